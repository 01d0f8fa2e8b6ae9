// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

extension FingerStage {
  /// Runs a frame and returns the text styles in its records, including those of each run in text with several styles.
  ///
  /// The stage must have an encoder.
  func textStyles() -> [TextStyle] {
    tick()
    return records.flatMap { record -> [TextStyle] in
      switch record {
      case .text(_, _, let style, _, _): [style]
      case .richText(_, let lines): lines.flatMap { $0.runs.map(\.style) }
      default: []
      }
    }
  }
}
