"""The texts to compare, by script: translations of real apps, and made-up ones so that no script lacks texts."""
import collections
import hashlib
import os
import random
import unicodedata

import corpus

FONTS = "/usr/share/fonts/"
SIZES = [11, 13, 15, 17, 20, 28, 34.5]
LONGEST = 120
EAST_ASIAN = {"ja": "Japanese", "ko": "Hangul", "zh-Hans": "Simplified Han", "zh-Hant": "Traditional Han",
              "zh-HK": "Traditional Han", "zh-Hant-HK": "Traditional Han", "zh-Hant-TW": "Traditional Han"}
EAST_ASIAN_LETTERS = {"CJK", "HIRAGANA", "KATAKANA", "HANGUL"}

Script = collections.namedtuple("Script", "name language font joint words")
Sample = collections.namedtuple("Sample", "script language font size text")


def scripts():
    """The rows of scripts.tsv whose font is installed."""
    path = os.path.join(os.path.dirname(__file__), "scripts.tsv")
    with open(path, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
    table = [Script(name, language, FONTS + font, joint, words.split("|"))
             for name, language, font, joint, words in rows]
    return [script for script in table if os.path.exists(script.font)]


def samples(folder, count):
    """About `count` texts of each script, the same ones at every run."""
    found = collections.defaultdict(list)
    for language, text in corpus.translations(folder) if folder else []:
        if "\t" not in text and len(text) <= LONGEST:
            found[script_of(text, language)].append((language, text))
    return [sample for script in scripts() for sample in of_script(script, found[script.name], count)]


def of_script(script, real, count):
    chosen = sorted(real, key=lambda pair: digest(pair[1]))[:count * 3 // 4]
    chosen += [(script.language, text) for text in made_up(script, count - len(chosen))]
    return [Sample(script.name, language, script.font, SIZES[digest(text) % len(SIZES)], text)
            for language, text in chosen]


def made_up(script, count):
    """Every word, then words at random but the same at every run."""
    chance = random.Random(script.name)
    texts = list(script.words)
    while len(texts) < count:
        texts.append(script.joint.join(chance.choices(script.words, k=chance.randint(2, 9))))
    return list(dict.fromkeys(texts))[:count]


def script_of(text, language):
    """The script that most letters have, by the first word of their Unicode names; East Asian ones by language."""
    names = collections.Counter(unicodedata.name(letter, "?").split()[0] for letter in text if letter.isalpha())
    if not names:
        return None
    name = names.most_common(1)[0][0]
    return EAST_ASIAN.get(language) if name in EAST_ASIAN_LETTERS else name.capitalize()


def is_of_mixed_direction(text):
    """Whether the visual order of a text is neither its own nor simply the reverse."""
    classes = {unicodedata.bidirectional(character) for character in text}
    return bool(classes & {"R", "AL"}) and bool(classes & {"L", "EN", "AN"})


def digest(text):
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")
