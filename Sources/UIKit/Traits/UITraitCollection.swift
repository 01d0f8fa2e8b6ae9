// SPDX-License-Identifier: MIT

/// The circumstances in which something is shown: light or dark, contrast, text size, direction of writing and the room there is.
///
/// Immutable. Differs from Apple: collections cannot be mixed from several, and there are no traits of a program's own.
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
  /// Whether there is much room in the width.
  open internal(set) var horizontalSizeClass: UIUserInterfaceSizeClass
  /// Whether there is much room in the height.
  open internal(set) var verticalSizeClass: UIUserInterfaceSizeClass

  /// The collection that dynamic colors are resolved with where no view says otherwise; set by the library while views
  /// are laid out.
  nonisolated(unsafe) public internal(set) static var current = UITraitCollection()

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
    accessibilityContrast: UIAccessibilityContrast = .normal
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.accessibilityContrast = accessibilityContrast
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    super.init()
  }

  /// The usual circumstances; there are no archives to read from.
  public required convenience init?(coder: NSCoder) { self.init(userInterfaceStyle: .light) }

  /// A collection that only says light or dark; the rest is usual.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, preferredContentSizeCategory: .large)
  }

  /// A collection that only says whether more contrast is wanted; the rest is usual.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(preferredContentSizeCategory: .large, accessibilityContrast: accessibilityContrast)
  }

  /// A collection that only says how much room there is in the width; the rest is usual.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(preferredContentSizeCategory: .large, horizontalSizeClass: horizontalSizeClass)
  }

  /// A collection that only says how much room there is in the height; the rest is usual.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(preferredContentSizeCategory: .large, verticalSizeClass: verticalSizeClass)
  }

  /// A collection that only names a text size; the rest is usual.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      userInterfaceStyle: .light, preferredContentSizeCategory: preferredContentSizeCategory,
      displayScale: UITraitCollection.current.displayScale)
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
      verticalSizeClass: verticalSizeClass, accessibilityContrast: accessibilityContrast)
  }

  private func isSame(as other: UITraitCollection) -> Bool {
    other.userInterfaceStyle == userInterfaceStyle && other.accessibilityContrast == accessibilityContrast
      && other.preferredContentSizeCategory == preferredContentSizeCategory
      && other.layoutDirection == layoutDirection && other.displayScale == displayScale
      && other.horizontalSizeClass == horizontalSizeClass && other.verticalSizeClass == verticalSizeClass
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
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
  #else
    /// The kind of device that the interface is made for. Read on the main actor only.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
      MainActor.assumeIsolated { UIDevice.current.userInterfaceIdiom }
    }
  #endif
}
