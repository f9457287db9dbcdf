"""Reckons ratings again, from the rules as they are written and not from the program: Python's standard library only.

Reads JSON from standard input: tournaments in any order, and the ratings that the program gave after each. Prints what
differs, and answers 1 if anything does.

The two historical formulas (data/ratings.toml): k follows from the level of the tournament, and by the formula of The
Continuing Committee from its day as well, because it had Decipher's levels until it made five of them. A player stakes
k / (10^((opponent - own) / 400) + 1), rounded, at least the least stake. A full win gives k less the stake, a modified
win half of that, rounded down; a tie gives nothing; a loss takes the stake, but a rating below the floor never falls.
Games count one after another.

Glicko-2 (Mark E. Glickman, Example of the Glicko-2 system): each tournament is one period; everybody's opponents have
the ratings from before it. Modified wins and losses are wins and losses. In a pod, everybody has won against those with a
later place and tied with those of the same; the two historical formulas leave pods out.
"""

import json
import math
import sys
from decimal import ROUND_HALF_UP, Decimal, getcontext

getcontext().prec = 60


def stake(own, other, k, least):
    apart = max(-1200, min(1200, other - own))
    exact = Decimal(k) / (Decimal(10) ** (Decimal(apart) / 400) + 1)
    return max(least, int(exact.quantize(Decimal(1), rounding=ROUND_HALF_UP)))


FOUR = {"local": 16, "regional": 32, "national": 32, "continental": 48, "worlds": 64}
FIVE = {"local": 16, "regional": 28, "national": 40, "continental": 52, "worlds": 64}


def most(system, one):
    return (FIVE if system["id"] == "tcc" and one["day"] >= "2014-06-04" else FOUR)[one["level"]]


def change(own, other, system, k, grade):
    lost = stake(own, other, k, system["least"])
    gain = k - lost
    if grade == "FW":
        return gain
    if grade == "MW":
        return gain // 2
    if grade == "TT":
        return 0
    return 0 if own < system["floor"] else -lost


def formula(system, tournaments):
    now, steps = {}, {}
    for one in tournaments:
        met = set()
        for a, b, grade_a, grade_b in one["games"]:
            before = (now.get(a, system["start"]), now.get(b, system["start"]))
            now[a] = before[0] + change(before[0], before[1], system, most(system, one), grade_a)
            now[b] = before[1] + change(before[1], before[0], system, most(system, one), grade_b)
            met |= {a, b}
        for person in met:
            steps.setdefault(person, []).append(now[person])
    return steps


TAU, SCALE = 0.5, 173.7178


def glicko_period(player, results):
    rating, deviation, volatility = player
    mu, phi = (rating - 1500) / SCALE, deviation / SCALE
    variance, gain = 0.0, 0.0
    for (other, other_deviation, _), score in results:
        g = 1 / math.sqrt(1 + 3 * (other_deviation / SCALE) ** 2 / math.pi**2)
        expected = 1 / (1 + math.exp(-g * (mu - (other - 1500) / SCALE)))
        variance += g * g * expected * (1 - expected)
        gain += g * (score - expected)
    v = 1 / variance
    delta = v * gain
    start = math.log(volatility**2)

    def f(x):
        e = math.exp(x)
        return e * (delta**2 - phi**2 - v - e) / (2 * (phi**2 + v + e) ** 2) - (x - start) / TAU**2

    low = start
    if delta**2 > phi**2 + v:
        high = math.log(delta**2 - phi**2 - v)
    else:
        steps = 1
        while f(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > 1e-6:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    volatility = math.exp(low / 2)
    phi = 1 / math.sqrt(1 / (phi**2 + volatility**2) + 1 / v)
    return (1500 + SCALE * (mu + phi * phi * gain), SCALE * phi, volatility)


def glicko(tournaments):
    score = {"FW": 1.0, "MW": 1.0, "TT": 0.5, "ML": 0.0, "FL": 0.0}
    now, steps = {}, {}
    for one in tournaments:
        results = {}
        for a, b, grade_a, grade_b in one["games"]:
            new = (1500.0, 350.0, 0.06)
            results.setdefault(a, []).append((now.get(b, new), score[grade_a]))
            results.setdefault(b, []).append((now.get(a, new), score[grade_b]))
        for pod in one["pods"]:
            for a, place in pod:
                for b, other in pod:
                    if a != b:
                        score_a = 1.0 if place < other else 0.5 if place == other else 0.0
                        results.setdefault(a, []).append((now.get(b, (1500.0, 350.0, 0.06)), score_a))
        after = {who: glicko_period(now.get(who, (1500.0, 350.0, 0.06)), met) for who, met in results.items()}
        now.update(after)
        for person, rating in after.items():
            steps.setdefault(person, []).append(rating[0])
    return steps


def main():
    told = json.load(sys.stdin)
    tournaments = sorted(told["tournaments"], key=lambda one: (one["day"], one["id"]))
    wrong = []
    for method in told["methods"]:
        system = method["system"]
        own = glicko(tournaments) if system is None else formula(system, tournaments)
        within = 0 if system else 0.51
        for person in sorted(set(own) | set(method["ratings"])):
            theirs, ours = method["ratings"].get(person, []), own.get(person, [])
            same = len(theirs) == len(ours) and all(abs(x - y) <= within for x, y in zip(theirs, ours))
            if not same:
                wrong.append(f"{method['name']} {person}: {theirs[-3:]} and {ours[-3:]}")
    print("\n".join(wrong[:20]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
