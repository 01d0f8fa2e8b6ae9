// SPDX-License-Identifier: MIT

import UIKit

/// The constants of the demos' scenery, each with its unit and what changes with it; those of a demo are in its folder.
enum GalleryTuning {
  /// Seconds in which what has a place of its own goes to it when its container took another size (0.3).
  static let resizeDuration: TimeInterval = 0.3
}
