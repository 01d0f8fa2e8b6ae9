# SPDX-License-Identifier: MIT
"""Tests that the browser computes the same results as the native program, and rests when nothing moves."""
import os
import subprocess

import goldens
import pytest

from stage import Stage

SPRUNG = os.path.join(goldens.ROOT, "Tools", ".build", "debug", "sprung")

# Counts the frames that the page requests.
COUNT_REQUESTS = """
  window.requests = 0;
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = callback => { window.requests += 1; return request(callback); };
"""


def native_hash(demo, recording, folder):
    file = folder / "recording.sprung"
    file.write_text(recording, encoding="utf-8")
    run = subprocess.run([SPRUNG, "trace", demo, "--script", str(file), "--hash"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


@pytest.mark.parametrize("demo", ["springy-carousel", "springy-list-10000"])
def test_recording_replays_natively_to_same_hash(open_stage, tmp_path, demo):
    stage = open_stage(demo, clock="real")
    stage.wait_for_rest()
    still = stage.hash()
    if demo == "springy-carousel":
        stage.touch_drag((240, 530), (90, 530), seconds=0.25, rest=0.1)
        stage.page.get_by_role("button", name="Add view").focus()
        stage.page.keyboard.press("Enter")
        stage.touch_drag((80, 530), (250, 530), seconds=0.1)
    else:
        stage.touch_drag((160, 480), (160, 120), seconds=0.1)
        stage.wait(0.15)
        stage.turn_wheel(160, 300, 0, 200)
    stage.wait(0.2)
    # While the demo moves, the states on two machines cannot be equal by chance.
    moving, recording = stage.page.evaluate("() => [window.sprung.hash(), window.sprung.recording()]")
    assert moving != still
    assert native_hash(demo, recording, tmp_path) == moving
    stage.wait_for_rest(20)
    assert native_hash(demo, stage.recording(), tmp_path) == stage.hash()


def test_no_frame_is_requested_at_rest(open_stage):
    stage = open_stage("springy-carousel", size=(320, 480), before=COUNT_REQUESTS, clock="real")
    stage.touch_drag((240, 445), (90, 445), seconds=0.2)
    stage.wait_for_rest()
    before = stage.page.evaluate("() => [window.requests, window.sprung.frames]")
    stage.wait(1)
    assert stage.page.evaluate("() => [window.requests, window.sprung.frames]") == before
    stage.touch_tap(160, 445)
    stage.wait(0.1)
    assert stage.page.evaluate("() => window.requests") > before[0]


def test_goldens_are_equal_in_browser(open_stage):
    stage = open_stage(goldens.demo_names()[0], manual=True)
    checks = goldens.checks()
    assert len(checks) > len(goldens.demo_names())
    for name, arguments, expected in checks:
        answer = stage.page.evaluate("parameters => window.sprung.golden(...parameters)", list(arguments))
        assert answer == expected, f"golden {name}"


# Measures strings in the module and returns the bits of their widths.
MEASURE_TEXTS = """async texts => {
  const { exports } = new WebAssembly.Instance(await WebAssembly.compileStreaming(fetch("app.wasm")));
  const word = new DataView(new ArrayBuffer(8));
  return texts.map(([font, size, text]) => {
    const bytes = new TextEncoder().encode(text);
    // Called first: it may grow the memory, which detaches existing views of the buffer.
    const inbox = exports.sp_inbox();
    new Uint8Array(exports.memory.buffer).set(bytes, inbox);
    word.setFloat64(0, exports.sp_text_width(bytes.length, font, size));
    return word.getBigUint64(0).toString(16).padStart(16, "0");
  });
}"""


def test_recorded_texts_have_same_widths_in_browser(open_stage):
    texts = goldens.recorded_texts()
    assert len(texts) == 869
    widths = open_stage(None).page.evaluate(MEASURE_TEXTS, [list(text) for text in texts])
    for line in goldens.lines_of("text-widths"):
        name, count, expected = line.split()
        mine = [width for (font, _, _), width in zip(texts, widths) if goldens.FONTS[font] == name]
        assert len(mine) == int(count) and goldens.chain(mine) == expected, name


# Runs a program without imports, which is loaded again for each scene, as in wasmkit.
PLAY_SCENES = """async numbers => {
  const module = await WebAssembly.compileStreaming(fetch("scenes.wasm"));
  return numbers.map(number => {
    const answer = new WebAssembly.Instance(module).exports.sp_scene_golden(number);
    return BigInt.asUintN(64, answer).toString(16).padStart(16, "0");
  });
}"""


def test_physics_scenes_are_equal_in_browser(open_stage):
    module = os.path.join(goldens.MODULES, "Scenes.wasm")
    # If the module is missing, the request never completes.
    assert os.path.exists(module), f"{module} is not there; Scripts/wasm Scenes builds it"
    stage = open_stage(None, routes={
        "**/scenes.wasm": lambda route: route.fulfill(path=module, content_type="application/wasm")})
    checks = goldens.scene_checks()
    assert len(checks) >= 40
    answers = stage.page.evaluate(PLAY_SCENES, [number for _, (number,), _ in checks])
    wrong = [name for (name, _, expected), answer in zip(checks, answers) if answer != expected]
    assert wrong == []


def test_full_browser_matches_headless_engine(whole_browser, open_stage, address):
    """Tests run in the headless shell, but users run the full browser."""
    whole = Stage(whole_browser, address, "springy-carousel")
    stages = [whole, open_stage("springy-carousel")]
    for stage in stages:
        stage.wait_for_rest()
        stage.touch_drag((240, 530), (90, 530), seconds=0.25, rest=0.1)
        stage.wait_for_rest(20)
    assert stages[0].hash() == stages[1].hash() and stages[0].tiles() == stages[1].tiles()
    pictures = [stage.page.locator(".stage").screenshot() for stage in stages]
    assert pictures[0] == pictures[1]
    assert whole.errors == []


def test_reduced_motion_reaches_program(open_stage):
    stage = open_stage("springy-carousel", size=(320, 480), reduced_motion="reduce")
    stage.wait_for_rest(3)
    assert "reducedmotion" in stage.recording()
    stage.touch("touchStart", (260, 445))
    for step in range(1, 13):
        stage.touch("touchMove", (260 - 10 * step, 445))
        stage.wait(0.016)
    gaps = stage.tiles()
    xs = [gaps[index][0] for index in sorted(gaps)]
    assert max(abs(right - left - 100) for left, right in zip(xs, xs[1:])) < 1, "tiles lag despite reduced motion"
    stage.touch("touchEnd")
    stage.wait_for_rest()
