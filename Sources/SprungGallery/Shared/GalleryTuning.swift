// SPDX-License-Identifier: MIT

import UIKit

/// The constants of the demos' scenery, each with its unit and what changes with it; those of a demo are in its folder.
enum GalleryTuning {
  /// Seconds in which items move to their resting positions after the container's size changed (0.3).
  static let resizeDuration: TimeInterval = 0.3
}
