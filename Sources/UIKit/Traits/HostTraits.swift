// SPDX-License-Identifier: MIT

/// What the host says about the person's wishes, and with it of the screen.
final class HostTraits: AppState {
  /// Those of the one host.
  static let shared = AppContext.adopt(HostTraits())

  var style = UIUserInterfaceStyle.light
  var contrast = UIAccessibilityContrast.normal
  var contentSize = UIContentSizeCategory.large
  var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

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
  }
}

extension UIKitTuning {
  /// The width in points from which there is much room in the width (700): tablets, and large phones on their side.
  static let regularWidth: CGFloat = 700

  /// The height in points from which there is much room in the height (480): all phones that stand upright.
  static let regularHeight: CGFloat = 480
}
