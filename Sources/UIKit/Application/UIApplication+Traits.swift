// SPDX-License-Identifier: MIT

/// What the host says about the person's wishes.
struct HostTraits {
  var style = UIUserInterfaceStyle.light
  var contentSize = UIContentSizeCategory.large
  var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
}

extension UIApplication {
  /// Sprung addition: light or dark, as the person prefers. Default: light. Setting it tells all views and controllers;
  /// unspecified counts as light.
  public final var userInterfaceStyle: UIUserInterfaceStyle {
    get { hostTraits.style }
    set {
      let style = newValue == .unspecified ? .light : newValue
      guard style != hostTraits.style else { return }
      let old = traits
      hostTraits.style = style
      traitsChanged(from: old)
    }
  }

  /// The traits of the whole screen.
  final var traits: UITraitCollection {
    let size = UIScreen.main.bounds.size
    return UITraitCollection(
      userInterfaceStyle: hostTraits.style, preferredContentSizeCategory: hostTraits.contentSize,
      layoutDirection: userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      displayScale: UIScreen.main.scale,
      horizontalSizeClass: size.width >= UIKitTuning.regularWidth ? .regular : .compact,
      verticalSizeClass: size.height >= UIKitTuning.regularHeight ? .regular : .compact)
  }

  /// Tells all windows if the traits differ from what they were.
  final func traitsChanged(from old: UITraitCollection) {
    let new = traits
    UITraitCollection.current = new
    guard !new.isEqual(old) else { return }
    for window in windows {
      window.tellTraitsChanged(from: old)
      if new.layoutDirection != old.layoutDirection { LayoutHierarchy.directionChanged(of: window) }
    }
  }
}

extension UIKitTuning {
  /// The width in points from which there is much room in the width (700): tablets, and large phones on their side.
  static let regularWidth: CGFloat = 700

  /// The height in points from which there is much room in the height (480): all phones that stand upright.
  static let regularHeight: CGFloat = 480
}

#if !hasFeature(Embedded)
  extension UIContentSizeCategory {
    /// The name of the notification that the preferred text size has changed.
    nonisolated public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChange")
  }
#endif
