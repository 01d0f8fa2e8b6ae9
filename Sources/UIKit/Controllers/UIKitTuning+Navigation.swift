// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// The height in points that a navigation controller reserves for a status bar (20), as on a phone without a notch.
  /// Together with the navigation bar, content begins 64 points from the top.
  static let statusBarHeight: CGFloat = 20

  /// The maximum number of further changes that the callbacks of a container change can request (64). More changes
  /// indicate an endless loop.
  static let containerChangeLimit = 64

  /// The height of a navigation bar in points (44).
  static let navigationBarHeight: CGFloat = 44

  /// The height in points (37) of the area below the pages that contains the page control.
  static let pageControlHeight: CGFloat = 37

  /// The distance in points (16) between a bar's edges and its first item.
  static let barMargin: CGFloat = 16

  /// The distance in points (8) between the items of a bar. With lower values, adjacent titles would be hard to
  /// distinguish.
  static let barItemGap: CGFloat = 8

  /// The opacity of a translucent bar (0.94). The bar does not blur the content below it, so lower values would make
  /// the title hard to read.
  static let barOpacity: CGFloat = 0.94

  /// The duration of a push or pop in seconds (0.35). The acceptance criterion G2 depends on this value.
  static let pushDuration = 0.35

  /// The distance that the lower screen moves during a push or pop, as a fraction of its width (0.3). With a fraction
  /// of 1, both screens would move as one.
  static let lowerScreenShare: CGFloat = 0.3

  /// The opacity of the black view over the lower screen while it is covered (0.08).
  static let pushDimming: CGFloat = 0.08

  /// The minimum distance of a swipe, as a fraction of the width (0.5), that pops if the touch ends without velocity.
  static let swipePopShare: CGFloat = 0.5

  /// The minimum velocity in points per second (300) at the end of a swipe that pops or, in the opposite direction,
  /// cancels the swipe.
  static let swipePopSpeed: CGFloat = 300

  /// The distance by which a bar's title moves while it appears or disappears, in points (60).
  static let barTitleTravel: CGFloat = 60

  /// The duration in seconds (0.2) of showing or hiding a navigation bar.
  static let barHideDuration = 0.2

  /// The height of a tab bar in points (49).
  static let tabBarHeight: CGFloat = 49
  /// The point size of symbols in tab bars (18, recorded in UIKit), with medium weight and large scale.
  static let tabSymbolSize: CGFloat = 18
}
