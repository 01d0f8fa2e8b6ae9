#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures Chromium's main thread per frame in some demos, compared with plain DOM that has the same appearance and motion.

Usage: Benchmarks/beside.py [--rounds N] [--site FOLDER] [NAME ...]   run by `Scripts/bench beside`, which prepares the browser

Plain DOM imitates a handwritten page: `bare/record.js` records a demo's pieces and their positions, `bare/bare.js` displays
them. It computes nothing; our frames include physics and layouts, whose cost has a separate column. Our demos and plain DOM
alternate. Times are thread times, so other processes have little influence. With --site, scripts, styles and `app.wasm`, if
present, are read from another folder, for example of an earlier commit, and compared with the current ones.
"""
import argparse
import collections
import json
import os
import re
import statistics
import subprocess
import sys

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.realpath(__file__)), ".."))
sys.path.insert(0, os.path.join(ROOT, "Tests", "Browser"))
sys.dont_write_bytecode = True

from playwright.sync_api import sync_playwright  # noqa: E402
from browser import CROWD, open_crowd  # noqa: E402
from stage import Stage  # noqa: E402

BARE = os.path.join(ROOT, "Benchmarks", "bare")
RATES = (1, 4)
SECONDS = 3
SHARES = ("script", "style", "layout", "paint", "commit", "other")
# The category of each trace event. It includes nested events unless these have a category of their own.
EVENTS = {
    "FunctionCall": "script", "FireAnimationFrame": "script", "EventDispatch": "script", "RunMicrotasks": "script",
    "MinorGC": "script", "MajorGC": "script", "V8.GC_SCAVENGER": "script", "UpdateLayoutTree": "style", "Layout": "layout",
    "PrePaint": "paint", "Paint": "paint", "Layerize": "commit", "Commit": "commit", "RunTask": "other",
    "ThreadControllerImpl::RunTask": "other",
}


def fling(stage):
    """Flings a list up and down."""
    for start, end in (((160, 400), (160, 150)), ((160, 400), (160, 150)), ((160, 150), (160, 400))):
        stage.touch_drag(start, end, seconds=0.1, steps=6)
        stage.wait(0.8)


def hold(stage):
    """Drags the marbles with a touch."""
    stage.touch_drag((100, 200), (200, 300), seconds=0.2, lift=False)
    stage.wait(SECONDS)
    stage.touch("touchEnd")


def open_card(stage):
    """Opens the crowd, with live or recorded frames."""
    open_crowd(stage)
    stage.page.mouse.move(2, 2)


SCENES = {
    # name: demo, size, preparation, measured action, and a script that returns the container of the demo's pieces
    "list": ("message-bubbles", (320, 568), None, fling, "stage => stage.querySelector('[role=list] > .scrolled')"),
    "grid": ("springy-list-10000", (320, 568), None, fling, "stage => stage.querySelector('[role=list] > .scrolled')"),
    "marbles": ("magnetic-marbles", (320, 568), None, hold, "stage => stage.querySelector('[aria-label=Marbles]')"),
    "crowd": (CROWD, (390, 780), open_card, lambda stage: stage.wait(SECONDS),
              "stage => stage.querySelector('[aria-label=\"Piece 1\"]').parentElement"),
}


def shares(events, frames):
    """Returns milliseconds of thread time per frame by category. Each time counts for the innermost event with a
    category."""
    main = collections.Counter((event["pid"], event["tid"]) for event in events if event["name"] == "FireAnimationFrame")
    thread = main.most_common(1)[0][0]
    spent, open_ones = collections.Counter(), []
    chosen = [event for event in events if (event["pid"], event["tid"]) == thread and event["name"] in EVENTS and "tdur" in event]
    for event in sorted(chosen, key=lambda event: (event["ts"], -event["dur"])):
        while open_ones and open_ones[-1]["ts"] + open_ones[-1]["dur"] <= event["ts"]:
            open_ones.pop()
        spent[EVENTS[event["name"]]] += event["tdur"]
        if open_ones:
            spent[EVENTS[open_ones[-1]["name"]]] -= event["tdur"]
        open_ones.append(event)
    return {share: spent[share] / 1000 / frames for share in SHARES}


def trace(browser, page, frames, act):
    """Returns the cost per frame during an action. `frames` returns the number of frames."""
    session, events, ended = browser.new_browser_cdp_session(), [], []
    session.on("Tracing.dataCollected", lambda message: events.extend(message["value"]))
    session.on("Tracing.tracingComplete", lambda message: ended.append(True))
    session.send("Tracing.start", {
        "transferMode": "ReportEvents", "traceConfig": {"includedCategories": ["devtools.timeline", "toplevel", "v8"]}})
    first, start = frames(), page.evaluate("() => performance.now()")
    act()
    count, elapsed = frames() - first, page.evaluate("() => performance.now()") - start
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    session.detach()
    result = shares(events, max(1, count))
    result["main thread"] = sum(result.values())
    result["frames a second"] = 1000 * count / elapsed
    result["elements"] = page.evaluate("() => document.querySelectorAll('.stage *').length")
    return result


def throttle(page, rate):
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})


def scripts_of(folder):
    """Routes requests of a page to files in a folder if they exist."""
    def answer(route):
        path = os.path.join(folder, route.request.url.split("?")[0].split("/", 3)[3])
        if os.path.isfile(path):
            route.fulfill(path=path)
        else:
            route.continue_()
    return {re.compile(r".*\.(js|css|wasm)$"): answer}


def ours(browser, address, scene, rate, site):
    demo, size, prepare, act, _ = SCENES[scene]
    stage = Stage(browser, address, demo, clock="real", size=size, routes=scripts_of(site) if site else None)
    if prepare:
        prepare(stage)
    act(stage) if act is fling else stage.wait(1)
    throttle(stage.page, rate)
    result = trace(browser, stage.page, stage.frames, lambda: act(stage))
    times = stage.page.evaluate("() => window.sprung.stats.module")
    # This is wall-clock time instead of thread time, so it is too large on a busy machine.
    result["module"] = statistics.median(times[-120:])
    errors = stage.errors
    stage.close()
    if errors:
        sys.exit(f"{scene}: the page logged errors: {errors}")
    return result


def record(browser, address, scene):
    """Returns a demo's pieces and positions as recorded by `record.js`."""
    demo, size, prepare, act, place = SCENES[scene]
    stage = Stage(browser, address, demo, clock="steady", size=size)
    if prepare:
        prepare(stage)
    with open(os.path.join(BARE, "record.js"), encoding="utf-8") as file:
        script = file.read()
    with stage.held():
        stage.page.evaluate(f"() => ({script[script.index('('):]})({place})")
        act(stage)
        recording = stage.page.evaluate("() => window.recording")
    stage.close()
    return recording


def bare(browser, recording, rate):
    context = browser.new_context(viewport={"width": 1000, "height": 800}, device_scale_factor=2)
    page = context.new_page()
    page.route("http://bare.test/**", lambda route: route.fulfill(path=os.path.join(
        BARE, route.request.url.split("/")[-1] or "index.html")))
    page.goto("http://bare.test/")
    page.evaluate("recording => play(recording)", recording)
    page.wait_for_timeout(1000)
    throttle(page, rate)
    result = trace(browser, page, lambda: page.evaluate("() => shown"), lambda: page.wait_for_timeout(1000 * SECONDS))
    context.close()
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--site")
    parser.add_argument("names", nargs="*", default=list(SCENES))
    chosen = parser.parse_args()
    program = os.path.join(ROOT, "Tools", ".build", "debug", "sprung")
    server = subprocess.Popen(
        [program, "serve", "--gallery", "--optimized", "--port", "0", "--no-open"], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    address = next(found.group(0) for line in server.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+/", line)))
    results = collections.defaultdict(list)
    try:
        measure(chosen, address, results)
    finally:
        server.terminate()
        server.wait(timeout=10)
    report(results)


def measure(chosen, address, results):
    """Adds the costs of each scene, in rounds that alternate between plain DOM and our demos."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for scene in chosen.names:
            recording = record(browser, address, scene)
            for _ in range(chosen.rounds):
                for rate in RATES:
                    results[scene, rate, "bare"].append(bare(browser, recording, rate))
                    if chosen.site:
                        results[scene, rate, "earlier"].append(ours(browser, address, scene, rate, os.path.abspath(chosen.site)))
                    results[scene, rate, "ours"].append(ours(browser, address, scene, rate, None))
        browser.close()


def report(results):
    """Prints the medians as a Markdown table and writes them as JSON."""
    medians = {key: {name: statistics.median(run[name] for run in runs) for name in runs[0]} for key, runs in results.items()}
    columns = ("main thread", *SHARES, "module", "frames a second", "elements")
    print("| scene | | " + " | ".join(columns) + " | of bare |\n|" + "---|" * (len(columns) + 3))
    for (scene, rate, kind), values in medians.items():
        cells = [f"{values[name]:.{0 if name == 'elements' else 2}f}" if name in values else "" for name in columns]
        of_bare = values["main thread"] / medians[scene, rate, "bare"]["main thread"]
        print(f"| {scene} {rate}x | {kind} | " + " | ".join(cells) + f" | {of_bare:.2f} |")
    folder = os.path.join(ROOT, "Benchmarks", ".build", "benchmarks")
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "beside.json"), "w", encoding="utf-8") as file:
        json.dump({f"{scene} {rate}x {kind}": values for (scene, rate, kind), values in medians.items()}, file, indent=2)
    print("Written to Benchmarks/.build/benchmarks/beside.json")


if __name__ == "__main__":
    main()
