// SPDX-License-Identifier: MIT

/// A layer that draws nothing itself and only transforms its sublayers.
///
/// Properties that draw or clip the layer itself are ignored: background, border, corners, shadow, contents and mask.
/// Hit testing finds its sublayers only.
/// Differs from Apple: sublayers are flattened into the plane of the layer, as those of other layers are.
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

  /// Always false: the sublayers share no plane to clip.
  open override var masksToBounds: Bool {
    get { false }
    set {}
  }

  /// Always nil: the sublayers share no plane to mask.
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

  /// Always false: only sublayers are hit.
  open override func contains(_ point: CGPoint) -> Bool { false }
}
