// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Charged marbles in fields that can be switched, and a finger that is a field.
  static let magneticMarbles = Demo(
    name: "magnetic-marbles", title: "Magnetic marbles",
    hint: "Hold a finger on the box: everything comes. Switch the fields, and show their arrows.",
    size: CGSize(width: 390, height: 780),
    steps: [
      .wait(seconds: 1),
      .down(pointer: 1, x: 120, y: 250),
      .wait(seconds: 0.8),
      .move(pointer: 1, x: 270, y: 450, seconds: 0.8),
      .up(pointer: 1),
      .wait(seconds: 0.5),
      // The vortex on and off, and the arrows.
      .tap(x: 240, y: 724),
      .wait(seconds: 1.5),
      .tap(x: 337, y: 724),
      .wait(seconds: 0.5),
      .tap(x: 240, y: 724),
      .wait(seconds: 0.5),
      // Without the pull to the middle all come to rest where they are.
      .tap(x: 49, y: 724),
      .settle(limit: 20),
    ],
    makeController: { MagneticMarblesViewController() })
}
