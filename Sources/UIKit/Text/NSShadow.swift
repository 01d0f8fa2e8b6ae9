// SPDX-License-Identifier: MIT

/// A text shadow, which is the value of the attribute `shadow`.
///
/// Differs from Apple: the shadow is not blurred in SVG images and in pictures drawn by the headless host.
nonisolated open class NSShadow: NSObject, @unchecked Sendable {
  #if !hasFeature(Embedded)
    private let foundationInfo = FoundationInfo()
  #endif

  /// The offset to the right and down, in points. Default: zero. A value that is not finite is reported and ignored.
  open var shadowOffset: CGSize {
    get { CGSize(width: width, height: height) }
    set {
      width = newValue.width.limited(else: width, "The width of shadowOffset of a shadow")
      height = newValue.height.limited(else: height, "The height of shadowOffset of a shadow")
    }
  }
  private var width: CGFloat = 0
  private var height: CGFloat = 0

  /// The blur radius in points. Default: 0.
  open var shadowBlurRadius: CGFloat = 0 {
    didSet { shadowBlurRadius = shadowBlurRadius.limited(else: oldValue, "shadowBlurRadius of a shadow") }
  }
  #if hasFeature(Embedded)
    /// The shadow color, or nil for no shadow. Default: black with an opacity of 1/3.
    open var shadowColor: UIColor? = UIColor(white: 0, alpha: 1.0 / 3)
    private var color: UIColor? { shadowColor }
  #else
    /// The shadow color as a `UIColor`, or nil for no shadow. Default: black with an opacity of 1/3.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
    private var color: UIColor? { shadowColor as? UIColor }
  #endif

  /// The shadow to draw, or nil if there is no color.
  final var effect: TextEffects.Shadow? {
    color.map { TextEffects.Shadow(offset: shadowOffset, blur: max(0, shadowBlurRadius), color: $0) }
  }

  /// Creates a shadow from internal text effects.
  convenience init(_ effect: TextEffects.Shadow) {
    self.init()
    (width, height) = (effect.offset.width, effect.offset.height)
    shadowBlurRadius = effect.blur
    shadowColor = effect.color
  }

  #if hasFeature(Embedded)
    /// Returns whether another shadow has the same values.
    open override func isEqual(_ object: AnyObject?) -> Bool { (object as? NSShadow)?.effect == effect }
  #else
    /// Returns whether another shadow has the same values.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSShadow).map { $0.effect == effect } ?? false }
  #endif

  /// A hash of the shadow's offset.
  open override var hash: Int { Int(truncatingIfNeeded: width.bitPattern ^ height.bitPattern) }
}
