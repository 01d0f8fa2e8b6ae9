// SPDX-License-Identifier: MIT

nonisolated extension UIKitTuning {
  /// The size of a picker view in points (320 x 216), as measured on iOS.
  static let pickerSize = CGSize(width: 320, height: 216)
  /// The height of a row in points (32), as measured on iOS.
  static let pickerRowHeight: CGFloat = 32
  /// The amount by which a wheel's circle is higher than the picker view, in points (75), as measured on iOS.
  static let pickerExtraHeight: CGFloat = 75
  /// The ratio between a wheel's radius and the height of its circle (0.334225372), as measured on iOS.
  static let pickerRadiusShare: CGFloat = 0.334225372
  /// The margin between the sides of a picker view and its components in points (9), as measured on iOS.
  static let pickerInset: CGFloat = 9
  /// The gap between components in points (5), as measured on iOS.
  static let pickerGap: CGFloat = 5
  /// The margin between the sides of a component and its titles in points (9), as measured on iOS.
  static let pickerTitleInset: CGFloat = 9
  /// The margin between the sides of a component and its titles in points (2), in picker views whose components are
  /// barely wider than their titles. Our choice.
  static let denseTitleInset: CGFloat = 2
  /// The minimum scale of titles that shrink to fit their component (0.6). Our choice.
  static let denseTitleScale: CGFloat = 0.6
  /// The amount by which the selection band is higher than a row, in points (2), as measured on iOS.
  static let pickerBandExtra: CGFloat = 2
  /// The corner radius of the selection band in points (8), as observed on iOS.
  static let pickerBandRadius: CGFloat = 8
  /// The font size of the selected row's title (23.5), as measured on iOS.
  static let pickerSelectedFontSize: CGFloat = 23.5
  /// The font size of other titles (21), as measured on iOS.
  static let pickerFontSize: CGFloat = 21
  /// The opacity of rows that are not selected (0.447), as measured on iOS.
  static let pickerDimmedAlpha: CGFloat = 0.447
  /// The height of the invisible area at the top and bottom edges, in points (10), as measured on iOS.
  static let pickerFadeMargin: CGFloat = 10
  /// The distance beyond that area over which rows fade in, in points (40). Our choice. With longer fades, the rows
  /// next to the selection would be hard to read. With shorter fades, rows would appear abruptly at the edges.
  static let pickerFadeLength: CGFloat = 40
  /// The delay between the last mouse wheel turn and the selection of the nearest row, in seconds (0.2). With shorter
  /// delays, a row would be selected between two turns of a wheel that is turned slowly.
  static let pickerWheelRest = 0.2
  /// The number of rows by which Page Up and Page Down change the selection (5). Our choice, about half of the visible
  /// rows.
  static let pickerPage = 5
}
