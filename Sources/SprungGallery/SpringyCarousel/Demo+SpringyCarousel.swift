// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// The strip of tiles on springs, with a button that drops another tile into it.
  static let springyCarousel = Demo(
    name: "springy-carousel", title: "Springy carousel",
    hint: "Drag or flick the strip, and press +view to drop a new tile into it.",
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
    makeController: { CarouselViewController() })
}
