# SPDX-License-Identifier: MIT
"""Tests the display of a demo's layers, and of the behaviors that move it, beside the demo."""


def open_wide(open_stage, demo, **options):
    stage = open_stage(demo, viewport=(1500, 900), size=None, manual=True, **options)
    stage.page.get_by_role("tab", name="Inspect").click()
    return stage


def ticks(stage, count):
    stage.page.evaluate("count => { for (let frame = 0; frame < count; frame++) window.sprung.tick(); }", count)


def open_list(stage, title):
    stage.page.locator(".inspect summary", has_text=title).click()
    lines = stage.page.locator(".inspect details", has_text=title).locator("li")
    lines.first.wait_for()
    return lines


def pick(stage, element):
    box = element.bounding_box()
    stage.page.get_by_role("button", name="Pick").click()
    stage.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_inspection_changes_nothing(open_stage):
    plain = open_stage("newtons-cradle", viewport=(1500, 900), size=None, manual=True)
    ticks(plain, 120)
    stage = open_wide(open_stage, "newtons-cradle")
    stage.page.get_by_label("Overlay").check()
    for title in ("Active items", "Behaviors", "Views", "Gestures and contacts"):
        open_list(stage, title)
    stage.page.locator(".lines button", has_text="“Ball 3”").click()
    ticks(stage, 120)
    assert stage.hash() == plain.hash() and stage.recording() == plain.recording()


def test_tree_of_views_and_behaviors(open_stage):
    stage = open_wide(open_stage, "newtons-cradle")
    views = open_list(stage, "Views")
    assert views.filter(has_text="UIWindow").count() == 1
    assert views.filter(has_text="“Ball 3”").count() == 1
    behaviors = open_list(stage, "Behaviors")
    assert behaviors.filter(has_text="UIDynamicAnimator").count() == 1
    assert behaviors.filter(has_text="UIAttachmentBehavior").count() == 5
    assert behaviors.filter(has_text="magnitude 10").count() == 1
    ticks(stage, 12)
    assert stage.page.locator(".lines .acts", has_text="UIGravityBehavior").count() == 1
    awake = open_list(stage, "Active items")
    assert awake.filter(has_text="Ball 1: ").count() == 1
    ticks(stage, 1500)
    assert stage.page.locator(".lines .acts").count() == 0
    assert awake.all_text_contents() == ["Nothing."]


def test_overlay_covers_stage_and_disappears(open_stage):
    stage = open_wide(open_stage, "newtons-cradle")
    ticks(stage, 5)
    stage.page.get_by_label("Overlay").check()
    # The outline of each ball is on top of the ball.
    place = """() => [...document.querySelectorAll('.overlay path')].map((path) => {
      const box = path.getBoundingClientRect();
      return [box.left, box.top, box.right, box.bottom];
    })"""
    paths = stage.page.evaluate(place)
    ball = stage.page.get_by_role("button", name="Ball 3", exact=True).bounding_box()
    assert any(left <= ball["x"] + 2 and right >= ball["x"] + ball["width"] - 2 and top <= ball["y"] + 2
               for left, top, right, _ in paths)
    stage.page.get_by_label("Overlay").uncheck()
    assert stage.page.locator(".overlay").count() == 0


def test_picked_cell_follows_closed_form_of_spring(open_stage):
    stage = open_wide(open_stage, "springy-list-120")
    stage.page.mouse.move(*[sum(pair) for pair in zip(center(stage), (0, 150))])
    ticks(stage, 2)
    pick(stage, stage.page.locator(".stage [role=listitem], .stage [role=button]").nth(7))
    stage.page.locator(".inspect .what", has_text="UICollectionViewCell").wait_for()
    stage.page.mouse.move(*center(stage))
    stage.page.mouse.wheel(0, 120)
    ticks(stage, 90)
    words = stage.page.locator(".difference").text_content()
    assert words.startswith("Dotted: the spring's closed form, which it follows to "), words
    assert float(words.split("to ")[1].split(" ")[0]) < 1e-9, words
    assert stage.page.locator(".graph .measured").get_attribute("d").count("L") > 60
    values = dict(zip(stage.page.locator(".values dt").all_text_contents(), stage.page.locator(".values dd").all_text_contents()))
    assert values["x"].endswith(" pt") and values["speed"].endswith(" pt/s")


def center(stage):
    box = stage.page.locator(".device .stage").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_gestures_and_contacts_are_listed_and_follow_seeking(open_stage):
    stage = open_wide(open_stage, "newtons-cradle")
    log = open_list(stage, "Gestures and contacts")
    ticks(stage, 60)
    assert log.filter(has_text="Contact").count() > 0
    box = stage.page.get_by_role("button", name="Ball 5", exact=True).bounding_box()
    stage.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    stage.page.mouse.down()
    ticks(stage, 2)
    for step in range(1, 6):
        stage.page.mouse.move(box["x"] + box["width"] / 2 + 10 * step, box["y"] + box["height"] / 2)
        ticks(stage, 2)
    stage.page.mouse.up()
    ticks(stage, 6)
    assert log.filter(has_text="Pan began").count() == 1 and log.filter(has_text="Pan ended").count() == 1
    stage.page.evaluate("() => window.sprung.seek(30)")
    assert log.filter(has_text="Pan").count() == 0


def test_frame_times_are_displayed(open_stage):
    stage = open_wide(open_stage, "newtons-cradle")
    ticks(stage, 30)
    assert stage.page.locator(".meter .module").get_attribute("d").count("M") >= 30
    stage.page.get_by_text("ms in the module").wait_for()
