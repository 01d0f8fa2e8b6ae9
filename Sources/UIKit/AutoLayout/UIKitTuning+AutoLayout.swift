// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// The system spacing between adjacent views in points: Apple's standard spacing. Usual: 8. With zero, views touch.
  static let systemSpacing: CGFloat = 8
  /// The default margin between an edge of a view and its content, in points: Apple's value. Usual: 8.
  static let defaultMargin: CGFloat = 8
  /// The side margin of a controller's view, the side margin of a wide view, and the minimum width of a wide view, in
  /// points: Apple's values.
  static let controllerMargin: CGFloat = 16
  static let wideControllerMargin: CGFloat = 20
  static let wideController: CGFloat = 414
  /// The largest target size of a measurement, in points. Usual: 1e6. Much larger values lose precision.
  static let largestFittingTarget: CGFloat = 1_000_000
  /// The maximum number of passes in `layoutIfNeeded()` while constraints still move views. Usual: 4. Two passes
  /// suffice unless views change constraints or text in `layoutSubviews()`. With only one pass, the changes of such
  /// views would be displayed one frame later.
  static let constraintPasses = 4
  /// The maximum number of views that are named in the report about endless layout. Usual: 4. With more names, the
  /// report would be hard to read.
  static let endlessLayoutNames = 4
  /// The maximum width of a readable column in points for 17-point text: Apple's readable width. Usual: 672, published
  /// for iPads (useyourloaf.com/blog/readable-content-guides). On a Mac with iOS 26, the width is 920. Apple does not
  /// publish the widths for other text sizes. Narrower columns waste space; wider ones are tiring to read.
  static let readableWidth: CGFloat = 672
  /// The maximum number of rounds in which text heights are measured after widths have changed. Usual: 3. Two rounds
  /// suffice unless a width depends on a height. With only one round, text would be truncated.
  static let textHeightRounds = 3

  static func minimumMargin(width: CGFloat) -> CGFloat {
    width >= wideController ? wideControllerMargin : controllerMargin
  }
}
