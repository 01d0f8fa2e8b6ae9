# SPDX-License-Identifier: MIT
"""Message bubbles on springs, by touch, wheel and keyboard."""

SIZE = (320, 568)


def test_bubbles_lag_and_settle(open_stage):
    stage = open_stage("message-bubbles", size=SIZE)
    stage.wait_for_rest()
    start = stage.tiles()
    with stage.held():
        stage.touch("touchStart", (160, 120))
        for step in range(1, 9):
            stage.touch("touchMove", (160, 120 + 20 * step))
            stage.wait(1 / 60)
        tiles = stage.tiles()
        moved = {item: tiles[item][1] - start[item][1] for item in tiles if item in start}
        rows = [item for item in sorted(moved) if start[item][1] < 550]
        # The row near the touch follows immediately; rows far below follow later.
        assert moved[rows[1]] > moved[rows[-1]] + 3
        stage.wait(0.6)
        stage.touch("touchEnd")
    stage.wait_for_rest()


def test_sent_message_springs_in(open_stage):
    stage = open_stage("message-bubbles", size=SIZE, touch=False)
    stage.wait_for_rest()
    seen = []
    with stage.held():
        stage.page.get_by_role("button", name="Send").focus()
        stage.page.keyboard.press("Enter")
        for _ in range(30):
            stage.wait(1 / 60)
            tile = stage.tiles().get(36)
            if tile:
                seen.append(tile[1])
    stage.wait_for_rest()
    assert len(seen) > 10 and seen[0] > seen[-1] + 20
    bottom = max(y for _, y in stage.tiles().values())
    assert stage.tiles()[36][1] == bottom < 568
