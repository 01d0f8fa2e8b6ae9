#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Scrolls a list and a grid of 10,000 items in windows and lets a crowd tumble, next to GTK's own list and grid views with the same
input. Our grid has images and a blurred bar, and GTK's has colored boxes. Prints the duration of drawn frames, the memory and the
processor time at rest, as a table and as JSON.

Usage: Benchmarks/windows.py [--rounds N]   run by `make bench`, which builds the programs

The windows are on a virtual X server. Each runs with both of GTK's renderers: `cairo`, and `gl` in software.
"""
import argparse
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.realpath(__file__)), ".."))
sys.path.insert(0, os.path.join(ROOT, "Tests", "Window"))
sys.dont_write_bytecode = True

from display import XServer, stop  # noqa: E402

WINDOW = os.path.join(ROOT, "Window", ".build", "release", "sprung-window")
GALLERY = os.path.join(ROOT, ".build-release", "release", "gallery")
PEER = os.path.join(ROOT, "Benchmarks", ".build", "peers", "gridview")
WHEEL_STEPS = 120
SECONDS_AT_REST = 5


def scroll(server):
    """Turns the wheel for about four seconds."""
    server.do("mousemove", 195, 500)
    server.do("click", "--repeat", WHEEL_STEPS, "--delay", 33, 5)
    time.sleep(1)


def tumble(server):
    """Opens the crowd of 200 pieces, the last entry of the playground, and waits while it tumbles."""
    server.do("mousemove", 195, 500)
    server.do("click", "--repeat", 60, "--delay", 15, 5)
    time.sleep(1.5)
    server.do("mousemove", 100, 760, "mousedown", 1, "mouseup", 1)
    time.sleep(6)


# The scenes: the command without the file of frame times, and the input.
SCENES = {
    "list": ([WINDOW, "--frame-times", "FILE", GALLERY, "vega-list"], scroll),
    "GtkListView": ([PEER, "1", "FILE"], scroll),
    "grid": ([WINDOW, "--reduced-motion", "--frame-times", "FILE", GALLERY, "springy-list-10000"], scroll),
    "grid with springs": ([WINDOW, "--frame-times", "FILE", GALLERY, "springy-list-10000"], scroll),
    "GtkGridView": ([PEER, "5", "FILE"], scroll),
    "crowd of 200": ([WINDOW, "--frame-times", "FILE", GALLERY, "dynamics-playground"], tumble),
}


def family(process):
    """A process and its children."""
    pids = [process.pid]
    with open(f"/proc/{process.pid}/task/{process.pid}/children", encoding="utf-8") as file:
        pids += [int(word) for word in file.read().split()]
    return pids


def ticks(pids):
    """The processor time that processes have used, in seconds."""
    total = 0
    for pid in pids:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def megabytes(pids):
    """The memory that processes use without what they share with others, in megabytes."""
    total = 0
    for pid in pids:
        with open(f"/proc/{pid}/smaps_rollup", encoding="utf-8") as file:
            rows = dict(line.split(":", 1) for line in file.read().splitlines()[1:])
        total += sum(int(rows[name].split()[0]) for name in ("Private_Clean", "Private_Dirty"))
    return total / 1024


def measure(command, act, renderer):
    """Runs one program and returns its figures."""
    folder = tempfile.mkdtemp(prefix="sprung-frames-")
    path = os.path.join(folder, "times")
    server = XServer()
    try:
        process = subprocess.Popen(
            [path if word == "FILE" else word for word in command], env={**server.environment, "GSK_RENDERER": renderer},
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            time.sleep(3)
            pids = family(process)
            before = ticks(pids)
            act(server)
            used = ticks(pids) - before
            memory = megabytes(pids)
            time.sleep(3 if act is scroll else 0)
            before = ticks(pids)
            time.sleep(SECONDS_AT_REST)
            rest = 100 * (ticks(pids) - before) / SECONDS_AT_REST
            process.send_signal(signal.SIGTERM)
            process.wait(20)
        finally:
            if process.poll() is None:
                stop(process)
        with open(path, encoding="utf-8") as file:
            times = [float(line) for line in file]
    finally:
        server.end()
        shutil.rmtree(folder, ignore_errors=True)
    # The first frames build the window.
    times = sorted(times[5:])
    return {
        "frames": len(times), "median ms": statistics.median(times), "p99 ms": times[int(0.99 * (len(times) - 1))],
        "processor s": used, "memory MB": memory, "processor % at rest": rest if act is scroll else None}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3, metavar="N")
    parser.add_argument("--scenes", default=",".join(SCENES), help="names, separated by commas")
    arguments = parser.parse_args()
    results = {}
    # Programs alternate within a round.
    for _ in range(arguments.rounds):
        for renderer in ("cairo", "gl"):
            for name in arguments.scenes.split(","):
                command, act = SCENES[name]
                results.setdefault(f"{name}, {renderer}", []).append(measure(command, act, renderer))
    table = {}
    print(f"{'scene, renderer':32}{'frames':>8}{'median ms':>11}{'min':>7}{'max':>7}{'p99 ms':>8}{'min':>7}{'max':>7}"
          f"{'cpu s':>7}{'MB':>6}{'% at rest':>11}")
    for name, rounds in results.items():
        def middle(key):
            return statistics.median(values) if (values := [one[key] for one in rounds if one[key] is not None]) else None
        medians, peaks = [one["median ms"] for one in rounds], [one["p99 ms"] for one in rounds]
        table[name] = {key: middle(key) for key in rounds[0]}
        rest = "-" if middle("processor % at rest") is None else f"{middle('processor % at rest'):.1f}"
        print(f"{name:32}{middle('frames'):8.0f}{middle('median ms'):11.2f}{min(medians):7.2f}{max(medians):7.2f}"
              f"{middle('p99 ms'):8.2f}{min(peaks):7.2f}{max(peaks):7.2f}{middle('processor s'):7.2f}{middle('memory MB'):6.0f}"
              f"{rest:>11}")
    folder = os.path.join(ROOT, "Benchmarks", ".build", "benchmarks")
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "windows.json"), "w", encoding="utf-8") as file:
        json.dump(table, file, indent=2)
    print("Written to Benchmarks/.build/benchmarks/windows.json")


if __name__ == "__main__":
    main()
