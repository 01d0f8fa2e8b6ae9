// SPDX-License-Identifier: MIT

// Colors by name, of other color spaces and of pictures.

extension UIColor {
  /// The color that was registered under a name; nil if there is none.
  ///
  /// Differs from Apple: there are no asset catalogs, so an application registers its names with
  /// `register(named:color:)`.
  nonisolated public convenience init?(named name: String) {
    guard let color = ColorAssets.find(name) else { return nil }
    self.init(like: color)
  }

  #if !hasFeature(Embedded)
    /// The color that was registered under a name; nil if there is none. Bundle and traits do not count: a registered color
    /// may be dynamic.
    nonisolated public convenience init?(
      named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) { self.init(named: name) }
  #endif

  /// Sprung addition: registers the color for a name. A known name is registered again.
  nonisolated public static func register(named name: String, color: UIColor) { ColorAssets.add(name, color) }

  /// Makes a color from parts in the wide color space of Apple's displays, each 0...1; what sRGB cannot show is clipped.
  nonisolated public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    // Both spaces have the same curve and white; the matrix follows from their primaries (SMPTE EG 432-1, IEC 61966-2-1).
    let (red, green, blue) = (
      DisplayP3.linear(displayP3Red), DisplayP3.linear(green), DisplayP3.linear(blue)
    )
    self.init(
      red: DisplayP3.curved(1.224_940_2 * red - 0.224_940_2 * green),
      green: DisplayP3.curved(-0.042_056_9 * red + 1.042_056_9 * green),
      blue: DisplayP3.curved(-0.019_637_6 * red - 0.078_636_1 * green + 1.098_273_7 * blue), alpha: alpha)
  }

  /// The color of a picture of one color.
  ///
  /// Differs from Apple: pictures are not repeated as a pattern, because pixels never reach Swift. Any other picture is
  /// reported once, and the color is clear.
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

/// The colors that the program registered.
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

/// The curve of sRGB and Display P3.
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
