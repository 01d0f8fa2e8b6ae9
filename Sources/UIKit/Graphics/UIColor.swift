// SPDX-License-Identifier: MIT

/// A color with an opacity. Views use this type. Colors are immutable, and two colors are equal if all four components
/// are equal.
///
/// System colors and colors with a provider are dynamic: they depend on light or dark mode and on increased contrast.
/// Differs from Apple: patterns and color spaces other than sRGB are not supported, and components are clamped to
/// 0...1.
nonisolated open class UIColor: NSObject, @unchecked Sendable {
  #if !hasFeature(Embedded)
    private let foundationInfo = FoundationInfo()
  #endif
  private let light: CGColor
  /// The color in dark mode, or nil if it is the same as in light mode.
  private let dark: CGColor?
  /// The color for increased contrast, or nil if it is the same as for normal contrast.
  private let contrasting: UIColor?
  private let provider: ((UITraitCollection) -> UIColor)?

  /// The Core Graphics color. A dynamic color is resolved with `UITraitCollection.current`.
  open var cgColor: CGColor {
    guard isDynamic else { return light }
    return resolved(with: UITraitCollection.current)
  }

  /// Reports a fault and returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    Diagnostics.report(
      "noArchive", "init(coder:) of a color returns nil, because archives are not supported. Use another initializer.")
    return nil
  }

  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) {
    light = cgColor
    dark = nil
    contrasting = nil
    provider = nil
    super.init()
  }

  /// Creates a dynamic color. The closure is called whenever the color is used, and must return the same color for the
  /// same traits.
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

  /// Creates a copy of a color. The copy of a dynamic color is dynamic.
  init(like other: UIColor) {
    light = other.light
    dark = other.dark
    contrasting = other.contrasting
    provider = other.provider
    super.init()
  }

  /// Whether the color depends on the traits.
  final var isDynamic: Bool { dark != nil || provider != nil }

  private func resolved(with traits: UITraitCollection) -> CGColor {
    if let provider {
      // Without this check, a provider that returns the dynamic color itself would cause infinite recursion.
      let answer = provider(traits)
      return answer === self ? light : answer.resolved(with: traits)
    }
    if traits.accessibilityContrast == .high, let contrasting { return contrasting.resolved(with: traits) }
    return traits.userInterfaceStyle == .dark ? dark ?? light : light
  }

  /// Returns the color for the given traits. The result is not dynamic.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    isDynamic ? UIColor(cgColor: resolved(with: traitCollection)) : self
  }

  /// Creates a color from red, green, blue and alpha components, each clamped to 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    light = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    dark = nil
    contrasting = nil
    provider = nil
    super.init()
  }

  /// Creates a gray with a brightness (0 is black, 1 is white) and an opacity, both clamped to 0...1.
  public init(white: CGFloat, alpha: CGFloat) {
    light = CGColor(gray: white, alpha: alpha)
    dark = nil
    contrasting = nil
    provider = nil
    super.init()
  }

  /// Creates a color from a hue (a fraction of the color circle: 0 is red, 1/3 is green, 2/3 is blue), a saturation, a
  /// brightness and an opacity, each clamped to 0...1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    light = CGColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    dark = nil
    contrasting = nil
    provider = nil
    super.init()
  }

  /// Returns the color with its opacity replaced by `alpha`, which is clamped to 0...1.
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

  /// Stores the four components, each in 0...1, at those pointers that are not nil. Always returns true.
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

  /// Stores the hue, saturation, brightness and opacity, each in 0...1, at those pointers that are not nil. Always
  /// returns true. The hue of a gray is 0.
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

  /// If the color is a gray, stores its brightness and opacity, each in 0...1, at those pointers that are not nil, and
  /// returns true. Otherwise, stores nothing and returns false.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard cgColor.red == cgColor.green, cgColor.green == cgColor.blue else { return false }
    white?.pointee = cgColor.red
    alpha?.pointee = cgColor.alpha
    return true
  }

  #if hasFeature(Embedded)
    /// Returns whether `object` is a color with the same four components, in both light and dark mode. A color with a
    /// provider is equal only to itself.
    open override func isEqual(_ object: AnyObject?) -> Bool {
      guard let other = object as? UIColor else { return false }
      return isSame(as: other)
    }
  #else
    /// Returns whether `object` is a color with the same four components, in both light and dark mode. A color with a
    /// provider is equal only to itself.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIColor else { return false }
      return isSame(as: other)
    }

    /// The color space and the four components, such as `UIExtendedSRGBColorSpace 1 0.5 0 1`.
    ///
    /// Differs from Apple: the description of a gray also contains the RGB color space and four components.
    open override var description: String {
      let parts = [cgColor.red, cgColor.green, cgColor.blue, cgColor.alpha]
      return "UIExtendedSRGBColorSpace " + parts.map { ObjectDescription.number($0) }.joined(separator: " ")
    }
  #endif

  /// A hash of the four components in light mode. Equal colors have equal hashes.
  open override var hash: Int { light.hashValue }

  /// Sets the fill color of the current graphics context.
  open func setFill() { GraphicsContextStack.context(for: "setFill()")?.setFillColor(cgColor) }

  /// Sets the stroke color of the current graphics context.
  open func setStroke() { GraphicsContextStack.context(for: "setStroke()")?.setStrokeColor(cgColor) }

  /// Sets the fill and stroke colors of the current graphics context.
  open func set() {
    setFill()
    setStroke()
  }
}
