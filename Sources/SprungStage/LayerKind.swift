// SPDX-License-Identifier: MIT

/// The content of a layer besides its background, border and shadow.
public enum LayerKind: UInt32, Sendable {
  /// Nothing of its own.
  case box = 0
  /// Text.
  case label = 1
  /// An image asset.
  case image = 2
  /// A path.
  case shape = 3
  /// Nothing of its own; what is in it moves as one, see `FrameOperation.origin`.
  case scroller = 4
}
