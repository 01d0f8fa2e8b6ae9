// SPDX-License-Identifier: MIT

// Named colors, colors in other color spaces and pattern colors.

extension UIColor {
  /// Creates the color that is registered for the given name. Returns nil if there is none.
  ///
  /// Differs from Apple: asset catalogs are not supported, so an application registers its colors with
  /// `register(named:color:)`.
  nonisolated public convenience init?(named name: String) {
    guard let color = ColorAssets.find(name) else { return nil }
    self.init(like: color)
  }

  #if !hasFeature(Embedded)
    /// Creates the color that is registered for the given name. Returns nil if there is none. The bundle and the traits
    /// are ignored; a registered color can be dynamic.
    nonisolated public convenience init?(
      named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) { self.init(named: name) }
  #endif

  /// Sprung addition: registers a color under a name. A new registration replaces an earlier one.
  nonisolated public static func register(named name: String, color: UIColor) { ColorAssets.add(name, color) }

  /// Creates a color from components in the Display P3 color space, each in 0...1. Colors outside the sRGB gamut are
  /// clipped.
  nonisolated public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    // Both color spaces have the same transfer curve and white point. The matrix is derived from their primaries (SMPTE
    // EG 432-1, IEC 61966-2-1).
    let (red, green, blue) = (
      DisplayP3.linear(displayP3Red), DisplayP3.linear(green), DisplayP3.linear(blue)
    )
    self.init(
      red: DisplayP3.curved(1.224_940_2 * red - 0.224_940_2 * green),
      green: DisplayP3.curved(-0.042_056_9 * red + 1.042_056_9 * green),
      blue: DisplayP3.curved(-0.019_637_6 * red - 0.078_636_1 * green + 1.098_273_7 * blue), alpha: alpha)
  }

  /// Creates the color of a single-color image.
  ///
  /// Differs from Apple: an image is not repeated as a pattern, because its pixels are not available in Swift. If the
  /// image does not consist of a single color, a fault is reported once and the color is clear.
  nonisolated public convenience init(patternImage image: UIImage) {
    if image.picture.color == nil {
      Diagnostics.report(
        "patternImage",
        "UIColor(patternImage:) supports only images of a single color. Use an image view instead."
      )
    }
    self.init(cgColor: image.picture.color ?? CGColor(gray: 0, alpha: 0))
  }
}

/// The colors that the application has registered.
nonisolated enum ColorAssets {
  nonisolated(unsafe) private static var colors: [(name: String, color: UIColor)] = []

  static func find(_ name: String) -> UIColor? {
    for entry in colors where entry.name == name { return entry.color }
    return nil
  }

  static func add(_ name: String, _ color: UIColor) {
    colors.removeAll { $0.name == name }
    colors.append((name, color))
  }
}

/// The transfer curve of sRGB and Display P3.
nonisolated private enum DisplayP3 {
  static func linear(_ part: CGFloat) -> CGFloat {
    let part = Double(min(1, max(0, part)))
    return CGFloat(part <= 0.040_45 ? part / 12.92 : DeterministicMath.pow((part + 0.055) / 1.055, 2.4))
  }

  static func curved(_ part: CGFloat) -> CGFloat {
    let part = Double(min(1, max(0, part)))
    return CGFloat(part <= 0.003_130_8 ? part * 12.92 : 1.055 * DeterministicMath.pow(part, 1 / 2.4) - 0.055)
  }
}
