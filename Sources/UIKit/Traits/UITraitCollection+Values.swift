// SPDX-License-Identifier: MIT

nonisolated extension UITraitCollection {
  #if hasFeature(Embedded)
    /// Creates a collection that specifies the traits that a closure sets.
    public convenience init(mutations: (inout UIMutableTraits) -> Void) {
      var values = TraitValues()
      mutations(&values)
      self.init(traitsFrom: [values.collection])
    }

    /// Returns a copy of the collection that a closure has modified.
    public final func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> UITraitCollection {
      var values = TraitValues(self)
      mutations(&values)
      return values.collection
    }
  #else
    /// Creates a collection that specifies the traits that a closure sets.
    ///
    /// ```swift
    /// let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
    /// ```
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
      var values: any UIMutableTraits = TraitValues()
      mutations(&values)
      self.init(traitsFrom: ((values as? TraitValues)?.collection).map { [$0] } ?? [])
    }

    /// Returns a copy of the collection that a closure has modified.
    public final func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
      var values: any UIMutableTraits = TraitValues(self)
      mutations(&values)
      return (values as? TraitValues)?.collection ?? self
    }
  #endif

  /// The value of a trait. A custom trait that is not set has its default value.
  public final subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    if let value = T._value(in: self) { return value }
    guard let box = custom?.box(of: TraitIdentity(trait)) else { return T.defaultValue }
    return unsafeDowncast(box, to: TraitBox<T.Value>.self).value
  }

  /// Returns whether the value of a trait differs from its value in another collection.
  final func differs(from other: UITraitCollection, in trait: TraitIdentity) -> Bool {
    if trait == TraitIdentity(UITraitUserInterfaceStyle.self) { return userInterfaceStyle != other.userInterfaceStyle }
    if trait == TraitIdentity(UITraitAccessibilityContrast.self) {
      return accessibilityContrast != other.accessibilityContrast
    }
    if trait == TraitIdentity(UITraitPreferredContentSizeCategory.self) {
      return preferredContentSizeCategory != other.preferredContentSizeCategory
    }
    if trait == TraitIdentity(UITraitLayoutDirection.self) { return layoutDirection != other.layoutDirection }
    if trait == TraitIdentity(UITraitDisplayScale.self) { return displayScale != other.displayScale }
    if trait == TraitIdentity(UITraitHorizontalSizeClass.self) {
      return horizontalSizeClass != other.horizontalSizeClass
    }
    if trait == TraitIdentity(UITraitVerticalSizeClass.self) { return verticalSizeClass != other.verticalSizeClass }
    if trait == TraitIdentity(UITraitUserInterfaceIdiom.self) {
      return userInterfaceIdiom != other.userInterfaceIdiom
    }
    let (mine, others) = (custom?.box(of: trait), other.custom?.box(of: trait))
    guard let mine, let others else { return mine !== others }
    return !mine.isSame(as: others)
  }

  /// Returns a copy of the collection with other custom traits.
  final func with(custom: CustomTraits?) -> UITraitCollection {
    UITraitCollection(self, stated: stated, custom: custom)
  }

  /// Returns the collection without a system trait.
  final func without(_ trait: StatedTraits) -> UITraitCollection {
    UITraitCollection(traitsFrom: [UITraitCollection(self, stated: stated.subtracting(trait), custom: custom)])
  }

  private convenience init(_ other: UITraitCollection, stated: StatedTraits, custom: CustomTraits?) {
    self.init(
      userInterfaceStyle: other.userInterfaceStyle, preferredContentSizeCategory: other.preferredContentSizeCategory,
      layoutDirection: other.layoutDirection, displayScale: other.displayScale,
      horizontalSizeClass: other.horizontalSizeClass, verticalSizeClass: other.verticalSizeClass,
      accessibilityContrast: other.accessibilityContrast, userInterfaceIdiom: other.statedIdiom, stated: stated,
      custom: custom)
  }
}
