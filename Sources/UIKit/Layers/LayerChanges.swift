// SPDX-License-Identifier: MIT

/// The changes of a layer that the next commit sends to the host.
nonisolated struct LayerChanges: OptionSet {
  let rawValue: UInt16
  /// The values that are combined in the matrix: the position, the parent's origin and the transform.
  static let matrix = LayerChanges(rawValue: 1)
  /// Size, corner radius and clipping.
  static let bounds = LayerChanges(rawValue: 2)
  /// Opacity and visibility.
  static let opacity = LayerChanges(rawValue: 4)
  /// Colors, border and shadow.
  static let paint = LayerChanges(rawValue: 8)
  /// Text or image.
  static let content = LayerChanges(rawValue: 16)
  /// Role, label and state.
  static let accessibility = LayerChanges(rawValue: 32)
  /// A sublayer was added, removed or reordered.
  static let order = LayerChanges(rawValue: 64)
  /// The superlayer differs from the host's.
  static let parent = LayerChanges(rawValue: 128)
  /// Path, gradient or mask.
  static let drawing = LayerChanges(rawValue: 256)
  /// The origin of the bounds, which moves the sublayers.
  static let origin = LayerChanges(rawValue: 512)
  /// All changes, for a layer that the host does not have yet.
  static let all = LayerChanges(rawValue: 1023)
}
