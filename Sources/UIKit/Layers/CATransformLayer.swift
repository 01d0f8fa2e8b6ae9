// SPDX-License-Identifier: MIT

/// A layer that only transforms its sublayers and draws nothing itself.
///
/// Properties that affect the drawing or clipping of the layer itself are ignored: background, border, corners, shadow,
/// contents and mask. Hit testing finds only its sublayers. Differs from Apple: sublayers are flattened into the
/// layer's plane, as in other layers.
nonisolated open class CATransformLayer: CALayer {
  override var kindName: String { "CATransformLayer" }

  /// Always nil: the layer draws nothing.
  open override var backgroundColor: CGColor? {
    get { nil }
    set {}
  }

  /// Always 0: the layer draws nothing.
  open override var borderWidth: CGFloat {
    get { 0 }
    set {}
  }

  /// Always 0: the layer draws nothing.
  open override var cornerRadius: CGFloat {
    get { 0 }
    set {}
  }

  /// Always 0: the layer draws nothing.
  open override var shadowOpacity: Float {
    get { 0 }
    set {}
  }

  /// Always false, because the sublayers have no common plane to clip.
  open override var masksToBounds: Bool {
    get { false }
    set {}
  }

  /// Always nil, because the sublayers have no common plane to mask.
  open override var mask: CALayer? {
    get { nil }
    set {}
  }

  #if !hasFeature(Embedded)
    /// Always nil: the layer draws nothing.
    open override var contents: Any? {
      get { nil }
      set {}
    }
  #endif

  /// Always false, because only sublayers can be hit.
  open override func contains(_ point: CGPoint) -> Bool { false }
}
