// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// The height in points of the room that a navigation controller leaves for a status bar (20), as on a phone without
  /// a notch: with the bar, content begins 64 points from the top.
  static let statusBarHeight: CGFloat = 20

  /// The height in points of a navigation bar (44).
  static let navigationBarHeight: CGFloat = 44

  /// Points between a bar's edges and its first item (16).
  static let barMargin: CGFloat = 16

  /// Points between the items of a bar (8); with less, neighbouring words run together.
  static let barItemGap: CGFloat = 8

  /// The opacity of a translucent bar (0.94). Hosts do not blur, so with less the words below disturb the title.
  static let barOpacity: CGFloat = 0.94

  /// The thickness in points of the line below a bar (0.5, a pixel of a screen of scale 2).
  static let hairline: CGFloat = 0.5
}
