// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A row of five balls on rods that transmits a knock from one end to the other.
  static let newtonsCradle = Demo(
    name: "newtons-cradle", title: "Newton's cradle",
    hint: "Drag a ball aside and let it go: the impact travels through the row.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 3),
      .drag(fromX: 213, fromY: 284, toX: 280, toY: 284, seconds: 0.6),
      .settle(limit: 15),
    ],
    tries: [
      "Lift two balls: two leave on the other side.",
      "Set the resistance to 0: no energy is lost, and it swings forever.",
      "Rotate the screen while it swings.",
    ],
    parameters: [
      DemoParameter(
        "gravity", "Gravity", 1...30, by: 0.5, value: GalleryTuning.cradleGravity, code: "gravity.magnitude"
      ) { (screen: NewtonsCradleViewController, value) in screen.cradle.gravity = value },
      DemoParameter(
        "resistance", "Resistance", 0...6, by: 0.1, value: GalleryTuning.cradleResistance, unit: "1/s",
        code: "steel.resistance"
      ) { (screen: NewtonsCradleViewController, value) in screen.cradle.resistance = value },
      DemoParameter(
        "elasticity", "Elasticity", 0...1, by: 0.05, value: 1, code: "steel.elasticity"
      ) { (screen: NewtonsCradleViewController, value) in screen.cradle.elasticity = value },
      DemoParameter(
        "grip", "Drag stiffness", 1...20, by: 0.5, value: GalleryTuning.cradleGrip, unit: "Hz",
        code: "grip.frequency"
      ) { (screen: NewtonsCradleViewController, value) in screen.cradle.gripFrequency = value },
      .look { (screen: NewtonsCradleViewController, look) in screen.look = look },
    ],
    presets: [
      DemoPreset("Without loss", [("resistance", 0)]),
      DemoPreset("On the moon", [("gravity", 1.5), ("resistance", 0.3)]),
      DemoPreset("In honey", [("resistance", 6), ("elasticity", 0)]),
      .bare,
    ],
    makeController: { NewtonsCradleViewController() })
}
