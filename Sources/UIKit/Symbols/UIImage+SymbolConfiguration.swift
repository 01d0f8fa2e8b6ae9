// SPDX-License-Identifier: MIT

extension UIImage {
  /// The immutable size, weight and colors of a symbol. The view that displays the symbol provides missing values.
  ///
  /// ```swift
  /// let title = UIImage.SymbolConfiguration(textStyle: .title2, scale: .large)
  /// let image = UIImage(systemName: "star.fill", withConfiguration: title.applying(.init(weight: .bold)))
  /// ```
  nonisolated public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let attributes: SymbolAttributes

    init(_ attributes: SymbolAttributes, traits: UITraitCollection? = nil) {
      self.attributes = attributes
      super.init(traits: traits)
    }

    /// Reports a warning and returns nil, because decoding from archives is not supported.
    public required init?(coder: NSCoder) {
      attributes = SymbolAttributes()
      super.init(coder: coder)
    }

    /// A configuration without any values.
    public static var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(SymbolAttributes()) }

    /// Creates a configuration with a point size. A size that is not finite and positive is reported and ignored.
    public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified) }

    /// Creates a configuration with a point size and weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration with a point size, weight and scale.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.init(SymbolAttributes(size: .points(pointSize), weight: weight, scale: scale))
    }

    /// Creates a configuration with a text style. The size of the symbol follows the user's preferred text size.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

    /// Creates a configuration with a text style and scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(SymbolAttributes(size: .style(textStyle), scale: scale))
    }

    /// Creates a configuration that matches the size and weight of the given font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration with the given scale that matches the size and weight of the given font.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(SymbolAttributes(size: .points(font.pointSize), weight: font.weight.symbolWeight(), scale: scale))
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: UIImage.SymbolScale) { self.init(SymbolAttributes(scale: scale)) }

    /// Creates a configuration with a weight.
    public convenience init(weight: UIImage.SymbolWeight) { self.init(SymbolAttributes(weight: weight)) }

    /// Creates a configuration with shades of one color. The first layer is opaque, the second has half the opacity,
    /// and the third a quarter.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolAttributes(coloring: .hierarchical(hierarchicalColor)))
    }

    /// Creates a configuration with one color per layer. If there are more layers than colors, the last color is
    /// repeated. If there are no colors, the symbol is a template.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolAttributes(coloring: paletteColors.isEmpty ? .monochrome : .palette(paletteColors)))
    }

    /// Returns a configuration for a symbol that is drawn in one color, even if the view prefers another configuration.
    public static func preferringMonochrome() -> UIImage.SymbolConfiguration {
      SymbolConfiguration(SymbolAttributes(coloring: .monochrome))
    }

    /// Returns a configuration for a multicolor symbol. Differs from Apple: symbols have no colors of their own, so the
    /// symbol is a template.
    public static func preferringMulticolor() -> UIImage.SymbolConfiguration {
      SymbolConfiguration(SymbolAttributes(coloring: .multicolor))
    }

    /// Returns this configuration without a text style.
    public func configurationWithoutTextStyle() -> UIImage.SymbolConfiguration {
      guard case .style = attributes.size else { return self }
      return changed { $0.size = .open }
    }

    /// Returns this configuration without a scale.
    public func configurationWithoutScale() -> UIImage.SymbolConfiguration { changed { $0.scale = .unspecified } }

    /// Returns this configuration without a weight.
    public func configurationWithoutWeight() -> UIImage.SymbolConfiguration { changed { $0.weight = .unspecified } }

    /// Returns this configuration without a point size and weight.
    public func configurationWithoutPointSizeAndWeight() -> UIImage.SymbolConfiguration {
      changed {
        $0.weight = .unspecified
        if case .points = $0.size { $0.size = .open }
      }
    }

    private func changed(_ change: (inout SymbolAttributes) -> Void) -> UIImage.SymbolConfiguration {
      var attributes = attributes
      change(&attributes)
      return SymbolConfiguration(attributes, traits: traitCollection)
    }

    /// Returns this configuration with the given traits.
    public override func withTraitCollection(_ traitCollection: UITraitCollection?) -> UIImage.SymbolConfiguration {
      SymbolConfiguration(attributes, traits: traitCollection)
    }

    /// Returns this configuration, overridden by the values that are set in the given configuration.
    public override func applying(_ otherConfiguration: UIImage.Configuration?) -> UIImage.SymbolConfiguration {
      guard let otherConfiguration else { return self }
      let traits = otherConfiguration.traitCollection ?? traitCollection
      guard let other = otherConfiguration as? SymbolConfiguration else { return withTraitCollection(traits) }
      return SymbolConfiguration(attributes.applying(other.attributes), traits: traits)
    }

    #if hasFeature(Embedded)
      /// Returns whether `object` is a symbol configuration with equal values.
      public override func isEqual(_ object: AnyObject?) -> Bool { isSame(as: object as? SymbolConfiguration) }
    #else
      /// Returns whether `object` is a symbol configuration with equal values.
      public override func isEqual(_ object: Any?) -> Bool { isSame(as: object as? SymbolConfiguration) }
    #endif

    /// A hash of the weight and scale. Equal configurations have equal hashes.
    public override var hash: Int { attributes.weight.rawValue * 8 + attributes.scale.rawValue }

    private func isSame(as other: SymbolConfiguration?) -> Bool {
      guard let other else { return false }
      return attributes == other.attributes && traitCollection === other.traitCollection
    }
  }

  /// The size of a symbol relative to adjacent text.
  nonisolated public enum SymbolScale: Int, Sendable {
    /// The platform's default scale, which is medium.
    case `default` = -1
    /// Not specified.
    case unspecified = 0
    /// Smaller than medium.
    case small = 1
    /// The standard size.
    case medium = 2
    /// Larger than medium.
    case large = 3
  }

  /// The line width of a symbol.
  nonisolated public enum SymbolWeight: Int, Sendable {
    /// Not specified.
    case unspecified = 0
    /// The thinnest lines.
    case ultraLight = 1
    /// Thinner than light.
    case thin = 2
    /// Thinner than regular.
    case light = 3
    /// The standard line width.
    case regular = 4
    /// Slightly thicker than regular.
    case medium = 5
    /// Between medium and bold.
    case semibold = 6
    /// Thick lines.
    case bold = 7
    /// Thicker than bold.
    case heavy = 8
    /// The thickest lines.
    case black = 9

    /// Returns the corresponding font weight, or regular for `unspecified`.
    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }
}

extension UIFont.Weight {
  /// Returns the corresponding symbol weight.
  nonisolated public func symbolWeight() -> UIImage.SymbolWeight {
    UIImage.SymbolWeight(rawValue: styleSheetWeight / 100) ?? .regular
  }
}
