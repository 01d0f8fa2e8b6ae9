// SPDX-License-Identifier: MIT

import UIKit

/// Constants shared by the demos, each with its unit and effect. Constants of a single demo are in its own folder.
enum GalleryTuning {
  /// The time in seconds that items take to move to new resting positions after a change in size (0.3).
  static let resizeDuration: TimeInterval = 0.3
}
