# SPDX-License-Identifier: MIT
"""Tests every demo with combinations of preferences: light or dark, mouse, touch or keys, both layout directions, full or reduced motion.

Each of the 24 combinations is tested on some demos, and each demo in some of them. `SPRUNG_MATRIX=all` tests all 720.
"""
import itertools

import goldens
import pytest

WAYS = list(itertools.product(["light", "dark"], ["mouse", "touch", "keyboard"], ["ltr", "rtl"], ["motion", "reduced"]))
# The number of combinations for each demo, unless all are tested. The next demo uses different combinations.
WAYS_OF_A_DEMO = 3

# Demos whose switch starts an indicator that spins until it is turned off.
SPINS = {("controls", "keyboard")}

# Plays a demo in its own stage and program until it rests, and returns observations.
PLAY = """
  async ([index, scheme, device, direction, motion]) => {
    const [{ compile, Program }, { Player }, { InputKind, InputFlag, NAMED_KEYS }] = await Promise.all(
      ["./module.js", "./player.js", "./protocol.js"].map((name) => import(name)));
    window.compiled ??= await compile("app.wasm");
    const program = await Program.start(window.compiled);
    const demo = window.sprung.demos[index];
    const place = document.createElement("div");
    place.style.cssText = "position: fixed; inset: 0 auto auto 0; background: none";
    const stage = document.createElement("div");
    stage.className = "stage";
    stage.style.cssText = `width: ${demo.width}px; height: ${demo.height}px; min-height: 0`;
    place.append(stage);
    document.body.append(place);
    let failure = "";
    const player = new Player(program, stage, demo, {
      isManual: true, isPart: true, rightToLeft: direction === "rtl", lessMotion: motion === "reduced",
      onFailure: (error) => { failure = String(error); },
    });
    player.start();
    player.input.put(null, InputKind.appearance, { id: scheme === "dark" ? 1 : 0 });
    const tick = () => player.advance(player.time + 1000 / 60);
    tick();
    const first = program.hash();
    const hashes = new Set([first]);
    const rest = (limit) => {
      let frames = 0;
      while (player.wantsFrames && !failure && frames++ < limit) tick();
      return frames < limit;
    };
    if (device === "keyboard") {
      const key = (name, id) => {
        player.input.put(null, InputKind.keydown, { id });
        tick();
        player.input.put(null, InputKind.keyup, { id });
        for (let frame = 0; frame < 6; frame++) tick();
        hashes.add(program.hash());
      };
      const stops = [...stage.querySelectorAll("[tabindex='0']")].slice(0, 6).map((element) => Number(element.dataset.layer));
      for (const layer of stops) {
        player.input.put(null, InputKind.focus, { id: layer });
        for (const name of ["ArrowRight", "ArrowDown", "PageDown", "PageUp"]) key(name, NAMED_KEYS[name]);
        // As a browser does for Return on what is pressed.
        player.input.put(null, InputKind.activate, { id: layer });
        key("Enter", NAMED_KEYS.Enter);
        // The menu key simulates a touch on the focused element, and the arrow keys drag it.
        player.input.put(null, InputKind.keydown, { id: NAMED_KEYS.ContextMenu });
        for (let frame = 0; frame < 40; frame++) tick();
        for (const name of ["ArrowRight", "ArrowDown"]) key(name, NAMED_KEYS[name]);
        player.input.put(null, InputKind.keyup, { id: NAMED_KEYS.ContextMenu });
        for (let frame = 0; frame < 6; frame++) tick();
      }
    } else {
      // The input of the demo's own script, from this device, with its pauses.
      const records = program.records(program.call("sp_demo_input", index));
      // In right-to-left layouts, bars and menus are on the opposite side, so the input is repeated there.
      const sides = direction === "rtl" ? [false, true] : [false];
      const length = records.length ? records[records.length - 1].time + 500 : 0;
      const mirrored = sides.flatMap((isMirrored, turn) => records.map((record) => ({
        ...record, time: record.time + turn * length, x: isMirrored && record.kind <= InputKind.cancel ? demo.width - record.x : record.x,
      })));
      for (const record of mirrored) {
        while (player.time < record.time && !failure) {
          if (!player.wantsFrames) player.time = Math.max(player.time, record.time - 1000 / 60);
          tick();
        }
        const pointer = record.kind <= InputKind.cancel;
        const flags = pointer ? (device === "touch" ? record.flags | InputFlag.touch : record.flags & ~InputFlag.touch) : record.flags;
        player.queue.push({ ...record, flags, time: player.time });
        tick();
        hashes.add(program.hash());
      }
    }
    const rests = rest(3600);
    hashes.add(program.hash());
    const answer = {
      failure, rests, states: hashes.size, elements: stage.querySelectorAll("*").length, log: program.log(),
      texts: [...stage.querySelectorAll(".label")].filter((label) => label.textContent.trim()).length,
    };
    player.stop();
    place.remove();
    return answer;
  }
"""


@pytest.fixture(scope="module")
def page(browser, address):
    context = browser.new_context(viewport={"width": 1000, "height": 900})
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.goto(f"{address}?clock=manual#/controls")
    page.wait_for_function("() => window.sprung")
    page.evaluate("() => window.sprung.ready")
    yield page
    assert errors == []
    context.close()


def ways(index):
    if goldens.IS_COMPLETE:
        return WAYS
    # Five and 24 are coprime, so the steps reach all combinations.
    return [WAYS[(index * WAYS_OF_A_DEMO + number) * 5 % len(WAYS)] for number in range(WAYS_OF_A_DEMO)]


def test_every_combination_is_tested_on_several_demos():
    tried = [way for index in range(len(goldens.demo_names())) for way in ways(index)]
    assert all(tried.count(way) >= 3 for way in WAYS)


@pytest.mark.matrix
@pytest.mark.parametrize("index, name", list(enumerate(goldens.demo_names())), ids=goldens.demo_names())
def test_demo_works_in_combination(page, index, name):
    for way in ways(index):
        seen = page.evaluate(PLAY, [index, *way])
        assert seen["failure"] == "", f"{name} {way}"
        assert seen["rests"] or (name, way[1]) in SPINS, f"{name} {way} does not come to rest"
        assert seen["states"] > 1, f"{name} {way}: nothing changed"
        assert seen["elements"] > 3 and "fault" not in seen["log"].lower(), f"{name} {way}: {seen['log']}"
