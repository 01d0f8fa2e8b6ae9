#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures the effect of each tuning value of the physics: multiplies it by some factors and plays scenes.

Usage: Benchmarks/sweeps/sweep.py [NAME ...] [--factors 0.25,0.5,2,4] [--jobs N] [--write] [--figures]

Works on a copy of SprungGeometry, SprungPhysics and SprungScenes in Benchmarks/.build/sweeps, in which the `static let`s of
PhysicsTuning and PhysicsBounds are variables. So one optimized build serves all values, and the product has no overhead. Names
select values; --write stores the tables in RESULTS.md, --figures prints only the figures at the default values.
"""
import argparse
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.realpath(__file__))
ROOT = os.path.realpath(os.path.join(HERE, "..", ".."))
BUILD = os.path.join(HERE, "..", ".build", "sweeps")
RESULTS = os.path.join(HERE, "RESULTS.md")
MODULES = ["SprungGeometry", "SprungPhysics", "SprungScenes"]
CONSTANTS = os.path.join("SprungPhysics", "Stores", "Constants")
# The types whose values are swept. PhysicsBounds is included to show that its values have no effect.
SWEPT = ["PhysicsTuning", "PhysicsBounds"]
CONSTANT = re.compile(r"^  public static let (\w+)(?:: (\w+))? =\s*(.+)$", re.MULTILINE)
MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Sweeps",
  targets: [
    .target(name: "SprungGeometry"),
    .target(name: "SprungPhysics", dependencies: ["SprungGeometry"]),
    .target(name: "SprungScenes", dependencies: ["SprungGeometry", "SprungPhysics"]),
    .executableTarget(name: "sweep", dependencies: ["SprungGeometry", "SprungPhysics", "SprungScenes"]),
  ],
  swiftLanguageModes: [.v6]
)
"""


def tunable(source, home):
    """Returns a type with its constants replaced with variables. Derived values are computed from them."""
    numbers = []

    def replace(match):
        name, kind, value = match.groups()
        if "..." in value:
            return match.group(0)
        if re.fullmatch(r"[0-9_.e-]+", value):
            kind = kind or ("Double" if "." in value or "e" in value else "Int")
            numbers.append((name, kind))
            return f"  nonisolated(unsafe) public static var {name}: {kind} = {value}"
        return f"  public static var {name}: {kind or 'Double'} {{ {value} }}"

    text = CONSTANT.sub(replace, source)
    cases = "".join(
        f'    case "{name}": {name} = ' + (f"{name} * factor\n" if kind == "Double"
                                           else f"max(1, {kind}((Double({name}) * factor).rounded()))\n")
        for name, kind in numbers)
    values = "".join(f'    ("{name}", Double({name})),\n' for name, _ in numbers)
    return text + f"""
extension {home} {{
  public static var values: [(name: String, value: Double)] {{ [
{values}  ] }}

  public static func scale(_ name: String, by factor: Double) -> Bool {{
    switch name {{
{cases}    default: return false
    }}
    return true
  }}
}}
"""


def put(path, text):
    """Writes a file only if it changes, so that builds are incremental."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            if file.read() == text:
                return
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def build():
    kept = {os.path.join(BUILD, "Package.swift")}
    put(os.path.join(BUILD, "Package.swift"), MANIFEST)
    sources = [(os.path.join(ROOT, "Sources", module), module) for module in MODULES]
    for folder, module in sources + [(os.path.join(HERE, "Program"), "sweep")]:
        for base, _, names in os.walk(folder):
            for name in names:
                if not name.endswith(".swift"):
                    continue
                inner = os.path.join(module, os.path.relpath(os.path.join(base, name), folder))
                with open(os.path.join(base, name), encoding="utf-8") as file:
                    text = file.read()
                target = os.path.join(BUILD, "Sources", inner)
                home = name[:-len(".swift")]
                put(target, tunable(text, home) if home in SWEPT and inner.startswith(CONSTANTS) else text)
                kept.add(target)
    for base, _, names in os.walk(os.path.join(BUILD, "Sources")):
        for name in names:
            if os.path.join(base, name) not in kept:
                os.remove(os.path.join(base, name))
    subprocess.run(["swift", "build", "-c", "release", "--package-path", BUILD], check=True, stdout=sys.stderr)
    return os.path.join(BUILD, ".build", "release", "sweep")


def play(program, *words):
    """Returns the figures and golden hashes of a run, or None if it failed or timed out."""
    try:
        run = subprocess.run([program, *words], capture_output=True, text=True, timeout=600)
    except subprocess.TimeoutExpired:
        return None
    if run.returncode != 0:
        return None
    figures, goldens, faults = {}, {}, 0
    for line in run.stdout.splitlines():
        parts = line.split("\t")
        if parts[0] == "figure":
            figures[parts[1]] = (float(parts[3]), parts[2])
        elif parts[0] == "golden":
            goldens[parts[1]] = parts[2]
        else:
            faults += 1
    figures["faults"] = (faults, "")
    return figures, goldens


def shown(value):
    return f"{value:.3g}" if abs(value) < 1_000 else f"{value:.0f}"


def changes(figures, base):
    """Returns the figures that differ notably from those at the default value, largest difference first."""
    found = []
    for name, (value, unit) in figures.items():
        usual = base[name][0]
        # Differences below a thousandth of a point, percent or second are ignored.
        if abs(value - usual) < 0.002 or abs(value - usual) < 0.1 * max(abs(value), abs(usual)):
            continue
        ratio = max(abs(value), 1e-3) / max(abs(usual), 1e-3)
        found.append((max(ratio, 1 / ratio), f"{name} {shown(usual)} → {shown(value)} {unit}".rstrip()))
    found.sort(key=lambda each: -each[0])
    return [text for _, text in found]


def documentation(source):
    """Returns the comment above each value, by name."""
    result, lines = {}, []
    for line in source.splitlines():
        if line.strip().startswith("///"):
            lines.append(line.strip()[3:].strip())
            continue
        match = re.match(r"  public static let (\w+)", line)
        if match:
            result[match.group(1)] = " ".join(lines)
        lines = []
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--factors", default="0.25,0.5,2,4")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--figures", action="store_true")
    options = parser.parse_args()
    program = build()
    base = play(program)
    if base is None:
        sys.exit("the program fails at the default values")
    for name, (value, unit) in base[0].items():
        print(f"{name:55} {shown(value):>10} {unit}")
    if options.figures:
        return
    listed = subprocess.run([program, "names"], capture_output=True, text=True, check=True).stdout.split("\n")
    values = dict(line.split("\t") for line in listed if line)
    names = options.names or list(values)
    for name in names:
        if name not in values:
            sys.exit(f"{name} is not a tuning value; the values are {', '.join(values)}")
    factors = options.factors.split(",")
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        runs = {(name, factor): pool.submit(play, program, name, factor) for name in names for factor in factors}
        out, comments = [], {}
        for home in SWEPT:
            with open(os.path.join(ROOT, "Sources", CONSTANTS, home + ".swift"), encoding="utf-8") as file:
                comments.update(documentation(file.read()))
        for name in names:
            out += [f"### {name}, {float(values[name]):g}", comments[name], "", "| factor | scenes with different bits | largest changes |",
                    "|---|---|---|"]
            for factor in factors:
                result = runs[name, factor].result()
                if result is None:
                    out.append(f"| {factor} | fails | |")
                    continue
                figures, goldens = result
                other = sum(goldens[scene] != base[1][scene] for scene in base[1])
                out.append(f"| {factor} | {other} of {len(base[1])} | {'; '.join(changes(figures, base[0])[:6]) or '-'} |")
            out.append("")
            print("\n".join(out[-len(factors) - 6:]), flush=True)
    if options.write:
        usual = [f"| {name} | {shown(value)} {unit} |" for name, (value, unit) in base[0].items()]
        with open(RESULTS, "w", encoding="utf-8") as file:
            file.write("\n".join(HEADER + usual + ["", "## Effect of each change", ""] + out))


HEADER = [
    "# Effects of the physics tuning values", "",
    "`Benchmarks/sweeps/sweep.py --write` generates this page. It multiplies one value of `PhysicsTuning` (and, at the end, of",
    "`PhysicsBounds`) at a time and plays two kinds of scenes: those of the physics goldens, for which it counts the scenes with different",
    "results, and scenes with quality figures, of which it lists changes of a tenth or more, largest first. Scenes with piles amplify",
    "rounding, so their sleep times and overlaps vary by some tenths with any change, as do the figures of the jerked chain.", "",
    "## Figures at the default values", "", "| figure | value |", "|---|---|",
]

if __name__ == "__main__":
    main()
