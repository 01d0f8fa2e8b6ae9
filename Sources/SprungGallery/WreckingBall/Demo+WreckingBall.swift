// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A heavy ball on a chain, and a wall to knock down with it.
  static let wreckingBall = Demo(
    name: "wrecking-ball", title: "Rope and wrecking ball",
    hint: "Drag the ball back and let it go. New wall rebuilds it.",
    size: CGSize(width: 390, height: 780),
    steps: [
      .wait(seconds: 0.5),
      .down(pointer: 1, x: 156, y: 666),
      .move(pointer: 1, x: 20, y: 540, seconds: 0.6),
      .wait(seconds: 0.8),
      .up(pointer: 1),
      .wait(seconds: 3),
      .tap(x: 340, y: 42),
      .settle(limit: 30),
    ],
    tries: [
      "Drag the ball far to the left and let it go: it knocks bricks out of the wall.",
      "Make the ball as light as a brick: it bounces off, and most of the wall stays up.",
      "Rotate the screen while bricks fly.",
    ],
    parameters: [
      DemoParameter("gravity", "Gravity", 0.2...3, by: 0.1, value: 1, code: "gravity.magnitude") {
        (screen: WreckingBallViewController, value) in screen.site.gravity = value
      },
      DemoParameter(
        "ball-density", "Ball density", 1...100, by: 1, value: GalleryTuning.wreckingBallDensity,
        code: "steel.density"
      ) { (screen: WreckingBallViewController, value) in screen.site.ballDensity = value },
      DemoParameter(
        "resistance", "Resistance", 0...3, by: 0.05, value: GalleryTuning.wreckingResistance, unit: "1/s",
        code: "air.resistance"
      ) { (screen: WreckingBallViewController, value) in screen.site.resistance = value },
      DemoParameter(
        "friction", "Friction of bricks", 0...1, by: 0.05, value: GalleryTuning.wreckingFriction, code: "clay.friction"
      ) { (screen: WreckingBallViewController, value) in screen.site.brickFriction = value },
      DemoParameter("rows", "Rows of bricks", 2...14, by: 1, value: CGFloat(GalleryTuning.wreckingRows), code: "rows") {
        (screen: WreckingBallViewController, value) in screen.site.rows = Int(value)
      },
    ],
    presets: [
      DemoPreset("On the moon", [("gravity", 0.2)]),
      DemoPreset("Cork ball", [("ball-density", 1)]),
      DemoPreset("Bricks of ice", [("friction", 0)]),
      DemoPreset("High wall", [("rows", 14), ("ball-density", 100)]),
    ],
    makeController: { Demo.navigation(WreckingBallViewController()) })
}
