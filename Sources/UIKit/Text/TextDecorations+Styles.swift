// SPDX-License-Identifier: MIT

import SprungStage

nonisolated extension TextDecorations {
  /// Creates an `underline` or `strikethrough` line from the raw value of an `NSUnderlineStyle`.
  init(style value: Int, of kind: TextDecorations) {
    self = []
    guard value & 0xF != 0 else { return }
    formUnion(kind)
    if value & 0xF == 9 { insert(.double) } else if value & 2 != 0 { insert(.thick) }
    switch value & 0x700 {
    case 0x100: insert(.dotted)
    case 0x200, 0x300, 0x400: insert(.dashed)
    default: break
    }
  }

  /// The underline style that corresponds to the line.
  var style: NSUnderlineStyle {
    let style: NSUnderlineStyle = contains(.double) ? .double : contains(.thick) ? .thick : .single
    let pattern: NSUnderlineStyle = contains(.dotted) ? .patternDot : contains(.dashed) ? .patternDash : []
    return style.union(pattern)
  }
}
