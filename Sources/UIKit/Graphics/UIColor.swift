// SPDX-License-Identifier: MIT

/// A colour with an opacity, as views hold it. Immutable; equal when all four parts are equal.
///
/// System colours, and colours made with a provider, are dynamic: they look different in the light and in the dark.
/// Differs from Apple: patterns and colour spaces other than sRGB do not exist, and parts outside 0...1 are clipped.
nonisolated open class UIColor: NSObject, @unchecked Sendable {
  private let light: CGColor
  /// The colour in the dark; nil for one that is the same in both.
  private let dark: CGColor?
  private let provider: ((UITraitCollection) -> UIColor)?

  /// The colour as layers hold it; of a dynamic colour that of `UITraitCollection.current`.
  public final var cgColor: CGColor {
    guard isDynamic else { return light }
    return resolved(with: UITraitCollection.current)
  }

  /// Makes the colour of a layer's colour.
  public init(cgColor: CGColor) {
    light = cgColor
    dark = nil
    provider = nil
    super.init()
  }

  /// Makes a dynamic colour: the block is asked whenever the colour is used, and must answer the same for the same
  /// circumstances.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    light = CGColor(gray: 0, alpha: 0)
    dark = nil
    provider = dynamicProvider
    super.init()
  }

  init(light: CGColor, dark: CGColor) {
    self.light = light
    self.dark = dark
    provider = nil
    super.init()
  }

  /// Whether the colour depends on circumstances.
  final var isDynamic: Bool { dark != nil || provider != nil }

  private func resolved(with traits: UITraitCollection) -> CGColor {
    if let provider {
      // A provider that answers with its own colour would be asked for ever.
      let answer = provider(traits)
      return answer === self ? light : answer.resolved(with: traits)
    }
    return traits.userInterfaceStyle == .dark ? dark ?? light : light
  }

  /// The colour as it is in some circumstances; it does not change any more.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    isDynamic ? UIColor(cgColor: resolved(with: traitCollection)) : self
  }

  /// Makes a colour from red, green, blue and opacity, each 0...1; values outside are clipped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    light = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    dark = nil
    provider = nil
    super.init()
  }

  /// Makes a grey from brightness (0 black, 1 white) and opacity, both 0...1; values outside are clipped.
  public init(white: CGFloat, alpha: CGFloat) {
    light = CGColor(gray: white, alpha: alpha)
    dark = nil
    provider = nil
    super.init()
  }

  /// Makes a colour from hue (a fraction of the circle: 0 red, 1/3 green, 2/3 blue), saturation, brightness and
  /// opacity, each 0...1; values outside are clipped.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    light = CGColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    dark = nil
    provider = nil
    super.init()
  }

  /// The same colour with the opacity `alpha`, 0...1, which replaces the present one; values outside are clipped.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if isDynamic { return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) } }
    return UIColor(red: light.red, green: light.green, blue: light.blue, alpha: alpha)
  }

  private func isSame(as other: UIColor) -> Bool {
    if other === self { return true }
    guard provider == nil, other.provider == nil else { return false }
    return other.light == light && other.dark == dark
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
  /// the hue of a grey is 0.
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

  /// Writes brightness and opacity, each 0...1, to the addresses that are not nil and answers true if the colour is
  /// a grey; else writes nothing and answers false.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard cgColor.red == cgColor.green, cgColor.green == cgColor.blue else { return false }
    white?.pointee = cgColor.red
    alpha?.pointee = cgColor.alpha
    return true
  }

  #if hasFeature(Embedded)
    /// Whether `object` is a colour with the same four parts, in the light and in the dark; colours with a provider are
    /// only equal to themselves.
    open override func isEqual(_ object: AnyObject?) -> Bool {
      guard let other = object as? UIColor else { return false }
      return isSame(as: other)
    }
  #else
    /// Whether `object` is a colour with the same four parts, in the light and in the dark; colours with a provider are
    /// only equal to themselves.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIColor else { return false }
      return isSame(as: other)
    }

    /// The four parts, such as `UIColor(red: 1.0, green: 0.5, blue: 0.0, alpha: 1.0)`.
    open override var description: String {
      "UIColor(red: \(cgColor.red), green: \(cgColor.green), blue: \(cgColor.blue), alpha: \(cgColor.alpha))"
    }
  #endif

  /// A hash of the four parts in the light; equal colours have equal hashes.
  open override var hash: Int { light.hashValue }
}
