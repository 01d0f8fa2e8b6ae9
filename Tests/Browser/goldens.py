# SPDX-License-Identifier: MIT
"""Reads the golden files for checks that query a WebAssembly module."""
import functools
import os
import subprocess

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.realpath(__file__)), "..", ".."))
FOLDER = os.path.join(ROOT, "Tests", "Goldens")
# The folder in which Scripts/wasm builds the physics scenes.
MODULES = os.path.join(ROOT, "Web/.build-wasm/wasm32-unknown-none-wasm/release")
# Whether each test runs in all of its combinations, as in `make soak`.
IS_COMPLETE = os.environ.get("SPRUNG_MATRIX") == "all"


def lines_of(name):
    """Returns the lines of a golden without its header and remarks."""
    with open(os.path.join(FOLDER, name + ".txt"), encoding="utf-8") as file:
        lines = file.read().splitlines()
    return [line for line in lines if line and not line.startswith(("#", "sprung-golden "))]


def chain(hashes):
    """Returns the hash of a sequence of hashes, computed like StateHash: FNV-1a over eight bytes each, in little-endian order."""
    value = 0xCBF29CE484222325
    for hash in hashes:
        for byte in int(hash, 16).to_bytes(8, "little"):
            value = ((value ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return f"{value:016x}"


@functools.cache
def demo_names():
    """Returns the names of the demos in gallery order."""
    program = os.path.join(ROOT, "Tools", ".build", "debug", "sprung")
    listing = subprocess.run([program, "list"], capture_output=True, text=True, check=True).stdout
    return [line.split()[0] for line in listing.splitlines()]


def some_demos(step):
    """Returns the names of every second, third or other demo, for a test that opens a page for each of them; all of them if all
    combinations are tested."""
    return demo_names()[::1 if IS_COMPLETE else step]


def checks():
    """Returns all golden hashes of the app: (name, arguments of `sp_golden`, expected hash)."""
    _, count, expected = lines_of("math")[0].split()
    found = [("math", (0, 0, int(count)), expected)]
    for index, name in enumerate(demo_names()):
        found.append((name, (1, index, 0), chain(line.split()[-1] for line in lines_of("demos/" + name))))
    return found + rate_checks()


# These rates equal Session.comparedRates.
RATES = [24, 30, 60, 75, 90, 120, 144, 240]


def rate_checks():
    """Returns the hashes of demos that move without input. They are equal at all frame rates, with and without jitter."""
    names = demo_names()
    found = []
    for line in lines_of("rates"):
        name, expected = line.split()
        for rate in RATES:
            found.append((f"{name} at {rate} Hz", (2, names.index(name), rate), expected))
            found.append((f"{name} at {rate} Hz with jitter", (2, names.index(name), -rate), expected))
    return found


# The fonts in the order of `Session.textWidth`.
FONTS = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black", "italic", "mono", "monoBold"]


def recorded_texts():
    """Returns the strings whose widths were recorded on iOS: (font index, size, text)."""
    with open(os.path.join(ROOT, "Tests", "Facts", "system-font.tsv"), encoding="utf-8") as file:
        inputs = [line.split("\t")[0] for line in file.read().splitlines()[1:]]
    found = []
    for entry in inputs:
        font, text = entry.split(": width of ", 1)
        name, size = font.split(" ")
        found.append((FONTS.index(name), float(size), text[1:-1]))
    return found


def scene_checks():
    """Returns all golden hashes of the physics scenes: (name, arguments of `sp_scene_golden`, expected hash)."""
    found = []
    for file in sorted(os.listdir(os.path.join(FOLDER, "physics"))):
        name = "physics/" + file.removesuffix(".txt")
        head, *hashes = lines_of(name)
        found.append((name, (int(head.split()[1]),), chain(hashes)))
    return found
