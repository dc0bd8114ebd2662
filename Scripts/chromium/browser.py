"""Asks Chromium for the widths, lines and cuts of texts; lengths are CSS pixels, which stand for points."""
import json
import os
import shutil
import signal
import subprocess
import tempfile

PAGES = os.path.join(os.path.dirname(__file__), "pages")
SCALE = 4
WIDEST = 800
ROWS = 2000
LOWEST = 200  # pixels; the browser hangs where its window is lower than some 90
PATIENCE = 90  # seconds
ATTEMPTS = 3


class Browser:
    """Chromium without a window, which draws with fractional positions and without hints."""

    def __init__(self, program="chromium"):
        self.program = program

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        shutil.copytree(PAGES, self.folder.name, dirs_exist_ok=True)
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def measure(self, texts):
        """For each text its natural width and the number of lines in each of its "rooms"."""
        fonts = sorted({text["font"] for text in texts})
        answers = []
        for part in parts(texts, ROWS):
            answers += self.written("measure.html", {"fonts": fonts, "texts": numbered(part, fonts)})
        return answers

    def visible(self, texts):
        """For each text the code units, counted from 0, of which a stretch is painted in its "room"."""
        fonts = sorted({text["font"] for text in texts})
        answers = []
        for part in parts(texts, ROWS):
            picture = os.path.join(self.folder.name, "picture.png")
            self.job({"fonts": fonts, "texts": numbered(part, fonts)})
            height = max(len(part), LOWEST)
            self.run("paint.html", "--screenshot=" + picture, f"--window-size={WIDEST},{height}",
                     f"--force-device-scale-factor={SCALE}", "--hide-scrollbars")
            answers += self.written("read.html", {"picture": picture, "rows": len(part), "scale": SCALE})
        return answers

    def written(self, page, job):
        self.job(job)
        document = self.run(page, "--dump-dom", "--force-device-scale-factor=1")
        return json.loads(document.split('id="out">')[1].split("</pre>")[0])

    def job(self, job):
        with open(os.path.join(self.folder.name, "job.js"), "w", encoding="utf-8") as file:
            file.write("const job = " + json.dumps(job) + ";\n")

    def run(self, page, *options):
        command = [self.program, "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
                   "--font-render-hinting=none", "--enable-font-subpixel-positioning",
                   "--user-data-dir=" + self.folder.name + "/profile", "--virtual-time-budget=60000", *options,
                   "file://" + os.path.join(self.folder.name, page)]
        for _ in range(ATTEMPTS):
            written = finished(command)
            if written is not None:
                return written
        raise RuntimeError(f"{self.program} did not finish {page} within {PATIENCE} s, {ATTEMPTS} times")


def finished(command):
    """What a command writes; None where it hangs, as a browser without a window now and then does: then it is ended."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                               start_new_session=True)
    try:
        return process.communicate(timeout=PATIENCE)[0]
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return None


def parts(items, size):
    return [items[i:i + size] for i in range(0, len(items), size)]


def numbered(texts, fonts):
    return [text | {"font": fonts.index(text["font"])} for text in texts]
