// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite("Backgrounds of selected cells", .oneApplication)
@MainActor struct MultipleSelectionBackgroundTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.multipleSelectionBackgroundView = UIView()
      return cell
    }
  }

  @Test("The background for multiple selection is used only while the table allows it")
  func backgrounds() throws {
    let stage = FingerStage(size: CGSize(width: 320, height: 568))
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    table.dataSource = source
    stage.window.addSubview(table)
    stage.tick()
    let path = IndexPath(row: 1, section: 0)
    let cell = try #require(table.cellForRow(at: path))
    let several = try #require(cell.multipleSelectionBackgroundView)
    #expect(several.isHidden && several.superview === cell)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    stage.tick()
    #expect(several.isHidden && cell.selectedBackgroundView?.isHidden == false)
    table.deselectRow(at: path, animated: false)
    table.allowsMultipleSelection = true
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    stage.tick()
    #expect(!several.isHidden && cell.selectedBackgroundView?.isHidden == true && several.frame == cell.bounds)
    table.deselectRow(at: path, animated: false)
    #expect(several.isHidden)
  }
}
