// SPDX-License-Identifier: MIT

/// The edges of the screen that the status bar, the cutout and the home indicator cover.
///
/// A host that simulates a device uses the insets of Apple's device with the same screen size, in both orientations. A
/// page on a phone uses the browser's insets. Other pages and desktop windows have no insets.
final class ScreenInsets: AppState {
  /// The insets of the main screen.
  static let shared = AppContext.adopt(ScreenInsets())

  /// The source of the insets.
  enum Cover: Equatable {
    /// The insets that the host reports for covered edges, or zero if it reports none. The host draws the status bar.
    case edges(UIEdgeInsets)
    /// The insets of the device with the current screen size. The application may draw the status bar.
    case device(hasStatusBar: Bool)
  }

  /// The source of the insets. Default: no edges.
  var cover = Cover.edges(.zero)

  func reset() { cover = .edges(.zero) }

  /// Whether the safe area insets include the status bar. If they do not, bars reserve space for the status bar
  /// themselves.
  var isKnown: Bool { cover != .edges(.zero) }

  /// Whether the application draws the status bar.
  var drawsStatusBar: Bool { cover == .device(hasStatusBar: true) }

  /// The current insets of the screen. Each reported inset is clamped to the range from zero to half of the screen.
  var insets: UIEdgeInsets {
    let size = UIScreen.main.bounds.size
    switch cover {
    case .device: return Self.insets(of: size)
    case .edges(let edges):
      guard edges != .zero else { return .zero }
      let (width, height) = (size.width / 2, size.height / 2)
      return UIEdgeInsets(
        top: min(max(0, edges.top), height), left: min(max(0, edges.left), width),
        bottom: min(max(0, edges.bottom), height), right: min(max(0, edges.right), width))
    }
  }

  /// The insets of phones for each screen size, specified by its shorter and longer side: at the top and bottom in
  /// portrait, and at both sides in landscape. A phone with a home button has no status bar in landscape.
  nonisolated private static let devices:
    [(shorter: CGFloat, longer: CGFloat, top: CGFloat, foot: CGFloat, sides: CGFloat)] = [
      (320, 568, 20, 0, 0), (375, 667, 20, 0, 0), (414, 736, 20, 0, 0), (375, 812, 44, 34, 44), (414, 896, 44, 34, 44),
      (360, 780, 44, 34, 44), (390, 844, 47, 34, 47), (428, 926, 47, 34, 47), (393, 852, 59, 34, 59),
      (430, 932, 59, 34, 59),
      (402, 874, 62, 34, 62), (440, 956, 62, 34, 62),
    ]

  /// The screen sizes of tablets. With a home button, the inset is 20 points at the top. Otherwise, the insets are 24
  /// points at the top and 20 points at the bottom.
  nonisolated private static let tablets: [(shorter: CGFloat, longer: CGFloat, hasButton: Bool)] = [
    (768, 1024, true), (810, 1080, true), (834, 1112, true), (744, 1133, false), (820, 1180, false), (834, 1194, false),
    (834, 1210, false), (1024, 1366, false), (1032, 1376, false),
  ]

  /// Returns the insets of the device with the given screen size in points, or zero for unknown sizes.
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
  /// Returns the insets of the device with the given screen size in points, or zero for unknown sizes.
  nonisolated package static func deviceInsets(of size: CGSize) -> UIEdgeInsets { ScreenInsets.insets(of: size) }

  /// Whether the host simulates a device whose screen has a safe area. Default: false.
  package static var hasDeviceInsets: Bool {
    get { if case .device = ScreenInsets.shared.cover { true } else { false } }
    set { ScreenInsets.shared.cover = newValue ? .device(hasStatusBar: false) : .edges(.zero) }
  }
}
