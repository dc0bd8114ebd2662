"""Swift for the lint scripts: the sources with their targets, and their code without comments and strings."""
import collections, functools, pathlib, re, subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
TOKEN = re.compile(r'(?P<line>//[^\n]*)|(?P<block>/\*)|(?P<regex>#+/)|(?P<text>#*(?:"""|"))|(?P<bracket>[()])')
IMPORT = re.compile(r"^(?:@?\w+ +)*import +(?:(?:struct|class|enum|protocol|func) +)?(\w+)", re.M)
DECLARATION = re.compile(r"^(?P<indent> *)(?P<modifiers>(?:(?:@\w+(?:\([^)]*\))?|\w+) +)*?)"
                         r"(?:struct|class|enum|actor|protocol|typealias|associatedtype) +(?P<name>[A-Z]\w*)", re.M)
PARAMETERS = re.compile(r"<([A-Z]\w*(?: *[:,][^<>()]*)?)>")
USE = re.compile(r"(?<![\w.])[A-Z]\w*")


def sources(*folders, generated=False):
    """The Swift files in the folders, tracked or untracked but not ignored, sorted."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *(folders or ("Sources", "Locales", "Reports"))]
    paths = sorted(set(subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\n")))
    files = [pathlib.PurePosixPath(path) for path in paths if path.endswith(".swift") and (ROOT / path).exists()]
    return [file for file in files if generated or not file.stem.endswith("+Generated")]


def target(file):
    """The target that a file belongs to."""
    return {"Locales": "LocaleData", "Reports": "ReportAssets"}.get(file.parts[0], file.parts[1])


def folder(file):
    """The folder of a file in its target, with slashes; a dot for the target's own folder."""
    inner = file.parts[2:-1] if file.parts[0] == "Sources" else file.parts[1:-1]
    return "/".join(inner) or "."


@functools.lru_cache(maxsize=None)
def text(file):
    return (ROOT / file).read_text(encoding="utf-8")


@functools.lru_cache(maxsize=None)
def _parts(file):
    """A file's code, with the positions of its comments and the pieces of its string literals."""
    kept, prose = [], []
    _code(text(file), 0, False, kept, prose)
    return "".join(kept), prose


def code(file):
    """A file's code with the same lines: comments and strings are blank, but interpolations are kept."""
    return _parts(file)[0]


def prose(file):
    """The comments and the pieces of string literals of a file, with their lines."""
    return [(text(file).count("\n", 0, position) + 1, piece) for position, piece in _parts(file)[1]]


def _code(source, position, interpolated, kept, prose):
    """Reads code from a position, up to the parenthesis that ends an interpolation. Returns the end."""
    depth = 0
    while match := TOKEN.search(source, position):
        kept.append(source[position:match.start()])
        position, token, kind = match.end(), match.group(), match.lastgroup
        if kind == "bracket":
            depth += 1 if token == "(" else -1
            kept.append(token)
            if interpolated and depth < 0:
                return position
        elif kind == "line":
            prose.append((match.start(), token))
        elif kind == "block":
            position = _end_of_comment(source, position)
            prose.append((match.start(), source[match.start():position]))
            kept.append("\n" * source.count("\n", match.start(), position))
        elif kind == "regex":
            position = source.index(token[::-1], position) + len(token)
        elif kind == "text":
            position = _string(source, position, token, kept, prose)
    kept.append(source[position:])
    return len(source)


def _end_of_comment(source, position):
    depth = 1
    while depth:
        match = re.compile(r"/\*|\*/").search(source, position)
        position = match.end()
        depth += 1 if match.group() == "/*" else -1
    return position


def _string(source, position, opening, kept, prose):
    """Reads a string literal, keeping interpolated code. Returns the position after it."""
    hashes = "#" * opening.count("#")
    end, escape, start = opening.strip("#") + hashes, "\\" + hashes, position
    kept.append('"')
    while not source.startswith(end, position):
        if source.startswith(escape + "(", position):
            prose.append((start, source[start:position]))
            kept.append("(")
            position = start = _code(source, position + len(escape) + 1, True, kept, prose)
        else:
            position += len(escape) if source.startswith(escape, position) else 0
            kept.append("\n" if source[position] == "\n" else "")
            position += 1
    prose.append((start, source[start:position]))
    kept.append('"')
    return position + len(end)


def imports(file):
    """The modules that a file imports."""
    return set(IMPORT.findall(code(file)))


def declarations(files):
    """The file of each name that only one file declares, at its top level and not privately."""
    declaring, local = collections.defaultdict(set), collections.defaultdict(set)
    for file in files:
        for match in DECLARATION.finditer(code(file)):
            is_open = not match["indent"] and "private" not in match["modifiers"]
            (declaring if is_open else local)[match["name"]].add(file)
    home = {name: next(iter(files)) for name, files in declaring.items() if len(files) == 1}
    return home, local


def uses(files):
    """The names by which each file uses others: file → file → names."""
    home, local = declarations(files)
    graph = {file: collections.defaultdict(set) for file in files}
    for file in files:
        parameters = {name for match in PARAMETERS.finditer(code(file)) for name in USE.findall(match[1].split(":")[0])}
        for name in set(USE.findall(code(file))) - parameters:
            if name in home and home[name] != file and file not in local[name]:
                graph[file][home[name]].add(name)
    return graph
