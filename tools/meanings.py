#!/usr/bin/env python3
"""Learns which words of players' questions are alike, and writes data/rulings/meanings.txt. It needs Python 3.11 and nothing else.

    python3 tools/meanings.py

Two words are alike if questions of the same entries use them. Every entry with known questions is a row, every word a
column; of this table the 48 strongest directions are kept (latent semantic analysis), and a word is a line of 48 numbers.
The texts are the questions and summaries of data/rulings/outlines, which were written for this program; no text of any
document and no model of anybody else is used. Run it again after questions were added; the tests say when it is time.
"""

import collections
import csv
import math
import pathlib
import random
import re
import tomllib
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parent.parent
RULINGS = ROOT / "data" / "rulings"
SIZE = 48
ROUNDS = 40
LIMIT = 127
SPREAD = 4

HEAD = """\
# What words of questions mean, as {size} numbers from -127 to 127 in hexadecimal. Written by tools/meanings.py from the
# known questions in outlines/; do not edit. Words are as the search compares them.
"""


def stemmer():
    """How the search makes words comparable, with its own lists (src/domain/rulings/search/stemmer.rs)."""
    source = (ROOT / "src/domain/rulings/search/stemmer.rs").read_text()
    listed = lambda name: source.split(f"const {name}")[1].split("];")[0]
    numbers = dict(re.findall(r'\("(\w+)", "(\w+)"\)', listed("NUMBERS")))
    irregular = dict(re.findall(r'\("(\w+)", "(\w+)"\)', listed("IRREGULAR")))

    def singular(word):
        if len(word) > 4 and word.endswith("ies"):
            return word[:-3] + "y"
        for ending, instead in [("sses", "ss"), ("shes", "sh"), ("ches", "ch"), ("xes", "x"),
                                ("ss", "ss"), ("us", "us"), ("is", "is")]:
            if word.endswith(ending):
                return word[:-len(ending)] + instead
        return word.removesuffix("s")

    def stem(word):
        if word in numbers:
            return numbers[word]
        word = irregular.get(word, word)
        if len(word) <= 3 or any(letter.isdigit() for letter in word):
            return word
        word = singular(word)
        for ending in ("ing", "ed"):
            rest = word.removesuffix(ending)
            if rest != word and len(rest) >= 3 and re.search("[aeiouy]", rest):
                double = len(rest) > 3 and rest[-1] == rest[-2] and rest[-1] not in "lsz"
                word = rest[:-1] if double else rest
                if word.endswith("i"):
                    word = word[:-1] + "y"
                break
        return word[:-1] if len(word) > 3 and word.endswith("e") else word

    return stem, {stem(word) for word in re.findall(r'"(\w+)"', listed("STOP"))}


STEM, STOP = stemmer()


def plain(text):
    """The words of a text, folded."""
    text = unicodedata.normalize("NFKD", text.lower()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", " ", text.replace("'", "")).split()


def nicknames():
    """The phrases that stand for others, by their first word, the longest first."""
    phrases = collections.defaultdict(list)
    for name in tomllib.loads((RULINGS / "aliases.toml").read_text())["name"]:
        means = plain(name["means"]) if "means" in name else plain(name["any"])[:1]
        for says in name["says"]:
            words = plain(says)
            if words:
                phrases[words[0]].append((words, means))
    for listed in phrases.values():
        listed.sort(key=lambda phrase: -len(phrase[0]))
    return phrases


NICKNAMES = nicknames()


def words(text):
    """The words that count in a question, nicknames resolved."""
    said, read, at = plain(text), [], 0
    while at < len(said):
        found = next((phrase for phrase in NICKNAMES[said[at]] if said[at:at + len(phrase[0])] == phrase[0]), None)
        read += found[1] if found else [said[at]]
        at += len(found[0]) if found else 1
    return {word for word in map(STEM, read) if word not in STOP}


def entries():
    """For every entry with known questions, those of its parts included: the words of each, and of its summaries."""
    csv.field_size_limit(10**7)
    units = collections.OrderedDict()
    for path in sorted((RULINGS / "outlines").glob("*.csv")):
        with path.open(newline="") as file:
            rows = {row["ordinal"]: row for row in csv.DictReader(file)}
        for row in rows.values():
            asked = [question for question in row["asked"].split(" | ") if question.strip()]
            if not asked:
                continue
            top = row
            while top["parent"] in rows:
                top = rows[top["parent"]]
            heading = words(top["heading"])
            texts = asked + ([row["digest"]] if row["digest"] else [])
            units.setdefault((path.name, top["ordinal"]), []).extend(words(text) | heading for text in texts)
    return list(units.values())


def dot(one, other):
    return math.fsum(a * b for a, b in zip(one, other))


def orthonormal(vectors):
    """Gram and Schmidt."""
    done = []
    for vector in vectors:
        for other in done:
            share = sum(map(lambda a, b: a * b, vector, other))
            vector = [a - share * b for a, b in zip(vector, other)]
        length = math.sqrt(dot(vector, vector))
        done.append([a / length for a in vector])
    return done


def directions(units):
    """The words, and for each its numbers, unscaled."""
    having = collections.Counter(word for unit in units for text in unit for word in text)
    total = sum(len(unit) for unit in units)
    vocabulary = {word: at for at, word in enumerate(sorted(w for w, count in having.items() if count >= 2))}
    rarity = {word: math.log(total / having[word]) for word in vocabulary}
    rows = []
    for unit in units:
        counts = collections.Counter(word for text in unit for word in text if word in vocabulary)
        row = {vocabulary[word]: math.log1p(count) * rarity[word] for word, count in sorted(counts.items())}
        length = math.sqrt(math.fsum(value * value for value in row.values())) or 1.0
        rows.append({at: value / length for at, value in row.items()})
    alike = [[math.fsum(value * other.get(at, 0.0) for at, value in row.items()) for other in rows] for row in rows]
    chance = random.Random(1)
    vectors = orthonormal([[chance.gauss(0, 1) for _ in rows] for _ in range(SIZE)])
    for _ in range(ROUNDS):
        vectors = orthonormal([[sum(map(lambda a, b: a * b, row, vector)) for row in alike] for vector in vectors])
    of = [[0.0] * SIZE for _ in vocabulary]
    for at, vector in enumerate(vectors):
        strength = math.sqrt(math.sqrt(dot(*[[dot(row, vector) for row in alike]] * 2)))
        for share, row in zip(vector, rows):
            for word, value in row.items():
                of[word][at] += share * value / strength
    return {word: [rarity[word] * value for value in of[at]] for word, at in vocabulary.items()}


def main():
    learned = directions(entries())
    largest = max(abs(value) for numbers in learned.values() for value in numbers)
    whole = lambda value: max(-LIMIT, min(LIMIT, round(value / largest * LIMIT * SPREAD)))
    lines = [HEAD.format(size=SIZE)]
    for word, numbers in learned.items():
        lines.append(f"{word} {bytes(whole(value) % 256 for value in numbers).hex()}\n")
    (RULINGS / "meanings.txt").write_text("".join(lines))


if __name__ == "__main__":
    main()
