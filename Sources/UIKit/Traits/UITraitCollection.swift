// SPDX-License-Identifier: MIT

/// The environment of a view: interface style, contrast, text size, layout direction and size classes.
///
/// Trait collections are immutable. Differs from Apple: a trait that is not specified has its standard value instead of
/// the value `unspecified`.
nonisolated open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The interface style, light or dark.
  open internal(set) var userInterfaceStyle: UIUserInterfaceStyle
  /// Whether the user prefers higher contrast.
  open internal(set) var accessibilityContrast: UIAccessibilityContrast
  /// The user's preferred text size.
  open internal(set) var preferredContentSizeCategory: UIContentSizeCategory
  /// The layout direction of the interface.
  open internal(set) var layoutDirection: UITraitEnvironmentLayoutDirection
  /// The number of pixels per point.
  open internal(set) var displayScale: CGFloat
  /// The size class of the available width.
  open internal(set) var horizontalSizeClass: UIUserInterfaceSizeClass
  /// The size class of the available height.
  open internal(set) var verticalSizeClass: UIUserInterfaceSizeClass

  /// The traits that the collection specifies. All other traits have their standard values.
  let stated: StatedTraits
  /// The user interface idiom that the collection specifies.
  let statedIdiom: UIUserInterfaceIdiom
  /// The values of custom traits; nil if there are none.
  let custom: CustomTraits?

  /// The traits with which dynamic colors are resolved outside of views. The framework sets this property while it lays
  /// out views. For custom drawing, set this property or call `performAsCurrent(_:)`.
  nonisolated(unsafe) public static var current = UITraitCollection()

  /// Makes these traits the current traits while a closure runs. In the closure, they determine colors, fonts and
  /// metrics.
  open func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.current
    Self.current = self
    actions()
    Self.current = outer
  }

  init(
    userInterfaceStyle: UIUserInterfaceStyle = .light, preferredContentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight, displayScale: CGFloat = 2,
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact, verticalSizeClass: UIUserInterfaceSizeClass = .regular,
    accessibilityContrast: UIAccessibilityContrast = .normal, userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    stated: StatedTraits = .ofScreen, custom: CustomTraits? = nil
  ) {
    self.stated = stated
    self.custom = custom
    statedIdiom = userInterfaceIdiom
    self.userInterfaceStyle = userInterfaceStyle
    self.accessibilityContrast = accessibilityContrast
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    super.init()
  }

  /// Returns the standard traits. Decoding from archives is not supported.
  public required convenience init?(coder: NSCoder) { self.init(userInterfaceStyle: .light) }

  /// Creates a collection that specifies only the interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      userInterfaceStyle: userInterfaceStyle, preferredContentSizeCategory: .large,
      stated: userInterfaceStyle == .unspecified ? [] : .userInterfaceStyle)
  }

  /// Creates a collection that specifies only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(
      preferredContentSizeCategory: .large, accessibilityContrast: accessibilityContrast,
      stated: accessibilityContrast == .unspecified ? [] : .accessibilityContrast)
  }

  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      preferredContentSizeCategory: .large, horizontalSizeClass: horizontalSizeClass,
      stated: horizontalSizeClass == .unspecified ? [] : .horizontalSizeClass)
  }

  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      preferredContentSizeCategory: .large, verticalSizeClass: verticalSizeClass,
      stated: verticalSizeClass == .unspecified ? [] : .verticalSizeClass)
  }

  /// Creates a collection that specifies only the preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      userInterfaceStyle: .light, preferredContentSizeCategory: preferredContentSizeCategory,
      displayScale: UITraitCollection.current.displayScale,
      stated: preferredContentSizeCategory == .unspecified ? [] : .preferredContentSizeCategory)
  }

  /// Returns whether dynamic colors can differ between the two collections. Returns true if the other collection is
  /// nil.
  public final func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
      || traitCollection?.accessibilityContrast != accessibilityContrast
  }

  /// Returns the same traits with a different interface style.
  final func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return UITraitCollection(
      userInterfaceStyle: style, preferredContentSizeCategory: preferredContentSizeCategory,
      layoutDirection: layoutDirection, displayScale: displayScale, horizontalSizeClass: horizontalSizeClass,
      verticalSizeClass: verticalSizeClass, accessibilityContrast: accessibilityContrast,
      userInterfaceIdiom: statedIdiom, stated: stated.union(.userInterfaceStyle), custom: custom)
  }

  private func isSame(as other: UITraitCollection) -> Bool {
    other.userInterfaceStyle == userInterfaceStyle && other.accessibilityContrast == accessibilityContrast
      && other.preferredContentSizeCategory == preferredContentSizeCategory
      && other.layoutDirection == layoutDirection && other.displayScale == displayScale
      && other.horizontalSizeClass == horizontalSizeClass && other.verticalSizeClass == verticalSizeClass
      && other.stated == stated && other.statedIdiom == statedIdiom && CustomTraits.areSame(other.custom, custom)
  }

  #if hasFeature(Embedded)
    /// Returns whether `object` is a trait collection with equal values.
    open override func isEqual(_ object: AnyObject?) -> Bool {
      guard let other = object as? UITraitCollection else { return false }
      return isSame(as: other)
    }
  #else
    /// Returns whether `object` is a trait collection with equal values.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UITraitCollection else { return false }
      return isSame(as: other)
    }
  #endif

  /// A hash of some of the traits. Equal collections have equal hashes.
  open override var hash: Int {
    userInterfaceStyle.rawValue &+ preferredContentSizeCategory.order &* 31 &+ layoutDirection.rawValue &* 961
      &+ accessibilityContrast.rawValue &* 29791
  }

  #if hasFeature(Embedded)
    /// The kind of device for which the interface is designed.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
      statedIdiom == .unspecified ? UIDevice.current.userInterfaceIdiom : statedIdiom
    }
  #else
    /// The kind of device for which the interface is designed. Read this property only on the main actor.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
      statedIdiom == .unspecified ? MainActor.assumeIsolated { UIDevice.current.userInterfaceIdiom } : statedIdiom
    }
  #endif
}
