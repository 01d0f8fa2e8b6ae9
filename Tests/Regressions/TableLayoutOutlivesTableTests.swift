// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// When tables had a public `collectionViewLayout`, a layout retained by an application referenced its table by
/// `unowned(unsafe)`. After the table was released, `invalidateLayout()` and all queries read freed memory (signal 11).
/// The animation of an update can retain the layout as well. The table now clears the reference, and a layout without a
/// table is empty.
@Suite(.oneApplication)
@MainActor
struct TableLayoutOutlivesTableTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  }

  private let fingers = RegressionFingers()
  private let source = Source()

  private func makeTable(_ style: UITableView.Style) -> UITableView {
    let table = UITableView(frame: fingers.window.bounds, style: style)
    table.dataSource = source
    fingers.window.addSubview(table)
    fingers.wait(0.02)
    return table
  }

  @Test("A layout without its table is empty", arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func empty(style: UITableView.Style) throws {
    var table: UITableView? = makeTable(style)
    let layout = try #require(table?.tableLayout)
    let all = CGRect(x: 0, y: 0, width: 400, height: 700)
    #expect(layout.layoutAttributesForElements(in: all)?.isEmpty == false)
    weak let released = table
    table?.removeFromSuperview()
    table = nil
    fingers.wait(0.02)
    #expect(released == nil)
    layout.invalidateLayout()
    layout.prepare()
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: all) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(layout.collectionView == nil)
  }
}
