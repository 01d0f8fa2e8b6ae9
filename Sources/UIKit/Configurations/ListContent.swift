// SPDX-License-Identifier: MIT

/// The purpose of a list content configuration.
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

  /// The least height of a view that shows it, in points.
  var leastHeight: CGFloat {
    if isCell { return UIKitTuning.rowHeight }
    return self == .groupedFooter || self == .plainFooter ? 0 : UIKitTuning.plainHeaderHeight
  }
}

/// The stored properties of a list content configuration.
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
  /// Whether the state dims the default colors.
  var isDisabled = false

  init(_ kind: ListContentKind, text: UIFont, secondary: UIFont) {
    self.kind = kind
    textProperties = UIListContentConfiguration.TextProperties(font: text, role: .label)
    secondaryTextProperties = UIListContentConfiguration.TextProperties(font: secondary, role: .secondaryLabel)
  }

  /// Takes over what a state says.
  mutating func take(_ flags: StateFlags) {
    isDisabled = flags.has(.disabled)
    textProperties.isDisabled = isDisabled
    secondaryTextProperties.isDisabled = isDisabled
  }
}

extension UIKitTuning {
  /// Points between the image of a content configuration and its text (16, UIKit's).
  nonisolated static let contentImageGap: CGFloat = 16
  /// Points at least between a text and the second one beside it (8, near UIKit's).
  nonisolated static let contentTextGap: CGFloat = 8
  /// Points between a text and the second one below it (3, near UIKit's).
  nonisolated static let contentLineGap: CGFloat = 3
  /// Points of the standard place of an image (28, near the width of a symbol in UIKit's lists).
  nonisolated static let contentImageWidth: CGFloat = 28
}
