# SPDX-License-Identifier: MIT
"""Follows Guides/YourFirstApp.md: runs its commands, types its code, and checks the described results."""
import os
import re
import subprocess

from conftest import ROOT


def blocks():
    """Returns the code blocks of the guide in order, each with the file that the preceding text names."""
    with open(os.path.join(ROOT, "Guides", "YourFirstApp.md"), encoding="utf-8") as file:
        text = file.read()
    found = []
    for match in re.finditer(r"^```(\w+)\n(.*?)^```$", text, re.M | re.S):
        names = re.findall(r"`((?:Sources|Tests)/[\w/]+\.swift)`", text[:match.start()].split("\n## ")[-1])
        found.append((match.group(1), match.group(2), names[-1] if names else None))
    return found


def test_guide_produces_described_results(browser, tmp_path):
    path, begin, controller, test, run_tests = blocks()
    # The guide's first command is run in the checkout. A separate shell must then find the `sprung` command.
    environment = dict(os.environ)
    environment["PATH"] = subprocess.run(
        ["bash", "-c", path[1] + 'echo "$PATH"'], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
    environment.pop("DISPLAY", None)
    server = subprocess.Popen(
        ["bash", "-ec", begin[1].replace("sprung live", "exec sprung live --no-open --port 0")], cwd=tmp_path,
        env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    try:
        address = next(found for found in (re.search(r"http://\S+", line) for line in server.stdout) if found)
        page = browser.new_page(viewport={"width": 900, "height": 1000})
        page.goto(address.group(0))
        page.wait_for_function("document.querySelector('#stage')?.innerText.includes('Hello')", timeout=300_000)

        source = tmp_path / "Hello" / controller[2]
        assert source.exists()
        source.write_text(controller[1])
        page.wait_for_function("document.getElementById('status').textContent.includes('Replayed')")
        page.wait_for_function("display.frames > 60 && !display.isWaiting && !(display.flags & 1)")
        ball = page.locator("#stage [data-layer]", has_text="Hello").last
        place, stage = ball.bounding_box(), page.locator("#stage").bounding_box()
        assert abs(place["y"] + place["height"] - stage["y"] - stage["height"]) < 1
        page.mouse.click(stage["x"] + 300, stage["y"] + 100)
        page.wait_for_timeout(300)
        page.wait_for_function("!display.isWaiting && !(display.flags & 1)")
        moved = ball.bounding_box()
        assert moved["x"] > place["x"] + 20

        source.write_text(controller[1].replace(".systemRed", ".systemBlue"))
        page.wait_for_function("document.getElementById('status').textContent.includes('color was')")
        status = page.inner_text("#status")
        assert re.match(
            r"Replayed \d+ frames in [\d.]+ s; different from frame \d+ \([\d.]+ s\) on: text \"Hello\" in the stage: "
            r"color was #ff3b30ff and is #007affff$", status), status
        assert ball.bounding_box() == moved

        (tmp_path / "Hello" / test[2]).write_text(test[1])
        done = subprocess.run(
            ["bash", "-ec", run_tests[1]], cwd=tmp_path / "Hello", env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        assert "2 tests" in done.stdout
        page.close()
    finally:
        server.terminate()
        assert server.wait(timeout=20) == 0
        server.stdout.close()
