// SPDX-License-Identifier: MIT

/// The changes of a layer that the next commit sends to the host.
nonisolated struct LayerChanges: OptionSet {
  let rawValue: UInt16
  /// Place, size of the parent's origin, transform: everything in the matrix.
  static let matrix = LayerChanges(rawValue: 1)
  /// Size, corner radius, clipping.
  static let bounds = LayerChanges(rawValue: 2)
  /// Opacity and hiding.
  static let opacity = LayerChanges(rawValue: 4)
  /// Colors, border, shadow.
  static let paint = LayerChanges(rawValue: 8)
  /// Text or image.
  static let content = LayerChanges(rawValue: 16)
  /// Role, label, state.
  static let accessibility = LayerChanges(rawValue: 32)
  /// A sublayer was added, removed or reordered.
  static let order = LayerChanges(rawValue: 64)
  /// The layer hangs under another parent than the host knows.
  static let parent = LayerChanges(rawValue: 128)
  /// Path, gradient, mask.
  static let drawing = LayerChanges(rawValue: 256)
  /// The origin of the bounds, which moves the sublayers.
  static let origin = LayerChanges(rawValue: 512)
  /// Everything: for a layer that the host does not know yet.
  static let all = LayerChanges(rawValue: 1023)
}
