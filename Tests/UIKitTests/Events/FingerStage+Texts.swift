// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

extension FingerStage {
  /// The styles of the texts in the records of a frame now; of a text in several looks, those of its runs.
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
