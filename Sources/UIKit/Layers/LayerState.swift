// SPDX-License-Identifier: MIT

/// The values of a layer that a host draws, apart from its sublayers and text.
///
/// A layer's model is one of these; what is on screen while an animation runs is a copy with some values mixed.
nonisolated struct LayerState {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ: CGFloat = 0
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var opacity: Float = 1
  var isHidden = false
  var isDoubleSided = true
  var masksToBounds = false
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?
  var backgroundColor: CGColor?
  var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
}

/// What must be told to the host about a layer at the next commit.
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
  /// The origin of the bounds, which places the sublayers.
  static let origin = LayerChanges(rawValue: 512)
  /// Everything: for a layer that the host does not know yet.
  static let all = LayerChanges(rawValue: 1023)
}
