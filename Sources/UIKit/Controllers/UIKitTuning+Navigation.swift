// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// The height in points that a navigation controller reserves for a status bar (20), as on a phone without a notch:
  /// with the bar, content begins 64 points from the top.
  static let statusBarHeight: CGFloat = 20

  /// Changes that callbacks of one change of a container may ask for (64); more would go on for ever.
  static let containerChangeLimit = 64

  /// The height in points of a navigation bar (44).
  static let navigationBarHeight: CGFloat = 44

  /// The height in points of the strip below the pages with the page control (37).
  static let pageControlHeight: CGFloat = 37

  /// Points between a bar's edges and its first item (16).
  static let barMargin: CGFloat = 16

  /// Points between the items of a bar (8); with less, neighboring words run together.
  static let barItemGap: CGFloat = 8

  /// The opacity of a translucent bar (0.94). Pictures do not blur, so with less the words below disturb the title.
  static let barOpacity: CGFloat = 0.94

  /// Seconds that a push or a pop takes (0.35). Acceptance row G2 depends on it.
  static let pushDuration = 0.35

  /// The part of the width by which the lower of two screens moves (0.3); with 1 they would move as one strip.
  static let lowerScreenShare: CGFloat = 0.3

  /// The opacity of the black over the lower of two screens when it is covered (0.08).
  static let pushDimming: CGFloat = 0.08

  /// The part of the width from which a swipe that is released at rest pops (0.5).
  static let swipePopShare: CGFloat = 0.5

  /// Points per second from which a released swipe pops, or returns if it moves in the opposite direction (300).
  static let swipePopSpeed: CGFloat = 300

  /// Points by which a bar's title moves while it appears or disappears (60).
  static let barTitleTravel: CGFloat = 60

  /// Seconds in which a navigation bar appears or disappears (0.2).
  static let barHideDuration = 0.2

  /// The height in points of a tab bar (49).
  static let tabBarHeight: CGFloat = 49
  /// The point size of symbols in tab bars (18, recorded in UIKit), which are medium and large.
  static let tabSymbolSize: CGFloat = 18
}
