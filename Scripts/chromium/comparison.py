"""Compares widths, lines and cuts, and counts by script what agrees."""
import collections

import samples as texts
from browser import WIDEST
from fitspoken import job

ELLIPSIS = "\u2026"
LINE_SHARES = [0.27, 0.45, 0.7]
CUT_SHARES = [0.4, 0.6, 0.85]
# Our line may be wider than its room by less than half a point, since layout rounds frames up; a browser's may not.
ROUNDING = 0.5 - 1 / 64

Pair = collections.namedtuple("Pair", "kind sample room ours theirs difference")


class Comparison:
    """The pairs of answers of the two."""

    def __init__(self, tool, browser, samples):
        self.tool, self.browser = tool, browser
        answers = tool.measure([job(sample) for sample in samples])
        self.natural = {sample: answer["naturalWidth"] for sample, answer in zip(samples, answers)
                        if len(answer["faces"]) == 1 and answer["naturalWidth"] > 0}
        self.face = {sample.font: answer["faces"][0] for sample, answer in zip(samples, answers)
                     if sample in self.natural}
        self.skipped = collections.Counter(sample.script for sample in samples if sample not in self.natural)
        self.samples = list(self.natural)

    def pairs(self):
        """All pairs: of kind "width", "lines", "cut" and "mixed cut", whose direction is mixed."""
        return list(self.widths_and_lines()) + list(self.cuts())

    def rooms(self, sample, shares):
        """Widths of rooms: shares of the natural width, each some per cent more or less, in 64ths."""
        shift = texts.digest(sample.text) % 100 / 1000 - 0.05
        wanted = [self.natural[sample] * (share + shift) for share in shares]
        return [round(room * 64) / 64 for room in wanted if 3 * sample.size <= room < WIDEST]

    def widths_and_lines(self):
        rooms = {sample: self.rooms(sample, LINE_SHARES) for sample in self.samples}
        asked = [job(sample, width=room, numberOfLines=0, lineBreakMode="wordWrap")
                 for sample in self.samples for room in rooms[sample]]
        ours = iter(self.tool.measure(asked))
        theirs = self.browser.measure(
            [request(sample, rooms=[room + ROUNDING for room in rooms[sample]]) for sample in self.samples])
        for sample, answer in zip(self.samples, theirs):
            width = self.natural[sample]
            yield Pair("width", sample, None, width, answer["width"], abs(width - answer["width"]))
            for room, lines in zip(rooms[sample], answer["lines"]):
                count = next(ours)["lines"]
                yield Pair("lines", sample, room, count, lines, abs(count - lines))

    def cuts(self):
        wanted = [(sample, room) for sample in self.samples_to_cut() for room in self.rooms(sample, CUT_SHARES)]
        ours = self.tool.measure([job(sample, width=room) for sample, room in wanted])
        wider = self.wider_ellipses([sample for sample, _ in wanted])
        theirs = self.browser.visible(
            [request(sample, room=room + wider[sample.font, sample.size]) for sample, room in wanted])
        whole = self.whole([sample for sample, _ in wanted])
        for (sample, room), answer, painted in zip(wanted, ours, theirs):
            kept = units(answer["visibleText"].removesuffix(ELLIPSIS))
            last_of_ours = max((unit for unit in whole[sample] if unit < kept), default=-1)
            last_of_theirs = max(painted, default=-1)
            kind = "mixed cut" if texts.is_of_mixed_direction(sample.text) else "cut"
            yield Pair(kind, sample, room, last_of_ours + 1, last_of_theirs + 1, abs(last_of_ours - last_of_theirs))

    def samples_to_cut(self):
        """The texts on one line that can be seen as a whole in the browser's window."""
        return [sample for sample in self.samples if "\n" not in sample.text and self.natural[sample] < WIDEST]

    def wider_ellipses(self, samples):
        """How much wider the browser's ellipsis is than ours: three full stops where the font has none."""
        kinds = list({(sample.font, sample.size): sample for sample in samples}.values())
        ours = self.tool.measure([job(sample._replace(text=ELLIPSIS)) for sample in kinds])
        own = [answer["faces"] == [self.face[sample.font]] for sample, answer in zip(kinds, ours)]
        signs = [sample._replace(text=ELLIPSIS if is_own else "...") for sample, is_own in zip(kinds, own)]
        theirs = self.browser.measure([request(sign, rooms=[]) for sign in signs])
        return {(sample.font, sample.size): theirs["width"] - ours["naturalWidth"]
                for sample, ours, theirs in zip(kinds, ours, theirs)}

    def whole(self, samples):
        """The code units of each text that can be seen at all: those of a ligature after the first may not be."""
        samples = list(dict.fromkeys(samples))
        return dict(zip(samples, self.browser.visible([request(sample, room=WIDEST) for sample in samples])))


def request(sample, **rest):
    return {"text": sample.text, "language": sample.language, "font": sample.font, "size": sample.size, **rest}


def units(text):
    return len(text.encode("utf-16-le")) // 2
