// SPDX-License-Identifier: MIT

/// The trait `userInterfaceStyle`: light or dark.
nonisolated public final class UITraitUserInterfaceStyle: UITraitDefinition {
  /// The value where nothing sets the trait.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// Its bit.
  public static var _bit: UInt8 { StatedTraits.userInterfaceStyle.rawValue }
  /// The value in a collection.
  public static func _value(in collection: UITraitCollection) -> UIUserInterfaceStyle? { collection.userInterfaceStyle }
  /// A collection that states a value only.
  public static func _collection(with value: UIUserInterfaceStyle) -> UITraitCollection? {
    UITraitCollection(userInterfaceStyle: value)
  }
}

/// The trait `accessibilityContrast`: whether the person wants more contrast.
nonisolated public final class UITraitAccessibilityContrast: UITraitDefinition {
  /// The value where nothing sets the trait.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// Its bit.
  public static var _bit: UInt8 { StatedTraits.accessibilityContrast.rawValue }
  /// The value in a collection.
  public static func _value(in collection: UITraitCollection) -> UIAccessibilityContrast? {
    collection.accessibilityContrast
  }
  /// A collection that states a value only.
  public static func _collection(with value: UIAccessibilityContrast) -> UITraitCollection? {
    UITraitCollection(accessibilityContrast: value)
  }
}

/// The trait `preferredContentSizeCategory`: the text size that the person prefers.
nonisolated public final class UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value where nothing sets the trait.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  /// Its bit.
  public static var _bit: UInt8 { StatedTraits.preferredContentSizeCategory.rawValue }
  /// The value in a collection.
  public static func _value(in collection: UITraitCollection) -> UIContentSizeCategory? {
    collection.preferredContentSizeCategory
  }
  /// A collection that states a value only.
  public static func _collection(with value: UIContentSizeCategory) -> UITraitCollection? {
    UITraitCollection(preferredContentSizeCategory: value)
  }
}

/// The trait `layoutDirection`: the direction of writing.
nonisolated public final class UITraitLayoutDirection: UITraitDefinition {
  /// The value where nothing sets the trait.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  /// Its bit.
  public static var _bit: UInt8 { StatedTraits.layoutDirection.rawValue }
  /// The value in a collection.
  public static func _value(in collection: UITraitCollection) -> UITraitEnvironmentLayoutDirection? {
    collection.layoutDirection
  }
  /// A collection that states a value only.
  public static func _collection(with value: UITraitEnvironmentLayoutDirection) -> UITraitCollection? {
    UITraitCollection(layoutDirection: value)
  }
}

/// The trait `displayScale`: pixels per point.
nonisolated public final class UITraitDisplayScale: UITraitDefinition {
  /// The value where nothing sets the trait.
  public static var defaultValue: CGFloat { 0 }
  /// Its bit.
  public static var _bit: UInt8 { StatedTraits.displayScale.rawValue }
  /// The value in a collection.
  public static func _value(in collection: UITraitCollection) -> CGFloat? { collection.displayScale }
  /// A collection that states a value only.
  public static func _collection(with value: CGFloat) -> UITraitCollection? {
    UITraitCollection(displayScale: value)
  }
}

/// The trait `horizontalSizeClass`: the size class of the width.
nonisolated public final class UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value where nothing sets the trait.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// Its bit.
  public static var _bit: UInt8 { StatedTraits.horizontalSizeClass.rawValue }
  /// The value in a collection.
  public static func _value(in collection: UITraitCollection) -> UIUserInterfaceSizeClass? {
    collection.horizontalSizeClass
  }
  /// A collection that states a value only.
  public static func _collection(with value: UIUserInterfaceSizeClass) -> UITraitCollection? {
    UITraitCollection(horizontalSizeClass: value)
  }
}

/// The trait `verticalSizeClass`: the size class of the height.
nonisolated public final class UITraitVerticalSizeClass: UITraitDefinition {
  /// The value where nothing sets the trait.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// Its bit.
  public static var _bit: UInt8 { StatedTraits.verticalSizeClass.rawValue }
  /// The value in a collection.
  public static func _value(in collection: UITraitCollection) -> UIUserInterfaceSizeClass? {
    collection.verticalSizeClass
  }
  /// A collection that states a value only.
  public static func _collection(with value: UIUserInterfaceSizeClass) -> UITraitCollection? {
    UITraitCollection(verticalSizeClass: value)
  }
}

/// The trait `userInterfaceIdiom`: the kind of device that the interface is made for.
nonisolated public final class UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value where nothing sets the trait.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// Its bit.
  public static var _bit: UInt8 { StatedTraits.userInterfaceIdiom.rawValue }
  /// The value in a collection.
  public static func _value(in collection: UITraitCollection) -> UIUserInterfaceIdiom? { collection.userInterfaceIdiom }
  /// A collection that states a value only.
  public static func _collection(with value: UIUserInterfaceIdiom) -> UITraitCollection? {
    UITraitCollection(userInterfaceIdiom: value)
  }
}
