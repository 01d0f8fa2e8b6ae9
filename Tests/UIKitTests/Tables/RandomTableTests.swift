// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A table of numbers whose callbacks change the model at random. A row's number determines its height.
private final class RandomTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[Int]]
  var random: SeededRandom
  /// The number of changes that callbacks can still make.
  var budget = 0
  var displayed: [ObjectIdentifier: Int] = [:]
  var disorder: [String] = []
  let table: UITableView
  private var next = 1000
  private var isChanging = false

  static func height(_ number: Int) -> CGFloat { CGFloat(20 + number % 7 * 8) }

  init(seed: Int, style: UITableView.Style, width: CGFloat) {
    random = SeededRandom(seed: UInt64(seed))
    sections = [Array(0..<14), [], Array(20..<25)]
    table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 300), style: style)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.estimatedRowHeight = random.bool() ? 0 : 40
    table.allowsMultipleSelection = random.bool()
    table.dataSource = self
    table.delegate = self
  }

  private func anyRow() -> IndexPath? {
    let filled = sections.indices.filter { !sections[$0].isEmpty }
    guard !filled.isEmpty else { return nil }
    let section = filled[random.int(in: 0..<filled.count)]
    return IndexPath(row: random.int(in: 0..<sections[section].count), section: section)
  }

  private func animation() -> UITableView.RowAnimation {
    let all: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .bottom, .middle, .none, .automatic]
    return all[random.int(in: 0..<all.count)]
  }

  private func callback() {
    guard budget > 0, !isChanging, random.int(in: 0..<4) == 0 else { return }
    budget -= 1
    change()
  }

  /// Changes the model and updates the table, or selects, edits, scrolls or reloads.
  func change() {
    isChanging = true
    defer { isChanging = false }
    next += 1
    switch random.int(in: 0..<13) {
    case 0, 1:
      guard !sections.isEmpty else { return }
      let section = random.int(in: 0..<sections.count)
      let row = random.int(in: 0..<sections[section].count + 1)
      sections[section].insert(next, at: row)
      table.insertRows(at: [IndexPath(row: row, section: section)], with: animation())
    case 2, 3:
      guard let path = anyRow() else { return }
      sections[path.section].remove(at: path.row)
      table.deleteRows(at: [path], with: animation())
    case 4:
      guard let path = anyRow() else { return }
      let target = IndexPath(row: random.int(in: 0..<sections[path.section].count), section: path.section)
      sections[path.section].insert(sections[path.section].remove(at: path.row), at: target.row)
      table.moveRow(at: path, to: target)
    case 5:
      guard let path = anyRow() else { return }
      sections[path.section][path.row] = next
      table.reloadRows(at: [path], with: animation())
    case 6:
      let section = random.int(in: 0..<sections.count + 1)
      sections.insert(Array(next..<next + random.int(in: 0..<5)), at: section)
      next += 5
      table.insertSections(IndexSet(integer: section), with: animation())
    case 7:
      guard sections.count > 1 else { return }
      let section = random.int(in: 0..<sections.count)
      sections.remove(at: section)
      table.deleteSections(IndexSet(integer: section), with: animation())
    case 8:
      guard !sections.isEmpty else { return }
      let section = random.int(in: 0..<sections.count)
      sections[section].append(next)
      table.reloadSections(IndexSet(integer: section), with: animation())
    case 9:
      guard let path = anyRow() else { return }
      sections[path.section].remove(at: path.row)
      if sections[0].count > 2 || path.section != 0 {
        // The batch contains a nested batch.
        table.beginUpdates()
        table.deleteRows(at: [path], with: animation())
        sections[0].insert(next, at: 0)
        table.performBatchUpdates { self.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: self.animation()) }
        table.endUpdates()
      } else {
        table.deleteRows(at: [path], with: animation())
      }
    case 10:
      if let path = anyRow() { table.selectRow(at: path, animated: random.bool(), scrollPosition: .none) }
    case 11:
      if let path = anyRow() { table.scrollToRow(at: path, at: .middle, animated: random.bool()) }
    default:
      if random.bool() { table.reloadData() } else { table.setEditing(!table.isEditing, animated: random.bool()) }
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.tag = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    Self.height(sections[indexPath.section][indexPath.row])
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if displayed.updateValue(cell.tag, forKey: ObjectIdentifier(cell)) != nil { disorder.append("displayed twice") }
    if sections[indexPath.section][indexPath.row] != cell.tag { disorder.append("\(cell.tag) at \(indexPath)") }
    callback()
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if displayed.removeValue(forKey: ObjectIdentifier(cell)) != cell.tag { disorder.append("ended unseen") }
    callback()
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { callback() }

  /// Returns descriptions of the rows whose frame, cell or order does not match the model.
  func wrong() -> [String] {
    var found: [String] = []
    var last: CGFloat?
    for (section, numbers) in sections.enumerated() {
      for (row, number) in numbers.enumerated() {
        let path = IndexPath(row: row, section: section)
        let rect = table.rectForRow(at: path)
        let isKnown = table.estimatedRowHeight == 0 || table.cellForRow(at: path) != nil
        if isKnown, rect.height != Self.height(number) { found.append("row \(path) has \(rect.height) points") }
        if row > 0, let last, abs(rect.minY - last) > 1e-6 { found.append("a gap before \(path)") }
        last = rect.maxY
        guard let cell = table.cellForRow(at: path) else { continue }
        if cell.tag != number { found.append("row \(path) shows \(cell.tag), not \(number)") }
        if cell.frame != rect { found.append("the cell of \(path) is at \(cell.frame), its row at \(rect)") }
        let isSelected = table.indexPathsForSelectedRows?.contains(path) ?? false
        if cell.isSelected != isSelected { found.append("the cell of \(path) looks otherwise selected") }
        if cell.isEditing != table.isEditing { found.append("the cell of \(path) looks otherwise edited") }
      }
    }
    if displayed.count != table.visibleCells.count { found.append("\(displayed.count) rows were announced") }
    return found + disorder
  }
}

@Suite("Random tables", .oneApplication) @MainActor struct RandomTableTests {
  nonisolated static let widths = [160.0, 320, 375.5]

  @Test(
    "Rows are valid after each change, and match the model when nothing moves", arguments: Seeds.below(12), widths)
  func steps(seed: Int, width: Double) {
    let stage = FingerStage(size: CGSize(width: 400, height: 400), scale: seed % 2 == 0 ? 2 : 3)
    let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
    let model = RandomTable(seed: seed, style: styles[seed % 3], width: CGFloat(width))
    stage.window.addSubview(model.table)
    stage.tick()
    let faults = Diagnostics.recording {
      for step in 0..<30 {
        model.budget = 3
        model.change()
        #expect(model.table.validate() == [], "seed \(seed), step \(step), at once")
        switch model.random.int(in: 0..<3) {
        case 0: break
        case 1: stage.tick()
        default: stage.wait(model.random.double(in: 0..<0.4))
        }
        #expect(model.table.validate() == [], "seed \(seed), step \(step)")
      }
      model.budget = 0
      stage.wait(1)
    }
    #expect(faults.isEmpty, "seed \(seed): \(faults.map(\.message))")
    #expect(model.table.validate() == [] && model.wrong() == [], "seed \(seed)")
    #expect(model.table.numberOfSections == model.sections.count)
    #expect(model.sections.indices.allSatisfy { model.table.numberOfRows(inSection: $0) == model.sections[$0].count })
  }

  @Test(
    "A table resized during updates measures and positions its rows again", arguments: Seeds.below(8))
  func resized(seed: Int) {
    let stage = FingerStage(size: CGSize(width: 400, height: 400))
    let model = RandomTable(seed: seed, style: .plain, width: 320)
    stage.window.addSubview(model.table)
    stage.tick()
    for step in 0..<15 {
      model.change()
      let size = CGSize(width: CGFloat(model.random.int(in: 60..<400)), height: CGFloat(model.random.int(in: 40..<400)))
      if model.random.bool() {
        UIView.animate(withDuration: 0.2) {
          model.table.frame.size = size
          model.table.layoutIfNeeded()
        }
      } else {
        model.table.frame.size = size
      }
      stage.wait(model.random.double(in: 0..<0.3))
      #expect(model.table.validate() == [], "seed \(seed), step \(step)")
    }
    stage.wait(1)
    #expect(model.table.validate() == [] && model.wrong() == [], "seed \(seed)")
    #expect(model.table.contentSize.width == model.table.bounds.width)
  }

  @Test("A table released by a callback is deallocated", arguments: 1...16)
  func released(at moment: Int) {
    final class Owner: NSObject, UITableViewDataSource, UITableViewDelegate {
      var table: UITableView?
      var rows = Array(0..<20)
      var moment = 0
      var calls = 0
      private func call() {
        calls += 1
        guard calls == moment else { return }
        table?.removeFromSuperview()
        table = nil
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) { call() }
      func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {
        call()
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { call() }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { call() }
    }
    let stage = FingerStage(size: CGSize(width: 320, height: 200))
    let owner = Owner()
    owner.moment = moment
    weak var released: UITableView?
    do {
      let table = UITableView(frame: stage.window.bounds, style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.rowHeight = 50
      table.dataSource = owner
      table.delegate = owner
      owner.table = table
      released = table
      stage.window.addSubview(table)
    }
    stage.tick()
    stage.tap(100, 60)
    owner.table?.contentOffset.y = 120
    stage.tick()
    if let table = owner.table {
      owner.rows.remove(at: 3)
      table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .left)
    }
    stage.wait(0.5)
    owner.table?.reloadData()
    stage.wait(0.5)
    owner.table?.removeFromSuperview()
    owner.table = nil
    stage.tick()
    #expect(released == nil, "after \(owner.calls) calls")
  }
}
