// SPDX-License-Identifier: MIT

/// The environment of a view: light or dark, contrast, text size, direction of writing and the size classes.
///
/// Immutable. Differs from Apple: a trait that a collection does not state reads as its usual value, not as unspecified.
nonisolated open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Light or dark.
  open internal(set) var userInterfaceStyle: UIUserInterfaceStyle
  /// Whether the person wants more contrast.
  open internal(set) var accessibilityContrast: UIAccessibilityContrast
  /// The text size that the person prefers.
  open internal(set) var preferredContentSizeCategory: UIContentSizeCategory
  /// The direction of writing.
  open internal(set) var layoutDirection: UITraitEnvironmentLayoutDirection
  /// Pixels per point.
  open internal(set) var displayScale: CGFloat
  /// Whether the available width is large.
  open internal(set) var horizontalSizeClass: UIUserInterfaceSizeClass
  /// Whether the available height is large.
  open internal(set) var verticalSizeClass: UIUserInterfaceSizeClass

  /// The traits that the collection states; the others have their usual values.
  let stated: StatedTraits
  /// The kind of device that the collection states.
  let statedIdiom: UIUserInterfaceIdiom
  /// The values of a program's own traits; nil without any.
  let custom: CustomTraits?

  /// The collection that dynamic colors are resolved with where no view says otherwise. The library sets it while views are laid out;
  /// a program may set it for its own drawing, or use `performAsCurrent(_:)`.
  nonisolated(unsafe) public static var current = UITraitCollection()

  /// Calls a closure while these traits are the current ones: colors, fonts and metrics in it are resolved with them.
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

  /// The usual circumstances; decoding from archives is not supported.
  public required convenience init?(coder: NSCoder) { self.init(userInterfaceStyle: .light) }

  /// A collection that states light or dark only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      userInterfaceStyle: userInterfaceStyle, preferredContentSizeCategory: .large,
      stated: userInterfaceStyle == .unspecified ? [] : .userInterfaceStyle)
  }

  /// A collection that states whether more contrast is wanted, only.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(
      preferredContentSizeCategory: .large, accessibilityContrast: accessibilityContrast,
      stated: accessibilityContrast == .unspecified ? [] : .accessibilityContrast)
  }

  /// A collection that states the size class of the width only.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      preferredContentSizeCategory: .large, horizontalSizeClass: horizontalSizeClass,
      stated: horizontalSizeClass == .unspecified ? [] : .horizontalSizeClass)
  }

  /// A collection that states the size class of the height only.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      preferredContentSizeCategory: .large, verticalSizeClass: verticalSizeClass,
      stated: verticalSizeClass == .unspecified ? [] : .verticalSizeClass)
  }

  /// A collection that states a text size only.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      userInterfaceStyle: .light, preferredContentSizeCategory: preferredContentSizeCategory,
      displayScale: UITraitCollection.current.displayScale,
      stated: preferredContentSizeCategory == .unspecified ? [] : .preferredContentSizeCategory)
  }

  /// Whether colors look different from those of another collection; nil counts as different.
  public final func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
      || traitCollection?.accessibilityContrast != accessibilityContrast
  }

  /// The same circumstances, light or dark as asked.
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
    /// Whether `object` is a collection of the same circumstances.
    open override func isEqual(_ object: AnyObject?) -> Bool {
      guard let other = object as? UITraitCollection else { return false }
      return isSame(as: other)
    }
  #else
    /// Whether `object` is a collection of the same circumstances.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UITraitCollection else { return false }
      return isSame(as: other)
    }
  #endif

  /// A hash of the circumstances; equal collections have equal hashes.
  open override var hash: Int {
    userInterfaceStyle.rawValue &+ preferredContentSizeCategory.order &* 31 &+ layoutDirection.rawValue &* 961
      &+ accessibilityContrast.rawValue &* 29791
  }

  #if hasFeature(Embedded)
    /// The kind of device that the interface is made for.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
      statedIdiom == .unspecified ? UIDevice.current.userInterfaceIdiom : statedIdiom
    }
  #else
    /// The kind of device that the interface is made for. Read on the main actor only.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
      statedIdiom == .unspecified ? MainActor.assumeIsolated { UIDevice.current.userInterfaceIdiom } : statedIdiom
    }
  #endif
}
