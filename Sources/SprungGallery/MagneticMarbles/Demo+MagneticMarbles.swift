// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Charged marbles in fields that can be switched on and off. Each touch acts as an additional field.
  static let magneticMarbles = Demo(
    name: "magnetic-marbles", title: "Magnetic marbles",
    hint: "Hold a finger on the box: all marbles come to it. Turn fields on and off, and show their arrows.",
    size: CGSize(width: 390, height: 780),
    steps: [
      .wait(seconds: 1),
      .down(pointer: 1, x: 120, y: 250),
      .wait(seconds: 0.8),
      .move(pointer: 1, x: 270, y: 450, seconds: 0.8),
      .up(pointer: 1),
      .wait(seconds: 0.5),
      // Switch the vortex on and off, and show the arrows.
      .tap(x: 240, y: 724),
      .wait(seconds: 1.5),
      .tap(x: 337, y: 724),
      .wait(seconds: 0.5),
      .tap(x: 240, y: 724),
      .wait(seconds: 0.5),
      // Switch off the electric field. Without its attraction to the center, all marbles come to rest where they are.
      .tap(x: 49, y: 724),
      .settle(limit: 20),
    ],
    tries: [
      "Hold two fingers on the box: both attract marbles.",
      "Turn on Vortex: all marbles circle the center.",
      "Turn off Electric: nothing pulls to the middle any more, and the marbles come to rest where they are.",
    ],
    parameters: [
      DemoParameter("count", "Marbles", 2...40, by: 2, value: CGFloat(GalleryTuning.marbleCount), code: "box.count") {
        (screen: MagneticMarblesViewController, value) in screen.box.count = Int(value)
      },
      DemoParameter(
        "electric", "Electric field", 0.05...0.6, by: 0.05, value: GalleryTuning.marbleElectricStrength,
        code: "electric.strength"
      ) { (screen: MagneticMarblesViewController, value) in screen.box.electricStrength = value },
      DemoParameter(
        "magnetic", "Magnetic field", 0...0.4, by: 0.02, value: GalleryTuning.marbleMagneticStrength,
        code: "magnetic.strength"
      ) { (screen: MagneticMarblesViewController, value) in screen.box.magneticStrength = value },
      DemoParameter(
        "vortex", "Vortex", 0...10, by: 0.5, value: GalleryTuning.marbleVortexStrength, code: "vortex.strength"
      ) { (screen: MagneticMarblesViewController, value) in screen.box.vortexStrength = value },
      DemoParameter(
        "resistance", "Resistance", 0.5...8, by: 0.5, value: GalleryTuning.marbleResistance, unit: "1/s",
        code: "glass.resistance"
      ) { (screen: MagneticMarblesViewController, value) in screen.box.resistance = value },
    ],
    presets: [
      DemoPreset("A crowd", [("count", 40)]),
      DemoPreset("In oil", [("resistance", 8)]),
      DemoPreset("On ice", [("resistance", 0.5)]),
      DemoPreset("Strong magnet", [("magnetic", 0.4), ("resistance", 1)]),
    ],
    makeController: { MagneticMarblesViewController() })
}
