#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws a chart of the results of engines.py: the frame times of other engines relative to ours.

Usage: Benchmarks/picture.py [engines.json] >Guides/Pictures/Engines.svg

One row per scene, one bar per engine, on a logarithmic scale. The line at 1 is our time.
"""
import json
import math
import os
import sys

HERE = os.path.dirname(os.path.realpath(__file__))
TITLES = {
    "A": "{} springs", "B": "a carousel of {}", "C": "a cradle of {}", "D": "{} boxes", "E": "a pyramid {} high", "F": "a rope of {}",
    "G": "{} in fields", "Gc": "{} in fields, colliding",
}
COLORS = {"box2d": "#4477aa", "chipmunk": "#ee8866"}
NAMES = {"box2d": "Box2D 2.4", "chipmunk": "Chipmunk 7"}
WIDTH, LEFT, RIGHT, ROW, TOP = 640, 190, 60, 34, 46


def main():
    path = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, ".build", "benchmarks", "engines.json")
    if len(sys.argv) > 2 or path.startswith("-"):
        sys.exit("usage: Benchmarks/picture.py [engines.json] >Guides/Pictures/Engines.svg")
    try:
        with open(path, encoding="utf-8") as file:
            scenes = json.load(file)["scenes"]
    except OSError as error:
        sys.exit(f"picture.py: {path}: {error.strerror}; `Scripts/bench engines` writes it")
    rows = [(scene, entry["ratio"]) for scene, entry in scenes.items()
            if scene.split(":")[0] in TITLES and any(engine in entry["ratio"] for engine in COLORS)]
    if not rows:
        sys.exit("error: " + path + " has no scene with another engine; run Benchmarks/engines.py with peers")
    ratios = [ratio[engine]["median"] for _, ratio in rows for engine in COLORS if engine in ratio]
    low = math.floor(math.log10(min(min(ratios), 1)))
    high = math.ceil(math.log10(max(ratios)))
    scale = (WIDTH - LEFT - RIGHT) / (high - low)

    def x(ratio):
        return LEFT + (math.log10(ratio) - low) * scale

    height = TOP + ROW * len(rows) + 12
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="12">',
           f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>']
    for index, (engine, color) in enumerate(COLORS.items()):
        out.append(f'<rect x="{LEFT + index * 130}" y="8" width="12" height="12" fill="{color}"/>'
                   f'<text x="{LEFT + index * 130 + 18}" y="18">{NAMES[engine]}</text>')
    for power in range(low, high + 1):
        at = x(10 ** power)
        label = f"{10 ** power:g}x"
        out.append(f'<line x1="{at:.1f}" y1="{TOP - 8}" x2="{at:.1f}" y2="{height - 8}" stroke="{"#333333" if power == 0 else "#dddddd"}"/>'
                   f'<text x="{at:.1f}" y="{TOP - 12}" fill="#555555" text-anchor="middle">{label}</text>')
    for index, (scene, ratio) in enumerate(rows):
        name, count = scene.split(":")
        top = TOP + index * ROW
        out.append(f'<text x="{LEFT - 10}" y="{top + 19}" text-anchor="end">{TITLES[name].format(f"{int(count):,}")}</text>')
        for line, (engine, color) in enumerate(COLORS.items()):
            if engine not in ratio:
                continue
            value = ratio[engine]["median"]
            start, end = sorted((x(1), x(value)))
            bar = top + 3 + line * 13
            out.append(f'<rect x="{start:.1f}" y="{bar}" width="{max(1, end - start):.1f}" height="11" fill="{color}"/>'
                       f'<text x="{max(start, end) + 5:.1f}" y="{bar + 10}" font-size="10" fill="#333333">{value:.3g}</text>')
    out.append("</svg>")
    print("\n".join(out))


if __name__ == "__main__":
    main()
