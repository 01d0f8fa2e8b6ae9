#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares our physics with Box2D 2.4 and Chipmunk 7 on the same scenes, and checks the final states.

Usage: Benchmarks/engines.py [--scenes "A:200 E:20"] [--rounds 5] [--no-peers] [--no-animator] [--no-wasm] [--no-counts]
                             [--json FILE] [--all] [--list]

Run by `make bench`. Each engine has a program that plays every scene, all linked with the same peers/scenes.c. Engines
alternate within a round. Guides/Performance.md explains how to read the tables.
"""
import argparse
import concurrent.futures
import json
import os
import platform
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.realpath(__file__))
ROOT = os.path.realpath(os.path.join(HERE, ".."))
PEERS = os.path.join(HERE, "peers")
BUILD = os.path.join(HERE, ".build", "peers")
OURS = os.path.join(HERE, ".build", "release", "scenes")
ANIMATOR = os.path.join(HERE, ".build", "release", "animator-scenes")
WASM = os.path.join(HERE, "wasm")
PACKAGES = {"box2d/box2d.h": "libbox2d-dev", "chipmunk/chipmunk.h": "libchipmunk-dev"}

# The scenes with their sizes. The size in scene R is ten times the damping ratio. The scenes in EXTRA take minutes and
# are only played with --all.
SCENES = ["A:20", "A:200", "A:1000", "A:2000", "Ai:2000", "R:1", "R:8", "R:10", "B:30", "C:5", "D:100", "D:500", "D:2000", "E:20", "F:100",
          "G:2000", "Gc:2000"]
EXTRA = ["A:20000", "Dn:500"]
# The number of eng_step calls in each scene.
FRAMES = {"A": 660, "Ai": 1200, "R": 120, "B": 660, "C": 3600, "D": 1800, "Dn": 1200, "E": 1200, "F": 1200,
          "G": 660, "Gc": 660}
# The scenes whose instructions are counted. Larger scenes would take minutes in valgrind.
COUNTED = ["A:200", "Ai:2000", "B:30", "C:5", "D:100", "D:500", "E:20", "F:100", "G:200", "Gc:200"]

# The goals for the peer's time divided by our time.
RATIO_GOALS = {
    "A:20": (50, 50), "A:200": (50, 50), "A:2000": (50, 50), "A:20000": (60, 60), "B:30": (10, 8),
    "D:100": (3, 3), "D:500": (3, 3), "Dn:500": (3, 3), "D:2000": (4, 4), "E:20": (2.5, 2.5), "F:100": (3, 3),
    "G:2000": (25, 25), "Gc:2000": (12, 1),
}
# The maximum number of microseconds per frame, for scenes without a ratio goal.
TIME_GOALS = {"Ai:2000": 0.1, "C:5": 8}
# The goals for UIDynamicAnimator with views, including writing position and rotation to each view.
ANIMATOR_RATIO_GOALS = {"A:20": (15, 15), "A:200": (15, 15), "A:2000": (15, 15), "B:30": (3, 3), "D:100": (2, 2),
                        "D:500": (2, 2)}
ANIMATOR_TIME_GOALS = {"Ai:2000": 0.5, "A:1000": 50}
# The quality of a scene's final state: name in the output, heading, and our engine's minimum and maximum.
QUALITY = {
    **{scene: [("nsPerBody", "ns an item", 0, 8)] for scene in ("A:200", "A:1000", "A:2000")},
    "R": [("maxErrPt", "spring error pt", 0, 1e-9)],
    "C": [("energy60", "energy after 60 s", 0.98, 1.01), ("rodErrPt", "rod error pt", 0, 0.05)],
    "D": [("overlapMax", "overlap pt", 0, 2), ("framesToSleep", "frames to sleep", 0, 250), ("escaped", "escaped", 0, 0)],
    "D:2000": [("overlapMax", "overlap pt", 0, 2), ("framesToSleep", "frames to sleep", 0, 300),
               ("escaped", "escaped", 0, 0)],
    "Dn": [("overlapMax", "overlap pt", 0, 2), ("escaped", "escaped", 0, 0)],
    "E": [("driftX", "drift pt", -2, 2), ("sagY", "sag pt", -3, 3), ("overlapMax", "overlap pt", 0, 2)],
    "F": [("maxStretch", "stretch", 0, 1.02), ("endStretch", "stretch at the end", 0, 1.02)],
    "Gc": [("overlapMax", "overlap pt", 0, None), ("bad", "lost", 0, 0)],
}
# Native runs shorter than this are not compared with WebAssembly, because reading the clock would take as long.
WASM_LIMIT, WASM_SHORTEST = 1.3, 20.0


def say(text):
    print(text, flush=True)


def fail(text):
    print("error: " + text, file=sys.stderr)
    sys.exit(1)


def run(command, **options):
    """Runs a build command and shows its output only if it fails."""
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
    if result.returncode != 0:
        print(result.stdout, file=sys.stderr)
        fail(f"`{' '.join(command)}` failed")


# Building


def has_header(header):
    compiler = shutil.which("c++") or shutil.which("g++")
    if not compiler:
        return False
    probe = f"#include <{header}>\n"
    language = "c++" if header.startswith("box2d") else "c"
    return subprocess.run([compiler, "-fsyntax-only", "-x", language, "-"], input=probe, text=True,
                          capture_output=True).returncode == 0


def install_peers():
    """Installs missing peers and a C++ compiler. Returns False if they are not available."""
    wanted = [] if shutil.which("g++") else ["g++"]
    wanted += [package for header, package in PACKAGES.items() if wanted or not has_header(header)]
    if not wanted:
        return True
    say("Packages for the comparison are missing: installing the Debian packages " + " ".join(wanted))
    if not shutil.which("apt-get"):
        say("warning: apt-get is not available; install equivalent packages manually. Peers are skipped.")
        return False
    root = [] if os.geteuid() == 0 else ["sudo"]
    environment = ["env", "DEBIAN_FRONTEND=noninteractive"]
    lock = ["-o", "DPkg::Lock::Timeout=600"]
    subprocess.run(root + ["apt-get", "update", "-q"], stdin=subprocess.DEVNULL)
    subprocess.run(root + environment + ["apt-get", "install", "-y", "--no-install-recommends"] + lock + wanted,
                   stdin=subprocess.DEVNULL)
    if shutil.which("g++") and all(has_header(header) for header in PACKAGES):
        return True
    say("warning: apt could not install " + " ".join(wanted) + ". Peers are skipped.")
    return False


def build_peers():
    os.makedirs(BUILD, exist_ok=True)
    say("Building Box2D's and Chipmunk's programs")
    flags = ["-O2", "-ffp-contract=off"]
    scenes = os.path.join(BUILD, "scenes.o")
    run(["gcc", *flags, "-c", os.path.join(PEERS, "scenes.c"), "-o", scenes])
    box2d, chipmunk = os.path.join(BUILD, "box2d24"), os.path.join(BUILD, "chipmunk7")
    run(["g++", *flags, os.path.join(PEERS, "box2d24.cpp"), scenes, "-lbox2d", "-lm", "-o", box2d])
    run(["gcc", *flags, os.path.join(PEERS, "chipmunk7.c"), scenes, "-lchipmunk", "-lm", "-lpthread", "-o", chipmunk])
    return {"box2d": [box2d], "chipmunk": [chipmunk]}


def build_overlap():
    compiler = shutil.which("gcc") or shutil.which("cc") or shutil.which("clang")
    if not compiler:
        return None
    os.makedirs(BUILD, exist_ok=True)
    program = os.path.join(BUILD, "overlap")
    run([compiler, "-O2", os.path.join(PEERS, "overlap.c"), "-lm", "-o", program])
    return program


def build_ours():
    say("Building our program")
    run([os.path.join(ROOT, "Scripts", "refresh"), "Benchmarks"])
    run(["swift", "build", "--package-path", HERE, "-c", "release", "--product", "scenes"])
    return [OURS]


def build_animator():
    say("Building the UIDynamicAnimator program")
    run(["swift", "build", "--package-path", HERE, "-c", "release", "--product", "animator-scenes"])
    return [ANIMATOR]


def build_wasm():
    """Returns the command that plays scenes in WebAssembly, or None without node."""
    node = shutil.which("node")
    if not node:
        say("warning: node is not installed (Debian package nodejs), so WebAssembly is skipped.")
        return None
    say("Building our program for WebAssembly")
    run([os.path.join(WASM, "build")])
    # Uses the optimizing compiler immediately. A browser switches to it after some seconds, but most scenes are
    # shorter.
    return [node, "--no-liftoff", os.path.join(WASM, "play.mjs")]


# Measuring


class Refusal(Exception):
    """The error that an engine cannot play a scene; its text is the reason."""


def play(command, scene, overlap=None):
    """Plays a scene once. Returns the printed figures and the overlap of its final state."""
    name, count = scene.split(":")
    with tempfile.TemporaryDirectory() as folder:
        state = os.path.join(folder, "state")
        arguments = [name, count] + ([state] if overlap else [])
        environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
        result = subprocess.run(command + arguments, capture_output=True, text=True, env=environment)
        line = next((line for line in result.stdout.splitlines() if line.startswith("{")), None)
        if result.returncode != 0 or line is None:
            lines = result.stderr.strip().splitlines() or [f"it ended with status {result.returncode}"]
            reason = next((line for line in lines if "rror: " in line), lines[0])
            raise Refusal(re.sub(r"^.*Fatal error: ", "", reason))
        # A scene without figures of its own leaves an extra comma.
        figures = json.loads(re.sub(r",\s*}", "}", line.replace(",,", ",")))
        if overlap:
            text = subprocess.run([overlap, state], capture_output=True, text=True).stdout
            found = re.search(r"overlapMax (\S+)", text)
            if found:
                figures["overlapMax"] = float(found.group(1))
        return figures


def median(values):
    return statistics.median(values) if values else None


def measure(engines, scenes, rounds, overlap):
    """Plays every scene `rounds` times with the engines in turn: {scene: {engine: [figures of each round]}}."""
    results = {scene: {engine: [] for engine in engines} for scene in scenes}
    refused = {}
    for number in range(rounds):
        for scene in scenes:
            say(f"round {number + 1} of {rounds}: {scene}")
            for engine, command in engines.items():
                if (scene, engine) in refused:
                    continue
                try:
                    wants = overlap if scene.split(":")[0] in ("D", "Dn", "E", "Gc") and engine != "wasm" else None
                    results[scene][engine].append(play(command, scene, wants if number == 0 else None))
                except Refusal as refusal:
                    refused[(scene, engine)] = str(refusal)
    return results, refused


def count_instructions(scenes):
    """Counts the instructions of eng_step per awake frame with callgrind, which does not depend on the load of the
    machine."""
    if not shutil.which("valgrind"):
        say("warning: valgrind is not installed, so instructions are not counted.")
        return {}
    strip = shutil.which("strip") or shutil.which("llvm-strip")
    if not strip:
        say("warning: `strip` is not installed, so instructions are not counted.")
        return {}
    # Older versions of valgrind fail on Swift's debug information.
    os.makedirs(BUILD, exist_ok=True)
    program = os.path.join(BUILD, "scenes-stripped")
    run([strip, "-g", "-o", program, OURS])
    # The counts run in parallel, because load does not change them.
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        counted = dict(zip(scenes, pool.map(lambda scene: instructions(program, scene), scenes)))
    return {scene: count for scene, count in counted.items() if count is not None}


def instructions(program, scene):
    """Returns the instructions of a scene per awake frame; None if they could not be counted."""
    say(f"counting instructions: {scene}")
    name, size = scene.split(":")
    # Only the total on standard error is used.
    result = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--collect-atstart=no",
         "--toggle-collect=eng_step", program, name, size],
        capture_output=True, text=True, env=dict(os.environ, SWIFT_BACKTRACE="enable=no"))
    found = re.search(r"Collected : (\d+)", result.stderr)
    if result.returncode != 0 or not found:
        say(f"warning: instructions of {scene} were not counted: " + (result.stderr.strip().splitlines() or ["?"])[-1])
        return None
    # Frames in which all bodies are asleep cost almost nothing and are not counted.
    awake = re.search(r'"framesToSleep":(\d+)', result.stdout)
    return int(found.group(1)) / (int(awake.group(1)) if awake else FRAMES[name])


# Reporting


def number(value, digits=3):
    if value is None:
        return "-"
    if value == 0:
        return "0"
    if abs(value) < 1e-3:
        return f"{value:.1e}"
    return f"{value:.{digits}g}" if abs(value) < 10 ** digits else f"{value:.0f}"


def table(rows, title):
    say("\n" + title)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        say("  ".join(cell.ljust(width) if index == 0 else cell.rjust(width)
                      for index, (cell, width) in enumerate(zip(row, widths))))


def verdict(is_met):
    return "met" if is_met else "MISSED"


def summarize(results, refused, rounds):
    """Returns all results in the format of the JSON file."""
    summary = {}
    for scene, by_engine in results.items():
        entry = summary[scene] = {"us": {}, "quality": {}, "refused": {}}
        for engine, runs in by_engine.items():
            if (scene, engine) in refused:
                entry["refused"][engine] = refused[(scene, engine)]
            if runs:
                entry["us"][engine] = median([run["us"] for run in runs])
                merged = {key: value for run in reversed(runs) for key, value in run.items()}
                entry["quality"][engine] = {
                    key: merged[key] for key in merged
                    if key not in ("engine", "scene", "n", "us", "p95")}
                if "nsPerBody" in merged:
                    entry["quality"][engine]["nsPerBody"] = median([run["nsPerBody"] for run in runs])
        for key, level in [("ratio", "sprung"), ("animatorRatio", "animator")]:
            entry[key] = {engine: ratios for engine, runs in by_engine.items() if engine != level
                          for ratios in [spread(runs, by_engine.get(level, []))] if ratios}
    return summary


def spread(runs, ours):
    """Returns the ratios of some runs' times to ours in the same rounds, or None."""
    ratios = [run["us"] / own["us"] for run, own in zip(runs, ours) if own["us"] > 0]
    return {"median": median(ratios), "low": min(ratios), "high": max(ratios)} if ratios else None


def report_times(summary, engines, counts):
    peers = [engine for engine in engines if engine not in ("sprung", "animator", "wasm")]
    rows = [["scene", "sprung µs", "instructions", *[f"{peer} µs" for peer in peers], *[f"{peer} / sprung" for peer in peers],
             "goal", ""]]
    for scene, entry in summary.items():
        count = f"{counts[scene]:,.0f}" if scene in counts else ""
        row = [scene, number(entry["us"].get("sprung")), count] + [number(entry["us"].get(peer)) for peer in peers]
        for peer in peers:
            row.append(text(entry["ratio"].get(peer)))
        row += goal(scene, entry, "sprung", entry["ratio"], RATIO_GOALS, TIME_GOALS)
        rows.append(row)
    table(rows, "Microseconds a frame of 1/60 s, of those awake (medians), our instructions (callgrind, the mean), "
                "and how many times as long the others take (lowest-highest):")


def report_sleep(summary, engines):
    """Prints the scenes that come to rest: cost per frame before and after, and in total."""
    rows = [["scene", "engine", "frames awake", "µs awake", "µs asleep", "ms for 30 s"]]
    for scene, entry in summary.items():
        for engine in engines:
            figures = entry["quality"].get(engine, {})
            if "framesToSleep" not in figures:
                continue
            asleep = figures["framesToSleep"] >= 0
            rows.append([scene, engine, number(figures["framesToSleep"], 4) if asleep else "all", number(entry["us"][engine]),
                         number(figures["usAsleep"]) if asleep else "-", number(figures["totalMs30s"], 4)])
    if len(rows) > 1:
        table(rows, "Piles, awake and asleep:")


def report_animator(summary, engines):
    peers = [engine for engine in engines if engine not in ("sprung", "animator", "wasm")]
    rows = [["scene", "animator µs", "animator / world", *[f"{peer} / animator" for peer in peers], "goal", ""]]
    for scene, entry in summary.items():
        if "animator" not in entry["us"]:
            continue
        row = [scene, number(entry["us"]["animator"]), text(entry["ratio"].get("animator"))]
        row += [text(entry["animatorRatio"].get(peer)) for peer in peers]
        row += goal(scene, entry, "animator", entry["animatorRatio"], ANIMATOR_RATIO_GOALS, ANIMATOR_TIME_GOALS)
        rows.append(row)
    if len(rows) > 1:
        table(rows, "The same with views that UIDynamicAnimator moves, written back each frame:")


def text(ratio):
    return f"{number(ratio['median'])} ({number(ratio['low'])}-{number(ratio['high'])})" if ratio else "-"


def goal(scene, entry, level, ratios, ratio_goals, time_goals):
    if level not in entry["us"]:
        return ["", "not played"]
    if scene in time_goals:
        return [f"<= {time_goals[scene]} µs", verdict(entry["us"][level] <= time_goals[scene])]
    if scene not in ratio_goals:
        return ["", ""]
    wanted = dict(zip(("box2d", "chipmunk"), ratio_goals[scene]))
    known = [ratios[peer]["median"] >= ratio for peer, ratio in wanted.items() if peer in ratios]
    return [">= " + " / ".join(f"{ratio:g}" for ratio in wanted.values()), verdict(all(known)) if known else ""]


def report_quality(summary, engines):
    rows = [["scene", "figure", *[engine for engine in engines if engine != "wasm"], "goal", ""]]
    for scene, entry in summary.items():
        for key, heading, least, most in QUALITY.get(scene, QUALITY.get(scene.split(":")[0], [])):
            values = [entry["quality"].get(engine, {}).get(key) for engine in engines if engine != "wasm"]
            own = entry["quality"].get("sprung", {}).get(key)
            text = "" if most is None else f"{number(least)}...{number(most)}"
            met = "" if most is None or own is None else verdict(least <= own <= most)
            rows.append([scene, heading, *[number(value, 4) for value in values], text, met])
    if len(rows) > 1:
        table(rows, "What the scenes leave behind (-1 frames: never asleep in 1800):")


def report_wasm(summary):
    rows = [["scene", "native µs", "wasm µs", "wasm / native", "goal", "", "hash"]]
    for scene, entry in summary.items():
        ratio = entry["ratio"].get("wasm")
        if not ratio:
            continue
        native, wasm = entry["us"]["sprung"], entry["us"]["wasm"]
        isLong = native >= WASM_SHORTEST
        hashes = [entry["quality"][engine].get("hash") for engine in ("sprung", "wasm")]
        rows.append([scene, number(native), number(wasm), f"{number(ratio['median'])}",
                     f"<= {WASM_LIMIT}" if isLong else "", verdict(ratio["median"] <= WASM_LIMIT) if isLong else "",
                     "same" if hashes[0] == hashes[1] else f"DIFFERENT {hashes[0]} {hashes[1]}"])
    if len(rows) > 1:
        table(rows, "The same program as WebAssembly in node:")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--scenes", default="", help='such as "A:200 E:20" or "A E"; default: all but the longest')
    parser.add_argument("--all", action="store_true", help="include the longest scenes")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--no-peers", action="store_true", help="only our own engine")
    parser.add_argument("--no-animator", action="store_true", help="only the physics, without UIDynamicAnimator")
    parser.add_argument("--no-wasm", action="store_true", help="only native programs")
    parser.add_argument("--no-counts", action="store_true", help="do not count instructions")
    parser.add_argument("--json", default=os.path.join(HERE, ".build", "benchmarks", "engines.json"))
    parser.add_argument("--list", action="store_true", help="print the scenes and stop")
    options = parser.parse_args()
    known = SCENES + EXTRA
    if options.list:
        say("\n".join(known))
        return
    scenes = choose(options.scenes.split(), known) if options.scenes else (known if options.all else SCENES)
    if options.rounds < 1:
        fail("--rounds must be 1 or more")

    engines = {"sprung": build_ours()}
    if not options.no_animator:
        engines["animator"] = build_animator()
    if not options.no_peers and install_peers():
        engines.update(build_peers())
    if not options.no_wasm:
        wasm = build_wasm()
        if wasm:
            engines["wasm"] = wasm
    load = os.getloadavg()[0]
    if load > 0.5:
        say(f"warning: the machine is busy (load {load:.1f}); times and ratios will vary.")
    results, refused = measure(engines, scenes, options.rounds, build_overlap())
    # Scenes with given sizes are counted if they are small enough. Otherwise, the default scenes are counted.
    counted = [scene for scene in scenes if int(scene.split(":")[1]) <= 200] if options.scenes else COUNTED
    counts = {} if options.no_counts else count_instructions(counted)

    summary = summarize(results, refused, options.rounds)
    report_times(summary, engines, counts)
    report_sleep(summary, engines)
    report_animator(summary, engines)
    report_quality(summary, engines)
    report_wasm(summary)
    for (scene, engine), reason in refused.items():
        say(f"{scene}: {engine} did not play: {reason}")
    if "chipmunk" in engines:
        say("\nDebian's Chipmunk is built with its assertions; without them it is up to a sixth faster.")
    os.makedirs(os.path.dirname(os.path.abspath(options.json)), exist_ok=True)
    with open(options.json, "w", encoding="utf-8") as file:
        machine = {"machine": platform.machine(), "system": platform.platform(), "cpu": processor(), "load": load}
        json.dump({"rounds": options.rounds, "machine": machine, "scenes": summary, "instructions": counts}, file, indent=2)
    say("Written to " + os.path.relpath(options.json))
    if any(len(set(hashes(entry))) > 1 for entry in summary.values()):
        fail("WebAssembly and native results differ")


def hashes(entry):
    return [quality["hash"] for engine, quality in entry["quality"].items() if "hash" in quality]


def choose(words, known):
    chosen = []
    for word in words:
        if ":" in word:
            if not re.fullmatch(r"(A|Ai|R|B|C|D|Dn|E|F|G|Gc):\d+", word):
                fail(f"{word} is not a scene; run --list")
            chosen.append(word)
        else:
            found = [scene for scene in known if scene.split(":")[0] == word]
            if not found:
                fail(f"{word} is not a scene; run --list")
            chosen += found
    return chosen


def processor():
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            return next((line.split(":")[1].strip() for line in file if line.startswith("model name")), "")
    except OSError:
        return ""


if __name__ == "__main__":
    main()
