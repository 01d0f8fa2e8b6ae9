// SPDX-License-Identifier: MIT

nonisolated extension UIListContentConfiguration {
  private static func make(
    _ kind: ListContentKind, _ text: UIFont.TextStyle, _ secondary: UIFont.TextStyle = .subheadline,
    _ change: (inout ListContent) -> Void = { _ in }
  ) -> UIListContentConfiguration {
    var content = ListContent(
      kind, text: .preferredFont(forTextStyle: text), secondary: .preferredFont(forTextStyle: secondary))
    content.belowText = UIKitTuning.contentLineGap
    change(&content)
    return UIListContentConfiguration(content)
  }

  private static func margins(_ top: CGFloat, _ bottom: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: UIKitTuning.cellMargin, bottom: bottom, trailing: UIKitTuning.cellMargin)
  }

  /// Creates the content of a cell with primary text in the body style and secondary text below it.
  public static func cell() -> UIListContentConfiguration { make(.cell, .body) }

  /// Creates the content of a cell with smaller secondary text below the primary text.
  public static func subtitleCell() -> UIListContentConfiguration { make(.subtitleCell, .body, .caption1) }

  /// Creates the content of a cell with gray secondary text on the trailing side.
  public static func valueCell() -> UIListContentConfiguration {
    make(.valueCell, .body, .body) { $0.isSideBySide = true }
  }

  /// Creates the content of a section header, the same as in plain lists.
  public static func header() -> UIListContentConfiguration { plainHeader() }

  /// Creates the content of a section footer, the same as in plain lists.
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  /// Creates the content of a section header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    make(.plainHeader, .headline, .footnote) { $0.margins = margins(4, 4) }
  }

  /// Creates the content of a section footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    make(.plainFooter, .footnote, .footnote) {
      $0.margins = margins(8, 8)
      $0.textProperties.role = .secondaryLabel
    }
  }

  /// Creates the content of a section header in a grouped list, in small gray capitals.
  public static func groupedHeader() -> UIListContentConfiguration {
    make(.groupedHeader, .footnote, .footnote) {
      $0.margins = margins(UIKitTuning.groupedGap, 6)
      $0.textProperties.role = .secondaryLabel
      $0.textProperties.transform = .uppercase
    }
  }

  /// Creates the content of a section footer in a grouped list, in small gray text.
  public static func groupedFooter() -> UIListContentConfiguration {
    make(.groupedFooter, .footnote, .footnote) {
      $0.margins = margins(8, 8)
      $0.textProperties.role = .secondaryLabel
    }
  }

  /// Creates the content of a prominent section header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    make(.prominentHeader, .headline) { $0.margins = margins(UIKitTuning.groupedGap, 8) }
  }

  /// Creates the content of a section header in an inset grouped list, larger and bolder than a prominent one.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    make(.extraProminentHeader, .title3) {
      $0.margins = margins(UIKitTuning.groupedGap, 8)
      $0.textProperties.font = $0.textProperties.font.withWeight(.bold)
    }
  }

  /// Creates the content of a cell in a sidebar list.
  public static func sidebarCell() -> UIListContentConfiguration { make(.sidebarCell, .body) }

  /// Creates the content of a cell in a sidebar list, with smaller secondary text below the primary text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    make(.sidebarSubtitleCell, .body, .caption1)
  }

  /// Creates the content of a cell in a list next to a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { make(.accompaniedSidebarCell, .body) }

  /// Creates the content of a cell in a list next to a sidebar, with smaller secondary text below the primary text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    make(.accompaniedSidebarSubtitleCell, .body, .caption1)
  }

  /// Creates the content of a section header in a sidebar list.
  public static func sidebarHeader() -> UIListContentConfiguration {
    make(.sidebarHeader, .headline) { $0.margins = margins(UIKitTuning.cellPadding, UIKitTuning.cellPadding) }
  }
}

nonisolated extension UIFont {
  /// Returns the system font with the same size and the given weight.
  fileprivate func withWeight(_ weight: Weight) -> UIFont { .systemFont(ofSize: pointSize, weight: weight) }
}
