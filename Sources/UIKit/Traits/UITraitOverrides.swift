// SPDX-License-Identifier: MIT

/// Mutable trait values, which serve as an object's overrides, and with which a closure can create a collection.
nonisolated public struct TraitValues {
  /// The values that are set.
  var collection: UITraitCollection

  init(_ collection: UITraitCollection? = nil) { self.collection = collection ?? UITraitCollection(traitsFrom: []) }

  /// Whether no values are set.
  var isEmpty: Bool { collection.stated.isEmpty && collection.custom == nil }

  private mutating func merge(_ other: UITraitCollection, _ trait: StatedTraits) {
    // An unspecified value removes the trait.
    if other.stated.isEmpty {
      collection = collection.without(trait)
    } else {
      collection = UITraitCollection(traitsFrom: [collection, other])
    }
  }

  /// The value of a trait. If the trait's values cannot be compared, setting the trait is always treated as a change.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { collection[trait] }
    set { set(newValue, for: trait, isSame: nil) }
  }

  /// The value of a trait whose values can be compared.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value where T.Value: Equatable {
    get { collection[trait] }
    set { set(newValue, for: trait) { $0 == $1 } }
  }

  private mutating func set<T: UITraitDefinition>(
    _ value: T.Value, for trait: T.Type, isSame: ((T.Value, T.Value) -> Bool)?
  ) {
    if let stated = T._collection(with: value) {
      merge(stated, StatedTraits(rawValue: T._bit))
    } else {
      let box = TraitBox(value, of: TraitIdentity(trait), isSame: isSame)
      collection = collection.with(custom: CustomTraits.setting(box, in: collection.custom))
    }
  }

  /// Returns whether the trait is set.
  public func contains<T: UITraitDefinition>(_ trait: T.Type) -> Bool {
    if T._bit != 0 { return collection.stated.contains(StatedTraits(rawValue: T._bit)) }
    return collection.custom?.box(of: TraitIdentity(trait)) != nil
  }

  /// Removes the override of a trait, so that the inherited value is used.
  public mutating func remove<T: UITraitDefinition>(_ trait: T.Type) {
    if T._bit != 0 {
      collection = collection.without(StatedTraits(rawValue: T._bit))
    } else {
      collection = collection.with(custom: collection.custom?.removing(TraitIdentity(trait)))
    }
  }

  /// The interface style, light or dark. Setting `unspecified` removes the override.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// Whether the user prefers higher contrast. Setting `unspecified` removes the override.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  /// The preferred text size. Setting `unspecified` removes the override.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// The layout direction. Setting `unspecified` removes the override.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// The number of pixels per point. Setting the property to 0, which means unspecified, removes the override.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  /// The horizontal size class. Setting `unspecified` removes the override.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// The vertical size class. Setting `unspecified` removes the override.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// The kind of device that the interface is designed for. Setting `unspecified` removes the override.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
}

#if hasFeature(Embedded)
  /// Mutable trait values.
  public typealias UIMutableTraits = TraitValues
  /// The trait overrides of an object, which affect the object and its descendants.
  public typealias UITraitOverrides = TraitValues
#else
  /// Mutable trait values.
  nonisolated public protocol UIMutableTraits {
    /// The value of a trait.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
    /// The value of a trait whose values can be compared.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value where T.Value: Equatable { get set }
    /// The interface style, light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// Whether the user prefers higher contrast.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// The preferred text size.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The layout direction.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The number of pixels per point.
    var displayScale: CGFloat { get set }
    /// The horizontal size class.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The vertical size class.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The kind of device that the interface is designed for.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  }

  /// The trait overrides of an object, which affect the object and its descendants.
  nonisolated public protocol UITraitOverrides: UIMutableTraits {
    /// Returns whether the trait is set.
    func contains<T: UITraitDefinition>(_ trait: T.Type) -> Bool
    /// Removes the override of a trait, so that the inherited value is used.
    mutating func remove<T: UITraitDefinition>(_ trait: T.Type)
  }

  nonisolated extension TraitValues: UITraitOverrides {}
#endif
