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

  /// A row with a text of 17 points and a second text below it.
  public static func cell() -> UIListContentConfiguration { make(.cell, .body) }

  /// A row with a smaller second text below the first one.
  public static func subtitleCell() -> UIListContentConfiguration { make(.subtitleCell, .body, .caption1) }

  /// A row with a gray second text at its end.
  public static func valueCell() -> UIListContentConfiguration {
    make(.valueCell, .body, .body) { $0.isSideBySide = true }
  }

  /// The head of a section, as in plain lists.
  public static func header() -> UIListContentConfiguration { plainHeader() }

  /// The foot of a section, as in plain lists.
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  /// The head of a section of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    make(.plainHeader, .headline, .footnote) { $0.margins = margins(4, 4) }
  }

  /// The foot of a section of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    make(.plainFooter, .footnote, .footnote) {
      $0.margins = margins(8, 8)
      $0.textProperties.role = .secondaryLabel
    }
  }

  /// The head of a section of a grouped list: small gray capitals.
  public static func groupedHeader() -> UIListContentConfiguration {
    make(.groupedHeader, .footnote, .footnote) {
      $0.margins = margins(UIKitTuning.groupedGap, 6)
      $0.textProperties.role = .secondaryLabel
      $0.textProperties.transform = .uppercase
    }
  }

  /// The foot of a section of a grouped list: small gray text.
  public static func groupedFooter() -> UIListContentConfiguration {
    make(.groupedFooter, .footnote, .footnote) {
      $0.margins = margins(8, 8)
      $0.textProperties.role = .secondaryLabel
    }
  }

  /// A prominent header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    make(.prominentHeader, .headline) { $0.margins = margins(UIKitTuning.groupedGap, 8) }
  }

  /// The most prominent header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    make(.extraProminentHeader, .title3) {
      $0.margins = margins(UIKitTuning.groupedGap, 8)
      $0.textProperties.font = $0.textProperties.font.withWeight(.bold)
    }
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { make(.sidebarCell, .body) }

  /// A row of a sidebar with a smaller second text below the first one.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    make(.sidebarSubtitleCell, .body, .caption1)
  }

  /// A row of a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { make(.accompaniedSidebarCell, .body) }

  /// A row of a list beside a sidebar with a smaller second text below the first one.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    make(.accompaniedSidebarSubtitleCell, .body, .caption1)
  }

  /// The head of a section of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    make(.sidebarHeader, .headline) { $0.margins = margins(UIKitTuning.cellPadding, UIKitTuning.cellPadding) }
  }
}

nonisolated extension UIFont {
  /// The system font of the same size in another weight.
  fileprivate func withWeight(_ weight: Weight) -> UIFont { .systemFont(ofSize: pointSize, weight: weight) }
}
