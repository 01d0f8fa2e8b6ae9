// SPDX-License-Identifier: MIT

/// The user's preferences, which the host reports, and the traits of the screen.
final class HostTraits: AppState {
  /// The traits of the current host.
  static let shared = AppContext.adopt(HostTraits())

  var style = UIUserInterfaceStyle.light
  var contrast = UIAccessibilityContrast.normal
  var contentSize = UIContentSizeCategory.large
  var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

  /// The number of times that the screen's traits have changed.
  private(set) var changes: UInt32 = 0
  /// The traits before each of the most recent changes. The oldest traits are first.
  private var former: [UITraitCollection] = []

  /// Records a change in the screen's traits. `old` contains the traits before the change.
  func changed(from old: UITraitCollection) {
    changes &+= 1
    if former.count == UIKitTuning.formerTraits { former.removeFirst() }
    former.append(old)
  }

  /// Returns the traits after the given number of changes, or nil if they are no longer stored.
  func traits(after count: UInt32) -> UITraitCollection? {
    let age = Int(changes &- count)
    return age > 0 && age <= former.count ? former[former.count - age] : nil
  }

  /// The traits of the screen.
  var ofScreen: UITraitCollection {
    let size = UIScreen.main.bounds.size
    return UITraitCollection(
      userInterfaceStyle: style, preferredContentSizeCategory: contentSize,
      layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      displayScale: UIScreen.main.scale,
      horizontalSizeClass: size.width >= UIKitTuning.regularWidth ? .regular : .compact,
      verticalSizeClass: size.height >= UIKitTuning.regularHeight ? .regular : .compact,
      accessibilityContrast: contrast)
  }

  func reset() {
    style = .light
    contrast = .normal
    contentSize = .large
    layoutDirection = .leftToRight
    // Views that outlive a reset are notified like other views, but without their former traits.
    changes &+= 1
    former = []
  }
}

extension UIKitTuning {
  /// The number of former trait collections that are stored (32) for views that were not in a window when traits
  /// changed. A view that missed more changes is notified without its former traits.
  static let formerTraits = 32

  /// The minimum height in points for the regular vertical size class (480). All phones in portrait orientation are
  /// higher.
  static let regularHeight: CGFloat = 480
}
