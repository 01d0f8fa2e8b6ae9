// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A data source and delegate that dequeues headers and footers.
private final class Boundaries: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [Int]
  var log: [String] = []
  var made = 0
  var headerHeight: CGFloat = 30
  var estimates: [Int: CGFloat] = [:]

  init(_ rows: [Int]) { self.rows = rows }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") else { return nil }
    if view.tag == 0 {
      made += 1
      view.tag = made
    }
    view.textLabel?.text = "Header \(section)"
    return view
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    let view = UIView()
    view.accessibilityIdentifier = "footer \(section)"
    return view
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    log.append("will header \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    log.append("end header \(section)")
  }
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    log.append("will footer \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    log.append("end footer \(section)")
  }
}

/// A delegate whose headers have heights that are known only when they appear on screen.
private final class EstimatedHeaders: NSObject, UITableViewDataSource, UITableViewDelegate {
  var asked: [Int] = []

  func numberOfSections(in tableView: UITableView) -> Int { 40 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 50 }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    asked.append(section)
    let view = UIView()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor), box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 70),
    ])
    return view
  }
}

/// Tests header and footer views: their creation, display and reuse, and their positions while the table scrolls.
@Suite("Headers and footers of tables", .oneApplication) @MainActor struct TableBoundaryTests {
  private func scene(
    _ source: any UITableViewDataSource & UITableViewDelegate, style: UITableView.Style = .plain
  ) -> (stage: FingerStage, table: UITableView) {
    let stage = FingerStage(size: CGSize(width: 320, height: 400))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = source
    stage.window.addSubview(table)
    stage.tick()
    return (stage, table)
  }

  @Test("Headers and footers begin and end once each as sections scroll past, and headers are reused")
  func display() {
    let source = Boundaries(Array(repeating: 4, count: 30))
    let (stage, table) = scene(source)
    for step in 0..<120 {
      table.contentOffset.y = CGFloat(step) * 55
      stage.tick()
      #expect(table.validate().isEmpty)
    }
    for section in 0..<20 {
      for kind in ["header", "footer"] {
        #expect(source.log.count { $0 == "will \(kind) \(section)" } == 1, "\(kind) \(section)")
        #expect(source.log.count { $0 == "end \(kind) \(section)" } == 1, "\(kind) \(section)")
      }
    }
    // A section is 226 points long, so at most three headers are visible, and one more is reusable.
    #expect(source.made <= 4 && source.made >= 2)
  }

  @Test("A header at the top stays until the next one pushes it out, at every scroll position")
  func pinned() throws {
    let source = Boundaries([5, 5, 5])
    let (stage, table) = scene(source)
    table.contentInset = UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 0)
    // A section has a 30-point header, five 44-point rows and a 20-point footer.
    let section: CGFloat = 270
    for step in 0..<40 {
      let offset = -12 + CGFloat(step) * 8
      table.contentOffset.y = offset
      stage.tick()
      let top = offset + 12
      let index = min(2, Int(top / section))
      let start = CGFloat(index) * section
      // The header stays inside its section, above the footer.
      let expected = min(max(top, start), start + section - 20 - 30)
      if expected + 30 <= offset {
        #expect(table.headerView(forSection: index) == nil)
        continue
      }
      let header = try #require(table.headerView(forSection: index))
      #expect(abs(header.frame.minY - expected) < 1e-9, "offset \(offset): \(header.frame)")
      #expect(header.textLabel?.text == "Header \(index)")
    }
  }

  @Test("Headers of groups scroll with their rows")
  func grouped() throws {
    let (stage, table) = scene(Boundaries([5, 5, 5]), style: .grouped)
    let before = try #require(table.headerView(forSection: 0)).frame
    table.contentOffset.y = 10
    stage.tick()
    #expect(table.headerView(forSection: 0)?.frame == before)
    table.contentOffset.y = 200
    stage.tick()
    #expect(table.headerView(forSection: 0) == nil && table.headerView(forSection: 1) != nil)
  }

  @Test("An empty update applies changed heights from the delegate without requesting the views again")
  func changedHeights() throws {
    let source = Boundaries([3, 3])
    let (stage, table) = scene(source)
    let header = try #require(table.headerView(forSection: 1))
    source.headerHeight = 48
    table.performBatchUpdates({})
    stage.wait(0.6)
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 48))
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 48 + 3 * 44 + 20, width: 320, height: 48))
    #expect(table.headerView(forSection: 1) === header && header.frame.height == 48)
    #expect(table.validate().isEmpty)
  }

  @Test("Headers with an estimate are requested only when they are near the viewport")
  func estimates() {
    let source = EstimatedHeaders()
    let (stage, table) = scene(source)
    // The measured headers are 70 points high, and the others have the estimated height of 50 points.
    let measured = Set(source.asked)
    #expect(measured.count < 8)
    let expected = CGFloat(40 * 44 + (40 - measured.count) * 50 + measured.count * 70)
    #expect(abs(table.contentSize.height - expected) < 1e-9, "\(table.contentSize) \(measured)")
    table.scrollToRow(at: IndexPath(row: 0, section: 39), at: .bottom, animated: false)
    stage.tick()
    #expect(abs(table.rectForRow(at: IndexPath(row: 0, section: 39)).maxY - table.contentSize.height) < 1e-9)
    #expect(table.contentOffset.y == table.contentSize.height - 400 && table.validate().isEmpty)
  }

  @Test("Scrolling reaches the nearest selected row, and nothing moves without one")
  func nearestSelectedRow() {
    let (stage, table) = scene(Boundaries([60]))
    table.allowsMultipleSelection = true
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 0)
    for row in [2, 40] { table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none) }
    for (offset, row) in [(600.0, 2), (1_100, 40), (2_000, 40)] {
      table.contentOffset.y = CGFloat(offset)
      table.scrollToNearestSelectedRow(at: .middle, animated: false)
      stage.tick()
      let middle = table.rectForRow(at: IndexPath(row: row, section: 0)).midY - 200
      let legal = min(max(0, middle), table.contentSize.height - 400)
      #expect(abs(table.contentOffset.y - legal) < 0.5, "from \(offset): \(table.contentOffset)")
    }
    // An animated scroll also reaches the row.
    table.contentOffset.y = 0
    table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
    table.scrollToNearestSelectedRow(at: .top, animated: true)
    stage.wait(1)
    #expect(abs(table.contentOffset.y - (table.rectForRow(at: IndexPath(row: 40, section: 0)).minY - 30)) < 0.5)
  }
}
