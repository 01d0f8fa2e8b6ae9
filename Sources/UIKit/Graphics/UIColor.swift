// SPDX-License-Identifier: MIT

/// A color with an opacity, as views hold it. Immutable; equal when all four parts are equal.
///
/// System colors, and colors made with a provider, are dynamic: they look different in the light and in the dark, and where
/// the person wants more contrast.
/// Differs from Apple: patterns and color spaces other than sRGB do not exist, and parts outside 0...1 are clipped.
nonisolated open class UIColor: NSObject, @unchecked Sendable {
  #if !hasFeature(Embedded)
    private let foundationInfo = FoundationInfo()
  #endif
  private let light: CGColor
  /// The color in the dark; nil for one that is the same in both.
  private let dark: CGColor?
  /// The replacement for increased contrast; nil for the same color.
  private let contrasting: UIColor?
  private let provider: ((UITraitCollection) -> UIColor)?

  /// The color as layers hold it; of a dynamic color that of `UITraitCollection.current`.
  open var cgColor: CGColor {
    guard isDynamic else { return light }
    return resolved(with: UITraitCollection.current)
  }

  /// Nil, after a warning: decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    Diagnostics.report(
      "noArchive", "init(coder:) of a color returns nil, because archives are not supported. Use another initializer.")
    return nil
  }

  /// Makes the color of a layer's color.
  public init(cgColor: CGColor) {
    light = cgColor
    dark = nil
    contrasting = nil
    provider = nil
    super.init()
  }

  /// Makes a dynamic color: the block is called whenever the color is used, and must answer the same for the same
  /// circumstances.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    light = CGColor(gray: 0, alpha: 0)
    dark = nil
    contrasting = nil
    provider = dynamicProvider
    super.init()
  }

  init(light: CGColor, dark: CGColor, contrasting: UIColor? = nil) {
    self.light = light
    self.dark = dark
    self.contrasting = contrasting
    provider = nil
    super.init()
  }

  /// Makes the same color, dynamic if that is.
  init(like other: UIColor) {
    light = other.light
    dark = other.dark
    contrasting = other.contrasting
    provider = other.provider
    super.init()
  }

  /// Whether the color depends on circumstances.
  final var isDynamic: Bool { dark != nil || provider != nil }

  private func resolved(with traits: UITraitCollection) -> CGColor {
    if let provider {
      // A provider that returns its own color would be called forever.
      let answer = provider(traits)
      return answer === self ? light : answer.resolved(with: traits)
    }
    if traits.accessibilityContrast == .high, let contrasting { return contrasting.resolved(with: traits) }
    return traits.userInterfaceStyle == .dark ? dark ?? light : light
  }

  /// The color as it is in some circumstances; it does not change any more.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    isDynamic ? UIColor(cgColor: resolved(with: traitCollection)) : self
  }

  /// Makes a color from red, green, blue and opacity, each 0...1; values outside are clipped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    light = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    dark = nil
    contrasting = nil
    provider = nil
    super.init()
  }

  /// Makes a gray from brightness (0 black, 1 white) and opacity, both 0...1; values outside are clipped.
  public init(white: CGFloat, alpha: CGFloat) {
    light = CGColor(gray: white, alpha: alpha)
    dark = nil
    contrasting = nil
    provider = nil
    super.init()
  }

  /// Makes a color from hue (a fraction of the circle: 0 red, 1/3 green, 2/3 blue), saturation, brightness and
  /// opacity, each 0...1; values outside are clipped.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    light = CGColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    dark = nil
    contrasting = nil
    provider = nil
    super.init()
  }

  /// The same color with the opacity `alpha`, 0...1, which replaces the current one; values outside are clipped.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if isDynamic { return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) } }
    return UIColor(red: light.red, green: light.green, blue: light.blue, alpha: alpha)
  }

  final func isSame(as other: UIColor) -> Bool {
    if other === self { return true }
    guard provider == nil, other.provider == nil else { return false }
    guard other.light == light, other.dark == dark else { return false }
    guard let contrasting, let others = other.contrasting else { return contrasting == nil && other.contrasting == nil }
    return contrasting.isSame(as: others)
  }

  /// Writes the four parts, each 0...1, to the addresses that are not nil. Always succeeds.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = cgColor.red
    green?.pointee = cgColor.green
    blue?.pointee = cgColor.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity, each 0...1, to the addresses that are not nil. Always succeeds;
  /// the hue of a gray is 0.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.hueSaturationBrightness
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Writes brightness and opacity, each 0...1, to the addresses that are not nil and answers true if the color is
  /// a gray; else writes nothing and answers false.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard cgColor.red == cgColor.green, cgColor.green == cgColor.blue else { return false }
    white?.pointee = cgColor.red
    alpha?.pointee = cgColor.alpha
    return true
  }

  #if hasFeature(Embedded)
    /// Whether `object` is a color with the same four parts, in the light and in the dark; colors with a provider are
    /// only equal to themselves.
    open override func isEqual(_ object: AnyObject?) -> Bool {
      guard let other = object as? UIColor else { return false }
      return isSame(as: other)
    }
  #else
    /// Whether `object` is a color with the same four parts, in the light and in the dark; colors with a provider are
    /// only equal to themselves.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIColor else { return false }
      return isSame(as: other)
    }

    /// The color space and the four parts, such as `UIExtendedSRGBColorSpace 1 0.5 0 1`.
    ///
    /// Differs from Apple: shades of gray are described in this space, too.
    open override var description: String {
      let parts = [cgColor.red, cgColor.green, cgColor.blue, cgColor.alpha]
      return "UIExtendedSRGBColorSpace " + parts.map { ObjectDescription.number($0) }.joined(separator: " ")
    }
  #endif

  /// A hash of the four parts in the light; equal colors have equal hashes.
  open override var hash: Int { light.hashValue }

  /// Makes this the color that fills in the current graphics context.
  open func setFill() { GraphicsContextStack.context(for: "setFill()")?.setFillColor(cgColor) }

  /// Makes this the color of lines in the current graphics context.
  open func setStroke() { GraphicsContextStack.context(for: "setStroke()")?.setStrokeColor(cgColor) }

  /// Makes this the color of both fillings and lines in the current graphics context.
  open func set() {
    setFill()
    setStroke()
  }
}
