// SPDX-License-Identifier: MIT

/// The trait for `userInterfaceStyle`, which is light or dark.
nonisolated public final class UITraitUserInterfaceStyle: UITraitDefinition {
  /// The default value of the trait.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// The bit that identifies the trait.
  public static var _bit: UInt8 { StatedTraits.userInterfaceStyle.rawValue }
  /// Returns the trait's value in a collection.
  public static func _value(in collection: UITraitCollection) -> UIUserInterfaceStyle? { collection.userInterfaceStyle }
  /// Returns a collection that specifies only this trait, with the given value.
  public static func _collection(with value: UIUserInterfaceStyle) -> UITraitCollection? {
    UITraitCollection(userInterfaceStyle: value)
  }
}

/// The trait for `accessibilityContrast`, which specifies whether the user prefers higher contrast.
nonisolated public final class UITraitAccessibilityContrast: UITraitDefinition {
  /// The default value of the trait.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// The bit that identifies the trait.
  public static var _bit: UInt8 { StatedTraits.accessibilityContrast.rawValue }
  /// Returns the trait's value in a collection.
  public static func _value(in collection: UITraitCollection) -> UIAccessibilityContrast? {
    collection.accessibilityContrast
  }
  /// Returns a collection that specifies only this trait, with the given value.
  public static func _collection(with value: UIAccessibilityContrast) -> UITraitCollection? {
    UITraitCollection(accessibilityContrast: value)
  }
}

/// The trait for `preferredContentSizeCategory`, which is the user's preferred text size.
nonisolated public final class UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The default value of the trait.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  /// The bit that identifies the trait.
  public static var _bit: UInt8 { StatedTraits.preferredContentSizeCategory.rawValue }
  /// Returns the trait's value in a collection.
  public static func _value(in collection: UITraitCollection) -> UIContentSizeCategory? {
    collection.preferredContentSizeCategory
  }
  /// Returns a collection that specifies only this trait, with the given value.
  public static func _collection(with value: UIContentSizeCategory) -> UITraitCollection? {
    UITraitCollection(preferredContentSizeCategory: value)
  }
}

/// The trait for `layoutDirection`, which is the layout direction of the interface.
nonisolated public final class UITraitLayoutDirection: UITraitDefinition {
  /// The default value of the trait.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  /// The bit that identifies the trait.
  public static var _bit: UInt8 { StatedTraits.layoutDirection.rawValue }
  /// Returns the trait's value in a collection.
  public static func _value(in collection: UITraitCollection) -> UITraitEnvironmentLayoutDirection? {
    collection.layoutDirection
  }
  /// Returns a collection that specifies only this trait, with the given value.
  public static func _collection(with value: UITraitEnvironmentLayoutDirection) -> UITraitCollection? {
    UITraitCollection(layoutDirection: value)
  }
}

/// The trait for `displayScale`, which is the number of pixels per point.
nonisolated public final class UITraitDisplayScale: UITraitDefinition {
  /// The default value of the trait.
  public static var defaultValue: CGFloat { 0 }
  /// The bit that identifies the trait.
  public static var _bit: UInt8 { StatedTraits.displayScale.rawValue }
  /// Returns the trait's value in a collection.
  public static func _value(in collection: UITraitCollection) -> CGFloat? { collection.displayScale }
  /// Returns a collection that specifies only this trait, with the given value.
  public static func _collection(with value: CGFloat) -> UITraitCollection? {
    UITraitCollection(displayScale: value)
  }
}

/// The trait for `horizontalSizeClass`, which is the size class of the width.
nonisolated public final class UITraitHorizontalSizeClass: UITraitDefinition {
  /// The default value of the trait.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// The bit that identifies the trait.
  public static var _bit: UInt8 { StatedTraits.horizontalSizeClass.rawValue }
  /// Returns the trait's value in a collection.
  public static func _value(in collection: UITraitCollection) -> UIUserInterfaceSizeClass? {
    collection.horizontalSizeClass
  }
  /// Returns a collection that specifies only this trait, with the given value.
  public static func _collection(with value: UIUserInterfaceSizeClass) -> UITraitCollection? {
    UITraitCollection(horizontalSizeClass: value)
  }
}

/// The trait for `verticalSizeClass`, which is the size class of the height.
nonisolated public final class UITraitVerticalSizeClass: UITraitDefinition {
  /// The default value of the trait.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// The bit that identifies the trait.
  public static var _bit: UInt8 { StatedTraits.verticalSizeClass.rawValue }
  /// Returns the trait's value in a collection.
  public static func _value(in collection: UITraitCollection) -> UIUserInterfaceSizeClass? {
    collection.verticalSizeClass
  }
  /// Returns a collection that specifies only this trait, with the given value.
  public static func _collection(with value: UIUserInterfaceSizeClass) -> UITraitCollection? {
    UITraitCollection(verticalSizeClass: value)
  }
}

/// The trait for `userInterfaceIdiom`, which is the kind of device for which the interface is designed.
nonisolated public final class UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The default value of the trait.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// The bit that identifies the trait.
  public static var _bit: UInt8 { StatedTraits.userInterfaceIdiom.rawValue }
  /// Returns the trait's value in a collection.
  public static func _value(in collection: UITraitCollection) -> UIUserInterfaceIdiom? { collection.userInterfaceIdiom }
  /// Returns a collection that specifies only this trait, with the given value.
  public static func _collection(with value: UIUserInterfaceIdiom) -> UITraitCollection? {
    UITraitCollection(userInterfaceIdiom: value)
  }
}
