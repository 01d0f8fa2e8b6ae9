// SPDX-License-Identifier: MIT

import SprungStage

/// Text that the host draws in a layer's bounds.
nonisolated struct LayerText: Equatable {
  var string: String
  var style: TextStyle
  var color: PackedColor
  /// The measured widths of the lines in points, for text with a single style.
  var widths: [Double] = []
  /// The lines of text with multiple styles.
  var lines: [StageTextLine] = []

  static func == (left: LayerText, right: LayerText) -> Bool {
    left.string.isLiterallyEqual(to: right.string) && left.style == right.style && left.color == right.color
      && left.widths == right.widths && left.lines == right.lines
  }
}

/// The accessibility attributes of a layer that are sent to the host.
nonisolated package struct StageAccessibility: Equatable {
  var role = AccessibilityRole.none
  var label = ""
  var position = 0
  var count = 0
  var state: AccessibilityState = []

  package static func == (left: StageAccessibility, right: StageAccessibility) -> Bool {
    left.label.isLiterallyEqual(to: right.label) && left.role == right.role && left.position == right.position
      && left.count == right.count && left.state == right.state
  }
}
