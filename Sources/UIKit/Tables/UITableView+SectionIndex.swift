// SPDX-License-Identifier: MIT

extension UITableView {
  /// Scrolls the section for an index title to the top of the viewport.
  final func showSection(ofIndexTitle title: String, at index: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    // A title that has no section, such as the magnifying glass, scrolls to the top of the table.
    guard section >= 0, section != NSNotFound else {
      setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
      return
    }
    guard section < numberOfSections else {
      Diagnostics.report(
        "indexTitle",
        "tableView(_:sectionForSectionIndexTitle:at:) returned section \(section), but there are \(numberOfSections) "
          + "sections. The position is unchanged.")
      return
    }
    let hasRows = numberOfRows(inSection: section) > 0
    scrollToRow(at: IndexPath(row: hasRows ? 0 : NSNotFound, section: section), at: .top, animated: false)
  }
}
