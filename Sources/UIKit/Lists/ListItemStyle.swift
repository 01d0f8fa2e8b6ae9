// SPDX-License-Identifier: MIT

/// The appearance of a list row, header or footer, which depends on its position in the list.
struct ListItemStyle: Equatable {
  /// A separator above or below a row.
  struct Line: Equatable {
    var color: UIColor
    /// The insets of the separator from the leading and trailing edges of the row, in points. Nil means that the
    /// separator is aligned with the text.
    var leading: CGFloat?
    var trailing: CGFloat?
  }

  /// The roles of elements in a list.
  enum Role { case row, header, footer }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role: Role
  /// Whether the item is the first item of its section and is displayed as the section's header.
  var isFirstItemHeader = false
  /// The row's position in a group with rounded corners, or nil if the group's corners are not rounded.
  var group: RowPosition?
  var top: Line?
  var bottom: Line?
  /// The level of the item in its outline, or nil if the item is not in an outline.
  var level: Int?
  var isExpanded = false
}

extension UICollectionViewCompositionalLayout {
  final func style(of key: ElementKey) -> ListItemStyle? {
    guard key.section >= 0, key.section < sections.count, let list = sections[key.section]?.list, let collectionView
    else { return nil }
    guard key.isCell else {
      if key.kind == ElementKindTable.header { return ListItemStyle(appearance: list.appearance, role: .header) }
      if key.kind == ElementKindTable.footer { return ListItemStyle(appearance: list.appearance, role: .footer) }
      return nil
    }
    // A row keeps the style of its item, even while a drag moves other rows aside. The style of a placeholder depends
    // on its index path.
    let shown = (collectionView.engine.reordering.movement?.modelKey(of: key) ?? key).indexPath
    let item = collectionView.engine.shown.placeholders.model(shown)
    let path = item ?? shown
    let count = collectionView.engine.counts.hasSection(key.section) ? collectionView.engine.counts[key.section] : 1
    let position = RowPosition(isFirst: key.item == 0, isLast: key.item == count - 1)
    let isHeader = list.headerMode == .firstItemInSection && key.item == 0
    var style = ListItemStyle(appearance: list.appearance, role: isHeader ? .header : .row)
    style.isFirstItemHeader = isHeader
    if list.appearance == .insetGrouped { style.group = position }
    if let item, let outline = collectionView.engine.lists.currentOutline?.state(item) {
      style.level = outline.level
      style.isExpanded = outline.isExpanded
    }
    guard list.showsSeparators else { return style }
    let section = list.separatorConfiguration
    let lines = list.itemSeparatorHandler?(path, section) ?? section
    let isGrouped = list.appearance == .grouped
    let showsTop = isGrouped && position.isFirst
    let showsBottom =
      list.appearance == .plain || isGrouped || list.appearance == .sidebarPlain
      || (list.appearance == .insetGrouped && !position.isLast)
    if lines.topSeparatorVisibility == .visible || (lines.topSeparatorVisibility == .automatic && showsTop) {
      style.top = line(lines.color, lines.topSeparatorInsets, fills: isGrouped && position.isFirst)
    }
    if lines.bottomSeparatorVisibility == .visible || (lines.bottomSeparatorVisibility == .automatic && showsBottom) {
      style.bottom = line(lines.color, lines.bottomSeparatorInsets, fills: isGrouped && position.isLast)
    }
    return style
  }

  private func line(_ color: UIColor, _ insets: NSDirectionalEdgeInsets, fills: Bool) -> ListItemStyle.Line {
    let automatic = CGFloat.greatestFiniteMagnitude
    return ListItemStyle.Line(
      color: color, leading: insets.leading == automatic ? (fills ? 0 : nil) : insets.leading,
      trailing: insets.trailing == automatic ? nil : insets.trailing)
  }

  final var listAmongSections: UICollectionLayoutListConfiguration? {
    for section in sections {
      if let list = section?.list { return list }
    }
    return nil
  }
}
