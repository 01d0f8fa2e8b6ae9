// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A strip of tiles on springs, with a button that drops another tile into it.
  static let springyCarousel = Demo(
    name: "springy-carousel", title: "Springy carousel",
    hint: "Drag or flick the strip, and press + to drop a new tile into it.",
    size: CGSize(width: 320, height: 480),
    steps: [
      .wait(seconds: 0.2),
      .drag(fromX: 240, fromY: 445, toX: 40, toY: 445, seconds: 0.5),
      .wait(seconds: 0.5),
      .tap(x: 160, y: 38),
      .wait(seconds: 0.6),
      .flick(fromX: 60, fromY: 445, toX: 220, toY: 445, seconds: 0.12),
      .settle(limit: 12),
    ],
    tries: [
      "Drag a tile slowly: it stays under your finger, and tiles far away lag behind.",
      "Press + several times in a row: the tiles fall one after another and push their neighbors aside.",
      "Fling the strip to its end: it swings back.",
    ],
    parameters: [
      DemoParameter(
        "frequency", "Frequency", 0.3...3, by: 0.1, value: 0.8, unit: "Hz",
        code: "carousel.behaviorManager.springFrequency"
      ) { (screen: CarouselViewController, value) in screen.carousel.behaviorManager.springFrequency = value },
      DemoParameter(
        "damping", "Damping", 0.1...1, by: 0.05, value: 0.5, code: "carousel.behaviorManager.springDamping"
      ) { (screen: CarouselViewController, value) in screen.carousel.behaviorManager.springDamping = value },
      DemoParameter(
        "reach", "Touch influence", 100...1500, by: 50, value: 500, unit: "pt", code: "carousel.resistanceDivisor"
      ) { (screen: CarouselViewController, value) in screen.carousel.resistanceDivisor = value },
      DemoParameter(
        "gravity", "Gravity", 0.1...2, by: 0.1, value: 0.3, code: "carousel.behaviorManager.gravityBehavior.magnitude"
      ) { (screen: CarouselViewController, value) in screen.carousel.behaviorManager.gravityBehavior.magnitude = value
      },
      DemoParameter(
        "elasticity", "Elasticity", 0...1, by: 0.05, value: 1,
        code: "carousel.behaviorManager.itemBehavior.elasticity"
      ) { (screen: CarouselViewController, value) in screen.carousel.behaviorManager.itemBehavior.elasticity = value },
      .look { (screen: CarouselViewController, look) in screen.look = look },
    ],
    presets: [
      DemoPreset("Loose", [("frequency", 0.5), ("reach", 200)]),
      DemoPreset("Firm", [("frequency", 2.5), ("damping", 1)]),
      DemoPreset("Hard landing", [("gravity", 2), ("elasticity", 0)]),
      .bare,
    ],
    makeController: { CarouselViewController() })
}
