// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  var sections: [(name: String, articles: [Article])] = []
  for section in 0..<4 {
    let articles = (0..<10).map { row in
      Article(
        title: "Article \(section)-\(row)",
        body: Array(repeating: "some words of text", count: 1 + (row * 3 + section) % 7).joined(separator: " "))
    }
    sections.append((name: "Section \(section)", articles: articles))
  }
  let controller = ArticlesViewController(sections: sections)
  check.show { controller }
  check.frames(2)
  let table = controller.tableView
  check.expect(table.frame, is: CGRect(x: 0, y: 0, width: 320, height: 568), "the table")
  func cell(_ row: Int, _ section: Int = 0) -> ArticleCell? {
    table.cellForRow(at: IndexPath(row: row, section: section)) as? ArticleCell
  }
  check.expect(cell(0)?.frame.minY ?? -1, is: 32, "the first row below its header")
  if let one = cell(0), let two = cell(2) {
    let lines = two.bodyLabel.bounds.height / one.bodyLabel.bounds.height
    check.expect(lines > 2.5, "seven times the words need more lines: \(lines)")
    check.expect(two.bodyLabel.frame.maxY, is: two.contentView.bounds.height - 8, within: 0.6, "the end of the text")
  }
  check.finger.flick(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 100), over: 0.1)
  check.settle()
  let section = table.indexPathsForVisibleRows?.first?.section ?? 0
  let header = table.headerView(forSection: section)
  check.expect(header?.frame.minY ?? -1, is: table.contentOffset.y, "the header stays at the top")
  check.expect(header is SectionHeader, "the header is of the registered class")
  table.scrollToRow(at: IndexPath(row: 3, section: 2), at: .top, animated: false)
  check.frames(2)
  check.finger.tap(CGPoint(x: 100, y: 60))
  check.settle()
  check.expect(controller.opened == ["Article 2-3"], "a tap opens \(controller.opened)")
  check.finger.drag(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 200, y: 50), over: 0.3)
  check.settle()
  check.finger.tap(CGPoint(x: 300, y: 50))
  check.settle()
  check.expect(controller.pinned == [3], "the button behind the row pins it: \(controller.pinned)")
}
