// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A data source and delegate with random heights of rows, headers and footers. Each height is a multiple of a sixth of
/// a point, so rows are not aligned to pixels at any scale.
private final class Heights: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [[CGFloat]]
  var headers: [CGFloat]
  var footers: [CGFloat]

  init(_ random: inout SeededRandom) {
    func length() -> CGFloat { CGFloat(random.int(in: 60..<400)) / 6 }
    let count = random.int(in: 1..<6)
    rows = (0..<count).map { _ in (0..<random.int(in: 0..<12)).map { _ in length() } }
    headers = (0..<count).map { _ in length() }
    footers = (0..<count).map { _ in length() }
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "H" }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "F" }
  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { rows[path.section][path.row] }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headers[section] }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footers[section] }
}

/// Compares the positions that tables report with sums of heights, for random sizes, scales, styles and offsets.
@Suite("Table geometry", .oneApplication) @MainActor struct TableGeometryTests {
  nonisolated static let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]

  private struct Scene {
    let stage: FingerStage
    let table: UITableView
    let heights: Heights
    var random: SeededRandom
    /// The index path and frame of each row, from top to bottom.
    var frames: [(path: IndexPath, frame: CGRect)] = []
    var sections: [(header: CGFloat, rows: CGFloat, footer: CGFloat, end: CGFloat)] = []

    init(_ seed: Int, _ style: UITableView.Style) {
      random = SeededRandom(seed: UInt64(seed))
      heights = Heights(&random)
      let size = CGSize(width: CGFloat(random.int(in: 100..<800)), height: CGFloat(random.int(in: 100..<700)))
      stage = FingerStage(size: size, scale: [1, 2, 3][random.int(in: 0..<3)])
      table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.sectionHeaderTopPadding = 0
      table.estimatedRowHeight = 0
      table.estimatedSectionHeaderHeight = 0
      table.estimatedSectionFooterHeight = 0
      table.contentInset = UIEdgeInsets(
        top: CGFloat(random.int(in: 0..<30)), left: 0, bottom: CGFloat(random.int(in: 0..<30)), right: 0)
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: random.int(in: 0..<80)))
      table.dataSource = heights
      table.delegate = heights
      stage.window.addSubview(table)
      stage.tick()
      let side: CGFloat = style == .insetGrouped ? 16 : 0
      var y = table.tableHeaderView?.frame.height ?? 0
      for (section, rows) in heights.rows.enumerated() {
        let header = y
        y += heights.headers[section]
        let start = y
        for (row, height) in rows.enumerated() {
          let frame = CGRect(x: side, y: y, width: size.width - 2 * side, height: height)
          frames.append((IndexPath(row: row, section: section), frame))
          y += height
        }
        sections.append((header, start, y, y + heights.footers[section]))
        y += heights.footers[section]
      }
    }
  }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool { near(one, other, 1e-6) }

  @Test("Rows, headers and footers follow one another without gaps", arguments: Seeds.below(12), styles)
  func sums(seed: Int, style: UITableView.Style) {
    let scene = Scene(seed, style)
    let table = scene.table
    for (path, frame) in scene.frames {
      #expect(isNear(table.rectForRow(at: path), frame), "\(path)")
      if let cell = table.cellForRow(at: path) { #expect(isNear(cell.frame, frame)) }
    }
    for (section, place) in scene.sections.enumerated() {
      #expect(abs(table.rectForHeader(inSection: section).minY - place.header) < 1e-6)
      #expect(abs(table.rectForHeader(inSection: section).maxY - place.rows) < 1e-6)
      #expect(abs(table.rectForFooter(inSection: section).minY - place.footer) < 1e-6)
      #expect(abs(table.rect(forSection: section).minY - place.header) < 1e-6)
      #expect(abs(table.rect(forSection: section).maxY - place.end) < 1e-6)
    }
    #expect(abs(table.contentSize.height - (scene.sections.last?.end ?? 0)) < 1e-6)
    #expect(table.validate() == [])
  }

  @Test(
    "At each offset, exactly the rows that intersect the viewport are visible", arguments: Seeds.below(12), styles)
  func visible(seed: Int, style: UITableView.Style) {
    var scene = Scene(seed, style)
    let table = scene.table
    for _ in 0..<12 {
      table.contentOffset.y = CGFloat(scene.random.double(in: -50..<Double(table.contentSize.height)))
      scene.stage.tick()
      let seen = scene.frames.filter { $0.frame.maxY > table.bounds.minY && $0.frame.minY < table.bounds.maxY }
      #expect(table.indexPathsForVisibleRows ?? [] == seen.map(\.path), "seed \(seed), offset \(table.contentOffset.y)")
      #expect(table.visibleCells.count == seen.count && table.validate() == [])
      for (path, frame) in seen { #expect(table.cellForRow(at: path).map { isNear($0.frame, frame) } == true) }
    }
  }

  @Test("Points and rectangles find the rows that they hit", arguments: Seeds.below(12), styles)
  func inverse(seed: Int, style: UITableView.Style) {
    var scene = Scene(seed, style)
    let table = scene.table
    for (path, frame) in scene.frames {
      #expect(table.indexPathForRow(at: CGPoint(x: frame.midX, y: frame.midY)) == path)
    }
    for place in scene.sections {
      #expect(table.indexPathForRow(at: CGPoint(x: 50, y: place.header + 1)) == nil)
      #expect(table.indexPathForRow(at: CGPoint(x: 50, y: place.footer + 1)) == nil)
    }
    for _ in 0..<10 {
      let top = CGFloat(scene.random.double(in: -100..<Double(table.contentSize.height)))
      let rect = CGRect(x: 0, y: top, width: table.bounds.width, height: CGFloat(scene.random.double(in: 1..<500)))
      let touched = scene.frames.filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
      #expect(table.indexPathsForRows(in: rect) ?? [] == touched.map(\.path), "seed \(seed), \(rect)")
    }
  }

  @Test("Scrolling to a row aligns it to the top, the middle or the bottom", arguments: Seeds.below(12))
  func scrolling(seed: Int) {
    var scene = Scene(seed, .grouped)
    let table = scene.table
    guard !scene.frames.isEmpty else { return }
    let inset = table.contentInset
    let free = table.bounds.height - inset.top - inset.bottom
    let most = max(-inset.top, table.contentSize.height + inset.bottom - table.bounds.height)
    for _ in 0..<10 {
      let (path, frame) = scene.frames[scene.random.int(in: 0..<scene.frames.count)]
      let wanted: [(UITableView.ScrollPosition, CGFloat)] = [
        (.top, frame.minY - inset.top), (.middle, frame.midY - free / 2 - inset.top),
        (.bottom, frame.maxY - free - inset.top),
      ]
      let (position, offset) = wanted[scene.random.int(in: 0..<3)]
      table.scrollToRow(at: path, at: position, animated: false)
      scene.stage.tick()
      // Offsets are rounded to pixels.
      #expect(abs(table.contentOffset.y - min(max(offset, -inset.top), most)) <= 1 / UIScreen.main.scale)
      #expect(table.validate() == [])
    }
  }

  @Test("A plain header stays at the top until the end of its section pushes it out", arguments: Seeds.below(12))
  func pinned(seed: Int) {
    var scene = Scene(seed, .plain)
    let table = scene.table
    for _ in 0..<12 {
      table.contentOffset.y = CGFloat(scene.random.double(in: 0..<Double(max(1, table.contentSize.height))))
      scene.stage.tick()
      let top = table.contentOffset.y + table.contentInset.top
      for (section, place) in scene.sections.enumerated() {
        guard let header = table.headerView(forSection: section) else { continue }
        let expected = max(place.header, min(top, place.footer - scene.heights.headers[section]))
        #expect(abs(header.frame.minY - expected) < 1e-6, "seed \(seed), section \(section)")
      }
    }
  }
}
