// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Cards on a wheel that picks one.
  static let wheel = Demo(
    name: "wheel", title: "Wheel picker",
    hint: "Turn the wheel: it stops with a card upright, which is the one that you pick.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .drag(fromX: 240, fromY: 320, toX: 90, toY: 320, seconds: 0.4),
      .wait(seconds: 0.6),
      .flick(fromX: 280, fromY: 320, toX: 120, toY: 320, seconds: 0.12),
      .settle(limit: 6),
      .tap(x: 280, y: 330),
      .wait(seconds: 0.5),
      .wheel(x: 160, y: 320, deltaX: 0, deltaY: -200),
      .settle(limit: 6),
    ],
    makeController: { Demo.barred(WheelViewController()) })
}
