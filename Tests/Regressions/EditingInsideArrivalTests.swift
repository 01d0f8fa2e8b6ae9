// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// A table's editing mode changed in a cell's editing callback, or after a cell was prepared and before it was
/// displayed. At that time the cell was not yet visible, or had last been notified of the previous mode. The cell kept
/// its editing controls when editing had ended, or lacked them during editing. A similar selection bug prompted the
/// search for this one.
@Suite(.oneApplication)
@MainActor
struct EditingInsideArrivalTests {
  @MainActor final class Calls {
    var change: ((Bool) -> Void)?
    var isEarly = false

    func notified(_ editing: Bool, early: Bool) {
      guard early == isEarly, let call = change else { return }
      change = nil
      call(editing)
    }
  }
  static let calls = Calls()

  final class Row: UITableViewCell {
    override func setEditing(_ editing: Bool, animated: Bool) {
      EditingInsideArrivalTests.calls.notified(editing, early: true)
      super.setEditing(editing, animated: animated)
      EditingInsideArrivalTests.calls.notified(editing, early: false)
    }
  }

  private func list() throws -> (ModelList, UITableView) {
    let list = ModelList(Array(0..<60), isTable: true)
    let table = try #require(list.table)
    table.register(Row.self, forCellReuseIdentifier: "cell")
    list.frames(2)
    return (list, table)
  }

  private func expectAll(_ isEditing: Bool, _ table: UITableView) {
    #expect(table.isEditing == isEditing)
    for cell in table.visibleCells {
      #expect((cell as? UITableViewCell)?.isEditing == isEditing, "row \(cell.tag)")
      #expect(((cell as? UITableViewCell)?.parts.editControl != nil) == isEditing, "row \(cell.tag)")
    }
  }

  @Test("a cell that ends editing while it is being added shows no controls", arguments: [false, true])
  func arrival(isEarly: Bool) throws {
    let (list, table) = try list()
    table.setEditing(true, animated: false)
    list.frames(2)
    var called = false
    Self.calls.isEarly = isEarly
    Self.calls.change = { _ in
      called = true
      table.setEditing(false, animated: false)
    }
    table.contentOffset.y = 44 * 28
    list.frames(5)
    #expect(called)
    expectAll(false, table)
    #expect(list.breaches() == [])
  }

  @Test("a visible cell that ends editing while editing begins shows no controls", arguments: [false, true])
  func onScreen(isEarly: Bool) throws {
    let (list, table) = try list()
    var called = false
    Self.calls.isEarly = isEarly
    Self.calls.change = { _ in
      called = true
      table.setEditing(false, animated: false)
    }
    table.setEditing(true, animated: false)
    list.frames(2)
    #expect(called)
    expectAll(false, table)
  }

  @Test("a row measured before the table enters editing mode shows controls when it appears")
  func prepared() throws {
    let (list, table) = try list()
    table.rowHeight = UITableView.automaticDimension
    table.delegate = nil
    list.frames(2)
    table.contentOffset.y = 44 * 28
    _ = table.rectForRow(at: IndexPath(row: 30, section: 0))
    table.setEditing(true, animated: false)
    list.frames(2)
    expectAll(true, table)
  }
}
