#!/usr/bin/env python3
"""A second opinion on what Arbiter exported: a tournament, or a series of them. It needs Python 3.11 and nothing else.

    python3 tools/verify.py FILE [--standings] [--json] [--head CODE]

FILE is what `arbiter tournament export SLUG` or `arbiter series export SLUG` wrote; `-` is standard input, and there may be
several files. The program recomputes from the log alone, and compares with what the log says:

  the chain      every hash, from the tournament's own identifier to the last line
  the rounds     who sits where, the bye, rematches; in fields of up to 128 players that no pairing is better, by a proof
  the standings  after every round, with every measure of the profile, in exact fractions
  the cut        seeds, reserves, each stage of the bracket, and the final ranking
  the pods       sizes, repeated opponents (in fields of up to 13 players that no seating has fewer), the top table
  the undoings   that each is of a kind that can be undone, and that all later entries are possible without it
  what it names  that each player, table, round, dispute, penalty, team and check-in is there at that moment
  a series       who counts, bonuses, points by place and attendance, the best tournaments; and for each tournament whose
                 export is named with it, that its log has the counted head and gives the counted places there

It does not judge:

  the draw       who meets whom among equally good pairings, and who sits together in equally good pods: the lots that decide
                 it are not drawn again
  the director   whether a change by hand was good; a note names each
  the roles      whether somebody in the role of an entry may do this
  the words      reasons, facts, rulings, citations, the kinds of penalties
  the decks      whether a list is legal, only that it has its hash; or whether somebody had read a list that was undone
  the clock      what it showed, only for how long a round is meant to be played
  the texts      how long they are, and whether something in them cannot be seen, but for names
  the people     whom staff joined to another person after a series counted them: a page gives their bonus to the other
  the settings   whether the pages offer them; the terms of a sign-up; rules that are unlike data/, which a note names

Exit: 0 verified, 1 does not verify, 2 the input cannot be used. `--standings` prints what was recomputed.

It is written from the rules (docs/, data/, and the sources that they cite), not from the source code of Arbiter. Of that
it knows only how entries are written and hashed, and how lots follow from a seed.
"""

import argparse
import hashlib
import json
import os
import re
import sys
import uuid
from datetime import datetime, timezone
from fractions import Fraction
from itertools import combinations

try:
    import tomllib
except ImportError:  # Python 3.10 and older: the profiles in data/ are not compared
    tomllib = None

FORMAT = 1
LARGEST_FIELD_IN_FULL = 128  # about a third of a second for a round; 256 players would take four
LARGEST_HEAT_IN_FULL = 13

# Entries that say something about people, decks, disputes or time, and move no figure of standings, rounds or cuts.
WITHOUT_FIGURES = frozenset("""
    format-changed player-identified player-renamed name-erased deck-submitted pool-registered deck-accepted
    deck-read     deck-checked deck-checks-drawn deck-consent-stated publication-changed result-reported result-contradicted result-kept
    time-extended pod-reported pod-contradicted dispute-opened dispute-claimed dispute-escalated facts-stated
    citation-attached citation-removed ruling-given ruling-reworded dispute-withdrawn appeal-lodged appeal-decided
    penalty-issued penalty-withdrawn seat-links-given tournament-exported tournament-hidden tournament-shown clock-jumped
    check-in-opened check-in-closed players-checked-in sign-up-changed clock-set team-named
    """.split())


# Those of them that are about one player of the tournament. Of the others, those that name a table, a round, a dispute or
# a player have a method that asks whether it is there.
OF_A_PLAYER = frozenset("""
    player-identified player-renamed name-erased deck-submitted pool-registered deck-accepted deck-read deck-checked
    deck-consent-stated penalty-issued
    """.split())


# Who acts at a tournament.
ROLES = frozenset("operator director head-judge judge scorekeeper deck-checker player".split())
ACTOR = r"operator|account:[A-Za-z0-9-]{1,64}|player:(0|[1-9][0-9]*)"

# What is never undone: numbers and names that were given, what was drawn, seen or shown, and what players rely on.
NEVER_UNDONE = frozenset("""
    tournament-created pod-tournament-created player-registered registration-withdrawn player-identified player-renamed
    name-erased seat-links-given deck-read deck-checks-drawn deck-consent-stated publication-changed chance-taken
    tournament-exported tournament-hidden tournament-shown clock-jumped dispute-opened facts-stated citation-attached
    citation-removed ruling-given ruling-reworded appeal-lodged appeal-decided penalty-issued penalty-withdrawn act-undone
    act-redone
    """.split())

# Who is here, and the pairings that rest on it.
CHECK_INS = frozenset("check-in-opened check-in-closed players-checked-in".split())
DRAWS = frozenset("round-paired heat-paired".split())

# The most and fewest minutes of a round, and how many places of the standings may count as finalists.
MINUTES, FINALISTS = range(5, 601), range(2, 65)

PENALTIES = ("note", "warning", "deck-to-list", "forfeit", "disqualification")


class Unusable(Exception):
    """The input is no export, or this program cannot judge it."""


# ---------------------------------------------------------------------------------------------------------------------
# Lines and the chain


def field(text):
    """A field of a hash: its length in eight bytes, then its bytes, so that no two lists of fields look alike."""
    raw = text.encode()
    return len(raw).to_bytes(8, "big") + raw


def sha256(raw):
    return hashlib.sha256(raw).hexdigest()


def to_the_millisecond(text):
    """A time of the log as the chain hashes it: UTC with three decimals."""
    found = re.fullmatch(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?(Z|[+-]\d\d:\d\d)", text)
    if not found:
        raise ValueError(text)
    whole, part, zone = found.groups()
    time = datetime.fromisoformat(whole + ("+00:00" if zone == "Z" else zone)).astimezone(timezone.utc)
    return f"{time:%Y-%m-%dT%H:%M:%S}.{(part or '.')[1:4]:0<3}Z"


def year_of(text):
    """The year of a time, in UTC."""
    return int(to_the_millisecond(text).split("-")[0])


def entry_hash(previous, line):
    """The hash of an entry after the hash of the one before."""
    content = field(previous) + field(str(line["sequence"])) + field(to_the_millisecond(line["at"]))
    for key in ("actor", "role"):
        content += field(line[key])
    content += field(str(uuid.UUID(line["submission"])))
    for key in ("kind", "payload"):
        content += field(line[key])
    return sha256(content)


def object_of(pairs):
    """An object of JSON. One that names a part twice could be read in two ways."""
    parts = dict(pairs)
    if len(parts) != len(pairs):
        raise ValueError("a part appears twice")
    return parts


def no_number(text):
    raise ValueError(f"{text} is no number")


def read_json(text):
    """What a text of JSON says; a ValueError if it is none, or if another program could read it otherwise."""
    try:
        said = json.loads(text, object_pairs_hook=object_of, parse_constant=no_number)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    if "\\ud" in text.lower():  # half of a character has no bytes, so it cannot be hashed or printed
        try:
            json.dumps(said, ensure_ascii=False).encode()
        except UnicodeEncodeError:
            raise ValueError("it holds half of a character") from None
    return said


KEYS = {
    "series": {"line": str, "version": int, "id": str, "slug": str, "created_at": str},
    "tournament": {"line": str, "version": int, "id": str, "slug": str, "created_at": str},
    "person": {"line": str, "id": str, "name": str},
    "deck": {"line": str, "sha256": str, "text": str},
    "entry": {
        "line": str, "sequence": int, "at": str, "actor": str, "role": str, "submission": str, "kind": str,
        "payload": str, "hash": str,
    },
}  # fmt: skip

# The years that a clock may show, and what a name is not longer than.
YEARS = range(1970, 2200)
LONGEST_NAME = 60

# Characters that are invisible or change how their neighbours look, and more marks on one letter than any writing has.
UNSEEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\u034f\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0"
    "\ufff9-\ufffb\U000e0000-\U000e007f]"
)
MARKS = "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
PILED = re.compile(f"^{MARKS}|{MARKS}{{5}}")

# What the first line states of the whole file. Exports of the first versions state neither.
STATED = {"lines": int, "head": str}


def read_line(number, text):
    """One line of an export as an object with exactly its keys."""
    try:
        line = read_json(text)
    except ValueError as error:
        raise Unusable(f"Line {number} is not JSON ({error}). Export the tournament again.") from None
    if not isinstance(line, dict) or line.get("line") not in KEYS:
        raise Unusable(f"Line {number} is not a line of an export. Choose a file from “arbiter tournament export”.")
    keys = dict(KEYS[line["line"]])
    if line["line"] in ("tournament", "series"):
        keys.update((key, kind) for key, kind in STATED.items() if line.get(key) is not None)
    for key, kind in keys.items():
        if not isinstance(line.get(key), kind) or isinstance(line.get(key), bool):
            raise Unusable(f"Line {number} has no usable “{key}”. Export the tournament again.")
    unknown = sorted(set(line) - set(keys) - (set(STATED) if "version" in keys else set()))
    if unknown:
        raise Unusable(f"Line {number} has “{unknown[0]}”, which is not known here. Take a newer tools/verify.py.")
    return line


class Export:
    """The lines of an export, read but not yet judged. `what` it is of: a tournament, or a series."""

    def __init__(self, text, what="tournament"):
        lines = text.split("\n")
        if lines and lines[-1] == "":
            lines.pop()
        if not lines:
            raise Unusable("The file is empty. Choose a file from “arbiter tournament export”.")
        self.people, self.decks, self.entries = [], [], []
        self.order = []
        first = read_line(1, lines[0])
        if first["line"] != what:
            raise Unusable("The first line is not the tournament. Choose a file from “arbiter tournament export”.")
        self.begins = b"arbiter-series/1" if what == "series" else b"arbiter-log/1"
        if first["version"] != FORMAT:
            raise Unusable(f"This is an export of version {first['version']}. Take a newer tools/verify.py.")
        self.first, self.lines = first, len(lines)
        for number, text in enumerate(lines[1:], 2):
            line = read_line(number, text)
            kind = line["line"]
            if kind in ("tournament", "series"):
                raise Unusable(f"Line {number} begins a second {kind}. Export each into a file of its own.")
            if what == "series" and kind != "entry":
                raise Unusable(f"Line {number} is no entry. A series has no names and no deck lists of its own.")
            self.order.append((number, kind))
            if kind == "entry":
                try:
                    payload = read_json(line["payload"]) if line["payload"].startswith("{") else None
                except ValueError:
                    payload = None
                if not isinstance(payload, dict):
                    raise Unusable(
                        f"Line {number} holds an entry whose content is not JSON. Export the tournament again."
                    )
                self.entries.append((number, line, payload))
            elif kind == "person":
                self.people.append((number, line))
            else:
                self.decks.append((number, line))

    def address(self):
        """The first line beside the identifier: where the tournament is found, and since when."""
        if not re.fullmatch(r"[a-z0-9-]{1,80}", self.first["slug"]):
            raise Unusable("Line 1: the address may use only lower-case letters, digits and hyphens, 80 at most.")
        try:
            to_the_millisecond(self.first["created_at"])
        except (ValueError, OverflowError):
            raise Unusable("Line 1 has no usable “created_at”. Export the tournament again.") from None

    def limits(self, say):
        """What pages keep to, and no chain shows: the address, the time of creation, the names."""
        slug = self.first["slug"]
        if slug.startswith("-") or slug.endswith("-"):
            say(f"“{slug}” is no address: it begins and ends with a letter or digit")
        if year_of(self.first["created_at"]) not in YEARS:
            say("it was created in a year that no clock shows")
        for number, (_, person) in enumerate(self.people, 1):
            name = person["name"]
            if not name.strip():
                say(f"name {number} is empty")
            elif len(name) > LONGEST_NAME:
                say(f"name {number} has {len(name)} characters; a name has at most {LONGEST_NAME}")
            elif UNSEEN.search(name) or PILED.search(name):
                say(f"name {number} holds a character that cannot be seen, or piles of accents")

    def chain(self, say):
        """Recomputes the chain; returns its head."""
        try:
            identifier = str(uuid.UUID(self.first["id"]))
        except ValueError:
            raise Unusable("Line 1 has no usable “id”. Export the tournament again.") from None
        head = sha256(self.begins + field(identifier))
        broken = False
        for wanted, (number, line, payload) in enumerate(self.entries, 1):
            if line["sequence"] != wanted:
                if not broken:
                    say(
                        f"line {number}: entry {line['sequence']} is where entry {wanted} belongs; a line is missing, "
                        "doubled or exchanged"
                    )
                broken = True
            try:
                expected = entry_hash(head, line)
            except (ValueError, OverflowError):
                raise Unusable(
                    f"Line {number} has a time or a number that cannot be read. Export the tournament again."
                ) from None
            if expected != line["hash"] and not broken:
                say(
                    f"line {number}: entry {line['sequence']} does not give its hash; its content, its hash or a line "
                    "before it was changed"
                )
                broken = True
            head = line["hash"]
            if payload.get("entry") != line["kind"]:
                say(f"line {number}: entry {line['sequence']} says {line['kind']} but holds {payload.get('entry')}")
        return head

    def length(self, say, head):
        """Whether the file ends where its first line says. If the chain is broken, more than the end is wrong."""
        stated, newest = self.first.get("lines"), self.first.get("head")
        if stated is not None and self.lines < stated and head != newest:
            say(f"line 1 says that the file has {stated} lines, but it ends after line {self.lines}")
        elif newest is not None and head != newest:
            say("the newest entry is not the one that line 1 names")
        elif stated is not None and self.lines != stated:
            say(
                f"line 1 says that the file has {stated} lines, and it has {self.lines}: the line of a name or a deck list "
                "was added or removed"
            )

    def beside(self, say, note):
        """What is not in the chain: the order of the lines, deck lists by their hashes, names."""
        rank = {"person": 0, "deck": 1, "entry": 2}
        kinds = [rank[kind] for _, kind in self.order]
        for (number, _), one, other in zip(self.order[1:], kinds, kinds[1:]):
            if one > other:
                say(f"line {number}: names come first, then deck lists, then entries; a line was moved")
                break
        for lines, key, what in ((self.people, "id", "names"), (self.decks, "sha256", "deck lists")):
            for (_, one), (number, other) in zip(lines, lines[1:]):
                if one[key].lower() >= other[key].lower():
                    say(f"line {number}: the {what} are not in the order of their {key}; lines were moved or doubled")
                    break
        held = set()
        for number, deck in self.decks:
            held.add(deck["sha256"])
            if sha256(deck["text"].encode()) != deck["sha256"]:
                say(f"line {number}: the deck list does not give its hash; it was changed")
        wanted = {
            it["sha256"]: line["sequence"]
            for _, line, it in self.entries
            if line["kind"] in ("deck-submitted", "pool-registered") and words(it.get("sha256"))
        }
        for hash_, sequence in sorted(wanted.items(), key=lambda pair: pair[1]):
            if hash_ not in held:
                say(f"the deck list of entry {sequence} is missing; its line was removed")
        for hash_ in sorted(held - set(wanted)):
            say(f"the deck list {hash_[:12]} belongs to no entry")
        names = {person["id"].lower() for _, person in self.people}
        persons, ever = {}, set()
        for _, line, it in self.entries:
            if line["kind"] in ("player-registered", "player-identified"):
                persons[str(it.get("player"))] = str(it.get("person")).lower()
                ever.add(str(it.get("person")).lower())
        for person in sorted(names - ever):
            say(f"the name of person {person} belongs to no entry")
        unnamed = sorted(player for player, person in persons.items() if person not in names)
        if unnamed:
            note(
                f"no name is given for player {', '.join(unnamed)}: it was erased, or its line was removed. "
                "Names are not part of the chain"
            )


def head_code(code, export, say):
    """Whether the log holds the entry of a head code from the foot of a page or sheet."""
    found = re.fullmatch(r"(\d+)-([0-9a-f-]+)", re.sub(r"\s", "", code.lower()).replace("\u2011", "-"))
    digits = found.group(2).replace("-", "") if found else ""
    if not found or not 8 <= len(digits) <= 64:
        raise Unusable(
            f"{code!r} is no head code. Copy it from the foot of a page, such as 41-0123-abcd-4567-ef89-0123."
        )
    at = int(found.group(1))
    hashes = [line["hash"] for _, line, _ in export.entries]
    if at < 1 or at > len(hashes):
        say(f"the log ends at entry {len(hashes)}, but the head code names entry {at}: its end was cut off")
    elif not hashes[at - 1].startswith(digits):
        say(f"entry {at} has another hash than the head code says")


# ---------------------------------------------------------------------------------------------------------------------
# Lots: everything random follows from a seed


def lot(seed, round_number, player):
    """A player's lot in the draw of a round; the lowest comes first."""
    content = b"arbiter-draw/1" + seed.to_bytes(8, "big") + round_number.to_bytes(4, "big") + field(str(player))
    return hashlib.sha256(content).digest()


def seed_of_draft(pairing_seed, round_number, discarded):
    """The seed of a draft: from the number drawn at set-up, the round, and how many drafts were discarded."""
    content = b"arbiter-seed/1" + pairing_seed.to_bytes(8, "big")
    content += round_number.to_bytes(4, "big") + discarded.to_bytes(8, "big")
    return int.from_bytes(hashlib.sha256(content).digest()[:7], "big") >> 3


class Timetable:
    """Who meets whom in a round robin: numbers drawn by lot, turned in a circle around the last."""

    def __init__(self, seed, players):
        self.seed, self.numbers = seed, sorted(players, key=lambda player: lot(seed, 1, player))
        if len(self.numbers) % 2:
            self.numbers.append(None)

    def rounds(self):
        return len(self.numbers) - 1

    def round(self, number):
        """The pairs of a round in the order of its tables, and who meets nobody; None after the last round.

        The last number sits still. The others sit in a circle in their order; each round turns it by half its length.
        """
        if not 1 <= number <= self.rounds():
            return None
        last, circle = self.numbers[-1], list(range(1, len(self.numbers)))
        half = len(circle) // 2
        for _ in range(number - 1):
            circle = circle[half + 1 :] + circle[: half + 1] if half else circle
        alone, others = circle[0], circle[1:]
        pairs = [(alone, None) if alone <= len(self.numbers) // 2 else (None, alone)]
        for one, other in zip(others, reversed(others)):
            if len(pairs) <= half:
                low, high = sorted((one, other))
                pairs.append((low, high) if (low + high) % 2 else (high, low))
        seated = [tuple(self.numbers[at - 1] if at else last for at in pair) for pair in pairs]
        tables = [pair for pair in seated if None not in pair]
        alone = [player for pair in seated if None in pair for player in pair if player is not None]
        return tables, alone[0] if alone else None


class Numbers:
    """The numbers behind coins, dice and orders: SHA-256 of the label, the seed and a count."""

    def __init__(self, seed):
        self.seed, self.count = seed, 0

    def among(self, options):
        """A number from 1 to `options`; the last, incomplete run below 2^64 is skipped."""
        while True:
            self.count += 1
            digits = sha256(f"arbiter-chance/1 {self.seed} {self.count}".encode())[:16]
            number = int(digits, 16)
            if number < 2**64 // options * options:
                return number % options + 1


def drawn(what, seed):
    """What a coin, a die or an order gives."""
    numbers = Numbers(seed)
    if what["kind"] == "coin":
        return [numbers.among(2)]
    if what["kind"] == "die":
        return [numbers.among(what["sides"])]
    order = list(range(1, what["of"] + 1))
    for place in range(what["of"], 1, -1):
        chosen = numbers.among(place)
        order[place - 1], order[chosen - 1] = order[chosen - 1], order[place - 1]
    return order


# ---------------------------------------------------------------------------------------------------------------------
# Scoring: what a game counts, and who is before whom


class Profile:
    """The rules of scoring that the log holds, value by value."""

    def __init__(self, rules):
        self.rules = rules

    def get(self, section, key):
        try:
            return self.rules[section][key]["value"]
        except (KeyError, TypeError):
            raise Unusable(f"The scoring profile in the log has no value “{section}.{key}”.") from None

    def cap(self):
        """The largest margin: the points that win a game where the profile says so (Slipstream: 50)."""
        if self.get("differential", "cap_follows_win_threshold"):
            return self.get("scores", "win_threshold")
        return self.get("differential", "cap")

    def margin(self, key):
        """A margin that is a number, or “cap”."""
        value = self.get("differential", key)
        return self.cap() if value == "cap" else value["points"] if isinstance(value, dict) else value

    def measures(self):
        return self.get("standings", "tie_breakers")


OTHER = {"a": "b", "b": "a"}
GRADES = {"FW": "full_win", "MW": "modified_win", "TT": "true_tie", "ML": "modified_loss", "FL": "full_loss"}


def canonical(result):
    """A result with what may be left out filled in, so that two of them can be compared."""
    return {
        "scores": list(result["scores"]),
        "not_counting": list(result.get("not_counting") or [0, 0]),
        "end": result["end"],
        "went_first": result.get("went_first"),
        "missions": result.get("missions") or {"planet": False, "space": False},
        "asked": result.get("asked", False),
    }


def impossible(profile, result):
    """Why a result cannot have happened, or None."""
    result = canonical(result)
    largest = profile.get("scores", "largest")
    for score, cut in zip(result["scores"], result["not_counting"]):
        if abs(score) > largest:
            return f"a score of {score} lies outside −{largest} to {largest}"
        if cut < 0:
            return f"{cut} points that do not count are no number of points"
    if result["end"]["reason"] == "complete":
        side = "ab".index(result["end"]["winner"])
        counting = result["scores"][side] - result["not_counting"][side]
        threshold = profile.get("scores", "win_threshold")
        if counting < threshold:
            return f"a win needs {threshold} points that count; the winner has {counting}"
    return None


def other_ticks(profile, result):
    """What is wrong with what is ticked with a result, or None. Older profiles do not ask for anything."""
    reason = result["end"]["reason"].replace("-", "_")
    endings = profile.rules["endings"]
    asks_director = endings.get(f"{reason}_is_asked", {}).get("value", False)
    if asks_director and endings[reason]["confidence"] != "organiser" and not canonical(result)["asked"]:
        return "nobody has asked the director what it counts"
    asks = profile.rules["scores"].get("planet_and_space", {}).get("value", False)
    won = result["end"]["reason"] == "complete"
    if canonical(result)["missions"] == dict.fromkeys(("planet", "space"), asks and won):
        return None
    return "a win takes a planet and a space mission" if asks and won else "no missions are ticked with it"


class Side:
    """What one player gets for one game."""

    def __init__(self, profile, grade, differential, played):
        self.grade, self.differential, self.played = grade, differential, played
        self.points = profile.get("points", GRADES[grade])


def grade(profile, result):
    """What a game counts for side A and side B; None where it counts for nothing."""
    result = canonical(result)
    end = result["end"]
    reason = end["reason"]
    key = reason.replace("-", "_")
    winner = end.get("winner")
    if reason == "card-forfeit":
        key = "card_forfeit_by_both" if end["by"] == "both" else "card_forfeit_by_one"
    if winner is None and end.get("by") in OTHER:
        winner = OTHER[end["by"]]
    treatment = profile.get("endings", key)
    played = reason not in ("no-show", "both-absent")
    counting = [score - cut for score, cut in zip(result["scores"], result["not_counting"])]

    def level(code, differential):
        return [Side(profile, code, differential, played) for _ in "ab"]

    if treatment == "not-counted":
        return None
    if treatment == "double-loss":
        return level("FL", profile.get("differential", "double_loss"))
    won, lost = "FW", "FL"
    if treatment in ("full-win-by-score", "modified-win-by-score"):
        if counting[0] == counting[1]:
            treatment = "true-tie"
        winner = "a" if counting[0] > counting[1] else "b"
        if treatment == "modified-win-by-score":
            won, lost = "MW", "ML"
    if treatment == "true-tie":
        return level("TT", profile.get("differential", "true_tie"))
    if winner is None:
        raise Unusable(f"The profile gives a win for “{reason}”, which names no winner.")
    at = "ab".index(winner)
    if treatment == "outside-win":
        margin = profile.margin("outside_win")
    else:
        scores = result["scores"] if profile.get("differential", "count_points_not_counting_to_win") else counting
        floor, cap = profile.get("differential", "floor"), profile.cap()
        held = [min(max(score, floor), cap) for score in scores]
        margin = held[at] - held[1 - at]
        if margin <= 0:
            margin = profile.get("differential", "win_without_higher_score")
    sides = [None, None]
    sides[at] = Side(profile, won, margin, played)
    sides[1 - at] = Side(profile, lost, -margin, played)
    return sides


def has_met(result):
    """Whether two players have met: not if the game is void or somebody did not appear."""
    return result is None or result["end"]["reason"] not in ("void", "no-show", "both-absent")


class Tally:
    """What one player did, round by round."""

    def __init__(self, player):
        self.player = player
        self.points = self.bye_points = self.differential = self.cumulative = 0
        self.games = []  # (round, opponent, Side)
        self.record = {"byes": 0, "earned_byes": 0, "unplayed": 0} | {code: 0 for code in GRADES}


def tallies(profile, players, rounds):
    """Everybody's tally over these rounds."""
    all_ = {player: Tally(player) for player in players}
    for round_ in rounds:
        seen, playing = set(), set()
        for table, pair in round_.tables.items():
            seen.update(pair)
            result = round_.results.get(table)
            if result is None:
                playing.update(pair)
            sides = grade(profile, result) if result else None
            for at, side in enumerate(sides or ()):
                tally = all_[pair[at]]
                tally.points += side.points
                tally.differential += side.differential
                tally.record[side.grade] += 1
                tally.games.append((round_.number, pair[1 - at], side))
        for player in [round_.bye] if round_.bye else []:
            seen.add(player)
            tally = all_[player]
            tally.points += profile.get("points", "bye")
            tally.bye_points += profile.get("points", "bye")
            tally.differential += profile.get("differential", "bye")
            tally.record["byes"] += 1
        for player in round_.earned_byes:
            seen.add(player)
            tally = all_[player]
            tally.points += profile.get("points", "earned_bye")
            tally.bye_points += profile.get("points", "earned_bye")
            tally.differential += profile.margin("earned_bye")
            tally.record["earned_byes"] += 1
        for player, tally in all_.items():
            if player not in seen:
                tally.points += profile.get("points", "unplayed")
                tally.record["unplayed"] += 1
            # A round that a player is still playing has not added anything up.
            if player not in playing:
                tally.cumulative += tally.points
    return all_


class Line:
    """One player's line of the standings."""

    def __init__(self, tally, values):
        self.player, self.tally, self.values, self.place = tally.player, tally, values, None


FEWER_IS_BETTER = ("fewest-losses", "fewest-full-losses")


def standings(profile, players, rounds):
    """Everybody in order; players whom no measure separates share a place, and the next place is skipped."""
    all_ = tallies(profile, players, rounds)
    average = profile.get("standings", "strength_of_schedule") == "average"
    with_byes = profile.get("standings", "strength_counts_byes_of_opponents")
    with_no_shows = profile.get("standings", "strength_counts_no_shows")

    def opponents(tally):
        return [opponent for _, opponent, side in tally.games if side.played or with_no_shows]

    def strength(player):
        return all_[player].points - (0 if with_byes else all_[player].bye_points)

    def mean(total, parts):
        return Fraction(total) if not average else Fraction(total, parts) if parts else Fraction(0)

    schedule = {player: sum(map(strength, opponents(tally))) for player, tally in all_.items()}
    lines = []
    for player, tally in sorted(all_.items()):
        met, record = opponents(tally), tally.record
        behind = sum(len(opponents(all_[one])) for one in met)
        lines.append(Line(tally, {
            "victory-points": Fraction(tally.points),
            "strength-of-schedule": mean(schedule[player], len(met)),
            "differential": Fraction(tally.differential),
            "head-to-head": None,
            "opponents-strength": mean(sum(schedule[one] for one in met), behind),
            "full-wins": Fraction(record["FW"]),
            "fewest-losses": Fraction(record["FL"] + record["ML"]),
            "fewest-full-losses": Fraction(record["FL"]),
            "modified-wins": Fraction(record["MW"]),
            "cumulative-victory-points": Fraction(tally.cumulative),
            "rating": None if players[player].rating is None else Fraction(players[player].rating),
        }))  # fmt: skip
    groups = [lines]
    for measure in profile.measures():
        split = []
        for group in groups:
            if len(group) < 2:
                split.append(group)
                continue
            if measure == "head-to-head":
                against_each_other(group)
            value = [line.values[measure] for line in group]
            if None in value:
                split.append(group)
                continue
            best_first = sorted(set(value), reverse=measure not in FEWER_IS_BETTER)
            split.extend([line for line in group if line.values[measure] == one] for one in best_first)
        groups = split
    ordered = []
    for group in groups:
        for line in group:
            line.place = len(ordered) + 1
        ordered.extend(group)
    return ordered


def against_each_other(group):
    """Points from the games of tied players against each other, if every two of them met, all equally often."""
    inside = {line.player for line in group}
    meetings = {frozenset(pair): 0 for pair in combinations(sorted(inside), 2)}
    points = dict.fromkeys(inside, 0)
    for line in group:
        for _, opponent, side in line.tally.games:
            if opponent in inside and side.played:
                meetings[frozenset((line.player, opponent))] += 1
                points[line.player] += side.points
    if len(set(meetings.values())) == 1 and 0 not in meetings.values():
        for line in group:
            line.values["head-to-head"] = Fraction(points[line.player])


# ---------------------------------------------------------------------------------------------------------------------
# The least of all perfect matchings, with its proof


class Matching:
    """A perfect matching of least cost in a complete graph: Edmonds' blossoms with dual values, in whole numbers.

    `dual[v]` is the value of a vertex and of all blossoms around it, so the slack of an edge between two nodes of the
    top is its cost less both duals. Vertices are the nodes 0 to n - 1, blossoms the nodes from n on."""

    def __init__(self, costs):
        self.n = n = len(costs)
        self.costs = [[2 * cost for cost in row] for row in costs]  # doubled, so that half a slack is whole
        least = min((self.costs[u][v] for u in range(n) for v in range(u)), default=0) // 2
        self.dual, self.mate, self.top = [least] * n, [None] * n, list(range(n))
        self.members = {v: [v] for v in range(n)}
        self.base = {v: v for v in range(n)}
        self.children, self.links, self.value = {}, {}, {}
        self.names = n
        while None in self.mate:
            self.stage()

    def slack(self, edge):
        return self.costs[edge[0]][edge[1]] - self.dual[edge[0]] - self.dual[edge[1]]

    def stage(self):
        """Grows trees from all single nodes until two of them meet; then one more pair is matched."""
        self.outer, self.entry, self.best, self.row = set(), {}, {}, {}
        self.near = [None] * self.n
        for node in set(self.top):
            if self.mate[self.base[node]] is None:
                self.make_outer(node)
        while True:
            events = [(self.slack((u, v)), 0, (u, v)) for v, u in enumerate(self.near) if u is not None and self.free(v)]
            events += [(self.slack(edge) // 2, 1, edge) for edge in self.best.values() if edge]
            events += [(self.value[node], 2, (node, node)) for node in self.entry if node >= self.n]
            step, what, (u, v) = min(events)
            if step:
                self.move(step)
            if what == 0:
                node = self.top[v]
                self.entry[node] = (u, v)
                self.make_outer(self.top[self.mate[self.base[node]]])
            elif what == 2:
                self.expand(u)
            else:
                ones, others = self.way(u), self.way(v)
                if ones[0][-1] != others[0][-1]:
                    self.augment(u, v)
                    self.augment(v, u)
                    return
                self.shrink((u, v), ones, others)

    def free(self, v):
        return self.top[v] not in self.outer and self.top[v] not in self.entry

    def move(self, step):
        for v, node in enumerate(self.top):
            self.dual[v] += step if node in self.outer else -step if node in self.entry else 0
        for node in set(self.top):
            if node >= self.n:
                self.value[node] += step if node in self.outer else -step if node in self.entry else 0

    def make_outer(self, node, parts=()):
        """`row[node][v]` is the vertex of the node that is nearest to v; it stays so as long as the node is on top."""
        rows = [self.row.pop(part) for part in parts if part in self.row]
        rows += [[u] * self.n for part in parts or (node,) if part not in self.outer for u in self.members[part]]
        for part in parts:
            self.outer.discard(part)
            self.entry.pop(part, None)
            self.best.pop(part, None)
        self.outer.add(node)
        row = rows[0]
        for other in rows[1:]:
            for v, (one, two) in enumerate(zip(row, other)):
                if one != two and self.costs[two][v] - self.dual[two] < self.costs[one][v] - self.dual[one]:
                    row[v] = two
        self.row[node], own = row, None
        for v, u in enumerate(row):
            there = self.top[v]
            if there == node:
                continue
            slack = self.slack((u, v))
            if there not in self.outer:
                if self.near[v] is None or slack < self.slack((self.near[v], v)):
                    self.near[v] = u
                continue
            if own is None or slack < self.slack(own):
                own = (u, v)
            if not self.best[there] or slack < self.slack(self.best[there]):
                self.best[there] = (v, u)
        self.best[node] = own

    def way(self, v):
        """The nodes from that of v up to the root of its tree, and the edges between them."""
        nodes, edges = [self.top[v]], []
        while (above := self.mate[self.base[nodes[-1]]]) is not None:
            edges.append((self.base[nodes[-1]], above))
            nodes.append(self.top[above])
            outside, inside = self.entry[nodes[-1]]
            edges.append((inside, outside))
            nodes.append(self.top[outside])
        return nodes, edges

    def shrink(self, edge, ones, others):
        common = next(node for node in ones[0] if node in others[0])
        one, two = ones[0].index(common), others[0].index(common)
        new, self.names = self.names, self.names + 1
        nodes = [common, *reversed(ones[0][:one]), *others[0][:two]]
        self.children[new] = nodes
        self.links[new] = [(b, a) for a, b in reversed(ones[1][:one])] + [edge] + others[1][:two]
        self.base[new], self.value[new] = self.base[common], 0
        self.members[new] = [v for node in nodes for v in self.members[node]]
        for v in self.members[new]:
            self.top[v] = new
        self.make_outer(new, nodes)

    def expand(self, node):
        """Opens an inner blossom of value 0: the even way from its entry to its base stays in the tree."""
        nodes, links, entry = self.children.pop(node), self.links.pop(node), self.entry.pop(node)
        for child in nodes:
            for v in self.members[child]:
                self.top[v] = child
        del self.value[node], self.members[node], self.base[node]
        at, count = nodes.index(self.top[entry[1]]), len(nodes)
        self.entry[nodes[at]] = entry
        back, outer = at % 2 == 0, []
        while at % count:
            middle, after = (at - 1, at - 2) if back else (at + 1, at + 2)
            link = links[after][::-1] if back else links[middle]
            outer.append(nodes[middle])
            self.entry[nodes[after % count]] = link
            at = after
        for child in outer:
            self.make_outer(child)

    def rebase(self, node, v):
        """Matches the inside of a node so that v is left over."""
        if node >= self.n:
            nodes, links = self.children[node], self.links[node]
            at = next(at for at, child in enumerate(nodes) if v in self.members[child])
            nodes[:], links[:] = nodes[at:] + nodes[:at], links[at:] + links[:at]
            self.rebase(nodes[0], v)
            if at:
                for turn in range(1, len(nodes), 2):
                    one, two = links[turn]
                    self.rebase(nodes[turn], one)
                    self.rebase(nodes[turn + 1], two)
                    self.mate[one], self.mate[two] = two, one
        self.base[node] = v

    def augment(self, u, v):
        while True:
            node = self.top[u]
            before = self.mate[self.base[node]]
            self.rebase(node, u)
            self.mate[u] = v
            if before is None:
                return
            inner = self.top[before]
            v_outside, v_inside = self.entry[inner]
            self.rebase(inner, v_inside)
            self.mate[v_inside] = v_outside
            u, v = v_outside, v_inside

    def proved(self):
        """What no perfect matching costs less than, if the duals prove it of this one; else None. It asks nothing of
        the search: every edge costs at least the values of its ends and of the odd sets that it leaves, and every
        perfect matching meets each vertex once and leaves each odd set at least once."""
        own, sets = list(self.dual), [(self.members[node], value) for node, value in self.value.items()]
        inside = [[0] * self.n for _ in range(self.n)]
        for members, value in sets:
            if value < 0 or len(set(members)) % 2 == 0 or len(set(members)) != len(members):
                return None
            for u in members:
                own[u] -= value
                for v in members:
                    inside[u][v] += value
        around = [self.dual[v] - own[v] for v in range(self.n)]
        for u in range(self.n):
            for v in range(u):
                leaving = around[u] + around[v] - 2 * inside[u][v]
                if self.costs[u][v] < own[u] + own[v] + leaving:
                    return None
        if any(self.mate[other] != v or other == v for v, other in enumerate(self.mate)):
            return None
        bound = sum(own) + sum(value for _, value in sets)
        cost = sum(self.costs[v][other] for v, other in enumerate(self.mate) if v < other)
        return cost // 2 if cost == bound else None


# ---------------------------------------------------------------------------------------------------------------------
# Swiss pairing: what a pairing costs, and whether a better one exists

LEVELS = (
    "pairs who are kept apart", "rematches", "byes that the player with the bye had before",
    "score groups below the bye", "places below the bye", "last rounds in which rematched players met", "float",
    "squares of the float", "repeated floats",
)  # fmt: skip
BITS = 32
# The algorithm to which a pair who is kept apart is worse than any number of rematches; to older ones it is one rematch.
APART_FIRST = "apart-then-score-groups"
ALGORITHMS = ("blossom", "score-groups", "circle", APART_FIRST)
POD_ALGORITHMS = ("fewest-repeats", "apart-then-repeats")


class Field:
    """The players to be paired in a round, and what each table would cost. The parts of a cost in strict order: pairs
    who are kept apart, if the algorithm of the round puts them first; rematches; byes that the player with the bye has
    had; score groups, then places in the standings below that player; how lately rematched players met; the differences
    in points; their squares; floats repeated in one direction."""

    first = frozenset()

    def __init__(self, profile, players, rounds, contenders, apart=(), number=0, apart_first=False):
        """Pairs who are kept apart count as met in this very round, so that a rematch is rather taken than such a pair.
        Newer algorithms take any number of rematches rather than such a pair."""
        self.players, self.steps = sorted(contenders), 50_000
        self.first = frozenset(apart) if apart_first else frozenset()
        lines = standings(profile, players, rounds)
        self.points = {line.player: line.tally.points for line in lines}
        places = {line.player: line.place for line in lines}
        self.met = {}
        self.byes = dict.fromkeys(players, 0)
        downs, ups = dict.fromkeys(players, 0), dict.fromkeys(players, 0)
        before = []
        for round_ in rounds:
            tally = tallies(profile, players, before)
            for table, pair in round_.tables.items():
                played = round_.results.get(table)
                if has_met(played):
                    self.met.setdefault(frozenset(pair), []).append(round_.number)
                # Who was paired has floated, even if the other did not appear; a game that counts for nothing is none.
                if played and grade(profile, played) is None:
                    continue
                high, low = sorted(pair, key=lambda player: -tally[player].points)
                if tally[high].points != tally[low].points:
                    downs[high] += 1
                    ups[low] += 1
            if round_.bye:
                self.byes[round_.bye] += 1
            if profile.get("pairing", "earned_bye_counts_as_bye"):
                for player in round_.earned_byes:
                    self.byes[player] += 1
            before.append(round_)
        self.really_met = set(self.met)
        for pair in apart:
            self.met.setdefault(pair, []).append(number)
        self.downs, self.ups = downs, ups
        groups = {self.points[player] for player in contenders}
        occupied = {places[player] for player in contenders}
        self.groups_below = {one: sum(points < self.points[one] for points in groups) for one in contenders}
        self.places_below = {one: sum(place > places[one] for place in occupied) for one in contenders}

    def table(self, one, other):
        pair = frozenset((one, other))
        met = self.met.get(pair, ())
        gap = abs(self.points[one] - self.points[other])
        high, low = (one, other) if self.points[one] > self.points[other] else (other, one)
        repeated = self.downs[high] + self.ups[low] if gap else 0
        return (int(pair in self.first), 1 if met else 0, 0, 0, 0, max(met, default=0), gap, gap * gap, repeated)

    def bye(self, player):
        return (0, 0, self.byes[player], self.groups_below[player], self.places_below[player], 0, 0, 0, 0)

    def cost(self, pairs, bye):
        parts = [self.table(*pair) for pair in pairs] + ([self.bye(bye)] if bye else [])
        return tuple(map(sum, zip(*parts))) if parts else (0,) * len(LEVELS)

    def packed(self):
        """The costs of tables and byes as whole numbers in the same order: each part has more bits than it can fill."""

        gap = max(self.points.values(), default=0) - min(self.points.values(), default=0)
        rounds = max((max(met) for met in self.met.values()), default=0)
        counts = [0, *self.byes.values(), *self.places_below.values(), *self.downs.values(), *self.ups.values()]
        if (gap * gap + rounds + 2 * max(counts) + 1) * (len(self.players) + 1) >= 1 << BITS:
            raise OverflowError("a part of a cost needs more bits")

        def whole(cost):
            return sum(part << BITS * (len(cost) - 1 - at) for at, part in enumerate(cost))

        players = self.players
        return [[whole(self.table(a, b)) if a != b else 0 for b in players] for a in players], [
            whole(self.bye(player)) for player in players
        ]

    @staticmethod
    def unpacked(total):
        mask = (1 << BITS) - 1
        return tuple(total >> BITS * (len(LEVELS) - 1 - at) & mask for at in range(len(LEVELS)))

    def best(self):
        """The lowest cost of all pairings, proved; None if the proof fails. Every part of a cost is a sum over the tables
        and the bye, so the bye is one more player to be paired with."""
        try:
            table, bye = self.packed()
            if len(table) % 2:
                table = [row + [cost] for row, cost in zip(table, bye)] + [bye + [0]]
            total = Matching(table).proved()
        except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError):  # a mistake in the search
            return None
        return None if total is None else self.unpacked(total)

    def best_by_trying(self):
        """The same by trying every pairing: the control in small fields."""
        count = len(self.players)
        table, bye = self.packed()
        known = {0: 0}

        def least(left):
            """The least cost of pairing the players whose bits are set; an odd number of them has the bye to give."""
            if left in known:
                return known[left]
            first = (left & -left).bit_length() - 1
            rest = left & (left - 1)
            costs = []
            if left.bit_count() % 2:
                costs.append(bye[first] + least(rest))
            costs += [table[first][at] + least(rest ^ 1 << at) for at in range(first + 1, count) if rest >> at & 1]
            known[left] = min(costs)
            return known[left]

        return self.unpacked(least((1 << count) - 1))

    def fresh(self, without):
        """Whether all but one can be paired without a rematch: True, False, or None if that would take too long."""
        left = sorted((p for p in self.players if p != without), key=lambda p: (-self.points[p], p))

        def search(left):
            if not left:
                return True
            self.steps -= 1
            if self.steps < 0:
                return None
            first, rest = left[0], left[1:]
            for other in rest:
                if frozenset((first, other)) not in self.met:
                    found = search([player for player in rest if player != other])
                    if found is not False:
                        return found
            return False

        sys.setrecursionlimit(max(sys.getrecursionlimit(), 5_000))
        return search(left)


def least_float(points):
    """No pairing has less float: where an odd number of players is above a gap in points, a pair must cross it."""
    points = sorted(points, reverse=True)
    return sum(high - low for at, (high, low) in enumerate(zip(points, points[1:]), 1) if at % 2)


# ---------------------------------------------------------------------------------------------------------------------
# The cut


def bracket_order(size):
    """Seeds in the order of the bracket: for 8 these are 1, 8, 4, 5, 2, 7, 3, 6, so that 1 and 2 meet in the final."""
    order = [1]
    while len(order) < size:
        twice = len(order) * 2
        order = [seed for one in order for seed in (one, twice + 1 - one)]
    return order


def halved(players):
    """Neighbours meet."""
    return [(players[at], players[at + 1]) for at in range(0, len(players), 2)]


def come_down(fallen, turn):
    """Losers of the winners' side, in the order in which they meet those of the losers' side: in the first turn from the
    other end, in the second from the other half, then as they are."""
    half = len(fallen) // 2
    return {1: fallen[::-1], 2: fallen[half:] + fallen[:half]}.get(turn, fallen)


def stage_name(left):
    """A stage by how many come after it."""
    return ("final", "semi-final", "quarter-final")[left] if left < 3 else f"round of {2 ** (left + 1)}"


class Cut:
    """The best play on, in single or double elimination."""

    def __init__(self, it):
        self.how, self.seeds, self.reserves = it["cut"], list(it["seeds"]), list(it["reserves"])
        # The reserves as it started, and who moved up: the seed, who left, who came.
        self.first_reserves, self.moved_up = list(it["reserves"]), []
        self.settled = {}
        self.elimination = self.how.get("elimination", "single")
        rounds = self.how["size"].bit_length() - 1
        # The number of the final; a second one may follow it.
        self.last = rounds if self.elimination == "single" else 2 * rounds
        self.most = self.last + (self.elimination == "double")

    def better_first(self, pair):
        return sorted(pair, key=self.seeds.index)

    def winner(self, profile, round_, match):
        """Who won a match: enough games, else the director's word; None as long as nobody has."""
        games = [table for table in round_.tables if table[0] == match]
        wins = {}
        for table in sorted(games):
            result = round_.results.get(table)
            sides = grade(profile, result) if result else None
            for player, side in zip(round_.tables[table], sides or ()):
                if side.grade in ("FW", "MW"):
                    wins[player] = wins.get(player, 0) + 1
                    if wins[player] > (self.how.get("best_of") or 1) // 2:
                        return player
        return self.settled.get((round_.number, match))

    def matches(self, profile, stages, stage):
        """The matches of a stage by number, as far as the stages before it say; None before they are over."""
        if self.elimination != "single":
            return self.double_matches(profile, stages, stage)
        if stage == 1:
            return {number: pair for number, pair in self.first_stage().items() if len(pair) == 2}
        before = next((one for one in stages if one.stage == stage - 1), None)
        if before is None:
            return None
        played = {before.place(table[0]): pair for table, pair in before.tables.items() if table[1] == 1}
        winners, losers = [], []
        # Who had no opponent in the first stage has won it.
        alone = {number: pair[0] for number, pair in self.first_stage().items() if len(pair) == 1 and stage == 2}
        for match in sorted({*played, *alone}):
            if match in alone:
                winners.append(alone[match])
                continue
            winner = self.winner(profile, before, before.table_at(match))
            if winner is None:
                return None
            winners.append(winner)
            losers += [player for player in played[match] if player != winner]
        if self.how.get("bracket") == "reseeded":
            winners = self.better_first(winners)
            pairs = [[winners[at], winners[-1 - at]] for at in range(len(winners) // 2)]
        else:
            pairs = [winners[at : at + 2] for at in range(0, len(winners), 2)]
        if stage == self.last and self.how.get("third_place") and len(losers) == 2:
            pairs.append(losers)
        return {number: self.better_first(pair) for number, pair in enumerate(pairs, 1)}

    def double_matches(self, profile, stages, stage):
        """The same in double elimination: who is left on each side, in order; None where nobody ever comes."""
        rounds = self.how["size"].bit_length() - 1
        seeds = dict(enumerate(self.seeds, 1))
        high, low, fallen = [seeds.get(seed) for seed in bracket_order(self.how["size"])], [], []
        for now in range(1, stage + 1):
            if now > self.most:
                return {}
            upper = halved(high) if now == 1 or (now % 2 == 0 and now < self.last) else []
            if now == self.last:
                lower = [(high[0], low[0])]
            elif now > self.last:
                lower = [tuple(low)]
            elif now == 1:
                lower = []
            elif now % 2 == 0:
                lower = halved(fallen if now == 2 else low)
            else:
                lower = list(zip(low, come_down(fallen, now // 2)))
            places = upper + lower
            if now == stage:
                return {
                    number: self.better_first(pair) for number, pair in enumerate(places, 1) if None not in pair
                }
            round_ = next((one for one in stages if one.stage == now), None)
            if round_ is None:
                return None
            winners, losers = [], []
            for number, pair in enumerate(places, 1):
                there = [player for player in pair if player is not None]
                if len(there) == 2:
                    winner = self.winner(profile, round_, round_.table_at(number))
                    if winner is None:
                        return None
                    winners.append(winner)
                    losers.append(next(player for player in pair if player != winner))
                else:
                    winners.append(there[0] if there else None)
                    losers.append(None)
            if now == self.last:
                # Who had not lost has won, or one final is enough.
                if winners[0] == high[0] or self.elimination == "double-one-final":
                    return {}
                low = [winners[0], losers[0]]
            elif now > self.last:
                return {}
            else:
                if upper:
                    high, fallen = winners[: len(upper)], losers[: len(upper)]
                if lower:
                    low = winners[len(upper) :]
        return {}

    def over(self, profile, stages):
        """Whether its last match is won."""
        if self.elimination != "single":
            return len(stages) >= self.last and self.double_matches(profile, stages, len(stages) + 1) == {}
        final = next((one for one in stages if one.stage == self.last), None)
        if final is None:
            return False
        matches = {table[0] for table in final.tables}
        return all(self.winner(profile, final, match) is not None for match in matches)

    def first_stage(self):
        """The pairs of the first stage by number; a seed without an opponent is alone."""
        order, seeds = bracket_order(self.how["size"]), self.seeds
        pairs = [order[at : at + 2] for at in range(0, len(order), 2)]
        return {
            number: self.better_first([seeds[seed - 1] for seed in pair if seed <= len(seeds)])
            for number, pair in enumerate(pairs, 1)
        }

    def ranking(self, profile, stages, swiss, rounds, here):
        """The final ranking: the bracket first, those out in one stage in the order of the Swiss, then the rest. Of those
        who are still in, the ones who have left come last."""
        place = {line.player: line.place for line in swiss}
        last, single = self.last, self.elimination == "single"
        out, third, lost = {}, None, set()
        for round_ in stages:
            for (match, game), pair in round_.tables.items():
                if game > 1:
                    continue
                winner = self.winner(profile, round_, match)
                for_third = single and round_.stage == last and round_.place(match) == 2
                if for_third:
                    third = (winner, next((p for p in pair if p != winner), None)) if winner else None
                elif winner:
                    loser = next(player for player in pair if player != winner)
                    one_final = self.elimination == "double-one-final" and round_.stage == last
                    if single or one_final or loser in lost:
                        out[loser] = round_.stage
                    lost.add(loser)
        still_in = [player for player in self.seeds if player not in out]
        over = len(still_in) == 1
        then = ", then Swiss" if rounds else ""
        groups = [(still_in, "final")]
        if not over:
            parts = ([player for player in still_in if (player in here) == is_here] for is_here in (True, False))
            groups = [(part, f"still in{then}") for part in parts]
        for stage in range(self.most, 0, -1):
            losers = [player for player, at in out.items() if at == stage]
            if stage >= last:
                groups.append((losers, "final"))
            elif not single:
                groups.append((losers, f"stage {stage}{then}"))
            elif stage == last - 1 and third:
                groups += [([third[0]], "third place"), ([third[1]], "third place")]
            else:
                groups.append((losers, f"{stage_name(last - stage)}{then}"))
        groups.append(([line.player for line in swiss if line.player not in self.seeds], "Swiss"))
        ranked = []
        for group, by in groups:
            begin, ahead = len(ranked), None
            for at, player in enumerate(sorted(group, key=lambda player: (place[player], player))):
                if place[player] != ahead:
                    number, ahead = begin + at + 1, place[player]
                ranked.append({"place": number, "player": player, "by": by})
        return ranked


# ---------------------------------------------------------------------------------------------------------------------
# Pods


class PodRules:
    """How Tribbles is seated and ranked."""

    def __init__(self, rules):
        self.rules = rules

    def get(self, section, key):
        try:
            return self.rules["profile"][section][key]["value"]
        except (KeyError, TypeError):
            raise Unusable(f"The rules of the pods in the log have no value “{section}.{key}”.") from None

    def with_top_table_of(self, size):
        profile = self.rules["profile"]
        top = {**profile["top_table"], "size": {"value": size}}
        return PodRules({**self.rules, "profile": {**profile, "top_table": top}})

    def sizes(self, players):
        """As many pods as fill up, their sizes differing by one at most, the larger first."""
        pods = players // self.get("pods", "least")
        return [players // pods + (at < players % pods) for at in range(pods)] if pods else []


def totals(score):
    """Each player's total in the order of the seats."""
    if "totals" in score:
        return list(score["totals"])
    return [sum(seat) for seat in zip(*score["rounds"])]


def pod_places(scores):
    """The place of each seat; players who are level share one."""
    return [1 + sum(other > score for other in scores) for score in scores]


class PodTally:
    """What one player scored in the heats."""

    def __init__(self, player):
        self.player, self.total, self.place_points, self.pods_won, self.at_top = player, 0, Fraction(0), 0, None
        self.place = None

    def value(self, measure):
        return {"total": self.total, "place-points": self.place_points, "pods-won": self.pods_won}[measure]


def pod_tallies(players, rounds):
    """Everybody's tally over these heats; the top table is kept apart."""
    all_ = {player: PodTally(player) for player in players}
    for round_ in rounds:
        for table, seats in round_.pods.items():
            if table not in round_.scores:
                continue
            scores = totals(round_.scores[table])
            if round_.kind == "top":
                for player, score in zip(seats, scores):
                    all_[player].at_top = score
                continue
            places = pod_places(scores)
            for player, score, place in zip(seats, scores, places):
                tally = all_[player]
                tally.total += score
                shared = places.count(place)
                tally.place_points += len(seats) - place - Fraction(shared - 1, 2)
                tally.pods_won += place == 1 and score > 0
    return all_


def pod_standings(rules, players, rounds):
    """Everybody in order: those of the top table by its result alone, then all others by the heats."""
    measures = rules.get("standings", "measures")

    def key(tally):
        if tally.at_top is not None:
            return (1, tally.at_top)
        return (0, *(tally.value(measure) for measure in measures))

    ordered = sorted(pod_tallies(players, rounds).values(), key=lambda tally: tally.player)
    ordered.sort(key=key, reverse=True)
    for at, tally in enumerate(ordered):
        level = at > 0 and key(ordered[at - 1]) == key(tally)
        tally.place = ordered[at - 1].place if level else at + 1
    return ordered


def sat_together(rounds):
    """How often each two players sat together."""
    times = {}
    for round_ in rounds:
        for seats in round_.pods.values():
            for pair in combinations(seats, 2):
                times[frozenset(pair)] = times.get(frozenset(pair), 0) + 1
    return times


def fewest_repeats(players, sizes, times, apart):
    """The fewest pairs who are kept apart and sit together, then who sit together again, then the fewest of their former
    meetings, by trying every seating."""
    players = sorted(players)
    index = {player: at for at, player in enumerate(players)}
    cost = [[0] * len(players) for _ in players]
    big = 1 << 32
    for pair, count in times.items():
        if pair <= index.keys():
            one, other = (index[player] for player in pair)
            cost[one][other] = cost[other][one] = big + count
    for pair in apart:
        if pair <= index.keys():
            one, other = (index[player] for player in pair)
            cost[one][other] = cost[other][one] = cost[one][other] + big * big
    best = [big ** 3]

    def place(at, pods, so_far):
        if so_far >= best[0]:
            return
        if at == len(players):
            best[0] = so_far
            return
        tried = set()
        for number, pod in enumerate(pods):
            if len(pod) == sizes[number] or (not pod and sizes[number] in tried):
                continue
            if not pod:
                tried.add(sizes[number])
            more = sum(cost[at][other] for other in pod)
            pod.append(at)
            place(at + 1, pods, so_far + more)
            pod.pop()

    place(0, [[] for _ in sizes], 0)
    return best[0] // big**2, best[0] // big % big, best[0] % big


# ---------------------------------------------------------------------------------------------------------------------
# The log, entry by entry


def whole(value):
    return isinstance(value, int) and not isinstance(value, bool)


def number(value):
    """A number of a player, a round or a table's place."""
    return whole(value) and 0 <= value < 2**32


def numbers(value):
    return isinstance(value, list) and all(map(number, value))


def words(value):
    return isinstance(value, str)


def ratings(value):
    """Whose rating is which number up to 9999, or none any more."""
    rated = {"player": number, "rating": lambda it: it is None or number(it) and it <= 9999}
    return isinstance(value, list) and all(shaped(one, rated) for one in value)


def table_number(value):
    return number(value) or words(value) and re.fullmatch(r"\d+\.[2-9]\d*|\d+\.1\d+", value) is not None


def person(value):
    return words(value) and re.fullmatch(r"[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}", value) is not None


def paired_table(value):
    needed = {"table": table_number, "players": numbers, "why": words}
    return shaped(value, needed, {"cause": pairing_cause, "place": number}) and len(value["players"]) == 2


def pairing_cause(value):
    """Why two players meet, as a value beside the sentence."""
    return one_of(value, {
        "swiss": lambda it: shaped(it, {"reason": pairing_weighed}, {"obstacle": obstacle}),
        "timetable": two_numbers,
        "bracket": lambda it: shaped(it, {
            "part": lambda part: part in ("main", "losers", "third-place"), "seeds": two_numbers,
        }),
        "by-hand": words,
    })  # fmt: skip


def pairing_weighed(value):
    return shaped(value, {"points": lambda it: points(it) and len(it) == 2}, {
        "met_in": numbers, "not_kept_apart": lambda it: it is True, "never": lambda it: it is True,
        "fixed": fixed_seat,
    })  # fmt: skip


def fixed_seat(value):
    later = {"later": lambda it: isinstance(it, list) and len(it) == 2 and number(it[0]) and table_number(it[1])}
    return shaped(value, {"player": number, "table": table_number}, later)


def obstacle(value):
    return shaped(value, {"groups": groups_of}, {"helpers": numbers, "bye_helps": lambda it: it is True})


def bye_cause(value):
    return one_of(value, {
        "swiss": lambda it: shaped(it, {"points": whole, "former": number, "groups_below": number}),
        "timetable": number,
        "by-hand": words,
    })  # fmt: skip


def two_numbers(value):
    return numbers(value) and len(value) == 2


def one_of(value, kinds):
    """Whether an object has exactly one of these parts, of its kind."""
    if not isinstance(value, dict) or len(value) != 1:
        return False
    ((kind, part),) = value.items()
    return kind in kinds and kinds[kind](part)


def paired_tables(value):
    return isinstance(value, list) and all(map(paired_table, value))


def bye_given(value):
    return value is None or shaped(value, {"player": number, "why": words}, {"cause": bye_cause})


def bye_move(value):
    return value == "ends" or shaped(value, {"goes": lambda it: it is not None and bye_given(it)})


def seated_pod(value):
    return shaped(value, {"table": table_number, "players": numbers})


def seated_pods(value):
    return isinstance(value, list) and all(map(seated_pod, value))


def points(value):
    return isinstance(value, list) and all(map(whole, value))


def pod_score(value):
    if not isinstance(value, dict) or len(value) != 1:
        return False
    rounds = value.get("rounds")
    return points(value.get("totals")) or isinstance(rounds, list) and all(map(points, rounds))


def end(value):
    """How a game ended, and who won or left it where the reason says so."""
    if not isinstance(value, dict):
        return False
    reason = value.get("reason")
    if reason in ("complete", "card"):
        return set(value) == {"reason", "winner"} and value["winner"] in ("a", "b")
    if reason in ("concession", "no-show", "disqualified"):
        return set(value) == {"reason", "by"} and value["by"] in ("a", "b")
    if reason == "card-forfeit":
        return set(value) == {"reason", "by"} and value["by"] in ("a", "b", "both")
    return reason in ("time", "decked-out", "both-absent", "void") and set(value) == {"reason"}


def result(value):
    noted = {"not_counting": points, "went_first": side_or_none, "missions": missions, "asked": lambda it: it is True}
    return (
        shaped(value, {"scores": points, "end": end}, noted)
        and len(value["scores"]) == 2
        and len(value.get("not_counting", (0, 0))) == 2
    )


def missions(value):
    kinds = ("planet", "space")
    return shaped(value, dict.fromkeys(kinds, lambda it: isinstance(it, bool))) and any(map(value.get, kinds))


def side_or_none(value):
    return value in (None, "a", "b")


def cut_size(value):
    return shaped(value, {"size": number}, {
        "best_of": lambda it: it in (1, 3), "bracket": lambda it: it in ("fixed", "reseeded"),
        "third_place": lambda it: isinstance(it, bool),
        "elimination": lambda it: it in ("single", "double", "double-one-final"),
    })  # fmt: skip


def groups_of(value):
    return isinstance(value, list) and all(map(numbers, value))


def anything(_):
    return True


def shaped(value, needed, more=()):
    """Whether an object has exactly these parts, each of its kind."""
    if not isinstance(value, dict) or not set(needed) <= set(value) <= set(needed) | set(more):
        return False
    return all({**needed, **dict(more)}[key](part) for key, part in value.items())


def truth(value):
    return isinstance(value, bool)


def maybe(kind):
    return lambda value: value is None or kind(value)


AT = {"round": number, "table": table_number}
SEED = whole


def at_table(value):
    return shaped(value, AT)


def picks(value):
    return isinstance(value, list) and all(isinstance(one, dict) and number(one.get("player")) for one in value)


def moment(value):
    try:
        return words(value) and bool(to_the_millisecond(value))
    except (OverflowError, ValueError):
        return False


def terms(value):
    return shaped(value, {"until": moment, "asks_deck": truth}, {"most": maybe(number)})


def pins(value):
    return shaped(value, {"card_table": words, "rulings_library": words})


def parts(value):
    return isinstance(value, dict)


def publication(value):
    needed = {"lists": lambda it: it in ("none", "winner", "finalists", "all"), "finalists": number, "before_end": truth}
    return shaped(value, needed, {"at": maybe(moment)})


DISPUTE = {"dispute": number}
# The parts of the plan, and where the settings have them.
PLAN = {"rounds": "rounds", "round-minutes": "round_minutes", "planned-cut": "planned_cut"}


def some_plan(it):
    return isinstance(it, list) and bool(it) and it == [part for part in PLAN if part in it]


# What entries hold. Older versions wrote what is in the second part differently or not at all.
SHAPES = {
    "tournament-created": (
        {"settings": parts, "profile": parts, "pins": pins, "pairing_seed": SEED}, {"format": maybe(parts)},
    ),
    "pod-tournament-created": (
        {"settings": parts, "rules": parts, "pins": pins, "pairing_seed": SEED}, {"format": maybe(parts)},
    ),
    "settings-changed": (
        {"settings": parts, "reason": words}, {"only_names": lambda it: it is True, "only_plan": some_plan},
    ),
    "profile-changed": ({"profile": parts, "reason": words},),
    "format-changed": ({"reason": words}, {"format": maybe(parts)}),
    "sign-up-changed": ({"terms": terms},),
    "check-in-opened": ({"round": number},),
    "check-in-closed": ({"round": number},),
    "players-checked-in": ({"round": number, "here": numbers, "gone": numbers},),
    "team-named": ({"group": number}, {"name": maybe(words)}),
    "seat-links-given": ({"players": numbers},),
    "deck-submitted": (
        {"player": number, "sha256": words, "legal": truth, "errors": number, "cards": number},
    ),
    "pool-registered": ({"player": number, "sha256": words, "cards": number},),
    "deck-accepted": ({"player": number, "sha256": words, "reason": words},),
    "deck-read": ({"player": number, "sha256": words},),
    "deck-checked": ({"player": number, "sha256": words, "agrees": truth, "found": words}, {"round": maybe(number)}),
    "deck-checks-drawn": ({"round": number, "seed": SEED, "near": number, "top": number, "picks": picks},),
    "deck-consent-stated": ({"player": number, "agrees": truth, "before_end": truth},),
    "publication-changed": ({"publication": publication},),
    "player-identified": ({"player": number, "person": person},),
    "player-renamed": ({"player": number},),
    "name-erased": ({"player": number},),
    "penalty-issued": (
        {"number": number, "player": number, "kind": words, "level": words, "reason": words},
        {"round": maybe(number), "dispute": maybe(number)},
    ),
    "penalty-withdrawn": ({"number": number, "reason": words},),
    "dispute-opened": ({**DISPUTE, "question": words}, {"at": maybe(at_table)}),
    "dispute-claimed": (DISPUTE, {"instead_of": maybe(words)}),
    "dispute-escalated": ({**DISPUTE, "reason": words},),
    "facts-stated": ({**DISPUTE, "by": words, "text": words},),
    "citation-attached": ({**DISPUTE, "cited": anything, "treatment": words},),
    "citation-removed": ({**DISPUTE, "citation": words, "reason": words}, {"quote_sha256": maybe(words)}),
    "ruling-given": ({**DISPUTE, "text": words}, {"question": maybe(words)}),
    "ruling-reworded": ({**DISPUTE, "text": words, "reason": words},),
    "dispute-withdrawn": ({**DISPUTE, "reason": words}, {"instead": maybe(number)}),
    "appeal-lodged": ({**DISPUTE, "text": words}, {"by": maybe(number)}),
    "appeal-decided": ({**DISPUTE, "outcome": words, "text": words},),
    "time-extended": ({"at": at_table, "minutes": whole, "reason": words}, {"dispute": maybe(number)}),
    "clock-set": ({"round": number, "change": anything},),
    "result-contradicted": ({**AT, "offered": result},),
    "result-kept": ({**AT, "reason": words},),
    "pod-contradicted": ({**AT, "offered": pod_score},),
    "tournament-closed": ({},),
    "tournament-reopened": ({"reason": words},),
    "tournament-exported": ({},),
    "tournament-hidden": ({"reason": words},),
    "tournament-shown": ({},),
    "player-registered": ({"player": number, "person": person, "from_round": number},),
    "registration-withdrawn": ({"player": number},),
    "player-dropped": ({"player": number, "after_round": number, "reason": words},),
    "player-reinstated": (
        {"player": number, "from_round": number},
        {"games": lambda it: isinstance(it, list) and all(map(at_table, it)), "seed": number},
    ),
    "players-kept-apart": ({"group": number, "players": numbers, "reason": words}, {"through": number}),
    "players-let-meet": ({"group": number},),
    "table-fixed": ({"player": number, "table": number, "reason": words},),
    "table-freed": ({"player": number},),
    "players-rated": ({"ratings": ratings},),
    "pod-rules-changed": (
        {"troubles": lambda it: isinstance(it, bool), "counting": words, "reason": words},
        {"top_size": number, "plays_as_before": lambda it: it is True},
    ),
    "round-paired": (
        {
            "round": number, "seed": SEED, "tables": paired_tables, "bye": bye_given, "earned_byes": numbers,
            "absent": numbers, "rematches": number, "float": words,
            "optimal": lambda it: it in ("proved", "not proved"),
        },
        {"algorithm": lambda it: it in ALGORITHMS},
    ),
    "pairings-changed": ({"round": number, "tables": paired_tables, "bye": bye_given, "reason": words},),
    "tables-reseated": ({"round": number, "tables": paired_tables, "reason": words}, {"bye": bye_move}),
    "pairings-discarded": ({"round": number, "reason": words}, {"enter": numbers}),
    "round-published": (
        {"round": number, "minutes": number},
        {"clock_waits": lambda it: it is True, "deadline": moment},
    ),
    "result-reported": ({**AT, "player": number, "result": result},),
    "result-recorded": ({**AT, "result": result},),
    "result-corrected": ({**AT, "was": result, "result": result, "reason": words, "dispute": maybe(number)},),
    "round-closed": ({"round": number}, {"over": numbers}),
    "cut-started": (
        {
            "cut": cut_size, "minutes": number, "decks": words, "after": number, "seed": SEED, "seeds": numbers,
            "reserves": numbers,
        },
        {"drawn": groups_of, "given": words},
    ),
    "cut-withdrawn": ({"reason": words},),
    "stage-paired": ({"round": number, "stage": number, "tables": paired_tables},),
    "game-added": (AT,),
    "game-withdrawn": (AT,),
    "match-settled": ({**AT, "winner": number, "reason": words},),
    "reserve-moved-up": ({"seed": number, "left": number, "reserve": number},),
    "heat-paired": (
        {
            "round": number, "seed": SEED, "pods": seated_pods, "absent": numbers, "repeats": number,
            "proved": truth, "algorithm": lambda it: it in POD_ALGORITHMS,
        },
        {"together": number},
    ),
    "pods-reseated": ({"round": number, "pods": seated_pods, "reason": words},),
    "pods-changed": ({"round": number, "pods": seated_pods, "reason": words},),
    "top-table-seated": (
        {
            "round": number, "seed": SEED, "pod": seated_pod, "winners": number, "reserves": numbers,
            "drawn": lambda it: isinstance(it, bool),
        },
    ),
    "pod-reported": ({**AT, "player": number, "score": pod_score},),
    "pod-recorded": ({**AT, "score": pod_score}, {"unfinished": lambda it: it is True}),
    "act-undone": ({"first": number, "last": number, "reason": words},),
    "act-redone": ({"first": number, "last": number, "reason": words},),
    "pod-corrected": ({**AT, "was": pod_score, "score": pod_score, "reason": words, "dispute": maybe(number)},),
}  # fmt: skip

# What ends a tournament and what takes the end back.
ENDS = ("tournament-closed", "tournament-reopened")

# What else is written after the end.
AFTER_THE_END = frozenset(
    """
    player-identified player-renamed name-erased deck-read deck-consent-stated publication-changed seat-links-given
    tournament-exported tournament-hidden tournament-shown clock-jumped act-undone act-redone
    """.split()
)

# How often a log undoes or redoes at most.
MOST_UNDOINGS = 200


class Player:
    def __init__(self, from_round):
        self.from_round, self.active, self.rating = from_round, True, None


class Round:
    def __init__(self, number, kind, stage=None):
        self.number, self.kind, self.stage = number, kind, stage
        self.tables, self.results = {}, {}
        self.pods, self.scores = {}, {}
        # The tables of which somebody reported, and those with something against their result.
        self.reported, self.contradicted = set(), set()
        self.bye, self.earned_byes, self.absent = None, [], []
        self.published = self.closed = False
        self.deadline = None
        # The number of each match of a stage whose table a player's fixed table changed, by table.
        self.places = {}

    def place(self, table):
        """The number of the match at a table within its stage."""
        return self.places.get(table, table)

    def table_at(self, place):
        """The table of the match with this number within its stage."""
        return next((table for table, _ in self.tables if self.place(table) == place), place)

    def seated(self):
        """Everybody at a table, in a pod or with a bye."""
        people = [player for pair in self.tables.values() for player in pair]
        people += [player for seats in self.pods.values() for player in seats]
        return people + ([self.bye] if self.bye else []) + list(self.earned_byes)


class Event:
    """A tournament as its log tells it. Each entry is judged by the state before it, then applied."""

    def __init__(self, say, note):
        self.say_at, self.note_at = say, note
        self.sequence = 0
        self.profile = self.rules = self.cut = None
        self.pairing_seed = 0
        self.players, self.numbers = {}, 0
        self.rounds, self.discarded = [], 0
        self.apart, self.groups = {}, 0
        self.settings, self.timetable = {}, None
        self.fixed = {}
        self.over = False
        self.told, self.undone, self.undoings = [], set(), 0
        # The check-in that is open, by its round; the newest dispute and penalty.
        self.check_in, self.disputes, self.penalties = None, 0, 0
        self.withdrawn_penalties = set()
        # Seeds of a bracket whose registration was withdrawn: they have left as long as there is the bracket.
        self.withdrawn_seeds = set()
        # When a log is told again, the draws are not proved again, and its first part is not judged again.
        self.judges, self.is_told_again = True, False
        self.pairings_compared = self.pairings_bounded = self.seatings_compared = 0

    @property
    def system(self):
        return system_of(self.settings)

    def say(self, words):
        self.say_at(f"entry {self.sequence}: {words}")

    def note(self, words):
        self.note_at(f"entry {self.sequence}: {words}")

    def tell(self, sequence, kind, it):
        """Judges an entry by the state before it, and applies it."""
        self.sequence = sequence
        parts = {key: part for key, part in it.items() if key != "entry"}
        if kind in SHAPES and not shaped(parts, *SHAPES[kind]):
            raise Unusable(f"Entry {sequence} does not have the parts of “{kind}”. Export the tournament again.")
        if self.over and kind not in ENDS and kind not in AFTER_THE_END:
            self.say(f"it comes after the end of the tournament: {kind}")
        if kind not in ENTRIES and kind not in WITHOUT_FIGURES:
            raise Unusable(
                f"Entry {sequence} is of the kind “{kind}”, which is not known here. Take a newer tools/verify.py."
            )
        if (sequence == 1) != kind.endswith("tournament-created"):
            self.say("a log begins with the creation of the tournament, and has only one")
        self.told.append((sequence, kind, it))
        if kind in OF_A_PLAYER and it["player"] not in self.players:
            self.say(f"the entry is about player {it['player']}, who is not in the tournament")
        act = getattr(self, kind.replace("-", "_"), None)
        if act is None:
            return
        try:
            act(it)
        except (KeyError, TypeError, IndexError, AttributeError, ValueError) as error:
            raise Unusable(f"Entry {sequence} ({kind}) cannot be read: {type(error).__name__} {error}.") from None

    # -- set-up -------------------------------------------------------------------------------------------------------

    def tournament_created(self, it):
        self.profile, self.pairing_seed = Profile(it["profile"]), it["pairing_seed"]
        self.settings = it["settings"]

    def pod_tournament_created(self, it):
        self.rules, self.pairing_seed = PodRules(it["rules"]), it["pairing_seed"]
        self.settings = it["settings"]

    def pod_rules_changed(self, it):
        size = it.get("top_size")
        if size is None:
            return
        if not self.rules.get("pods", "least") <= size <= self.rules.get("pods", "most"):
            self.say(f"{size} players at the top table are no pod")
        if any(round_.kind == "top" for round_ in self.rounds):
            self.say("how many play at the top table changes after it was seated")
        self.rules = self.rules.with_top_table_of(size)

    def settings_changed(self, it):
        before, self.settings = self.settings, it["settings"]
        if "only_names" in it and without_names(before) != without_names(self.settings):
            self.say("it says that only the title or the place changed, and other settings did")
        if not_of_the_plan(before, it) != not_of_the_plan(self.settings, it):
            self.say("it says that only some parts of the plan changed, and other settings did")
        if system_of(before) != self.system and (self.rounds or self.cut):
            self.say(f"the system becomes {self.system} after a round was paired")

    def profile_changed(self, it):
        before, self.profile = self.profile, Profile(it["profile"])
        fits = True
        for round_ in self.rounds:
            for table, result in round_.results.items():
                why = impossible(self.profile, result)
                if why:
                    fits = False
                    self.say(
                        f"under this profile round {round_.number}, table {told(table)} has an impossible result: {why}"
                    )
        if self.cut and fits:
            self.judge_winners(before)

    def judge_winners(self, before):
        """That the winners of a stage that is over are those of the profile before: its bracket rests on them."""
        stages = self.stages()
        for round_ in stages:
            if not round_.closed and round_ is stages[-1]:
                continue
            for match in sorted({table[0] for table in round_.tables}):
                was = self.cut.winner(before, round_, match)
                now = self.cut.winner(self.profile, round_, match)
                if was is not None and was != now:
                    self.say(
                        f"under this profile {f'player {now}' if now else 'nobody'} goes on from round {round_.number}, "
                        f"table {match}, where player {was} had won, and that round is over"
                    )

    def tournament_closed(self, _):
        if self.over:
            self.say("the tournament is closed already")
        self.nothing_open("the end")
        if self.cut and self.bracket_over() is False:
            self.say("the tournament is closed before the final of its cut was won")
        self.over = True

    def tournament_reopened(self, _):
        if not self.over:
            self.say("the tournament was not closed")
        self.over = False

    # -- acts that count no more, and count again ---------------------------------------------------------------------

    def act_undone(self, it):
        span = self.span_of(it)
        self.judge_span(it, span)
        if not span or span & self.undone:
            self.say(
                f"entries {it['first']} to {it['last']} cannot be undone: they are not there, or were undone before"
            )
        self.tell_again(self.undone | span, it["first"])

    def act_redone(self, it):
        span = self.span_of(it)
        self.judge_span(it, span)
        if not span or not span <= self.undone:
            self.say(f"entries {it['first']} to {it['last']} cannot be redone: they were not undone")
        self.tell_again(self.undone - span, it["first"])

    def span_of(self, it):
        """The numbers of an act; none if it is not there. A forged one may name four billion."""
        self.undoings += 1
        if self.undoings > MOST_UNDOINGS:
            raise Unusable(f"Entry {self.sequence} is one more undoing than the {MOST_UNDOINGS} that a log can have.")
        is_there = 2 <= it["first"] <= it["last"] < self.sequence
        return set(range(it["first"], it["last"] + 1)) if is_there else set()

    def judge_span(self, it, span):
        """That this act may be undone or redone at all, by its kinds and by what rests on who was here."""
        self.judge_after_the_end(span)
        if not it["reason"].strip():
            self.say("no reason is given")
        kinds = {sequence: kind for sequence, kind, _ in self.told if sequence in span}
        stays = next((sequence for sequence, kind in kinds.items() if kind in NEVER_UNDONE), None)
        if stays is not None:
            self.say(f"entry {stays} ({kinds[stays]}) is never undone")
        if CHECK_INS & set(kinds.values()):
            later = [one for one in self.told if one[0] > it["last"] and one[0] not in self.undone]
            if draw := next((sequence for sequence, kind, _ in later if kind in DRAWS), None):
                self.say(f"the pairing of entry {draw} rests on who was checked in, so that is not changed any more")

    def tell_again(self, undone, first):
        """The state as the entries that count make it. Nothing before the first of the act has changed; each later one has
        to be possible in the new state, too."""
        found = []
        again = Event(found.append, lambda _: None)
        again.is_told_again = True
        for sequence, kind, it in self.told:
            if sequence <= first:
                found.clear()
            again.judges = sequence >= first
            if sequence not in undone and kind not in ("act-undone", "act-redone"):
                again.tell(sequence, kind, it)
        kept = (
            "say_at", "note_at", "sequence", "told", "judges", "is_told_again", "undoings", "pairings_compared",
            "pairings_bounded", "seatings_compared",
        )  # fmt: skip
        self.__dict__.update({key: value for key, value in again.__dict__.items() if key not in kept})
        self.undone = undone
        if found:
            self.say(f"then this is wrong: {found[0]}")
        self.judge_ends()
        self.judge_stages()

    def judge_after_the_end(self, span):
        """That after the end nothing is undone or redone but the end itself."""
        ends = {sequence for sequence, kind, _ in self.told if kind in ENDS}
        if self.over and not span <= ends:
            self.say("it undoes or redoes after the end what is not the end")

    def judge_ends(self):
        """That ends and reopenings still take turns when acts count no more or count again."""
        over = False
        for sequence, kind, _ in self.told:
            if kind in ENDS and sequence not in self.undone:
                if over == (kind == "tournament-closed"):
                    self.say(f"then entry {sequence} ends or reopens a tournament for which that was done already")
                over = kind == "tournament-closed"

    def judge_stages(self):
        """That each stage has the players of the bracket when acts count no more or count again."""
        stages = self.stages() if self.cut else []
        for at, round_ in enumerate(stages):
            wanted = self.cut.matches(self.profile, stages[:at], round_.stage)
            found = {round_.place(table): list(pair) for (table, game), pair in round_.tables.items() if game == 1}
            if found != wanted:
                self.say(f"then stage {round_.stage} is paired {found}; the bracket gives {wanted or 'nobody'}")

    # -- players ------------------------------------------------------------------------------------------------------

    def next_round(self):
        return self.rounds[-1].number + 1 if self.rounds else 1

    def draft(self):
        return self.rounds[-1] if self.rounds and not self.rounds[-1].published else None

    def known(self, player):
        if player not in self.players:
            self.say(f"player {player} is not in the tournament")
            return False
        return True

    def active(self):
        return [player for player, it in sorted(self.players.items()) if it.active]

    def player_registered(self, it):
        if it["player"] != self.numbers + 1:
            self.say(f"player {it['player']} is registered where number {self.numbers + 1} comes next")
        if it["from_round"] != self.next_round():
            self.say(f"player {it['player']} enters in round {it['from_round']}, but round {self.next_round()} is next")
        if self.cut or any(round_.kind == "top" for round_ in self.rounds):
            self.say(f"player {it['player']} enters after the cut or the top table began")
        self.numbers = max(self.numbers, it["player"])
        self.players[it["player"]] = Player(it["from_round"])
        self.enter_timetable(it["player"])

    def enter_timetable(self, player):
        if self.timetable is None or player in self.timetable.numbers:
            return
        if self.timetable.numbers[-1] is None:
            self.timetable.numbers[-1] = player
        else:
            self.say(f"player {player} enters, but the timetable has no free number")

    def players_kept_apart(self, it):
        group, players = it["group"], it["players"]
        if group != self.groups + 1:
            self.say(f"group {group} is kept apart where number {self.groups + 1} comes next")
        if len(set(players)) != len(players) or len(players) < 2:
            self.say(f"group {group} does not have two different players")
        for player in players:
            self.known(player)
        self.groups = max(self.groups, group)
        self.apart[group] = (players, it.get("through"))

    def players_let_meet(self, it):
        if self.apart.pop(it["group"], None) is None:
            self.say(f"group {it['group']} may meet, but it is not kept apart")

    def table_fixed(self, it):
        player, table = it["player"], it["table"]
        self.known(player)
        if table < 1 or any(other != player and has == table for other, has in self.fixed.items()):
            self.say(f"table {table} is fixed for player {player}, but it is another's or none")
        self.fixed[player] = table

    def table_freed(self, it):
        if self.fixed.pop(it["player"], None) is None:
            self.say(f"player {it['player']} has no fixed table that could be free")

    def players_rated(self, it):
        players = [one["player"] for one in it["ratings"]]
        if len(set(players)) != len(players):
            self.say("a player has two ratings at once")
        for one in it["ratings"]:
            if self.known(one["player"]):
                self.players[one["player"]].rating = one["rating"]

    def judge_numbers(self, round_, seats, drawn):
        """That fixed tables have their numbers. In a draw, all others have the lowest that are left."""
        numbers = [number for number, _ in seats]
        if numbers != sorted(set(numbers)):
            self.say(f"the tables of round {round_.number} are not in order")
        claims = {}
        for player, table in self.fixed.items():
            at = next((at for at, (_, people) in enumerate(seats) if player in people), None)
            if at is not None and at not in claims and table not in claims.values():
                claims[at] = table
        for at, table in claims.items():
            if numbers[at] != table:
                self.say(f"table {numbers[at]} of round {round_.number} has a player whose fixed table is {table}")
        left = (number for number in range(1, 2**16) if number not in claims.values())
        others = [number for at, number in enumerate(numbers) if at not in claims]
        if drawn and others != [next(left) for _ in others]:
            self.say(f"the tables of round {round_.number} are not numbered from 1")
        return [people for at, (_, people) in enumerate(seats) if at not in claims]

    def kept_apart(self, number):
        """The pairs who are kept apart in this round."""
        groups = [players for players, through in self.apart.values() if through is None or number <= through]
        return {frozenset((a, b)) for players in groups for at, a in enumerate(players) for b in players[:at]}

    def registration_withdrawn(self, it):
        if self.known(it["player"]):
            if any(round_.published for round_ in self.rounds):
                self.say(f"the registration of player {it['player']} is withdrawn after play began")
            if any(it["player"] in round_.seated() for round_ in self.rounds):
                self.say(f"the registration of player {it['player']} is withdrawn although a draft seats them")
            self.fixed.pop(it["player"], None)
            for group, (players, through) in self.apart.items():
                self.apart[group] = ([one for one in players if one != it["player"]], through)
            # Earlier versions let seeds of a bracket go, who have left it, and players who were away in a draft.
            if self.cut and it["player"] in self.cut.seeds + self.cut.reserves:
                self.players[it["player"]].active = False
                self.withdrawn_seeds.add(it["player"])
                return
            for round_ in self.rounds:
                round_.absent = [one for one in round_.absent if one != it["player"]]
            del self.players[it["player"]]
            if self.timetable and self.timetable.numbers[-1] == it["player"]:
                self.timetable.numbers[-1] = None

    def player_dropped(self, it):
        if not self.known(it["player"]):
            return
        player = self.players[it["player"]]
        if not player.active:
            self.say(f"player {it['player']} had dropped before")
        last = max((round_.number for round_ in self.rounds if round_.published), default=0)
        # The publication of a heat can be taken back after somebody left it; it is a draft then.
        draft = self.draft()
        is_taken_back = draft and draft.kind in ("heat", "top") and draft.number == it["after_round"]
        if it["after_round"] != last and not is_taken_back:
            self.say(
                f"player {it['player']} drops after round {it['after_round']}, but round {last} was published last"
            )
        player.active = False

    def player_reinstated(self, it):
        if self.known(it["player"]):
            if self.players[it["player"]].active:
                self.say(f"player {it['player']} comes back without having dropped")
            self.players[it["player"]].active = True
            self.withdrawn_seeds.discard(it["player"])
            self.enter_timetable(it["player"])
            for at in it.get("games", []):
                self.no_show_taken_back(at, it["player"])
            if "seed" in it:
                self.seed_given_back(it["seed"], it["player"])

    def no_show_taken_back(self, at, player):
        """A game that counts as a no-show of a player who comes back can be played after all."""
        round_ = self.at_table(at, pods=False)
        if round_ is None:
            return
        table = table_of(at)
        end = round_.results.get(table, {}).get("end", {})
        sides = dict(zip(round_.tables[table], "ab"))
        own = end.get("reason") == "no-show" and sides.get(player) == end.get("by")
        both = end.get("reason") == "both-absent" and player in sides
        if not (own or both):
            self.say(f"player {player} comes back to table {at['table']} of round {at['round']} without a no-show there")
        if round_.closed or round_.kind != "swiss" or not self.timetable:
            self.say(f"player {player} comes back to a game of round {at['round']}, which cannot be played any more")
        round_.results.pop(table, None)

    def seed_given_back(self, seed, player):
        """A seed who comes back before anything is played of the match has the place again, and the reserve is one again."""
        if not self.cut or not 0 < seed <= len(self.cut.seeds):
            self.say(f"player {player} comes back as seed {seed}, and no cut has such a seed")
            return
        moved = [one[:2] for one in self.cut.moved_up]
        if (seed, player) not in moved:
            self.say(f"player {player} comes back as seed {seed}, and nobody moved up for them")
            return
        holder = self.cut.seeds[seed - 1]
        for round_ in self.stages():
            begun = any(holder in pair and table in round_.results for table, pair in round_.tables.items())
            if begun or round_.stage > 1:
                self.say(f"player {player} comes back as seed {seed} after player {holder} played in the cut")
            round_.tables = {
                table: tuple(player if one == holder else one for one in pair) for table, pair in round_.tables.items()
            }
        self.cut.seeds[seed - 1] = player
        from_ = moved.index((seed, player))
        self.cut.moved_up = [one for at, one in enumerate(self.cut.moved_up) if at < from_ or one[0] != seed]
        gone = {one[2] for one in self.cut.moved_up}
        self.cut.reserves = [one for one in self.cut.first_reserves if one not in gone]

    def are_known(self, players):
        for player in players:
            self.known(player)

    def check_in_opened(self, it):
        # It stays if the round before is taken back, and is for a later round then.
        to_come = self.rounds[-1].number if self.draft() else self.next_round()
        if it["round"] != to_come and not self.is_told_again:
            self.say(f"players check in for round {it['round']}, but round {to_come} is next")
        says_who_plays = self.cut or self.timetable or any(round_.kind == "top" for round_ in self.rounds)
        if says_who_plays and not self.is_told_again:
            self.say("players check in, but a cut, a top table or a timetable says who plays")
        self.check_in = it["round"]

    def is_checking_in(self, it):
        if self.check_in != it["round"]:
            self.say(f"no check-in for round {it['round']} is open")

    def check_in_closed(self, it):
        self.is_checking_in(it)
        self.check_in = None

    def players_checked_in(self, it):
        self.is_checking_in(it)
        self.are_known(it["here"] + it["gone"])
        named = it["here"] + it["gone"]
        if not named or len(set(named)) != len(named):
            self.say("a check-in names nobody, or somebody twice")

    def team_named(self, it):
        if it["group"] not in self.apart:
            self.say(f"group {it['group']} is named as a team, but it is not kept apart")

    def seat_links_given(self, it):
        self.are_known(it["players"])

    def deck_submitted(self, it):
        if it["legal"] != (it["errors"] == 0):
            self.say(f"a list is said to be {'legal' if it['legal'] else 'illegal'} with {it['errors']} errors")

    def deck_checks_drawn(self, it):
        self.has_round(it["round"])
        self.are_known(one["player"] for one in it["picks"])

    def publication_changed(self, it):
        if it["publication"]["finalists"] not in FINALISTS:
            self.say(f"{it['publication']['finalists']} places cannot count as finalists")

    # -- disputes and penalties: whether what they name is there ---------------------------------------------------------

    def has_round(self, number):
        if not any(round_.number == number for round_ in self.rounds):
            self.say(f"there is no round {number}")

    def has_table(self, it):
        round_ = next((one for one in self.rounds if one.number == it["round"]), None)
        if round_ is None or table_of(it) not in (round_.tables | round_.pods):
            self.say(f"there is no table {it['table']} in round {it['round']}")

    def has_dispute(self, number):
        if number is not None and not 1 <= number <= self.disputes:
            self.say(f"there is no dispute {number}")

    def concerns(self, it):
        """An entry that names a table or a dispute, if any."""
        if it.get("at") is not None:
            self.has_table(it["at"])
        self.has_dispute(it.get("dispute"))

    def dispute_opened(self, it):
        if it["dispute"] != self.disputes + 1:
            self.say(f"dispute {it['dispute']} is opened where number {self.disputes + 1} comes next")
        self.disputes = max(self.disputes, it["dispute"])
        self.concerns(it)

    def facts_stated(self, it):
        self.concerns(it)
        if not it["text"].strip():
            self.say("facts are stated without a word")

    dispute_claimed = dispute_escalated = citation_attached = citation_removed = concerns
    ruling_given = ruling_reworded = appeal_decided = concerns

    def time_extended(self, it):
        self.concerns(it)
        round_ = next((one for one in self.rounds if one.number == it["at"]["round"]), None)
        if round_:
            self.judge_play(round_, it["at"], "time is given to")

    def dispute_withdrawn(self, it):
        self.concerns(it)
        self.has_dispute(it.get("instead"))

    def appeal_lodged(self, it):
        self.concerns(it)
        self.are_known([it["by"]] if it.get("by") is not None else [])

    def penalty_issued(self, it):
        if it["number"] != self.penalties + 1:
            self.say(f"penalty {it['number']} is issued where number {self.penalties + 1} comes next")
        self.penalties = max(self.penalties, it["number"])
        self.concerns(it)
        if it.get("round") is not None:
            self.has_round(it["round"])
        if it["level"] not in PENALTIES:
            self.say(f"“{it['level']}” is no level of a penalty")

    def penalty_withdrawn(self, it):
        if not 1 <= it["number"] <= self.penalties:
            self.say(f"there is no penalty {it['number']}")
        if it["number"] in self.withdrawn_penalties:
            self.say(f"penalty {it['number']} was withdrawn before")
        self.withdrawn_penalties.add(it["number"])

    # -- rounds -------------------------------------------------------------------------------------------------------

    def swiss(self):
        """The rounds that standings and pairings read."""
        return [round_ for round_ in self.rounds if round_.kind == "swiss" and round_.published]

    def heats(self):
        return [round_ for round_ in self.rounds if round_.kind in ("heat", "top") and round_.published]

    def begins(self, number, seed, what):
        """What holds for every new round: its number, that nothing is being played, and its seed."""
        if number != self.next_round():
            self.say(f"{what} has number {number}, but {self.next_round()} is next")
        # All rounds of a timetable may be published together, each with its deadline.
        ahead = self.timetable and self.rounds and self.rounds[-1].deadline
        if not ahead:
            self.nothing_open(what)
        if seed is not None:
            expected = seed_of_draft(self.pairing_seed, self.next_round(), self.discarded)
            if seed != expected:
                self.say(f"the seed {seed} does not follow from the number drawn at set-up, which gives {expected}")

    def nothing_open(self, what):
        still = next((round_.number for round_ in self.rounds if not round_.closed), None)
        if still is not None:
            self.say(f"{what} begins while round {still} is open")

    def everybody_once(self, round_, wanted):
        """Nobody twice, nobody left out, nobody who should not be there."""
        seated = round_.seated()
        for player in sorted(set(round_.absent)):
            if round_.absent.count(player) > 1:
                self.say(
                    f"player {player} is marked absent {round_.absent.count(player)} times in round {round_.number}"
                )
            if player not in self.players:
                self.say(f"player {player}, marked absent in round {round_.number}, is not in the tournament")
        for player in sorted(set(seated)):
            if seated.count(player) > 1:
                self.say(f"player {player} is in round {round_.number} {seated.count(player)} times")
            if player not in self.players:
                self.say(f"player {player} of round {round_.number} is not in the tournament")
            elif player in round_.absent:
                self.say(f"player {player} is seated in round {round_.number} and marked absent")
            elif not self.players[player].active:
                self.say(f"player {player} is seated in round {round_.number} after dropping")
        for player in sorted(set(wanted) - set(seated)):
            self.say(f"player {player} is left out of round {round_.number}")

    def round_paired(self, it):
        self.begins(it["round"], None if self.timetable else it["seed"], "the round")
        if self.cut:
            self.say("a Swiss round is paired after the cut began")
        if (self.system == "round-robin") != (it.get("algorithm") == "circle"):
            self.say(f"round {it['round']} is not paired as a tournament of the system {self.system}")
        if it.get("algorithm") == "circle":
            self.seat_by_timetable(it)
            return
        if self.system.endswith("-elimination"):
            self.say(f"round {it['round']} is no stage of the bracket")
        round_ = Round(it["round"], "swiss")
        round_.absent, round_.earned_byes = list(it["absent"]), list(it["earned_byes"])
        in_turn = self.seat_tables(round_, it, drawn=True)
        self.judge_pairing(round_, it, in_turn)
        self.rounds.append(round_)

    def seat_by_timetable(self, it):
        """A round of a round robin: exactly the one that the numbers give."""
        round_ = Round(it["round"], "swiss")
        round_.tables = {table_of(one): tuple(one["players"]) for one in it["tables"]}
        round_.bye = it["bye"]["player"] if it["bye"] else None
        if self.timetable is None:
            self.timetable = Timetable(it["seed"], self.active())
        if it["seed"] != self.timetable.seed:
            self.say(f"round {it['round']} has another seed than the timetable")
        tables, bye = self.timetable.round(it["round"]) or ([], None)
        if bye in self.players and not self.players[bye].active:
            bye = None
        if [one["table"] for one in it["tables"]] != list(range(1, len(it["tables"]) + 1)):
            self.say(f"the tables of round {round_.number} are not numbered from 1")
        if list(round_.tables.values()) != tables or round_.bye != bye:
            self.say(f"round {it['round']} seats {list(round_.tables.values())}, bye {round_.bye}; the timetable gives {tables}, bye {bye}")
        place = {player: at for at, player in enumerate(self.timetable.numbers, 1)}
        self.judge_causes(round_.number, it, "timetable", place.get)
        if it["earned_byes"] or it["absent"]:
            self.say(f"somebody sits out in round {it['round']} of a round robin")
        self.pairings_compared += self.judges
        self.rounds.append(round_)

    def seat_tables(self, round_, it, drawn):
        """Seats the tables; gives the pairs whose numbers follow from their points."""
        round_.tables = {table_of(one): tuple(one["players"]) for one in it["tables"]}
        round_.bye = it["bye"]["player"] if it["bye"] else None
        in_turn = self.judge_numbers(round_, [(one["table"], one["players"]) for one in it["tables"]], drawn)
        away = set(round_.absent)
        here = [player for player in self.active() if self.players[player].from_round <= round_.number]
        self.everybody_once(round_, [player for player in here if player not in away])
        paired = len(round_.seated()) - len(round_.earned_byes)
        if (round_.bye is not None) != (paired % 2 == 1):
            self.say(
                f"{paired} players are paired in round {round_.number}, {'with' if round_.bye else 'without'} a bye"
            )
        return in_turn

    def judge_pairing(self, round_, it, in_turn):
        """That the figures of a pairing are true, and that no pairing is better."""
        if not self.judges:
            return
        contenders = [player for player in round_.seated() if player not in round_.earned_byes]
        if len(set(contenders)) != len(contenders) or not set(contenders) <= set(self.players):
            return
        apart = self.kept_apart(round_.number)
        apart_first = it.get("algorithm") == APART_FIRST
        field_ = Field(self.profile, self.players, self.swiss(), contenders, apart, round_.number, apart_first)
        pairs, bye = list(round_.tables.values()), round_.bye
        cost = field_.cost(pairs, bye)
        rematches = sum(frozenset(pair) in field_.really_met for pair in pairs)
        for name, said, true in (("rematches", it["rematches"], rematches), ("float", it["float"], cost[6])):
            if str(said) != str(true):
                self.say(f"round {round_.number} is said to have {name} {said}; counted from the log there are {true}")
        self.judge_reasons(round_, it, field_, apart)
        points = [sum(field_.points[player] for player in pair) for pair in in_turn]
        if points != sorted(points, reverse=True):
            self.say(f"the tables of round {round_.number} are not in the order of the points")
        if self.is_told_again:
            return
        if len(contenders) <= LARGEST_FIELD_IN_FULL:
            best = field_.best()
            if best is not None and best <= cost:
                self.pairings_compared += 1
                if best == cost:
                    return
                at = next(at for at, (one, other) in enumerate(zip(cost, best)) if one != other)
                self.say(f"round {round_.number} can be paired better: {LEVELS[at]} {best[at]}, not {cost[at]}")
                return
            self.note(f"not proved that no pairing of round {round_.number} is better: the proof failed, not the pairing")
        self.pairings_bounded += 1
        if cost[1] and field_.fresh(bye) is True:
            self.say(f"round {round_.number} has {cost[1]} rematches or pairs to keep apart and can do without any")
        if bye and not cost[1]:
            better = [p for p in field_.players if field_.bye(p) < field_.bye(bye)]
            for player in sorted(better, key=field_.bye):
                if field_.fresh(player) is True:
                    self.say(f"the bye of round {round_.number} belongs to player {player}, not to player {bye}")
                    break
        paired = [field_.points[player] for pair in pairs for player in pair]
        if not cost[1] and cost[6] < least_float(paired):
            self.say(f"round {round_.number} has less float than is possible")

    def judge_reasons(self, round_, it, field_, apart):
        """That the values behind the sentences of a draw are true. Older logs hold the sentences alone."""
        for one in it["tables"]:
            pair = frozenset(one["players"])
            true = {"points": [field_.points[player] for player in one["players"]]}
            if met := [before for before in field_.met.get(pair, ()) if before < round_.number]:
                true["met_in"] = met
            if pair in apart:
                true["never"] = True
            fixed = [(player, table) for player, table in self.fixed.items() if player in pair]
            if here := next((player for player, table in fixed if table == one["table"]), None):
                true["fixed"] = {"player": here, "table": one["table"]}
                if later := next((seat for seat in fixed if seat[0] != here), None):
                    true["fixed"]["later"] = list(later)
            said = one.get("cause", {"swiss": {"reason": true}})
            if said.get("swiss", {}).get("reason") != true:
                self.say(f"the reason of table {one['table']} in round {round_.number} is {said}; the log gives {true}")
        bye = it["bye"]
        if bye and "cause" in bye:
            player = bye["player"]
            true = {"points": field_.points[player], "former": field_.byes[player], "groups_below": field_.groups_below[player]}
            if bye["cause"] != {"swiss": true}:
                self.say(f"the reason of the bye in round {round_.number} is {bye['cause']}; the log gives {true}")

    def judge_causes(self, number, it, kind, true):
        """That pairs which follow from a timetable or a bracket have the numbers there that the log says."""
        if not self.judges:
            return
        for one in it["tables"]:
            said = one.get("cause")
            numbers_ = [true(player) for player in one["players"]]
            part = said and said.get(kind)
            if said is not None and (part["seeds"] if isinstance(part, dict) else part) != numbers_:
                self.say(f"the reason of table {one['table']} in round {number} is {said}; the log gives {numbers_}")

    def pairings_changed(self, it):
        round_ = self.draft()
        if round_ is None or round_.number != it["round"] or round_.kind != "swiss":
            self.say(f"round {it['round']} is changed by hand, but it is no draft")
            return
        if self.timetable:
            self.say(f"round {round_.number} of the timetable is changed by hand")
        before = sorted(round_.seated())
        self.seat_tables(round_, it, drawn=False)
        if sorted(round_.seated()) != before:
            self.say(f"the change by hand of round {round_.number} seats other players than before")
        self.note(f"the director changed the pairings of round {round_.number} by hand, so they need not be the best")

    def tables_reseated(self, it):
        round_ = next((one for one in self.rounds if one.number == it["round"]), None)
        if round_ is None or not round_.published or round_.closed or round_.kind != "swiss":
            self.say(f"round {it['round']} is seated anew, but it is no Swiss round being played")
            return
        before, known = round_.seated(), dict(round_.tables)
        had_bye = round_.bye
        for one in it["tables"]:
            table = table_of(one)
            if table in round_.results or table in round_.reported:
                self.say(f"table {one['table']} of round {round_.number} is seated anew and has a result or a report")
            if table not in round_.tables and table not in self.new_tables(round_, one["players"]):
                self.say(f"table {one['table']} of round {round_.number} is new and not the next")
            round_.tables[table] = tuple(one["players"])
        move = it.get("bye")
        if move is not None:
            round_.bye = None if move == "ends" else move["goes"]["player"]
        if self.timetable:
            pairs = {frozenset(pair) for pair in self.timetable.round(round_.number)[0]}
            if not {frozenset(pair) for pair in round_.tables.values()} <= pairs:
                self.say(f"round {round_.number} is seated otherwise than the timetable says")
        after = round_.seated()
        if len(set(after)) != len(after):
            self.say(f"round {round_.number} seats somebody twice")
        # One player without a place may take that of another, who is absent then, or meet the one with the bye. Two may
        # meet each other at a new table.
        left, late = set(before) - set(after), set(after) - set(before)
        is_new = any(table_of(one) not in known for one in it["tables"])
        takes_a_place = len(left) == len(late) == 1 and move != "ends" and not is_new
        # The one with the bye may take the place of a player who has dropped, and nobody has the bye then.
        ends_the_bye = (
            move == "ends" and len(left) == len(it["tables"]) == 1 and not late and not is_new and had_bye not in left
            and [had_bye if player in left else player for player in known[table_of(it["tables"][0])]]
            == list(it["tables"][0]["players"])
            and had_bye in self.players and self.players[had_bye].active
            and all(player in self.players and not self.players[player].active for player in left)
        )
        if left and not takes_a_place and not ends_the_bye:
            self.say(f"the change by hand of round {round_.number} leaves somebody without a place")
        meets_the_bye = len(late) == 1 and move == "ends"
        meet_each_other = len(late) == 2 and move is None and is_new and len(it["tables"]) == 1
        if not left and late and not meets_the_bye and not meet_each_other:
            self.say(f"the change by hand of round {round_.number} seats more players than can come late at once")
        for player in late:
            if not self.known(player):
                continue
            if not self.players[player].active:
                self.say(f"player {player} was seated late in round {round_.number} and has dropped")
            self.players[player].from_round = min(self.players[player].from_round, round_.number)
        round_.absent = [player for player in round_.absent if player not in after] + sorted(left)
        self.note(f"the director changed tables of round {round_.number} by hand while it was played")

    def new_tables(self, round_, players):
        """The numbers that a new table for these players can have: the lowest free one, as in older logs, or the fixed one
        of a player that is free, the one set first ahead. A round robin knows no fixed tables."""
        fixed = {} if self.timetable else self.fixed
        free = [(at, 1) for player, at in fixed.items() if player in players and (at, 1) not in round_.tables]
        return [next((at, 1) for at in range(1, 2**16) if (at, 1) not in round_.tables), *free[:1]]

    def pairings_discarded(self, it):
        round_ = self.draft()
        if round_ is None or round_.number != it["round"]:
            self.say(f"round {it['round']} is discarded, but it is no draft")
            return
        self.rounds.pop()
        self.discarded += 1
        if not self.rounds:
            self.timetable = None
        for player in it.get("enter", []):
            if self.known(player):
                if self.players[player].from_round != it["round"] + 1:
                    self.say(f"player {player} did not enter while the draft of round {it['round']} waited")
                self.players[player].from_round = it["round"]

    def round_published(self, it):
        round_ = self.draft()
        if round_ is None or round_.number != it["round"]:
            self.say(f"round {it['round']} is published, but it is no draft")
            return
        for player in round_.seated():
            if player in self.players and not self.players[player].active and round_.kind != "stage" and not self.timetable:
                self.note(
                    f"player {player} dropped after the draft of round {round_.number} was made, and it was published"
                )
        round_.published, round_.deadline = True, it.get("deadline")
        self.judge_minutes(it, round_.deadline)

    def judge_minutes(self, it, deadline=None):
        if deadline is None and it["minutes"] not in MINUTES:
            self.say(f"nobody plays for {it['minutes']} minutes")
        if deadline is not None and (it["minutes"] or "clock_waits" in it):
            self.say("a round has a deadline and a clock")

    def clock_set(self, it):
        round_ = next((one for one in self.rounds if one.number == it["round"]), None)
        if round_ is None or not round_.published or round_.closed:
            self.say(f"the clock of round {it['round']} is set, but it is not being played")

    def round_closed(self, it):
        round_ = next((one for one in self.rounds if one.number == it["round"]), None)
        if round_ is None or not round_.published or round_.closed:
            self.say(f"round {it['round']} is closed, but it is not being played")
            return
        for table in [*round_.tables, *round_.pods]:
            if table not in round_.results and table not in round_.scores:
                self.say(f"round {round_.number} is closed without a result of table {told(table)}")
        if round_.kind == "stage":
            for match in {table[0] for table in round_.tables}:
                if self.cut.winner(self.profile, round_, match) is None:
                    self.say(f"a stage is closed although nobody has won the match at table {match}")
        for dispute in it.get("over", []):
            self.has_dispute(dispute)
        round_.closed = True

    # -- results ------------------------------------------------------------------------------------------------------

    def at_table(self, it, pods):
        """The round and table of a result, once both are published."""
        round_ = next((one for one in self.rounds if one.number == it["round"] and one.published), None)
        if round_ is None or table_of(it) not in (round_.pods if pods else round_.tables):
            self.say(f"there is no table {it['table']} in round {it['round']}")
            return None
        return round_

    def result_reported(self, it):
        self.judge_report(it, pods=False)

    def pod_reported(self, it):
        self.judge_report(it, pods=True)

    def result_contradicted(self, it):
        self.has_table(it)
        round_ = next((one for one in self.rounds if one.number == it["round"]), None)
        if round_:
            self.note_contradiction(round_, it)

    def note_contradiction(self, round_, it):
        if table_of(it) not in round_.results and table_of(it) not in round_.scores:
            self.say(f"table {it['table']} of round {round_.number} has no result that something could contradict")
        round_.contradicted.add(table_of(it))

    def result_kept(self, it):
        self.has_table(it)
        for round_ in self.rounds:
            if round_.number == it["round"]:
                if table_of(it) not in round_.contradicted:
                    self.say(f"nothing contradicts the result of table {it['table']} in round {round_.number}")
                round_.contradicted.discard(table_of(it))

    def pod_contradicted(self, it):
        round_ = self.at_table(it, pods=True)
        if round_:
            self.judge_score(round_, it, it["offered"])
            self.note_contradiction(round_, it)

    def judge_report(self, it, pods):
        round_ = self.at_table(it, pods)
        if round_ and pods:
            self.judge_score(round_, it, it["score"])
        if round_:
            self.judge_play(round_, it, "a report comes from")
        if round_ and it["player"] not in (round_.pods if pods else round_.tables)[table_of(it)]:
            self.say(f"player {it['player']} reports, but does not sit at table {it['table']} of round {it['round']}")
        if round_:
            round_.reported.add(table_of(it))

    def judge_play(self, round_, it, what):
        """That a game or a pod without a result is being played there."""
        has_result = table_of(it) in round_.results or table_of(it) in round_.scores
        if not round_.published or round_.closed or has_result:
            self.say(f"{what} table {it['table']} of round {round_.number}, where nobody is playing")

    def result_recorded(self, it):
        round_ = self.at_table(it, pods=False)
        if round_ is None:
            return
        if table_of(it) in round_.results:
            self.say(f"table {it['table']} of round {round_.number} had a result already")
        self.put_result(round_, it)

    def put_result(self, round_, it):
        why = impossible(self.profile, it["result"]) or other_ticks(self.profile, it["result"])
        if why:
            self.say(f"the result of table {it['table']} in round {round_.number} is impossible: {why}")
        round_.results[table_of(it)] = canonical(it["result"])

    def result_corrected(self, it):
        self.has_dispute(it["dispute"])
        round_ = self.at_table(it, pods=False)
        if round_ is None:
            return
        if round_.results.get(table_of(it)) != canonical(it["was"]):
            self.say(
                f"the correction of table {it['table']} in round {round_.number} names another result than was there"
            )
        was = self.goes_on(round_, it)
        self.put_result(round_, it)
        round_.contradicted.discard(table_of(it))
        now = self.goes_on(round_, it)
        if was != now:
            self.say(
                f"{f'player {now}' if now else 'nobody'} goes on from table {it['table']} of round {round_.number} by "
                f"this correction and not player {was}, and the next stage is paired already"
            )

    def goes_on(self, round_, it):
        """Who goes on from a match to a stage that is paired already."""
        if round_.kind != "stage" or all(one.number <= round_.number for one in self.stages()):
            return None
        return self.cut.winner(self.profile, round_, table_of(it)[0])

    def chance_taken(self, it):
        self.concerns(it)
        what = it["what"]
        fits = {"coin": True, "die": 2 <= what.get("sides", 0), "order": 2 <= what.get("of", 0)}
        if not fits.get(what["kind"]) or drawn(what, it["seed"]) != it["outcome"]:
            self.say(f"the {what['kind']} does not follow from its seed {it['seed']}")

    # -- the cut ------------------------------------------------------------------------------------------------------

    def stages(self):
        return [round_ for round_ in self.rounds if round_.kind == "stage"]

    def cut_started(self, it):
        expected = seed_of_draft(self.pairing_seed, self.next_round(), self.discarded)
        if it["seed"] != expected:
            self.say(f"the seed {it['seed']} does not follow from the number drawn at set-up, which gives {expected}")
        if self.cut:
            self.say("there is a cut already")
        self.nothing_open("the cut")
        self.judge_minutes(it)
        if it["after"] != self.next_round() - 1:
            self.say(f"the cut is said to follow round {it['after']}; in the log it follows round {self.next_round() - 1}")
        size, elimination = it["cut"]["size"], it["cut"].get("elimination", "single")
        if elimination != "single" and (
            size < 4 or it["cut"].get("bracket") == "reseeded" or it["cut"].get("third_place")
        ):
            self.say(f"the choices of the bracket do not go with {elimination} elimination: {it['cut']}")
        if self.system.endswith("-elimination"):
            if (self.system == "single-elimination") != (elimination == "single"):
                self.say(f"the bracket is of {elimination} elimination in a tournament of {self.system}")
            self.judge_bracket(it, size)
            self.cut = Cut(it)
            return
        if "given" in it:
            self.say("the seeds of a cut follow from the standings and not from an order")
        if size not in (2, 4, 8, 16, 32):
            self.say(f"a cut has 2, 4, 8, 16 or 32 players, not {size}")
        lines = [
            line for line in standings(self.profile, self.players, self.swiss()) if self.players[line.player].active
        ]
        draw = self.next_round()
        lines.sort(key=lambda line: (line.place, lot(it["seed"], draw, line.player)))
        order = [line.player for line in lines]
        if it["seeds"] != order[:size]:
            self.say(f"the seeds are {it['seeds']}; the standings give {order[:size]}")
        if it["reserves"] != order[size:]:
            self.say(f"the reserves are {it['reserves']}; the standings give {order[size:]}")
        level = {}
        for line in lines:
            level.setdefault(line.place, []).append(line.player)
        groups = [group for group in level.values() if len(group) > 1]
        if it.get("drawn", []) != groups:
            self.say(f"the draw decided between {it.get('drawn', [])}; players who share a place are {groups}")
        self.cut = Cut(it)

    def judge_bracket(self, it, size):
        """One bracket for everybody: its size, and its seeds by lot or in the order that the director gives."""
        here = self.active()
        if size // 2 >= len(here) or len(here) > size or size not in (2, 4, 8, 16, 32):
            self.say(f"a bracket to {size} is not the smallest for {len(here)} players")
        order = sorted(here, key=lambda player: lot(it["seed"], 1, player))
        if "given" in it:
            if sorted(it["seeds"]) != here:
                self.say(f"the seeds {it['seeds']} are not those who play: {here}")
        elif it["seeds"] != order:
            self.say(f"the seeds are {it['seeds']}; the lot gives {order}")
        if it["reserves"] or it.get("drawn", []) != ([order] if "given" not in it and len(order) > 1 else []):
            self.say("a bracket for everybody has reserves, or another draw than the one for all")

    def cut_withdrawn(self, _):
        if not self.cut:
            self.say("there is no cut to take back")
        if any(round_.results or round_.reported for round_ in self.stages()) or self.cut and self.cut.settled:
            self.say("the cut is taken back after something was played in it")
        self.rounds = [round_ for round_ in self.rounds if round_.kind != "stage"]
        self.cut = None
        for player in self.withdrawn_seeds:
            self.players.pop(player, None)
        self.withdrawn_seeds = set()

    def stage_paired(self, it):
        self.begins(it["round"], None, "the stage")
        round_ = Round(it["round"], "stage", it["stage"])
        round_.tables = {table_of(one): tuple(one["players"]) for one in it["tables"]}
        if not self.cut:
            self.say("a stage is paired without a cut")
            return
        last = self.cut.most
        if it["stage"] != len(self.stages()) + 1 or it["stage"] > last:
            self.say(f"stage {it['stage']} is paired where stage {len(self.stages()) + 1} of {last} comes next")
            return
        wanted = self.cut.matches(self.profile, self.stages(), it["stage"])
        round_.places = {table_of(one)[0]: one["place"] for one in it["tables"] if "place" in one}
        if round_.places:
            self.judge_numbers(round_, [(one["table"], one["players"]) for one in it["tables"]], drawn=False)
        found = {round_.place(table[0]): list(pair) for table, pair in round_.tables.items()}
        if wanted is None:
            self.say(f"stage {it['stage']} is paired before the stage before it is over")
        elif found != wanted:
            self.say(f"stage {it['stage']} is paired {found}; the bracket gives {wanted}")
        seed = {player: at for at, player in enumerate(self.cut.seeds, 1)}
        self.judge_causes(round_.number, it, "bracket", seed.get)
        self.rounds.append(round_)

    def match_of(self, it):
        round_ = next((one for one in self.stages() if one.number == it["round"]), None)
        if round_ is None or not self.cut or (table_of(it)[0], 1) not in round_.tables:
            self.say(f"there is no match at table {it['table']} in round {it['round']}")
            return None
        return round_

    def game_added(self, it):
        round_ = self.match_of(it)
        if round_ is None:
            return
        match, game = table_of(it)
        games = [table for table in round_.tables if table[0] == match]
        newest = max(game for _, game in games)
        if game != newest + 1:
            self.say(f"game {it['table']} is added where game {newest + 1} of the match is next")
        if any(table not in round_.results for table in games):
            self.say(f"game {it['table']} is added while another game of the match is open")
        if self.cut.winner(self.profile, round_, match):
            self.say(f"game {it['table']} is added although the match is won")
        round_.tables[match, game] = round_.tables[match, 1]

    def game_withdrawn(self, it):
        round_ = self.match_of(it)
        if round_ is None:
            return
        match, game = table_of(it)
        if (match, game) not in round_.tables or (match, game) in round_.results or game == 1:
            self.say(f"game {it['table']} is taken back, but it is no open game after the first")
            return
        if self.cut.winner(self.profile, round_, match) is None:
            self.say(f"game {it['table']} is taken back although nobody has won the match")
        del round_.tables[match, game]

    def match_settled(self, it):
        round_ = self.match_of(it)
        if round_ is None:
            return
        match = table_of(it)[0]
        if it["winner"] not in round_.tables[match, 1]:
            self.say(f"player {it['winner']} does not play at table {match}")
        if round_ is not self.stages()[-1]:
            self.say(f"the match at table {match} is settled after the next stage was paired")
        self.cut.settled.pop((round_.number, match), None)
        if self.cut.winner(self.profile, round_, match):
            self.say(f"the match at table {match} is settled although its games decided it")
        self.cut.settled[(round_.number, match)] = it["winner"]

    def reserve_moved_up(self, it):
        if not self.cut:
            self.say("a reserve moves up without a cut")
            return
        seeds, at = self.cut.seeds, it["seed"] - 1
        if not 0 <= at < len(seeds) or seeds[at] != it["left"]:
            self.say(f"player {it['left']} is not seed {it['seed']}")
            return
        here = [player for player in self.cut.reserves if player in self.players and self.players[player].active]
        if not here or here[0] != it["reserve"]:
            self.say(
                f"player {it['reserve']} moves up; the first reserve still here is {here[0] if here else 'nobody'}"
            )
        if it["left"] in self.players and self.players[it["left"]].active:
            self.say(f"player {it['left']} is replaced without having dropped")
        for round_ in self.stages():
            if any(it["left"] in round_.tables[table] and table in round_.results for table in round_.tables):
                self.say(f"player {it['left']} is replaced after playing in the cut")
            round_.tables = {
                table: tuple(it["reserve"] if player == it["left"] else player for player in pair)
                for table, pair in round_.tables.items()
            }
        seeds[at] = it["reserve"]
        self.cut.moved_up.append((it["seed"], it["left"], it["reserve"]))
        self.cut.reserves = [player for player in self.cut.reserves if player != it["reserve"]]

    def bracket_over(self):
        return self.cut.over(self.profile, self.stages())

    # -- pods ---------------------------------------------------------------------------------------------------------

    def heat_paired(self, it):
        self.begins(it["round"], it["seed"], "the heat")
        if any(round_.kind == "top" for round_ in self.rounds):
            self.say("a heat is seated after the top table")
        round_ = Round(it["round"], "heat")
        round_.absent = list(it["absent"])
        round_.pods = {table_of(pod): list(pod["players"]) for pod in it["pods"]}
        self.judge_heat(round_, it["pods"], drawn=True)
        times = sat_together(self.heats())
        again = [frozenset(pair) for seats in round_.pods.values() for pair in combinations(seats, 2)]
        again = [pair for pair in again if pair in times]
        if len(again) != it["repeats"]:
            self.say(f"heat {round_.number} is said to repeat {it['repeats']} pairs; in the log there are {len(again)}")
        apart = self.kept_apart(round_.number)
        pairs = [frozenset(pair) for seats in round_.pods.values() for pair in combinations(seats, 2)]
        together = sum(pair in apart for pair in pairs)
        if together != it.get("together", 0):
            self.say(
                f"heat {round_.number} is said to seat {it.get('together', 0)} pairs together who are kept apart; "
                f"in the log there are {together}"
            )
        if not it["proved"] and not again and not together:
            self.say(f"heat {round_.number} repeats no pair and is said not to be proved the best")
        players = round_.seated()
        is_small = len(players) <= LARGEST_HEAT_IN_FULL and len(set(players)) == len(players)
        if is_small and self.judges and not self.is_told_again:
            sizes = [len(seats) for seats in round_.pods.values()]
            least, fewest, meetings = fewest_repeats(players, sizes, times, apart)
            self.seatings_compared += 1
            if least < together:
                self.say(f"heat {round_.number} can be seated with {least} pairs who are kept apart, not {together}")
            elif fewest < len(again):
                self.say(f"heat {round_.number} can be seated with {fewest} repeated pairs, not {len(again)}")
            elif meetings < sum(times[pair] for pair in again):
                self.say(
                    f"heat {round_.number} can be seated with {meetings} former meetings, "
                    f"not {sum(times[pair] for pair in again)}"
                )
        self.rounds.append(round_)

    def judge_heat(self, round_, pods, drawn, before=None):
        """Everybody who is here in pods of the right sizes; those who sat in a draft `before` that is changed by hand."""
        self.judge_numbers(round_, [(pod["table"], pod["players"]) for pod in pods], drawn)
        away = set(round_.absent)
        wanted = [player for player in self.active() if player not in away] if before is None else before
        self.everybody_once(round_, wanted)
        sizes, found = self.rules.sizes(len(wanted)), sorted((len(pod["players"]) for pod in pods), reverse=True)
        if found != sizes:
            self.say(f"the pods of heat {round_.number} have {found} players; {len(wanted)} players make {sizes}")

    def pods_reseated(self, it):
        round_ = next((one for one in self.rounds if one.number == it["round"]), None)
        if round_ is None or not round_.published or round_.closed or round_.kind != "heat":
            self.say(f"heat {it['round']} is seated anew, but it is not being played")
            return
        before = round_.seated()
        for pod in it["pods"]:
            table = table_of(pod)
            if table in round_.scores or table in round_.reported or table not in round_.pods:
                self.say(f"pod {pod['table']} of heat {round_.number} is seated anew, but is none or has a score or a report")
                return
            round_.pods[table] = list(pod["players"])
            if not self.rules.get("pods", "least") <= len(pod["players"]) <= self.rules.get("pods", "most"):
                self.say(f"pod {pod['table']} of heat {round_.number} has {len(pod['players'])} players")
        after = round_.seated()
        # Who has dropped makes room, and is absent then.
        left = [player for player in before if player not in after]
        if len(set(after)) != len(after) or any(self.players[player].active for player in left if self.known(player)):
            self.say(f"the change by hand of heat {round_.number} seats somebody twice or leaves somebody out")
        for player in set(after) - set(before):
            if self.known(player) and not self.players[player].active:
                self.say(f"player {player} was seated late in heat {round_.number} and has dropped")
        round_.absent = [player for player in round_.absent if player not in after] + left
        self.note(f"the director changed the pods of heat {round_.number} by hand, so they need not be the best")

    def pods_changed(self, it):
        round_ = self.draft()
        if round_ is None or round_.number != it["round"] or round_.kind != "heat":
            self.say(f"heat {it['round']} is changed by hand, but it is no draft")
            return
        before = round_.seated()
        round_.pods = {table_of(pod): list(pod["players"]) for pod in it["pods"]}
        self.judge_heat(round_, it["pods"], drawn=False, before=before)
        self.note(f"the director changed the pods of heat {round_.number} by hand, so they need not be the best")

    def top_table_seated(self, it):
        self.begins(it["round"], it["seed"], "the top table")
        if not self.heats() or any(round_.kind == "top" for round_ in self.rounds):
            self.say("the top table follows the heats, and there is one")
        round_ = Round(it["round"], "top")
        round_.pods = {table_of(it["pod"]): list(it["pod"]["players"])}
        lines = [
            line for line in pod_standings(self.rules, self.players, self.heats()) if self.players[line.player].active
        ]
        draw = self.next_round()
        lines.sort(key=lambda line: (line.place, lot(it["seed"], draw, line.player)))
        first = [line for line in lines if line.pods_won] if self.rules.get("top_table", "winners_first") else []
        rest = [line for line in lines if line not in first]
        most = self.rules.get("pods", "most")
        size = min(max(self.rules.get("top_table", "size"), len(first)), most)
        order = first + rest
        seats = [line.player for line in order[:size]]
        if it["pod"]["players"] != seats:
            self.say(f"the top table seats {it['pod']['players']}; the heats give {seats}")
        reserves = [line.player for line in order[size:]]
        if it["reserves"] != reserves:
            self.say(f"the reserves of the top table are {it['reserves']}; the heats give {reserves}")
        winners = sum(line.pods_won > 0 for line in order[:size])
        if it["winners"] != winners:
            self.say(
                f"{it['winners']} of the top table are said to have won a pod; counted from the log there are {winners}"
            )
        at_line = order[size - 1 : size + 1]
        by_lot = (
            len(at_line) == 2
            and at_line[0].place == at_line[1].place
            and (at_line[0] in first) == (at_line[1] in first)
        )
        if it["drawn"] != by_lot:
            self.say(
                f"the last seat of the top table went {'by lot' if by_lot else 'by the standings'}, not as the log says"
            )
        self.rounds.append(round_)

    def pod_recorded(self, it):
        round_ = self.at_table(it, pods=True)
        if round_ is None:
            return
        if table_of(it) in round_.scores:
            self.say(f"pod {it['table']} of round {round_.number} had a score already")
        self.put_score(round_, it)

    def put_score(self, round_, it):
        if self.judge_score(round_, it, it["score"]):
            round_.scores[table_of(it)] = it["score"]

    def judge_score(self, round_, it, score):
        """Whether a score has a number for each seat of a pod, and says so if a pod cannot have it."""
        seats = len(round_.pods[table_of(it)])
        each = [score["totals"]] if "totals" in score else score["rounds"]
        if "rounds" in score and len(each) != self.rules.get("game", "rounds"):
            self.say(f"pod {it['table']} has {len(each)} rounds; a game has {self.rules.get('game', 'rounds')}")
        if any(len(one) != seats for one in each):
            self.say(f"pod {it['table']} has not one number for each of its {seats} players")
            return False
        if any(number < 0 for one in each for number in one) or any(number >= 2**63 for number in totals(score)):
            self.say(f"pod {it['table']} has a number that nobody can score")
        return True

    def pod_corrected(self, it):
        self.has_dispute(it["dispute"])
        round_ = self.at_table(it, pods=True)
        if round_ is None:
            return
        if round_.scores.get(table_of(it)) != it["was"]:
            self.say(f"the correction of pod {it['table']} in round {round_.number} names another score than was there")
        self.put_score(round_, it)
        round_.contradicted.discard(table_of(it))

    # -- what came of it ----------------------------------------------------------------------------------------------

    def standings(self):
        """The standings now, those after each round, and the final ranking, as JSON."""
        if self.rules:

            def told_lines(rounds):
                return [pod_line_told(line) for line in pod_standings(self.rules, self.players, rounds)]

            rounds = self.heats()
            now = told_lines(rounds)
            ranking = [{"place": line["place"], "player": line["player"]} for line in now]
        else:

            def told_lines(rounds):
                return [line_told(self.profile, line) for line in standings(self.profile, self.players, rounds)]

            rounds = self.swiss()
            now = told_lines(rounds)
            swiss = standings(self.profile, self.players, rounds)
            if self.cut:
                ranking = self.cut.ranking(self.profile, self.stages(), swiss, self.swiss(), self.active())
            else:
                ranking = [{"place": line.place, "player": line.player, "by": "Swiss"} for line in swiss]
        after = [
            {"round": round_.number, "standings": told_lines(rounds[: at + 1])} for at, round_ in enumerate(rounds)
        ]
        return {"standings": now, "after": after, "ranking": ranking}


ENTRIES = frozenset("""
    tournament-created pod-tournament-created settings-changed profile-changed player-registered registration-withdrawn player-dropped
    player-reinstated players-kept-apart players-let-meet round-paired pairings-changed tables-reseated
    tournament-created pod-tournament-created profile-changed player-registered registration-withdrawn player-dropped
    player-reinstated players-kept-apart players-let-meet table-fixed table-freed players-rated pod-rules-changed round-paired pairings-changed tables-reseated
    pairings-discarded round-published result-recorded result-corrected round-closed cut-started cut-withdrawn stage-paired game-added game-withdrawn match-settled reserve-moved-up heat-paired
    pods-changed pods-reseated top-table-seated pod-recorded pod-corrected chance-taken tournament-closed tournament-reopened act-undone
    act-redone
    """.split())


def table_of(it):
    """The table and the game of an entry: `1.2` is the second game at table 1."""
    table, _, game = str(it["table"]).partition(".")
    return int(table), int(game or 1)


def system_of(settings):
    return settings.get("system", "swiss")


def without_names(settings):
    return {key: part for key, part in settings.items() if key not in ("title", "place")}


def not_of_the_plan(settings, it):
    """What stays by an entry that says which parts of the plan changed; nothing if it does not say so."""
    may = {PLAN[part] for part in it.get("only_plan", [])}
    return {key: part for key, part in without_names(settings).items() if key not in may} if may else {}


def told(table):
    """A table and a game as people write them."""
    return str(table[0]) if table[1] == 1 else f"{table[0]}.{table[1]}"


def line_told(profile, line):
    record = line.tally.record
    return {
        "place": line.place,
        "player": line.player,
        "victory_points": line.tally.points,
        "differential": line.tally.differential,
        "strength_of_schedule": str(line.values["strength-of-schedule"]),
        "tie_breakers": [
            {"measure": measure, "value": None if line.values[measure] is None else str(line.values[measure])}
            for measure in profile.measures()
        ],
        "record": {
            "full_wins": record["FW"], "modified_wins": record["MW"], "true_ties": record["TT"],
            "modified_losses": record["ML"], "full_losses": record["FL"], "byes": record["byes"],
            "earned_byes": record["earned_byes"], "unplayed": record["unplayed"],
        },
    }  # fmt: skip


def pod_line_told(tally):
    return {
        "place": tally.place,
        "player": tally.player,
        "tribbles": tally.total,
        "place_points": str(tally.place_points),
        "pods_won": tally.pods_won,
        "at_top": tally.at_top,
    }


# ---------------------------------------------------------------------------------------------------------------------
# A series of tournaments


def text_of(least, most):
    return lambda value: words(value) and least <= len(value) <= most


def day(value):
    return words(value) and re.fullmatch(r"\d{4}-\d\d-\d\d", value) is not None


def reason(value):
    return words(value) and len(value) <= 1000


def sourced(kind):
    return lambda it: shaped(it, {"value": kind, "citation": words, "confidence": words})


def points_within(value):
    return whole(value) and 0 <= value <= 1000


def falling_points(value):
    return (
        isinstance(value, list)
        and 1 <= len(value) <= 64
        and all(map(points_within, value))
        and all(better >= worse for better, worse in zip(value, value[1:]))
    )


def series_measures(value):
    return isinstance(value, list) and all(
        one in ("points", "tournaments-won", "tournaments-played") for one in value
    )


def series_rules(value):
    return shaped(value, {
        "id": words, "name": words, "places": sourced(falling_points), "attendance": sourced(points_within),
        "best": sourced(lambda it: whole(it) and 0 <= it <= 64),
        "attendance_always": sourced(lambda it: isinstance(it, bool)),
        "shared_place": sourced(lambda it: it in ("each-in-full", "of-the-last")),
        "highest_bonus": sourced(points_within), "measures": sourced(series_measures),
    })  # fmt: skip


def counted_head(value):
    return shaped(value, {"sequence": lambda it: whole(it) and it >= 1, "hash": words})


def counted_teams(value):
    return (
        isinstance(value, list)
        and len(value) > 0
        and all(shaped(one, {"place": number, "name": text_of(1, 60)}) for one in value)
        and value == sorted(value, key=lambda one: one["place"])
    )


def counted_places(value):
    return isinstance(value, list) and all(shaped(one, {"place": number, "person": person}) for one in value)


SERIES_SHAPES = {
    "series-created": (
        {"title": text_of(1, 100), "about": text_of(0, 1000), "rules": series_rules, "director": anything}, {},
    ),
    "series-described": ({"title": text_of(1, 100), "about": text_of(0, 1000)}, {}),
    "director-named": ({"account": person}, {}),
    "director-removed": ({"account": person}, {}),
    "tournament-counted": (
        {"tournament": person, "title": words, "day": day, "head": counted_head, "results": counted_places},
        {"reason": reason, "teams": counted_teams},
    ),
    "tournament-removed": ({"tournament": person, "reason": reason}, {}),
    "bonus-given": ({"person": person, "points": whole, "reason": reason}, {}),
    "bonus-withdrawn": ({"number": whole, "reason": reason}, {}),
    "series-closed": ({}, {}),
    "series-reopened": ({"reason": reason}, {}),
}  # fmt: skip


class Season:
    """A series as its log tells it."""

    def __init__(self, say):
        self.say_at, self.sequence = say, 0
        self.rules, self.closed = None, False
        self.directors, self.counted, self.bonuses = set(), {}, {}

    def say(self, what):
        self.say_at(f"entry {self.sequence}: {what}")

    def rule(self, name):
        return self.rules[name]["value"]

    def tell(self, sequence, kind, it):
        """Judges an entry by the state before it, and applies it."""
        self.sequence = sequence
        parts = {key: part for key, part in it.items() if key != "entry"}
        if kind not in SERIES_SHAPES:
            raise Unusable(
                f"Entry {sequence} is of the kind “{kind}”, which is not known here. Take a newer tools/verify.py."
            )
        if not shaped(parts, *SERIES_SHAPES[kind]):
            self.say(f"it does not have the parts of “{kind}”, or one of them is outside its limits")
            return
        if (sequence == 1) != (kind == "series-created"):
            self.say("a log begins with the creation of the series, and has only one")
            return
        if self.rules is None and kind != "series-created":
            return
        free = ("series-created", "series-described", "director-named", "director-removed", "series-reopened")
        if self.closed and kind not in free:
            self.say("the series is closed")
        if "reason" in SERIES_SHAPES[kind][0] and not it["reason"]:
            self.say("no reason is given")
        getattr(self, kind.replace("-", "_"))(it)

    def series_created(self, it):
        self.rules = it["rules"]
        if it["director"] is not None:
            self.directors.add(it["director"])

    def series_described(self, _):
        pass

    def director_named(self, it):
        if it["account"] in self.directors:
            self.say("this account directs the series already")
        self.directors.add(it["account"])

    def director_removed(self, it):
        if it["account"] not in self.directors:
            self.say("this account does not direct the series")
        self.directors.discard(it["account"])

    def tournament_counted(self, it):
        results = [(one["place"], uuid.UUID(one["person"])) for one in it["results"]]
        if not results:
            self.say(f"nobody has a place at “{it['title']}”")
        if any(place < 1 for place, _ in results):
            self.say(f"a place at “{it['title']}” is none: places begin with 1")
        if results != sorted(results) or len({who for _, who in results}) != len(results):
            self.say(f"the places at “{it['title']}” are not in order, or somebody has two")
        if it["tournament"] in self.counted and not it.get("reason"):
            self.say(f"“{it['title']}” counts again without a reason")
        self.counted[it["tournament"]] = it

    def tournament_removed(self, it):
        if self.counted.pop(it["tournament"], None) is None:
            self.say("a tournament is taken out that does not count")

    def bonus_given(self, it):
        if not 1 <= it["points"] <= self.rule("highest_bonus"):
            self.say(f"a bonus of {it['points']} is outside the rules")
        if all(it["person"] != one["person"] for counted in self.counted.values() for one in counted["results"]):
            self.say("a bonus goes to somebody who has no place at a tournament that counts")
        self.bonuses[self.sequence] = it

    def bonus_withdrawn(self, it):
        if self.bonuses.pop(it["number"], None) is None:
            self.say("a bonus is withdrawn that is not there")

    def series_closed(self, _):
        self.closed = True

    def series_reopened(self, _):
        if not self.closed:
            self.say("the series is reopened and was not closed")
        self.closed = False

    def points_of_place(self, place, sharing):
        places = self.rule("places")
        at = place if self.rule("shared_place") == "each-in-full" else place + sharing - 1
        return places[at - 1] if 1 <= at <= len(places) else 0

    def standings(self):
        """Everybody with a place, best first."""
        if self.rules is None:
            return []
        of = {}
        for counted in sorted(self.counted.values(), key=lambda it: (it["day"], uuid.UUID(it["tournament"]))):
            places = [one["place"] for one in counted["results"]]
            for one in counted["results"]:
                points = self.points_of_place(one["place"], places.count(one["place"]))
                at = str(uuid.UUID(counted["tournament"]))
                of.setdefault(one["person"], []).append((points, one["place"], at))
        lines = []
        for who, results in of.items():
            # The best ones by the points of the place; of equal ones the earlier.
            best = sorted(range(len(results)), key=lambda at: -results[at][0])
            best = set(best[: self.rule("best")] if self.rule("best") else best)
            told = []
            for number, (of_place, place, at) in enumerate(results):
                attends = number in best or self.rule("attendance_always")
                points = (of_place if number in best else 0) + (self.rule("attendance") if attends else 0)
                told.append({
                    "tournament": at, "place": place, "for_place": of_place, "for_attendance": self.rule("attendance"),
                    "counts": number in best, "points": points,
                })  # fmt: skip
            bonus = sum(one["points"] for one in self.bonuses.values() if one["person"] == who)
            points = sum(one["points"] for one in told) + bonus
            won = sum(one["place"] == 1 for one in told)
            figures = {"points": points, "tournaments-won": won, "tournaments-played": len(told)}
            key = [-figures[measure] for measure in self.rule("measures")]
            line = {"points": points, "bonus": bonus, "won": won, "played": len(told), "results": told}
            lines.append((key, uuid.UUID(who), line))
        lines.sort(key=lambda line: line[:2])
        told, before = [], None
        for at, (key, who, figures) in enumerate(lines, 1):
            place = told[-1]["place"] if key == before else at
            told.append({"place": place, "person": str(who), **figures})
            before = key
        return told


def places_at(export, sequence):
    """Who finished where at an entry of a tournament's log: pairs of place and person, each person once."""
    ignore = lambda _: None  # noqa: E731 the tournament's own verification says it
    event, persons = Event(ignore, ignore), {}
    for _, line, payload in export.entries:
        if line["sequence"] > sequence:
            break
        event.tell(line["sequence"], line["kind"], payload)
        if line["kind"] in ("player-registered", "player-identified"):
            persons[payload["player"]] = uuid.UUID(payload["person"])
    if not event.over:
        return []
    places, known = [], set()
    for one in sorted(event.standings()["ranking"], key=lambda it: (it["place"], persons[it["player"]])):
        if persons[one["player"]] not in known:
            known.add(persons[one["player"]])
            places.append((one["place"], str(persons[one["player"]])))
    return places


def verified_series(text, head, tournaments):
    """Everything about one export of a series, as JSON. `tournaments` are exports by their identifiers."""
    export = Export(text, "series")
    problems, notes = [], []
    if not export.entries:
        problems.append("the log is empty")
    export.address()
    last = export.chain(problems.append)
    if not problems:
        export.length(problems.append, last)
    if head:
        head_code(head, export, problems.append)
    season, forms = Season(problems.append), {}
    for _, line, payload in export.entries:
        form = str(uuid.UUID(line["submission"]))
        if form in forms:
            problems.append(f"entry {line['sequence']} is of the same form as entry {forms[form]}")
        forms[form] = line["sequence"]
        season.tell(line["sequence"], line["kind"], payload)
    for counted in season.counted.values():
        there, at = tournaments.get(counted["tournament"]), counted["head"]["sequence"]
        if there is None:
            notes.append(f"“{counted['title']}” is in no file that was named, so its places are not compared")
            continue
        hashes = [line["hash"] for _, line, _ in there.entries]
        if at > len(hashes) or hashes[at - 1] != counted["head"]["hash"]:
            problems.append(f"“{counted['title']}” was counted at another entry {at} than its log has")
        elif places_at(there, at) != [(one["place"], str(uuid.UUID(one["person"]))) for one in counted["results"]]:
            problems.append(f"“{counted['title']}” was counted after its entry {at}, which gives other places")
    standings = season.standings()
    return {
        "verified": not problems,
        "series": export.first["slug"],
        "entries": len(export.entries),
        "head": last,
        "tournaments": len(season.counted),
        "players": len(standings),
        "problems": problems,
        "notes": notes,
        "standings": standings,
    }


def is_series(text):
    """Whether a text is an export of a series: its first line says so."""
    try:
        first = read_json(text.split("\n", 1)[0])
    except ValueError:
        return False
    return isinstance(first, dict) and first.get("line") == "series"


def series_in_words(found, with_standings):
    word = "verified" if found["verified"] else "DOES NOT VERIFY"
    lines = [
        f"series {found['series']}: {word}; {found['entries']} entries, {found['tournaments']} tournaments, "
        f"head {found['head']}"
    ]
    lines += [f"  {problem}" for problem in found["problems"]] + [f"  note: {note}" for note in found["notes"]]
    if with_standings:
        lines += [f"  {one['place']:>4}. {one['person']}: {one['points']} points" for one in found["standings"]]
    return "\n".join(lines)


# ---------------------------------------------------------------------------------------------------------------------
# The rules in data/, and the whole


def published(profile_id, folder):
    """The rules as data/ publishes them, or None."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", folder, f"{profile_id}.toml")
    if tomllib is None or not re.fullmatch(r"[a-z0-9-]+", profile_id) or not os.path.exists(path):
        return None
    with open(path, "rb") as file:
        return tomllib.load(file)


def plain(value):
    return value["points"] if isinstance(value, dict) and set(value) == {"points"} else value


def unlike_published(rules, folder, note):
    """Notes where the rules in the log are not those of data/."""
    own = published(rules.get("id", ""), folder)
    if own is None:
        return
    for section, values in own.items():
        for key, value in values.items() if isinstance(values, dict) else ():
            here = rules.get(section, {}).get(key)
            if isinstance(here, dict) and plain(here.get("value")) != plain(value["value"]):
                whose = "set by the director" if here.get("confidence") == "organiser" else "as it was then"
                note(
                    f"{section}.{key} is {json.dumps(plain(here['value']))} here, {whose}; "
                    f"data/{folder} has {json.dumps(plain(value['value']))}"
                )


def verified(text, head=None):
    """Everything about one export, as JSON."""
    export = Export(text)
    problems, notes = [], []
    if not export.entries:
        problems.append("the log is empty")
    export.address()
    last = export.chain(problems.append)
    if not problems:
        export.length(problems.append, last)
    export.limits(problems.append)
    export.beside(problems.append, notes.append)
    if head:
        head_code(head, export, problems.append)
    event = Event(problems.append, notes.append)
    try:
        for _, line, payload in export.entries:
            if line["role"] not in ROLES:
                problems.append(f"entry {line['sequence']} was made in an unknown role")
            if not re.fullmatch(ACTOR, line["actor"]):
                problems.append(f"entry {line['sequence']} does not say who made it")
            if year_of(line["at"]) not in YEARS:
                problems.append(f"entry {line['sequence']} has a time that no clock shows")
            event.tell(line["sequence"], line["kind"], payload)
        told_ = event.standings() if event.profile or event.rules else {"standings": [], "after": [], "ranking": []}
        if event.profile:
            unlike_published(event.profile.rules, "scoring", notes.append)
        if event.rules:
            unlike_published(event.rules.rules.get("profile", {}), "pods", notes.append)
    except Unusable:
        # What does not fit the chain may be anything; the break is the answer.
        if not problems:
            raise
        told_ = {"standings": [], "after": [], "ranking": []}
    except Exception as error:  # noqa: BLE001 a damaged log may break anything; a sound one must not
        if not problems:
            raise Unusable(f"The log cannot be recomputed: {type(error).__name__} {error}.") from error
        told_ = {"standings": [], "after": [], "ranking": []}
    return {
        "verified": not problems,
        "tournament": export.first["slug"],
        "entries": len(export.entries),
        "head": last,
        "players": len(event.players),
        "rounds": len(event.rounds),
        "compared": {"pairings": event.pairings_compared, "seatings": event.seatings_compared},
        "only_bounded": {"pairings": event.pairings_bounded},
        "problems": problems,
        "notes": notes,
        **told_,
    }


def read(name):
    try:
        raw = sys.stdin.buffer.read() if name == "-" else open(name, "rb").read()
    except OSError as error:
        raise Unusable(f"{error.strerror}. Name a file from “arbiter tournament export”.") from None
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unusable("The file is not UTF-8. Export the tournament again.") from None


def in_words(found, with_standings):
    word = "verified" if found["verified"] else "DOES NOT VERIFY"
    compared = found["compared"]
    lines = [
        f"{found['tournament']}: {word}; {found['entries']} entries, {found['players']} players, "
        f"{found['rounds']} rounds, "
        f"head {found['head']}",
    ]
    lines += [f"  {problem}" for problem in found["problems"]] + [f"  note: {note}" for note in found["notes"]]
    if found["verified"]:
        counted = [f"{number} {what}" for what, number in compared.items() if number]
        lines.append(f"  compared with every other possibility: {', '.join(counted) or 'nothing'}")
        if bounded := found["only_bounded"]["pairings"]:
            lines.append(f"  compared with bounds only, not proved: {bounded} pairings")
    if with_standings:
        for line in found["standings"]:
            if "tribbles" in line:
                figures = (
                    f"{line['tribbles']} tribbles, {line['place_points']} place points, {line['pods_won']} pods won"
                )
            else:
                figures = ", ".join(f"{one['measure']} {one['value'] or '–'}" for one in line["tie_breakers"])
            lines.append(f"  {line['place']:>4}. player {line['player']}: {figures}")
        if any(one.get("by", "Swiss") != "Swiss" for one in found["ranking"]):
            lines.append(
                "  ranking: " + ", ".join(f"{one['place']}. player {one['player']}" for one in found["ranking"])
            )
    return "\n".join(lines)


def main():
    words = argparse.ArgumentParser(description="Verifies an export of Arbiter independently of it.")
    words.add_argument("file", nargs="+", metavar="FILE", help="an export, or -")
    words.add_argument("--standings", action="store_true", help="print the standings that were recomputed")
    words.add_argument("--json", action="store_true", help="print JSON, one line for each file")
    words.add_argument(
        "--head", metavar="CODE", help="also ask whether the log holds this head code of a page or sheet"
    )
    asked = words.parse_args()
    code, texts, tournaments = 0, [], {}
    for name in asked.file:
        try:
            texts.append((name, read(name)))
        except Unusable as error:
            print(f"{name}: {error}", file=sys.stderr)
            code = 2
    # A series is compared with the tournaments that are named beside it.
    if any(is_series(text) for _, text in texts):
        for _, text in texts:
            try:
                export = None if is_series(text) else Export(text)
            except Unusable:
                continue
            if export:
                tournaments[export.first["id"]] = export
    for name, text in texts:
        try:
            found = (
                verified_series(text, asked.head, tournaments) if is_series(text) else verified(text, asked.head)
            )
        except Unusable as error:
            print(f"{name}: {error}", file=sys.stderr)
            code = 2
            continue
        if not asked.standings and asked.json:
            for key in ("standings", "after", "ranking"):
                found.pop(key, None)
        in_text = series_in_words if "series" in found else in_words
        print(json.dumps(found, ensure_ascii=False) if asked.json else in_text(found, asked.standings))
        if not found["verified"]:
            code = max(code, 1)
    return code


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(2)
