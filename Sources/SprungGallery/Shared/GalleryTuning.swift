// SPDX-License-Identifier: MIT

import UIKit

/// The constants shared by the demos, each with its unit and effect. The constants of a single demo are in its folder.
enum GalleryTuning {
  /// The duration in seconds of the movement to new resting positions after a size change (0.3).
  static let resizeDuration: TimeInterval = 0.3
}
