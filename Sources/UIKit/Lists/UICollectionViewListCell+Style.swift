// SPDX-License-Identifier: MIT

extension UICollectionViewListCell {
  /// Whether the editing controls are shown.
  final var isShowingEditing: Bool { owningClient?.engine.editing.editingMode ?? false }

  /// Reveals the trailing swipe actions of the row.
  final func openTrailingActions() {
    owningClient?.engine.enter { engine in
      guard let path = engine.queries.path(of: self) else { return }
      engine.lists.listSwipes?.reveal.open(path, .trailing, animated: true)
    }
  }

  /// Expands or collapses an outline item, if this is the effect of tapping its row. Returns false if the tap selects
  /// the row instead.
  final func toggledByTap() -> Bool {
    for item in parts.items where item.accessory.shows(whileEditing: isShowingEditing) {
      guard case .outlineDisclosure(let options, let handler) = item.accessory.kind else { continue }
      guard options.style == .header || (options.style == .automatic && parts.style?.isFirstItemHeader ?? false) else {
        return false
      }
      if let handler { handler() } else { owningClient?.engine.enter { $0.lists.toggleOutline(self) } }
      return true
    }
    return false
  }

  final func usualContent() -> UIListContentConfiguration {
    guard let style = parts.style else { return .cell() }
    switch style.role {
    case .row:
      return style.appearance == .sidebar || style.appearance == .sidebarPlain ? .sidebarCell() : .cell()
    case .header:
      if style.appearance == .sidebar || style.appearance == .sidebarPlain { return .sidebarHeader() }
      if style.appearance == .plain { return .plainHeader() }
      return style.isFirstItemHeader ? .prominentInsetGroupedHeader() : .groupedHeader()
    case .footer: return style.appearance == .plain ? .plainFooter() : .groupedFooter()
    }
  }

  final func usualBackground() -> UIBackgroundConfiguration {
    guard let style = parts.style else { return .listPlainCell() }
    let isSidebar = style.appearance == .sidebar || style.appearance == .sidebarPlain
    switch style.role {
    case .row where isSidebar: return .listSidebarCell()
    case .row: return style.appearance == .plain ? .listPlainCell() : .listGroupedCell()
    case .header where isSidebar: return .listSidebarHeader()
    case .header where style.isFirstItemHeader && style.appearance != .plain: return .listGroupedCell()
    case .header, .footer: return style.appearance == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }
  }
}
