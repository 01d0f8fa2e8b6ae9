// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Chat heads in a chain that snap to the sides.
  static let chatHeads = Demo(
    name: "chat-heads", title: "Chat heads",
    hint: "Drag the heads and let go: they fly to the nearest side. Drop one on the cross to close it.",
    size: CGSize(width: 375, height: 667),
    steps: [
      .wait(seconds: 0.5),
      .drag(fromX: 337, fromY: 200, toX: 120, toY: 330, seconds: 0.5),
      .wait(seconds: 1),
      .flick(fromX: 38, fromY: 330, toX: 200, toY: 300, seconds: 0.1),
      .wait(seconds: 1.2),
      .tap(x: 120, y: 54),
      .wait(seconds: 1),
      .settle(limit: 10),
    ],
    tries: [
      "Drag the first head in a circle: the others follow as if on a string.",
      "Throw it gently, then hard: only the hard throw reaches the other side.",
      "Drag a head near the cross: it snaps to it, and closes when you let go.",
    ],
    parameters: [
      DemoParameter("heads", "Heads", 1...5, by: 1, value: 3) { (screen: ChatHeadsViewController, value) in
        screen.setHeadCount(Int(value))
      },
      DemoParameter(
        "frequency", "Chain frequency", 1...12, by: 0.5, value: 4, unit: "Hz", code: "chain.linkFrequency"
      ) {
        (screen: ChatHeadsViewController, value) in screen.tune { $0.linkFrequency = value }
      },
      DemoParameter("damping", "Chain damping", 0.1...1, by: 0.05, value: 0.5, code: "chain.linkDamping") {
        (screen: ChatHeadsViewController, value) in screen.tune { $0.linkDamping = value }
      },
      DemoParameter(
        "pull", "Side attraction", 20...300, by: 10, value: 100, unit: "1/s\u{00b2}", code: "chain.sideStiffness"
      ) {
        (screen: ChatHeadsViewController, value) in screen.tune { $0.sideStiffness = value }
      },
      DemoParameter(
        "resistance", "Resistance", 3...20, by: 0.5, value: 8, unit: "1/s", code: "chain.leadBehavior.resistance"
      ) { (screen: ChatHeadsViewController, value) in screen.tune { $0.leadBehavior.resistance = value } },
    ],
    presets: [
      DemoPreset("Five on rubber", [("heads", 5), ("frequency", 1.5), ("damping", 0.2)]),
      DemoPreset("A stiff chain", [("frequency", 12), ("damping", 1)]),
      DemoPreset("In honey", [("resistance", 20)]),
    ],
    makeController: { ChatHeadsViewController() })
}
