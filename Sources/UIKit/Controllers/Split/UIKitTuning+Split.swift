// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// The width in points of the primary column in the double and the classic style (320). Recorded on iOS.
  static let splitPrimaryWidth: CGFloat = 320

  /// The width in points of the primary column in the triple style (280). Recorded on iOS.
  static let splitTriplePrimaryWidth: CGFloat = 280

  /// The width in points of the supplementary column (320). Recorded on iOS.
  static let splitSupplementaryWidth: CGFloat = 320

  /// The width in points below which a column is not narrowed for those beside it (240). Recorded on iOS.
  static let splitLeastWidth: CGFloat = 240

  /// Points that columns beside the secondary one leave free (474): the 464 points of the secondary column that were recorded on iOS,
  /// and the 10 points around the sidebar there. With less, the secondary column has no space for a table of regular width.
  static let splitSecondaryReserve: CGFloat = 474

  /// The width in points of the primary column in the classic style at most, unless a maximum is set (320). Recorded on iOS 8.
  static let splitClassicMaximum: CGFloat = 320

  /// Seconds in which columns appear and disappear (0.35), as long as a push. Apple does not document it.
  static let splitChangeDuration = 0.35

  /// The opacity of the black over the secondary column below an overlay (0.2), as behind a sheet. Apple does not document it.
  static let splitOverlayDimming: CGFloat = 0.2

  /// The opacity of the black over a displaced secondary column (0.1). Less, and it seems usable. Apple does not document it.
  static let splitDisplacedDimming: CGFloat = 0.1

  /// The part of the way from which a drag of columns that is released at rest completes (0.5). Apple does not document it.
  static let splitDragShare: CGFloat = 0.5

  /// Points per second from which a released drag completes, or returns when it moves the other way (300), as for a pop.
  static let splitDragSpeed: CGFloat = 300
}
