// SPDX-License-Identifier: MIT

/// The kind of a list content configuration.
nonisolated enum ListContentKind: UInt8 {
  case cell, subtitleCell, valueCell
  case plainHeader, plainFooter, groupedHeader, groupedFooter, prominentHeader, extraProminentHeader
  case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell, sidebarHeader

  var isCell: Bool {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      return true
    default: return false
    }
  }

  /// The minimum height of the content view in points.
  var leastHeight: CGFloat {
    if isCell { return UIKitTuning.rowHeight }
    return self == .groupedFooter || self == .plainFooter ? 0 : UIKitTuning.plainHeaderHeight
  }
}

/// The values of a list content configuration, used by both the native and the browser build.
nonisolated struct ListContent: Hashable {
  var kind: ListContentKind
  var image: UIImage?
  var imageProperties = UIListContentConfiguration.ImageProperties()
  var text: String?
  var textProperties: UIListContentConfiguration.TextProperties
  var secondaryText: String?
  var secondaryTextProperties: UIListContentConfiguration.TextProperties
  var attributedText: ConvertedText?
  var secondaryAttributedText: ConvertedText?
  var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  var margins = NSDirectionalEdgeInsets(
    top: UIKitTuning.cellPadding, leading: UIKitTuning.cellMargin, bottom: UIKitTuning.cellPadding, trailing: 8)
  var isSideBySide = false
  var imageToText = UIKitTuning.contentImageGap
  var besideText = UIKitTuning.contentTextGap
  var belowText: CGFloat = 0
  /// Whether the default colors are dimmed.
  var isDisabled = false

  init(_ kind: ListContentKind, text: UIFont, secondary: UIFont) {
    self.kind = kind
    textProperties = UIListContentConfiguration.TextProperties(font: text, role: .label)
    secondaryTextProperties = UIListContentConfiguration.TextProperties(font: secondary, role: .secondaryLabel)
  }

  /// Applies the flags of a state.
  mutating func take(_ flags: StateFlags) {
    isDisabled = flags.has(.disabled)
    textProperties.isDisabled = isDisabled
    secondaryTextProperties.isDisabled = isDisabled
  }
}

extension UIKitTuning {
  /// The distance between the image and the text in points (16, as in UIKit).
  nonisolated static let contentImageGap: CGFloat = 16
  /// The minimum distance between primary and secondary text that are side by side, in points (8, close to UIKit's).
  nonisolated static let contentTextGap: CGFloat = 8
  /// The vertical distance between the primary and secondary text in points (3, close to UIKit's).
  nonisolated static let contentLineGap: CGFloat = 3
  /// The standard width reserved for an image in points (28, close to the width of symbols in UIKit's lists).
  nonisolated static let contentImageWidth: CGFloat = 28
}
