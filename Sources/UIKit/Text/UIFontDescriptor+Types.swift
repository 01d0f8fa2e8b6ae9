// SPDX-License-Identifier: MIT

extension UIFontDescriptor {
  /// The special properties of a font's letters.
  nonisolated public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits, UIKit's own.
    public let rawValue: UInt32
    /// Makes a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// They lean.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// They are semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// They are wide. Not drawn.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// They are narrow. Not drawn.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// They are arranged vertically. Not drawn.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// They are made for interfaces. Not drawn.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines are closer. Not drawn.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines are farther apart. Not drawn.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The forms of the system font.
  nonisolated public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design's name.
    public let rawValue: String
    /// Makes a design from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends. Drawn as the usual one.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs. Drawn as the usual one.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// All letters have the same width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  #if !hasFeature(Embedded)
    /// The attributes of a descriptor.
    nonisolated public struct AttributeName: RawRepresentable, Hashable, Sendable {
      /// The attribute's name.
      public let rawValue: String
      /// Makes a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The family: a string.
      public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
      /// The font's name: a string.
      public static let name = AttributeName(rawValue: "NSFontNameAttribute")
      /// The size in points: a number.
      public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
      /// Traits by their keys: a dictionary.
      public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    }

    /// The keys of the attribute `traits`.
    nonisolated public struct TraitKey: RawRepresentable, Hashable, Sendable {
      /// The key's name.
      public let rawValue: String
      /// Makes a key from a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A `UIFont.Weight`, or its number.
      public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
      /// The bits of `SymbolicTraits`.
      public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    }

    /// Describes a font by attributes; those that are not understood are left out. Native builds only.
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
