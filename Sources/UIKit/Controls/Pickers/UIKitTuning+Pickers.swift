// SPDX-License-Identifier: MIT

nonisolated extension UIKitTuning {
  /// The size of a picker view in points (320 x 216), as recorded.
  static let pickerSize = CGSize(width: 320, height: 216)
  /// The height of a row in points (32), as recorded.
  static let pickerRowHeight: CGFloat = 32
  /// Points by which the circle of a wheel is higher than the picker view (75), as recorded.
  static let pickerExtraHeight: CGFloat = 75
  /// The radius of a wheel as a share of that height (0.334225372), as recorded.
  static let pickerRadiusShare: CGFloat = 0.334225372
  /// Points between the sides of a picker view and its components (9), as recorded.
  static let pickerInset: CGFloat = 9
  /// Points between components (5), as recorded.
  static let pickerGap: CGFloat = 5
  /// Points between the sides of a component and its titles (9), as recorded.
  static let pickerTitleInset: CGFloat = 9
  /// The same in wheels without margins (2). Our choice.
  static let denseTitleInset: CGFloat = 2
  /// The smallest scale of titles there (0.6). Our choice.
  static let denseTitleScale: CGFloat = 0.6
  /// Points by which the band of the selection is higher than a row (2), as recorded.
  static let pickerBandExtra: CGFloat = 2
  /// The corner radius of the band in points (8), as observed.
  static let pickerBandRadius: CGFloat = 8
  /// The point size of the title of a selected row (23.5), as recorded.
  static let pickerSelectedFontSize: CGFloat = 23.5
  /// The point size of other titles (21), as recorded.
  static let pickerFontSize: CGFloat = 21
  /// The opacity of rows that are not selected (0.447), as recorded.
  static let pickerDimmedAlpha: CGFloat = 0.447
  /// Points at the upper and lower edges in which nothing is visible (10), as recorded.
  static let pickerFadeMargin: CGFloat = 10
  /// Points beyond them in which rows fade in (40). Our choice. Longer, and the rows beside the selected one are hard to read; shorter,
  /// and rows pop up at the edges.
  static let pickerFadeLength: CGFloat = 40
  /// Seconds after the last turn of a mouse wheel until the nearest row is selected (0.2). Less, and a row is selected between two turns
  /// of a slow wheel.
  static let pickerWheelRest = 0.2
  /// Rows that a page key moves (5). Our choice: about half of the rows that are visible.
  static let pickerPage = 5
}
