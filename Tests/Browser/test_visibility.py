# SPDX-License-Identifier: MIT
"""Tests hiding and showing a page: the program is notified immediately, and sleeps while the page is hidden."""

# Allows a test to set whether the page is hidden, as browsers do when another page covers it.
HIDING = """
  window.isPageHidden = %s;
  Object.defineProperty(document, "hidden", { get: () => window.isPageHidden });
  window.setHidden = (isHidden) => {
    window.isPageHidden = isHidden;
    document.dispatchEvent(new Event("visibilitychange"));
  };
"""


def words(stage):
    """Returns the first two words of each event and frame in the recording."""
    return [line.split() for line in stage.recording().splitlines()]


def test_hidden_page_notifies_program_immediately(open_stage):
    stage = open_stage("newtons-cradle", clock="real", before=HIDING % "false")
    frames, told = stage.page.evaluate(
        "() => { const before = sprung.frames; setHidden(true); return [sprung.frames - before, sprung.recording()]; }")
    # A hidden page receives no further frames, so the event must be handled immediately, in a single frame.
    assert frames == 1 and "visibility 0 0" in told
    assert not stage.page.evaluate("() => sprung.isAwake")
    hidden_at = stage.page.evaluate("() => sprung.frames")
    stage.page.wait_for_timeout(200)
    assert stage.page.evaluate("() => sprung.frames") == hidden_at
    stage.page.evaluate("() => setHidden(false)")
    stage.page.wait_for_function(f"() => sprung.frames > {hidden_at}")
    assert "visibility 0 1" in stage.recording()


def test_page_opened_hidden_starts_in_background(open_stage):
    stage = open_stage("newtons-cradle", clock="real", before=HIDING % "true")
    events = [line for line in words(stage) if "visibility" in line]
    assert len(events) == 1
    stage.page.evaluate("() => setHidden(false)")
    stage.page.wait_for_function("() => sprung.frames > 2")


def test_blur_uses_browser_filter(open_stage):
    stage = open_stage(None)
    filters = stage.page.evaluate("""async () => {
      const { FrameRenderer } = await import("./frame.js");
      const { Operation } = await import("./protocol.js");
      const element = document.createElement("div");
      document.body.append(element);
      const renderer = new FrameRenderer(element);
      const memory = new ArrayBuffer(64);
      const [words, floats] = [new Uint32Array(memory), new Float32Array(memory)];
      words.set([Operation.create | 5 << 8, 1, 0, 0, 0]);
      words.set([Operation.backdrop | 4 << 8, 1], 5);
      floats.set([20, 1.5], 7);
      renderer.apply({ words, floats }, 0, 9);
      const filter = () => getComputedStyle(element.firstElementChild).backdropFilter;
      const blurred = filter();
      floats.set([0, 1], 7);
      renderer.apply({ words, floats }, 5, 9);
      return [blurred, filter()];
    }""")
    assert filters == ["blur(20px) saturate(1.5)", "none"]
