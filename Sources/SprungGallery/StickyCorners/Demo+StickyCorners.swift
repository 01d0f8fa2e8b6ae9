// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A small picture in a large one, which sticks to the corners.
  static let stickyCorners = Demo(
    name: "sticky-corners", title: "Sticky corners",
    hint: "Throw the small picture: it swings into the corner that it reaches.",
    size: CGSize(width: 375, height: 667),
    steps: [
      .wait(seconds: 0.3),
      .drag(fromX: 295, fromY: 567, toX: 150, toY: 480, seconds: 0.4),
      .wait(seconds: 1.2),
      .flick(fromX: 80, fromY: 567, toX: 230, toY: 250, seconds: 0.1),
      .settle(limit: 10),
    ],
    makeController: { StickyCornersViewController() })
}
