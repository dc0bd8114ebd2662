"""Reads the translations of apps: the values of .strings, .stringsdict and .xcstrings files, by language."""
import codecs
import json
import os
import plistlib
import re

PAIR = re.compile(r'"(?:[^"\\]|\\.)*"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;')
ESCAPE = re.compile(r'\\(?:[Uu]([0-9A-Fa-f]{4})|(.))', re.S)
CONTROLS = {"n": "\n", "t": "\t", "r": "\r"}
LOCALE_FOLDERS = {"English": "en", "German": "de", "French": "fr", "Spanish": "es", "Japanese": "ja", "Base": "en"}


def translations(folder):
    """All (language, text) of a folder, without doubles, sorted."""
    found = set()
    for directory, folders, files in os.walk(folder):
        folders.sort()
        for name in files:
            for language, text in of_file(os.path.join(directory, name)):
                if language and text.strip():
                    found.add((language, text))
    return sorted(found)


def of_file(path):
    """The (language, text) of one file; none of what cannot be read, since broken files are part of a corpus."""
    readers = {".strings": of_strings, ".stringsdict": of_stringsdict, ".xcstrings": of_catalog}
    read = readers.get(os.path.splitext(path)[1])
    if read is None:
        return []
    with open(path, "rb") as file:
        data = file.read()
    try:
        return list(read(data, language_of(path)))
    except (ValueError, KeyError, AttributeError, plistlib.InvalidFileException):
        return []


def language_of(path):
    folder = re.search(r"([^/]+)\.lproj/", path)
    return LOCALE_FOLDERS.get(folder[1], folder[1]).replace("_", "-") if folder else None


def of_strings(data, language):
    if data.startswith((b"<?xml", b"\xef\xbb\xbf<?xml", b"bplist")):
        return [(language, value) for value in plistlib.loads(data).values() if isinstance(value, str)]
    is_wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    text = data.decode("utf-16" if is_wide else "utf-8-sig")
    return [(language, unescaped(value)) for value in PAIR.findall(text)]


def unescaped(value):
    def character(match):
        return chr(int(match[1], 16)) if match[1] else CONTROLS.get(match[2], match[2])

    return ESCAPE.sub(character, value)


def of_stringsdict(data, language):
    return [(language, text) for text in leaves(plistlib.loads(data)) if " " in text]


def of_catalog(data, _):
    for entry in json.loads(data)["strings"].values():
        for language, localization in entry.get("localizations", {}).items():
            for text in values(localization):
                yield language, text


def values(tree):
    """Every "value" in a catalog's localization, whatever its variations."""
    for key, branch in tree.items():
        if key == "value":
            yield branch
        elif isinstance(branch, dict):
            yield from values(branch)


def leaves(tree):
    if isinstance(tree, str):
        yield tree
    elif isinstance(tree, dict):
        for key, branch in tree.items():
            if not key.startswith("NSString"):
                yield from leaves(branch)
