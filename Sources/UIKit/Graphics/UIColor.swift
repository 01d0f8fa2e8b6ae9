// SPDX-License-Identifier: MIT

/// A colour with an opacity, as views hold it. Immutable; equal when all four parts are equal.
///
/// Differs from Apple: system colours are fixed at their values in the light appearance, patterns and colour spaces
/// other than sRGB do not exist, and parts outside 0...1 are clipped.
nonisolated open class UIColor: NSObject, @unchecked Sendable {
  /// The colour as layers hold it.
  public let cgColor: CGColor

  /// Makes the colour of a layer's colour.
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    super.init()
  }

  /// Makes a colour from red, green, blue and opacity, each 0...1; values outside are clipped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// Makes a grey from brightness (0 black, 1 white) and opacity, both 0...1; values outside are clipped.
  public init(white: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(gray: white, alpha: alpha)
    super.init()
  }

  /// Makes a colour from hue (a fraction of the circle: 0 red, 1/3 green, 2/3 blue), saturation, brightness and
  /// opacity, each 0...1; values outside are clipped.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    super.init()
  }

  /// The same colour with the opacity `alpha`, 0...1, which replaces the present one; values outside are clipped.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
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
    /// Whether `object` is a colour with the same four parts.
    open override func isEqual(_ object: AnyObject?) -> Bool {
      guard let other = object as? UIColor else { return false }
      return other.cgColor == cgColor
    }
  #else
    /// Whether `object` is a colour with the same four parts.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIColor else { return false }
      return other.cgColor == cgColor
    }

    /// The four parts, such as `UIColor(red: 1.0, green: 0.5, blue: 0.0, alpha: 1.0)`.
    open override var description: String {
      "UIColor(red: \(cgColor.red), green: \(cgColor.green), blue: \(cgColor.blue), alpha: \(cgColor.alpha))"
    }
  #endif

  /// A hash of the four parts; equal colours have equal hashes.
  open override var hash: Int { cgColor.hashValue }
}
