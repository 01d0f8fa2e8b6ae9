// SPDX-License-Identifier: MIT

/// The person's preferences as reported by the host, and the traits of the screen.
final class HostTraits: AppState {
  /// Those of the one host.
  static let shared = AppContext.adopt(HostTraits())

  var style = UIUserInterfaceStyle.light
  var contrast = UIAccessibilityContrast.normal
  var contentSize = UIContentSizeCategory.large
  var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

  /// The number of changes of the screen's traits so far.
  private(set) var changes: UInt32 = 0
  /// The traits before the latest changes, the oldest first.
  private var former: [UITraitCollection] = []

  /// Notes that the screen's traits were others until now.
  func changed(from old: UITraitCollection) {
    changes &+= 1
    if former.count == UIKitTuning.formerTraits { former.removeFirst() }
    former.append(old)
  }

  /// The traits after a number of changes; nil if that is long ago.
  func traits(after count: UInt32) -> UITraitCollection? {
    let age = Int(changes &- count)
    return age > 0 && age <= former.count ? former[former.count - age] : nil
  }

  /// The traits of the whole screen.
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
    // Views that outlive a reset catch up as others do, without the traits that they knew.
    changes &+= 1
    former = []
  }
}

extension UIKitTuning {
  /// The number of former trait collections that are retained (32) for views that were in no window when traits changed. A view
  /// that missed more changes is notified without its former traits.
  static let formerTraits = 32

  /// The height in points from which the vertical size class is regular (480): all phones in portrait.
  static let regularHeight: CGFloat = 480
}
