#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Flings springy lists and tumbles the playground's crowd in Chromium, and prints the cost of the main thread per frame, as a
table and as JSON.

Usage: Benchmarks/browser.py [DEMO ...]   run by `make bench`, which prepares the browser
"""
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
from stage import Stage  # noqa: E402

FLICKS = 6
CROWD = "dynamics-playground"
CROWD_SECONDS = 5


def fling(stage):
    """Flings a list repeatedly."""
    for _ in range(FLICKS):
        stage.touch_drag((160, 480), (160, 120), seconds=0.1, steps=6)
        stage.page.wait_for_timeout(800)


def open_crowd(stage):
    """Selects the card with 200 pieces at the end of the menu, and waits until they tumble."""
    card = stage.page.get_by_role("listitem", name="Crowd of 200", exact=True)
    while not card.count():
        stage.turn_wheel(195, 400, 0, 300)
        stage.page.wait_for_timeout(200)
    stage.turn_wheel(195, 400, 0, 600)
    stage.page.wait_for_timeout(500)
    box = card.bounding_box()
    stage.click(box["x"] + box["width"] / 2 - stage.left, box["y"] + box["height"] / 2 - stage.top)
    stage.page.get_by_role("switch", name="Overlay").wait_for()
    stage.page.wait_for_timeout(1500)


def show_overlay(stage):
    """Turns on the crowd's overlay."""
    open_crowd(stage)
    stage.page.get_by_role("switch", name="Overlay").focus()
    stage.page.keyboard.press("Space")
    stage.page.wait_for_timeout(500)


def tumble(stage):
    """Waits while the crowd tumbles."""
    stage.page.wait_for_timeout(1000 * CROWD_SECONDS)


def fling_once(stage):
    """Flings a list once for warm-up."""
    stage.touch_drag((160, 480), (160, 120), seconds=0.1, steps=6)
    stage.page.wait_for_timeout(800)


def measure(stage, prepare, act):
    """Returns milliseconds per frame during an action."""
    metrics = stage.context.new_cdp_session(stage.page)
    metrics.send("Performance.enable")

    def seconds():
        values = {value["name"]: value["value"] for value in metrics.send("Performance.getMetrics")["metrics"]}
        return [values[name] for name in ("TaskDuration", "ScriptDuration", "RecalcStyleDuration", "LayoutDuration")]

    prepare(stage)
    frames, before, start = stage.frames(), seconds(), stage.page.evaluate("() => performance.now()")
    act(stage)
    elapsed = stage.page.evaluate("() => performance.now()") - start
    frames = stage.frames() - frames
    tasks, script, style, layout = (after - then for after, then in zip(seconds(), before))
    stats = stage.page.evaluate("() => window.sprung.stats")
    return {
        "frames": frames,
        "frames a second": round(1000 * frames / elapsed, 1),
        "main thread ms": round(1000 * tasks / frames, 2),
        "script ms": round(1000 * script / frames, 2),
        "style and layout ms": round(1000 * (style + layout) / frames, 2),
        "Swift ms, median": round(statistics.median(stats["module"][-frames:]), 2),
        "page ms, median": round(statistics.median(stats["page"][-frames:]), 2),
    }


def main():
    program = os.path.join(ROOT, "Tools", ".build", "debug", "sprung")
    names = sys.argv[1:]
    if not names:
        listing = subprocess.run([program, "list"], capture_output=True, text=True, check=True).stdout
        names = [line.split()[0] for line in listing.splitlines() if "springy-list" in line.split()[0]]
        names.append(CROWD)
    server = subprocess.Popen(
        [program, "serve", "--gallery", "--optimized", "--port", "0", "--no-open"], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    address = next(found.group(0) for line in server.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+/", line)))
    results = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name in names:
            if name == CROWD:
                for title, prepare in (("200 pieces", open_crowd), ("200 pieces and overlay", show_overlay)):
                    stage = Stage(browser, address, name, size=(390, 780))
                    results[f"{name}, {title}"] = measure(stage, prepare, tumble)
                    stage.close()
                continue
            stage = Stage(browser, address, name)
            results[name] = measure(stage, fling_once, fling)
            stage.close()
            # Without springs, the list behaves as a plain list.
            stage = Stage(browser, address, name, reduced_motion="reduce")
            results[f"{name}, plain"] = measure(stage, fling_once, fling)
            stage.close()
        browser.close()
    server.terminate()
    server.wait(timeout=10)
    for name, result in results.items():
        print(name + ": " + ", ".join(f"{key} {value}" for key, value in result.items()))
    folder = os.path.join(ROOT, "Benchmarks", ".build", "benchmarks")
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "browser.json"), "w", encoding="utf-8") as file:
        json.dump(results, file, indent=2)
    print("Written to Benchmarks/.build/benchmarks/browser.json")


if __name__ == "__main__":
    main()
