"""Lets a script use packages of PyPI, which are installed once into the build folder."""
import os, subprocess, sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def enter(name, packages):
    """Runs the script again in an environment with these packages, unless it already runs there."""
    folder = ROOT / ".build" / "python" / name
    if folder.exists() and folder.samefile(sys.prefix):
        return
    installed = folder / "packages.txt"
    if not installed.exists() or installed.read_text().split() != packages:
        subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
        pip = [folder / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, *packages], check=True)
        installed.write_text("\n".join(packages))
    python = str(folder / "bin" / "python")  # Its own path tells Python which environment to use.
    os.execv(python, [python, *sys.argv])
