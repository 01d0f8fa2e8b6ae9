// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

extension FingerStage {
  /// The text styles in the records of the current frame; for text with several styles, those of its runs.
  ///
  /// The stage needs an encoder.
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
