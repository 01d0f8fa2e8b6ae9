// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// A data source with sections that have three rows each and a letter as their title.
private final class Letters: NSObject, UITableViewDataSource {
  var titles: [String]? = ["A", "B", "C", "D", "E", "F", "G", "H"]
  var sections = 8
  var asked = 0
  var heard: [String] = []
  var target: ((Int) -> Int)?

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "\(indexPath.row)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    asked += 1
    return titles
  }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    heard.append("\(title) \(index)")
    return target?(index) ?? index
  }
}

/// A data source with four sections of ten items.
private final class Shelves: NSObject, UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 4 }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  func indexTitles(for collectionView: UICollectionView) -> [String]? { ["1", "2", "3", "4"] }
  func collectionView(
    _ view: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 2, section: index) }
}

@Suite(.oneApplication)
@MainActor
struct SectionIndexTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 400))
  private let letters = Letters()

  private func table(_ style: UITableView.Style = .plain, _ configure: (UITableView) -> Void = { _ in }) -> UITableView
  {
    let table = UITableView(frame: stage.window.bounds, style: style)
    table.rowHeight = 60
    table.dataSource = letters
    configure(table)
    stage.window.addSubview(table)
    stage.tick()
    return table
  }

  /// Returns the vertical center of a title in screen coordinates.
  private func place(_ index: Int, of count: Int = 8) -> Double {
    200 - 7 * Double(count) + 14 * Double(index) + 7
  }

  @Test("A touch on a title, or a drag along the titles, scrolls to sections without selecting rows")
  func finger() throws {
    let table = table()
    let bar = try #require(table.engine.index.indexBar)
    #expect(bar.frame == CGRect(x: 302, y: 0, width: 18, height: 400) && letters.asked == 1)
    #expect(bar.subviews.compactMap { ($0 as? UILabel)?.text } == letters.titles)
    stage.down(311, place(3))
    #expect(table.contentOffset.y == 900 && letters.heard == ["D 3"])
    #expect(bar.frame.minY == 900, "its position on screen is fixed")
    for step in 1...4 { stage.move(311, place(3) + 7 * Double(step), at: stage.time + 0.02) }
    #expect(table.contentOffset.y == 1500 && letters.heard == ["D 3", "E 4", "F 5"])
    stage.move(200, -50, at: stage.time + 0.02)
    #expect(table.contentOffset.y == 0 && letters.heard.last == "A 0")
    stage.up(200, -50)
    stage.wait(0.5)
    #expect(table.contentOffset.y == 0 && table.indexPathForSelectedRow == nil && letters.asked == 1)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.frame.maxX <= 302 && table.validate() == [])
  }

  @Test("Rows that appear later also leave space for the titles")
  func laterRows() {
    let table = table { $0.rowHeight = UITableView.automaticDimension }
    for offset in [0.0, 300, 900, 120] {
      table.contentOffset.y = CGFloat(offset)
      stage.tick()
      stage.tick()
      for cell in table.visibleCells {
        cell.layoutIfNeeded()
        let end = cell.subviews.filter { $0 is CellAccessory }.map(\.frame.maxX)
        #expect(end.count == 1 && end.allSatisfy { $0 <= 320 - UIKitTuning.indexWidth }, "at \(offset): \(end)")
        #expect(cell.contentView.frame.maxX <= 320 - UIKitTuning.indexWidth)
      }
    }
  }

  @Test("Keys and assistive technology step through the titles")
  func steps() throws {
    let table = table()
    let bar = try #require(table.engine.index.indexBar)
    #expect(bar.stageAccessibility?.role == .adjustable && bar.accessibilityLabel == "Section index")
    bar.accessibilityIncrement()
    #expect(bar.accessibilityValue == "A" && table.contentOffset.y == 0)
    bar.accessibilityIncrement()
    #expect(bar.accessibilityValue == "B" && table.contentOffset.y == 300)
    #expect(bar.press(.end) && bar.accessibilityValue == "H" && table.contentOffset.y == 2000)
    bar.accessibilityDecrement()
    #expect(bar.accessibilityValue == "G" && !bar.accessibilityActivate())
    #expect(bar.press(.home) && bar.press(.arrowUp) && bar.accessibilityValue == "A" && table.contentOffset.y == 0)
  }

  @Test("Without titles, with too few rows or in other styles there is no index; colors and titles can change")
  func conditions() throws {
    #expect(table(.grouped).engine.index.indexBar == nil && letters.asked == 0)
    let table = table { $0.sectionIndexMinimumDisplayRowCount = 41 }
    #expect(table.engine.index.indexBar == nil)
    table.sectionIndexMinimumDisplayRowCount = 40
    stage.tick()
    let bar = try #require(table.engine.index.indexBar)
    table.sectionIndexColor = .red
    table.sectionIndexBackgroundColor = .green
    table.sectionIndexTrackingBackgroundColor = .blue
    #expect((bar.subviews.first as? UILabel)?.textColor == .red && bar.backgroundColor == .green)
    stage.down(311, place(1))
    #expect(bar.backgroundColor == .blue)
    stage.up(311, place(1))
    #expect(bar.backgroundColor == .green)
    letters.titles = ["X", UITableView.indexSearch]
    table.reloadSectionIndexTitles()
    stage.tick()
    #expect(bar.subviews.compactMap { ($0 as? UILabel)?.text } == ["X", "\u{2315}"])
    letters.titles = nil
    table.reloadData()
    stage.tick()
    #expect(table.engine.index.indexBar == nil && bar.superview == nil)
    #expect((table.visibleCells.first?.contentView.frame.maxX ?? 0) > 270)
  }

  @Test(
    "Many titles are thinned out, but all are reachable; NSNotFound scrolls to the top, a wrong section nowhere")
  func many() throws {
    letters.sections = 60
    letters.titles = (0..<60).map { "\($0)" }
    let table = table()
    let bar = try #require(table.engine.index.indexBar)
    let texts = bar.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts.count == 27 && texts.first == "0" && texts.last == "59" && texts[1] == "\u{2022}")
    var seen: Set<String> = []
    stage.down(311, 5)
    for y in 5..<396 {
      stage.move(311, Double(y), at: stage.time + 0.01)
      seen.insert(bar.accessibilityValue ?? "")
    }
    stage.up(311, 395)
    #expect(seen.count == 60)
    letters.target = { $0 == 0 ? NSNotFound : 600 }
    bar.choose(0)
    #expect(table.contentOffset.y == 0)
    let faults = Diagnostics.recording { bar.choose(1) }
    #expect(table.contentOffset.y == 0 && faults.map { $0.kind } == ["indexTitle"])
  }

  @Test("Collection views have the same index, with items as targets")
  func collection() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    let shelves = Shelves()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = shelves
    stage.window.addSubview(view)
    stage.tick()
    let bar = try #require(view.engine.index.indexBar)
    stage.down(311, place(2, of: 4))
    stage.up(311, place(2, of: 4))
    #expect(view.contentOffset.y == 1100 && bar.accessibilityValue == "3" && view.validate() == [])
    view.dataSource = nil
    stage.tick()
    #expect(view.engine.index.indexBar == nil)
  }
}
