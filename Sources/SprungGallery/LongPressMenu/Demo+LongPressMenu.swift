// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A survey: tap the picture that you like, or press long to copy its name.
  static let longPressMenu = Demo(
    name: "long-press-menu", title: "Long-press menu",
    hint: "Press a picture for half a second and copy its name. Tap the one you like best.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .down(pointer: 1, x: 160, y: 115),
      .wait(seconds: 0.6),
      .up(pointer: 1),
      .wait(seconds: 0.3),
      .tap(x: 160, y: 39),
      .wait(seconds: 0.4),
      .tap(x: 60, y: 110),
      .wait(seconds: 0.6),
      .tap(x: 160, y: 115),
      .settle(limit: 5),
    ],
    makeController: { SurveyViewController() })
}
