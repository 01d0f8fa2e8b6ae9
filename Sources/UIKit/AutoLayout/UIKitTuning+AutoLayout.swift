// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// Points between neighbors that are as far apart as the system wants: Apple's standard spacing. Usual: 8. Zero makes
  /// them touch.
  static let systemSpacing: CGFloat = 8
  /// Points between an edge of a view and its content, unless set: Apple's default margin. Usual: 8.
  static let defaultMargin: CGFloat = 8
  /// Points at the sides of a controller's view, of one that is wide, and from where on one is wide: Apple's figures.
  static let controllerMargin: CGFloat = 16
  static let wideControllerMargin: CGFloat = 20
  static let wideController: CGFloat = 414
  /// The largest size, in points, that a measurement can request. Usual: 1e6. Much larger ones cost precision.
  static let largestFittingTarget: CGFloat = 1_000_000
  /// Layout passes that `layoutIfNeeded()` makes while constraints still move something. Usual: 4; two suffice unless views
  /// change constraints or texts in `layoutSubviews()`. One leaves such views a frame behind.
  static let constraintPasses = 4
  /// Views that the message about a layout that does not end names. Usual: 4. More make it unreadable.
  static let endlessLayoutNames = 4
  /// Points of the widest column that people like to read, at 17-point text: Apple's readable width. Usual: 672, published for iPads
  /// (useyourloaf.com/blog/readable-content-guides). A Mac with iOS 26 has 920; no source gives the width for other text sizes. Smaller
  /// ones waste room, larger ones tire.
  static let readableWidth: CGFloat = 672
  /// Rounds in which the heights of texts are measured again for their new widths. Usual: 3; two suffice unless a width
  /// depends on a height. One leaves texts cut off.
  static let textHeightRounds = 3

  static func minimumMargin(width: CGFloat) -> CGFloat {
    width >= wideController ? wideControllerMargin : controllerMargin
  }
}
