// SPDX-License-Identifier: MIT

/// What the status bar, the cutout and the home indicator of a device cover of its screen.
///
/// Only hosts that stand for a device have such insets; pages and windows of a desktop have none. The numbers are those that Apple's
/// devices report, by the size of the screen in points, in both directions.
final class ScreenInsets: AppState {
  /// The insets of the one screen.
  static let shared = AppContext.adopt(ScreenInsets())

  /// Whether the host stands for a device. Default: false.
  var followsDevice = false

  func reset() { followsDevice = false }

  /// The insets of the screen as it is now.
  var insets: UIEdgeInsets { followsDevice ? Self.insets(of: UIScreen.main.bounds.size) : .zero }

  /// The insets by the shorter and the longer side of the screen: at the top and at the foot upright, and at both sides on its side.
  /// A phone with a home button has no status bar on its side.
  nonisolated private static let devices:
    [(shorter: CGFloat, longer: CGFloat, top: CGFloat, foot: CGFloat, sides: CGFloat)] = [
      (320, 568, 20, 0, 0), (375, 667, 20, 0, 0), (414, 736, 20, 0, 0), (375, 812, 44, 34, 44), (414, 896, 44, 34, 44),
      (360, 780, 44, 34, 44), (390, 844, 47, 34, 47), (428, 926, 47, 34, 47), (393, 852, 59, 34, 59),
      (430, 932, 59, 34, 59),
      (402, 874, 62, 34, 62), (440, 956, 62, 34, 62),
    ]

  /// The insets of a tablet by the sides of its screen: with a home button 20 at the top, else 24 and 20 at the foot.
  nonisolated private static let tablets: [(shorter: CGFloat, longer: CGFloat, hasButton: Bool)] = [
    (768, 1024, true), (810, 1080, true), (834, 1112, true), (744, 1133, false), (820, 1180, false), (834, 1194, false),
    (834, 1210, false), (1024, 1366, false), (1032, 1376, false),
  ]

  /// The insets of the device with a screen of a size in points; none for other sizes.
  nonisolated static func insets(of size: CGSize) -> UIEdgeInsets {
    let shorter = min(size.width, size.height)
    let longer = max(size.width, size.height)
    for device in devices where device.shorter == shorter && device.longer == longer {
      if size.width <= size.height { return UIEdgeInsets(top: device.top, left: 0, bottom: device.foot, right: 0) }
      return UIEdgeInsets(top: 0, left: device.sides, bottom: device.foot > 0 ? 21 : 0, right: device.sides)
    }
    for tablet in tablets where tablet.shorter == shorter && tablet.longer == longer {
      return UIEdgeInsets(top: tablet.hasButton ? 20 : 24, left: 0, bottom: tablet.hasButton ? 0 : 20, right: 0)
    }
    return .zero
  }
}

extension UIScreen {
  /// What the device with a screen of a size in points covers of it; nothing for other sizes.
  nonisolated package static func deviceInsets(of size: CGSize) -> UIEdgeInsets { ScreenInsets.insets(of: size) }

  /// Whether the host stands for a device, whose screen has a safe area. Default: false.
  package static var hasDeviceInsets: Bool {
    get { ScreenInsets.shared.followsDevice }
    set { ScreenInsets.shared.followsDevice = newValue }
  }
}
