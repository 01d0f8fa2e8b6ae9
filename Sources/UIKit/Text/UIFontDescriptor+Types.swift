// SPDX-License-Identifier: MIT

extension UIFontDescriptor {
  /// The symbolic traits of a font.
  nonisolated public struct SymbolicTraits: OptionSet, Sendable {
    /// The raw bits, as in UIKit.
    public let rawValue: UInt32
    /// Creates a set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// A weight of semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Expanded. Has no effect on drawing.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Condensed. Has no effect on drawing.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Vertical text. Has no effect on drawing.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// A font optimized for user interfaces. Has no effect on drawing.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Reduced leading. Has no effect on drawing.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Increased leading. Has no effect on drawing.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The designs of the system font.
  nonisolated public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String
    /// Creates a design with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// A design with rounded ends. Text is drawn in the default design.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// A serif design. Text is drawn in the default design.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// A monospaced design.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  #if !hasFeature(Embedded)
    /// The attributes of a font descriptor.
    nonisolated public struct AttributeName: RawRepresentable, Hashable, Sendable {
      /// The name of the attribute.
      public let rawValue: String
      /// Creates an attribute name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The family name, a string.
      public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
      /// The font name, a string.
      public static let name = AttributeName(rawValue: "NSFontNameAttribute")
      /// The size in points, a number.
      public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
      /// A dictionary of traits.
      public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    }

    /// The keys of the attribute `traits`.
    nonisolated public struct TraitKey: RawRepresentable, Hashable, Sendable {
      /// The name of the key.
      public let rawValue: String
      /// Creates a key with a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The weight, as a `UIFont.Weight` or its raw value.
      public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
      /// The bits of `SymbolicTraits`.
      public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    }

    /// Creates a descriptor from attributes. Unsupported attributes are ignored. Native builds only.
    nonisolated public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
      self.init(
        Self.name(nil, attributes), weight: .regular, isItalic: false, isMonospaced: false, size: 0, attributes)
    }

    nonisolated static func name(_ name: FontName?, _ attributes: [AttributeName: Any]) -> FontName? {
      if let full = attributes[.name] as? String { return FontName(full) }
      if let family = attributes[.family] as? String { return FontName(family) }
      return name
    }

    nonisolated convenience init(
      _ name: FontName?, weight: UIFont.Weight, isItalic: Bool, isMonospaced: Bool, size: CGFloat,
      _ attributes: [AttributeName: Any]
    ) {
      func number(_ value: Any?) -> CGFloat? {
        (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
          ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
      }
      let traits = attributes[.traits] as? [TraitKey: Any]
      let given = (traits?[.weight] as? UIFont.Weight) ?? number(traits?[.weight]).map { UIFont.Weight($0) }
      self.init(
        name: name, weight: given ?? name?.weight ?? weight, isItalic: name?.isItalic ?? isItalic,
        isMonospaced: name?.isMonospaced ?? isMonospaced, size: number(attributes[.size]) ?? size)
    }
  #endif
}
