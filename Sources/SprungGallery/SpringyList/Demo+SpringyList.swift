// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Creates a grid whose cells lag behind the scrolling. The grid of 120 cells has a spring for every item; larger
  /// grids have springs only near the screen.
  static func springyList(count: Int) -> Demo {
    let words = count == 120 ? "120 cells" : count == 10_000 ? "10,000 cells" : "1,000,000 cells"
    return Demo(
      name: "springy-list-\(count)", title: "Springy list, \(words)",
      hint: "Scroll: rows near your finger follow at once, and the others lag behind.",
      size: CGSize(width: 320, height: 568),
      steps: [
        .wait(seconds: 0.2),
        .drag(fromX: 160, fromY: 420, toX: 160, toY: 180, seconds: 0.5),
        .wait(seconds: 0.3),
        .flick(fromX: 160, fromY: 480, toX: 160, toY: 120, seconds: 0.12),
        .wait(seconds: 0.8),
        .wheel(x: 160, y: 300, deltaX: 0, deltaY: 90),
        .settle(limit: 15),
      ],
      tries: [
        "Drag slowly: the row under your finger follows at once, and rows far away lag behind.",
        "Flick as hard as you can: rows stretch apart, and no gap opens.",
        count > 120
          ? "Press Jump: the next quarter of the list arrives on springs."
          : "Choose springs near the screen: the counter at the lower edge shows how many are left.",
      ],
      parameters: [
        DemoParameter("frequency", "Frequency", 0.3...4, by: 0.1, value: 1, unit: "Hz", code: "springs.frequency") {
          (screen: SpringyViewController, value) in screen.springy.springs.frequency = value
        },
        DemoParameter("damping", "Damping", 0.1...1, by: 0.05, value: 0.8, code: "springs.damping") {
          (screen: SpringyViewController, value) in screen.springy.springs.damping = value
        },
        DemoParameter(
          "reach", "Touch influence", 100...3000, by: 50, value: 1500, unit: "pt", code: "springs.resistanceDivisor"
        ) { (screen: SpringyViewController, value) in screen.springy.springs.resistanceDivisor = value },
        DemoParameter("distance", "Distance from the finger", choices: ["To the cell", "To the row"]) {
          (screen: SpringyViewController, choice) in screen.springy.springs.measuresAlongScrollingAxisOnly = choice == 1
        },
      ]
        + (count > 120
          ? []
          : [
            DemoParameter("springs", "Springs", choices: ["For every cell", "Near the screen"]) {
              (screen: SpringyViewController, choice) in screen.useTiles(choice == 1)
            }
          ]) + [.look { (screen: SpringyViewController, look) in screen.look = look }],
      presets: [
        DemoPreset("Loose", [("reach", 500), ("frequency", 0.7)]),
        DemoPreset("Jelly", [("reach", 700), ("frequency", 2), ("damping", 0.2)]),
        DemoPreset("Stiff", [("reach", 3000), ("frequency", 3), ("damping", 1)]),
        DemoPreset("Rows stay level", [("reach", 900), ("distance", 1)]),
        .bare,
      ],
      makeController: {
        Demo.navigation(SpringyViewController(count: count, isTiled: count > 120))
      })
  }
}
