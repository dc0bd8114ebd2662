"""Opens the HTML reports of the example app in headless Chromium and checks what a reader meets.

Usage: check_report.py FITSPOKEN FOLDER [APP]

The command writes both forms of the report, in English and German, into the folder. Everything that the pages claim is compared
with the JSON report and with `fitspoken speak` of the same app. Exits with 1 and a line for each fault.
"""

import json
import os
import pathlib
import subprocess
import sys
from urllib.parse import unquote

import axe_core_python
from playwright.sync_api import sync_playwright

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
AXE = (pathlib.Path(axe_core_python.__file__).parent / "axe.min.js").read_text()
WIDTHS = [320, 360, 768, 1440, 2560]
# The largest rules of WCAG and of best practice; nothing is left out.
AXE_OPTIONS = {"resultTypes": ["violations"]}

faults: list[str] = []


def check(holds: bool, fault: str) -> None:
    if not holds:
        faults.append(fault)


class Reports:
    """The reports of one app, as the command writes them."""

    def __init__(self, command: str, folder: pathlib.Path, app: str) -> None:
        self.command, self.folder, self.app = command, folder, app
        folder.mkdir(parents=True, exist_ok=True)
        self.page, self.site, self.german = folder / "report.html", folder / "site", folder / "bericht.html"
        data = folder / "report.json"
        self.run("audit", app, "--quiet", "--report", f"html={self.page}", "--report", f"html={self.site}/",
                 "--report", f"json={data}")
        self.run("audit", app, "--quiet", "--report", f"html={self.german}", "--report-language", "de")
        self.data = json.loads(data.read_text())

    def run(self, *arguments: str) -> str:
        result = subprocess.run([self.command, *arguments], capture_output=True, text=True)
        if result.returncode not in (0, 1):
            sys.exit(f"fitspoken {' '.join(arguments)}: {result.stderr}")
        return result.stdout

    def transcript(self) -> list[dict]:
        locales = [f"--locale={locale}" for locale in self.data["measured"]["locales"]]
        return json.loads(self.run("speak", self.app, "--format", "json", *locales))

    def pages(self) -> list[pathlib.Path]:
        """One page of each kind of both forms."""
        kinds = [sorted((self.site / kind).glob("*.html")) for kind in ("screens", "languages", "rules")]
        samples = [paths[index] for paths in kinds for index in {0, len(paths) // 2} if paths]
        return [self.page, self.german, *sorted(self.site.glob("*.html")), *samples]


def level(finding: dict) -> str:
    return "review" if finding["outcome"] == "needsReview" else finding["severity"]


def watch(page, name: str) -> None:
    """Records what a page must not do: complain, fail, or ask for anything."""
    page.on("console", lambda message: check(message.type not in ("error", "warning"), f"{name}: console: {message.text}"))
    page.on("pageerror", lambda error: check(False, f"{name}: script error: {error}"))
    page.on("request", lambda request: check(request.url.startswith(("file:", "data:")), f"{name}: request: {request.url}"))


def unfold(page) -> None:
    page.evaluate("document.querySelectorAll('details').forEach((part) => { part.open = true; })")


def check_appearance(browser, reports: Reports) -> None:
    """No complaint, no request, no sideways scrolling, nothing that axe-core finds, in both schemes and all widths."""
    for path in reports.pages():
        name = os.path.relpath(path, reports.folder)
        for scheme in ("light", "dark"):
            page = browser.new_page(color_scheme=scheme, viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
            watch(page, f"{name} ({scheme})")
            page.goto(path.as_uri())
            unfold(page)
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": 900})
                wide = page.evaluate("document.documentElement.scrollWidth")
                check(wide <= width, f"{name} ({scheme}): {wide} px wide in a window of {width} px")
            page.set_viewport_size({"width": 1440, "height": 900})
            # axe-core has no way around the page's own policy but to be evaluated from outside.
            page.evaluate(AXE)
            result = page.evaluate("(options) => axe.run(document, options)", AXE_OPTIONS)
            for violation in result["violations"]:
                nodes = "; ".join(node["html"][:120] for node in violation["nodes"][:3])
                check(False, f"{name} ({scheme}): axe: {violation['id']}: {violation['help']}: {nodes}")
            page.close()


def check_links(browser, reports: Reports) -> None:
    """Every link leads to an element that is there, and every id is unique."""
    ids: dict[pathlib.Path, set[str]] = {}
    links: list[tuple[pathlib.Path, str]] = []
    page = browser.new_page()
    for path in [reports.page, *sorted(reports.site.rglob("*.html"))]:
        page.goto(path.as_uri())
        found = page.evaluate("[...document.querySelectorAll('[id]')].map((element) => element.id)")
        check(len(found) == len(set(found)), f"{path.name}: an id occurs twice")
        ids[path.resolve()] = set(found)
        hrefs = page.evaluate("[...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))")
        links += [(path, href) for href in set(hrefs)]
    for path, href in links:
        file, _, anchor = href.partition("#")
        target = (path.parent / unquote(file)).resolve() if file else path.resolve()
        check(target in ids, f"{path.name}: {href} leads to no file")
        check(not anchor or anchor in ids.get(target, set()), f"{path.name}: {href} leads to no element")
    page.close()


def check_permalinks(browser, reports: Reports) -> None:
    """The permalink of a folded finding unfolds it."""
    page = browser.new_page()
    page.goto(reports.page.as_uri())
    for identity in page.evaluate("[...document.querySelectorAll('article.issue')].map((card) => card.id)"):
        page.goto("about:blank")
        page.goto(f"{reports.page.as_uri()}#{identity}")
        seen = page.evaluate("(id) => document.getElementById(id).getBoundingClientRect().height > 0", identity)
        check(seen, f"#{identity} is not shown")
    page.close()


def check_filters(browser, reports: Reports) -> None:
    """Each choice counts what the JSON report has, and shows as many."""
    findings = reports.data["findings"]
    for path in (reports.page, reports.site / "findings.html"):
        page = browser.new_page()
        watch(page, path.name)
        page.goto(path.as_uri())
        choices = page.evaluate(
            "Object.fromEntries([...document.querySelectorAll('#filter select')].map((select) =>"
            " [select.name, [...select.options].map((option) => option.value).filter(Boolean)]))")
        levels = [("level", value) for value in ("error", "warning", "note", "review")]
        for field, value in levels + [(field, value) for field, values in choices.items() for value in values]:
            query = "level=error&level=warning&level=note&level=review&state=new&state=known"
            query = f"level={value}" if field == "level" else f"{query}&{field}={value}"
            page.goto("about:blank")
            page.goto(f"{path.as_uri()}#filter?{query}")
            count = int(page.locator("#filter output").get_attribute("data-count"))
            shown = page.evaluate("document.querySelectorAll('.issue:not([hidden])').length")
            expected = [finding for finding in findings if matches(finding, field, value)]
            if field != "screen":
                check(count == len(expected), f"{path.name}: {field}={value}: {count} instead of {len(expected)}")
            check(count == shown, f"{path.name}: {field}={value}: {count} counted, {shown} shown")
        page.close()


def matches(finding: dict, field: str, value: str) -> bool:
    if field == "level":
        return level(finding) == value
    if field == "rule":
        return finding["rule"] == value
    if field == "language":
        return not finding.get("locales") or value in finding["locales"]
    places = [finding, *finding.get("places", [])]
    own = [place.get(member) for place in places for member in ("contentSize", "device")]
    also = [size for place in places for size in place.get("evidence", {}).get("alsoAt", [])]
    return field == "size" and value in own + also


def check_pictures(browser, reports: Reports) -> None:
    """A picture of a title that is cut says which part is visible: the one that was measured."""
    page = browser.new_page()
    page.goto(reports.page.as_uri())
    unfold(page)
    drawn = page.evaluate(
        "[...document.querySelectorAll('article.issue')].map((card) => [card.id,"
        " [...card.querySelectorAll('figure[data-visible]')].map((figure) => figure.dataset.visible)])")
    visible: dict[str, set[str]] = {}
    for finding in reports.data["findings"]:
        for place in [finding, *finding.get("places", [])]:
            text = place.get("evidence", {}).get("visibleText")
            if text is not None:
                visible.setdefault(f"finding-{finding['identity']}", set()).add(text)
    for identity, texts in drawn:
        for text in texts:
            known = visible.get(identity, set()) or visible.get(identity.rsplit("-", 1)[0], set())
            check(text in known, f"#{identity}: the picture shows “{text}”, measured was {sorted(known)}")
    check(any(texts for _, texts in drawn) or not visible, "no picture says what is visible")
    page.close()


def check_transcripts(browser, reports: Reports) -> None:
    """What a screen's page says is what `fitspoken speak` says."""
    spoken: dict[tuple[str, str, str], list[str]] = {}
    for row in reports.transcript():
        spoken.setdefault((row["file"], row["screen"], row["locale"]), []).append(row["utterance"])
    page = browser.new_page()
    compared = 0
    for path in sorted((reports.site / "screens").glob("*.html")):
        page.goto(path.as_uri())
        file, screen = page.evaluate("[document.querySelector('.file').textContent, document.querySelector('.id').textContent]")
        lists = page.evaluate(
            "[...document.querySelectorAll('.transcript')].map((list) => [list.dataset.lang,"
            " [...list.querySelectorAll('q')].map((line) => [line.dataset.plain, line.textContent])])")
        for locale, lines in lists:
            expected = spoken.get((file, screen, locale))
            plain = [text for text, _ in lines]
            check(plain == expected, f"{path.name} [{locale}]: {plain} instead of {expected}")
            check(all(not text or text == shown for text, shown in lines), f"{path.name} [{locale}]: shown differently")
            compared += 1
    check(compared > 0, "no transcript was compared")
    page.close()


def check_marks(browser, reports: Reports) -> None:
    """Every finding about an element of a screen that is drawn is marked there."""
    page = browser.new_page()
    for path in sorted((reports.site / "screens").glob("*.html")):
        page.goto(path.as_uri())
        entries, marks, drawings = page.evaluate(
            "['.entries .number', '.marks a', '.drawing'].map((parts) =>"
            " [...document.querySelectorAll(parts)].map((part) => part.textContent))")
        if drawings:
            check(set(entries) <= set(marks), f"{path.name}: not marked: {sorted(set(entries) - set(marks))}")
    page.close()


def check_keyboard(browser, reports: Reports) -> None:
    """The tabulator reaches everything that can be used, each with a visible ring."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto((reports.site / "index.html").as_uri())
    usable = page.evaluate(
        "[...document.querySelectorAll('a[href], button, input, select, summary, [tabindex=\"0\"]')]"
        ".filter((element) => element.checkVisibility()).length")
    reached = set()
    for _ in range(usable + 5):
        page.keyboard.press("Tab")
        place = page.evaluate(
            "(() => { const element = document.activeElement; if (!element || element === document.body) return null;"
            " return [[...document.querySelectorAll('*')].indexOf(element), getComputedStyle(element).outlineStyle]; })()")
        if place:
            reached.add(place[0])
            check(place[1] != "none", f"index.html: element {place[0]} has focus without a ring")
    check(len(reached) >= usable, f"index.html: the keyboard reaches {len(reached)} of {usable} elements")
    page.close()


def check_without_script(browser, reports: Reports) -> None:
    """Without a script all findings are there."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(reports.page.as_uri())
    count = page.locator("article.issue").count()
    check(count == len(reports.data["findings"]), f"without a script: {count} findings")
    context.close()


class Reader:
    """Someone who opens a page and counts what she has to click to learn something."""

    def __init__(self, browser, path: pathlib.Path) -> None:
        self.page = browser.new_page(viewport={"width": 1440, "height": 900})
        watch(self.page, path.name)
        self.page.goto(path.as_uri())
        self.clicks = 0

    def click(self, selector: str) -> None:
        self.clicks += 1
        self.page.locator(selector).first.click()
        self.page.wait_for_load_state()

    def choose(self, field: str, value: str) -> None:
        self.clicks += 1
        self.page.locator(f"#filter select[name={field}]").select_option(value)

    def texts(self, selector: str) -> list[str]:
        """The texts that are seen, in their order."""
        found = self.page.evaluate(
                "(selector) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility()).map((part) =>"
                " part.textContent.trim())", selector)
        return [text for text in found if text]

    def done(self, task: str, holds: bool, most: int = 3) -> None:
        check(holds, f"task “{task}”: the answer is not there")
        check(self.clicks <= most, f"task “{task}”: {self.clicks} clicks")
        self.page.close()


PHONE = "iphone-4.7in"
NEW_RULE = "title-truncated"


def check_tasks(browser, reports: Reports) -> None:
    """What people open a report for takes them at most three clicks."""
    folder = reports.folder / "tasks"
    baseline, data = folder / "baseline.json", folder / "report.json"
    folder.mkdir(parents=True, exist_ok=True)
    baseline.unlink(missing_ok=True)
    common = ("audit", reports.app, "--quiet", "--device", PHONE)
    reports.run(*common, "--disable-rule", NEW_RULE, "--write-baseline", str(baseline))
    reports.run(*common, "--baseline", str(baseline), "--report", f"html={folder}/site/")
    reports.run(*common, "--report", f"json={data}")
    index, findings = folder / "site/index.html", json.loads(data.read_text())["findings"]

    reader = Reader(browser, index)
    first = reader.page.locator("#issues .issue").first
    reader.done("why did the gate fail?", bool(reader.texts(".because li")) and first.bounding_box()["y"] < 1350, most=0)

    reader = Reader(browser, index)
    reader.click("a[href='findings.html']")
    reader.choose("language", "de")
    reader.choose("size", PHONE)
    expected = [finding for finding in findings if matches(finding, "language", "de") and matches(finding, "size", PHONE)]
    reader.done("what is cut in German on small phones?", len(reader.texts(".issue .message")) == len(expected) > 0)

    missing = next(finding for finding in findings + reports.data["findings"] if finding["rule"] == "missing-translation")
    language, key = missing["locales"][0], missing["key"]
    reader = Reader(browser, reports.site / "index.html")
    reader.click(f"#translation a[href='languages/{language}.html']")
    reader.done("which keys does a language lack?", any(key in text for text in reader.texts("table.texts td")))

    reader = Reader(browser, index)
    reader.click("a[href^='screens/']:text-is('login')")
    reader.done("what does VoiceOver say on the login screen?", len(reader.texts(".transcript q")) > 1)

    reader = Reader(browser, index)
    reader.click("#issues .issue .head a")
    reader.done("silence this one", any("fitspoken" in text for text in reader.texts(".issue .suppress code")))

    reader = Reader(browser, index)
    reader.click("a[href='findings.html']")
    reader.click("#filter input[name=state][value=known]")
    rules = set(reader.texts(".issue .head code"))
    reader.done("what is new?", rules == {NEW_RULE})


def main() -> None:
    command, folder = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
    app = sys.argv[3] if len(sys.argv) > 3 else str(REPOSITORY / "Examples/Trailhead")
    reports = Reports(command, folder, app)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for part in (check_appearance, check_links, check_permalinks, check_filters, check_pictures, check_transcripts,
                     check_marks, check_keyboard, check_without_script, check_tasks):
            part(browser, reports)
        browser.close()
    for fault in dict.fromkeys(faults):
        print(fault)
    print(f"report in Chromium: {len(faults)} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
