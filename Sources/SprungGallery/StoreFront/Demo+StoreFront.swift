// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A store front of compositional sections on springs.
  static let storeFront = Demo(
    name: "store-front", title: "Store front",
    hint:
      "Scroll up and down: shelves follow on springs. Shelves scroll sideways too. Tap a product to put it in the bag.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .drag(fromX: 270, fromY: 190, toX: 60, toY: 190, seconds: 0.2),
      .wait(seconds: 0.6),
      .drag(fromX: 160, fromY: 500, toX: 160, toY: 300, seconds: 0.3),
      .wait(seconds: 0.3),
      .flick(fromX: 160, fromY: 500, toX: 160, toY: 180, seconds: 0.12),
      .wait(seconds: 1),
      .tap(x: 80, y: 300),
      .wait(seconds: 0.2),
      .wheel(x: 160, y: 320, deltaX: 0, deltaY: -160),
      .settle(limit: 10),
    ],
    tries: [
      "Tap a product: it hops into the bag. Tap it again to remove it.",
      "Flick down hard: headers stay at the top while the shelves below them swing.",
      "Drag the shelf New sideways: its badges move with it.",
    ],
    parameters: [
      DemoParameter("frequency", "Frequency", 0.3...4, by: 0.1, value: 1, unit: "Hz", code: "springs.frequency") {
        (screen: StoreViewController, value) in screen.store.springs.frequency = value
      },
      DemoParameter("damping", "Damping", 0.1...1, by: 0.05, value: 0.8, code: "springs.damping") {
        (screen: StoreViewController, value) in screen.store.springs.damping = value
      },
      DemoParameter(
        "reach", "Touch influence", 100...3000, by: 50, value: 900, unit: "pt", code: "springs.resistanceDivisor"
      ) { (screen: StoreViewController, value) in screen.store.springs.resistanceDivisor = value },
      DemoParameter("hop", "Hop", 0...60, by: 2, value: 12, unit: "pt", code: "hop") {
        (screen: StoreViewController, value) in screen.hop = value
      },
    ],
    presets: [
      DemoPreset("Nearly still", [("reach", 3000), ("frequency", 2), ("damping", 1)]),
      DemoPreset("Jelly", [("reach", 500), ("frequency", 2), ("damping", 0.2)]),
      DemoPreset("High hops", [("hop", 60), ("damping", 0.3)]),
    ],
    makeController: { Demo.barred(StoreViewController()) })
}
