// SPDX-License-Identifier: MIT

extension UIImage {
  /// The size, weight and colors of a symbol. Whatever a configuration leaves open comes from the view that shows the image. Immutable.
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

    /// Nil, after a warning: decoding from archives is not supported.
    public required init?(coder: NSCoder) {
      attributes = SymbolAttributes()
      super.init(coder: coder)
    }

    /// A configuration that leaves everything open.
    public static var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(SymbolAttributes()) }

    /// A symbol for text of a size in points. One that is not finite and above 0 is reported and left open.
    public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified) }

    /// A symbol for text of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// A symbol for text of a size in points and a weight, smaller or larger than usual.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.init(SymbolAttributes(size: .points(pointSize), weight: weight, scale: scale))
    }

    /// A symbol for text of a role, which follows the text size that the person prefers.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

    /// A symbol for text of a role, smaller or larger than usual.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(SymbolAttributes(size: .style(textStyle), scale: scale))
    }

    /// A symbol for text of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// A symbol for text of a font, smaller or larger than usual.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(SymbolAttributes(size: .points(font.pointSize), weight: font.weight.symbolWeight(), scale: scale))
    }

    /// A symbol that is smaller or larger than usual.
    public convenience init(scale: UIImage.SymbolScale) { self.init(SymbolAttributes(scale: scale)) }

    /// A symbol of a weight.
    public convenience init(weight: UIImage.SymbolWeight) { self.init(SymbolAttributes(weight: weight)) }

    /// A symbol in shades of one color: the layers behind the first one have half and a quarter of its opacity.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolAttributes(coloring: .hierarchical(hierarchicalColor)))
    }

    /// A symbol with a color for each layer; the last color also serves the layers after it. Without colors it is a template.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolAttributes(coloring: paletteColors.isEmpty ? .monochrome : .palette(paletteColors)))
    }

    /// A symbol in one color, whatever the view that shows it prefers.
    public static func preferringMonochrome() -> UIImage.SymbolConfiguration {
      SymbolConfiguration(SymbolAttributes(coloring: .monochrome))
    }

    /// A symbol in colors of its own. Differs from Apple: symbols have none, so it is a template.
    public static func preferringMulticolor() -> UIImage.SymbolConfiguration {
      SymbolConfiguration(SymbolAttributes(coloring: .multicolor))
    }

    /// This configuration without a text style.
    public func configurationWithoutTextStyle() -> UIImage.SymbolConfiguration {
      guard case .style = attributes.size else { return self }
      return changed { $0.size = .open }
    }

    /// This configuration without a scale.
    public func configurationWithoutScale() -> UIImage.SymbolConfiguration { changed { $0.scale = .unspecified } }

    /// This configuration without a weight.
    public func configurationWithoutWeight() -> UIImage.SymbolConfiguration { changed { $0.weight = .unspecified } }

    /// This configuration without a point size and a weight.
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

    /// The same configuration for other traits.
    public override func withTraitCollection(_ traitCollection: UITraitCollection?) -> UIImage.SymbolConfiguration {
      SymbolConfiguration(attributes, traits: traitCollection)
    }

    /// This configuration with everything that another one states.
    public override func applying(_ otherConfiguration: UIImage.Configuration?) -> UIImage.SymbolConfiguration {
      guard let otherConfiguration else { return self }
      let traits = otherConfiguration.traitCollection ?? traitCollection
      guard let other = otherConfiguration as? SymbolConfiguration else { return withTraitCollection(traits) }
      return SymbolConfiguration(attributes.applying(other.attributes), traits: traits)
    }

    #if hasFeature(Embedded)
      /// Whether `object` states the same values.
      public override func isEqual(_ object: AnyObject?) -> Bool { isSame(as: object as? SymbolConfiguration) }
    #else
      /// Whether `object` states the same values.
      public override func isEqual(_ object: Any?) -> Bool { isSame(as: object as? SymbolConfiguration) }
    #endif

    /// A hash of weight and scale; equal configurations have equal hashes.
    public override var hash: Int { attributes.weight.rawValue * 8 + attributes.scale.rawValue }

    private func isSame(as other: SymbolConfiguration?) -> Bool {
      guard let other else { return false }
      return attributes == other.attributes && traitCollection === other.traitCollection
    }
  }

  /// How large a symbol is beside text of the same size.
  nonisolated public enum SymbolScale: Int, Sendable {
    /// That of the platform, which is medium.
    case `default` = -1
    /// Left open.
    case unspecified = 0
    /// Smaller than medium.
    case small = 1
    /// The usual size.
    case medium = 2
    /// Larger than medium.
    case large = 3
  }

  /// How wide the lines of a symbol are.
  nonisolated public enum SymbolWeight: Int, Sendable {
    /// Left open.
    case unspecified = 0
    /// The finest lines.
    case ultraLight = 1
    /// Finer than light.
    case thin = 2
    /// Finer than regular.
    case light = 3
    /// The usual width.
    case regular = 4
    /// A little wider than regular.
    case medium = 5
    /// Between medium and bold.
    case semibold = 6
    /// Wide.
    case bold = 7
    /// Wider than bold.
    case heavy = 8
    /// The widest lines.
    case black = 9

    /// The corresponding weight of fonts; regular if it is unspecified.
    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }
}

extension UIFont.Weight {
  /// The corresponding weight of symbols.
  nonisolated public func symbolWeight() -> UIImage.SymbolWeight {
    UIImage.SymbolWeight(rawValue: styleSheetWeight / 100) ?? .regular
  }
}
