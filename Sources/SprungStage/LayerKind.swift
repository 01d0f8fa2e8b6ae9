// SPDX-License-Identifier: MIT

/// The content of a layer in addition to its background, border and shadow.
public enum LayerKind: UInt32, Sendable {
  /// No content.
  case box = 0
  /// Text.
  case label = 1
  /// An image.
  case image = 2
  /// A path.
  case shape = 3
  /// No content of its own. The sublayers move as a unit; see `FrameOperation.origin`.
  case scroller = 4
}
