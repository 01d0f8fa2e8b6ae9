// SPDX-License-Identifier: MIT

/// The system traits that a collection specifies.
nonisolated struct StatedTraits: OptionSet, Sendable {
  let rawValue: UInt8

  static let userInterfaceStyle = StatedTraits(rawValue: 1)
  static let accessibilityContrast = StatedTraits(rawValue: 2)
  static let preferredContentSizeCategory = StatedTraits(rawValue: 4)
  static let layoutDirection = StatedTraits(rawValue: 8)
  static let displayScale = StatedTraits(rawValue: 16)
  static let horizontalSizeClass = StatedTraits(rawValue: 32)
  static let verticalSizeClass = StatedTraits(rawValue: 64)
  static let userInterfaceIdiom = StatedTraits(rawValue: 128)

  /// The traits that the screen determines. These are all system traits except for the idiom, which the device
  /// determines.
  static let ofScreen: StatedTraits = [
    .userInterfaceStyle, .accessibilityContrast, .preferredContentSizeCategory, .layoutDirection, .displayScale,
    .horizontalSizeClass, .verticalSizeClass,
  ]
}

nonisolated extension UITraitCollection {
  /// Creates a collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(
      preferredContentSizeCategory: .large, layoutDirection: layoutDirection,
      stated: layoutDirection == .unspecified ? [] : .layoutDirection)
  }

  /// Creates a collection that specifies only the display scale. If the value is not finite and positive, the
  /// collection specifies no scale.
  public convenience init(displayScale: CGFloat) {
    let isStated = displayScale > 0 && displayScale.isFinite
    self.init(
      preferredContentSizeCategory: .large,
      displayScale: isStated ? displayScale : UITraitCollection.current.displayScale,
      stated: isStated ? .displayScale : [])
  }

  /// Creates a collection that specifies only the user interface idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(
      preferredContentSizeCategory: .large, userInterfaceIdiom: idiom,
      stated: idiom == .unspecified ? [] : .userInterfaceIdiom)
  }

  /// Merges the traits of several collections. If several collections specify a trait, its value in the last of them is
  /// used.
  ///
  /// ```swift
  /// let traits = UITraitCollection(traitsFrom: [
  ///   UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceStyle: .dark),
  /// ])
  /// ```
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last(_ trait: StatedTraits) -> UITraitCollection? { traitCollections.last { $0.stated.contains(trait) } }
    self.init(
      userInterfaceStyle: last(.userInterfaceStyle)?.userInterfaceStyle ?? .light,
      preferredContentSizeCategory: last(.preferredContentSizeCategory)?.preferredContentSizeCategory ?? .large,
      layoutDirection: last(.layoutDirection)?.layoutDirection ?? .leftToRight,
      displayScale: last(.displayScale)?.displayScale ?? UITraitCollection.current.displayScale,
      horizontalSizeClass: last(.horizontalSizeClass)?.horizontalSizeClass ?? .compact,
      verticalSizeClass: last(.verticalSizeClass)?.verticalSizeClass ?? .regular,
      accessibilityContrast: last(.accessibilityContrast)?.accessibilityContrast ?? .normal,
      userInterfaceIdiom: last(.userInterfaceIdiom)?.statedIdiom ?? .unspecified,
      stated: traitCollections.reduce(into: []) { $0.formUnion($1.stated) },
      custom: traitCollections.reduce(nil) { CustomTraits.merging($0, $1.custom) })
  }

  /// Returns whether this collection specifies all traits that another collection specifies, with equal values. Returns
  /// true if the other collection is nil.
  public final func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).isEqual(self)
  }
}
