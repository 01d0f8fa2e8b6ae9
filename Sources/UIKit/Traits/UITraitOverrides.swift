// SPDX-License-Identifier: MIT

/// Values of traits that can be changed: those of a closure that makes a collection, or the overrides of an object.
nonisolated public struct TraitValues {
  /// The values that were set.
  var collection: UITraitCollection

  init(_ collection: UITraitCollection? = nil) { self.collection = collection ?? UITraitCollection(traitsFrom: []) }

  /// Whether nothing was set.
  var isEmpty: Bool { collection.stated.isEmpty && collection.custom == nil }

  private mutating func merge(_ other: UITraitCollection, _ trait: StatedTraits) {
    // An unspecified value takes the trait away.
    if other.stated.isEmpty {
      collection = collection.without(trait)
    } else {
      collection = UITraitCollection(traitsFrom: [collection, other])
    }
  }

  /// The value of a trait. Setting one of a program's own that cannot be compared always counts as a change.
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

  /// Whether the trait was set.
  public func contains<T: UITraitDefinition>(_ trait: T.Type) -> Bool {
    if T._bit != 0 { return collection.stated.contains(StatedTraits(rawValue: T._bit)) }
    return collection.custom?.box(of: TraitIdentity(trait)) != nil
  }

  /// Takes a trait away; the value from above counts again.
  public mutating func remove<T: UITraitDefinition>(_ trait: T.Type) {
    if T._bit != 0 {
      collection = collection.without(StatedTraits(rawValue: T._bit))
    } else {
      collection = collection.with(custom: collection.custom?.removing(TraitIdentity(trait)))
    }
  }

  /// Light or dark. Unspecified takes it away.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// Whether the person wants more contrast. Unspecified takes it away.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  /// The text size that the person prefers. Unspecified takes it away.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// The direction of writing. Unspecified takes it away.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// Pixels per point. Unspecified (0) takes it away.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  /// The size class of the width. Unspecified takes it away.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// The size class of the height. Unspecified takes it away.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// The kind of device that the interface is made for. Unspecified takes it away.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
}

#if hasFeature(Embedded)
  /// Values of traits that can be changed.
  public typealias UIMutableTraits = TraitValues
  /// The traits that an object sets for itself and for everything below it.
  public typealias UITraitOverrides = TraitValues
#else
  /// Values of traits that can be changed.
  nonisolated public protocol UIMutableTraits {
    /// The value of a trait.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
    /// The value of a trait whose values can be compared.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value where T.Value: Equatable { get set }
    /// Light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// Whether the person wants more contrast.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// The text size that the person prefers.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The direction of writing.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// Pixels per point.
    var displayScale: CGFloat { get set }
    /// The size class of the width.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The size class of the height.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The kind of device that the interface is made for.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  }

  /// The traits that an object sets for itself and for everything below it.
  nonisolated public protocol UITraitOverrides: UIMutableTraits {
    /// Whether the trait was set.
    func contains<T: UITraitDefinition>(_ trait: T.Type) -> Bool
    /// Takes a trait away; the value from above counts again.
    mutating func remove<T: UITraitDefinition>(_ trait: T.Type)
  }

  nonisolated extension TraitValues: UITraitOverrides {}
#endif
