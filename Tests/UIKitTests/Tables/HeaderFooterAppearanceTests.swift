// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// A delegate whose headers are views with constraints.
private final class Views: NSObject, UITableViewDelegate {
  var asked: [Int] = []

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    asked.append(section)
    let view = UIView()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
      box.heightAnchor.constraint(equalToConstant: 40.3),
    ])
    return view
  }
}

/// A data source with titles for two sections.
private final class TitleSource: NSObject, UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
}

@Suite(.oneApplication)
@MainActor
struct HeaderFooterAppearanceTests {
  private let titles = TitleSource()

  @Test("Titles of plain tables are bold, on one line; those of groups are small capitals on any number of lines")
  func titleLabels() throws {
    let plain = TableBench(RowSource(count: 0)) { $0.dataSource = titles }
    let upper = try #require(plain.table.headerView(forSection: 0)?.textLabel)
    #expect(upper.text == "Title" && upper.numberOfLines == 1 && upper.font == .boldSystemFont(ofSize: 17))
    #expect(upper.textColor == .label && upper.frame.minX == 16 && upper.frame.width == 288)
    let grouped = TableBench(RowSource(count: 0), style: .grouped) { $0.dataSource = titles }
    let small = try #require(grouped.table.headerView(forSection: 0)?.textLabel)
    #expect(small.text == "TITLE" && small.numberOfLines == 0 && small.font == .systemFont(ofSize: 13))
    #expect(small.textColor == .secondaryLabel && small.frame.minX == 16 && small.frame.width == 288)
  }

  @Test("Labels are centered in headers of plain tables, and at the lower edge in those of groups")
  func labelFrames() throws {
    let view = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    view.textLabel?.text = "One"
    view.detailTextLabel?.text = "Two"
    view.layoutIfNeeded()
    let (first, second) = (try #require(view.textLabel), try #require(view.detailTextLabel))
    #expect(second.font == .systemFont(ofSize: 13) && second.textColor == .secondaryLabel)
    #expect(first.frame.minX == 16 && first.frame.width == 288 && second.frame.width == 288)
    #expect(second.frame.minY == first.frame.maxY)
    #expect(abs(first.frame.minY + second.frame.maxY - 80) < 0.01)
    view.take(.grouped)
    view.layoutIfNeeded()
    #expect(abs(second.frame.maxY - 74) < 0.01)
  }

  @Test("A header is as tall as its labels, and a long text wraps according to the width")
  func fittedHeights() throws {
    let view = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
    view.take(.grouped)
    view.textLabel?.text = Array(repeating: "word", count: 40).joined(separator: " ")
    let label = try #require(view.textLabel)
    for width in [120.0, 320] {
      let text = label.sizeThatFits(CGSize(width: CGFloat(width) - 32, height: .greatestFiniteMagnitude)).height
      let expected = UIKitTuning.groupedGap + text + 6
      #expect(abs(view.fittedHeight(width: CGFloat(width), isHeader: true) - expected) <= 0.5)
      #expect(abs(view.fittedHeight(width: CGFloat(width), isHeader: false) - 8 - text - 6) <= 0.5)
    }
    view.textLabel?.text = nil
    #expect(view.fittedHeight(width: 320, isHeader: true) == UIKitTuning.plainHeaderHeight)
  }

  @Test("A header view created by the program keeps its reuse identifier")
  func identifier() {
    #expect(UITableViewHeaderFooterView(reuseIdentifier: "own").reuseIdentifier == "own")
    #expect(UITableViewHeaderFooterView(reuseIdentifier: nil).reuseIdentifier == nil)
  }

  @Test("A header of any view has the height of its constraints, and is requested once per section")
  func constrained() throws {
    let views = Views()
    let bench = TableBench(RowSource([["a"], ["b"]]), style: .grouped, delegate: views)
    // 50.3 points are rounded up to whole pixels, with two pixels per point.
    #expect(bench.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 50.5))
    #expect(bench.table.rectForHeader(inSection: 1).height == 50.5)
    #expect(views.asked == [0, 0, 1] || views.asked == [0, 1])
    bench.table.setNeedsLayout()
    let count = views.asked.count
    bench.stage.tick()
    #expect(views.asked.count == count)
  }

  @Test("The content view's constraints determine a header's height, rounded up to pixels")
  func constrainedContent() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.contentView.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor, constant: -5),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
      box.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.contentView.trailingAnchor),
    ])
    #expect(view.fittedHeight(width: 320, isHeader: true) == 90)
    #expect(view.fittedHeight(width: 200, isHeader: true) == 60)
  }

  @Test("A new background or handler updates a header's configuration before the next layout")
  func configuration() throws {
    let bench = TableBench(RowSource(count: 0)) { $0.dataSource = titles }
    let header = try #require(bench.table.headerView(forSection: 0))
    var updates = 0
    header.configurationUpdateHandler = { _, _ in updates += 1 }
    bench.stage.tick()
    #expect(updates == 1)
    bench.stage.tick()
    #expect(updates == 1)
    header.backgroundConfiguration = .listPlainHeaderFooter()
    bench.stage.tick()
    #expect(updates == 2)
  }

  @Test("The padding above plain headers can be changed while they are visible")
  func topPadding() {
    let bench = TableBench(RowSource(count: 0)) { $0.dataSource = titles }
    #expect(bench.table.rectForHeader(inSection: 0).minY == 22)
    bench.table.sectionHeaderTopPadding = 0
    bench.stage.tick()
    #expect(bench.table.rectForHeader(inSection: 0).minY == 0)
    bench.table.sectionHeaderTopPadding = 7
    bench.stage.tick()
    #expect(bench.table.rectForHeader(inSection: 0).minY == 7)
  }

  @Test("A table controller without title methods has no headers and no footers")
  func absentTitles() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let stage = FingerStage()
    let controller = Rows(style: .plain)
    stage.window.rootViewController = controller
    stage.tick()
    func isAnswered(_ name: StaticString, _ call: () -> String?) -> Bool {
      OptionalCall.answer(of: controller, name, call) != nil
    }
    #expect(
      !isAnswered("tableView(_:titleForHeaderInSection:)") {
        controller.tableView(controller.tableView, titleForHeaderInSection: 0)
      })
    #expect(
      !isAnswered("tableView(_:titleForFooterInSection:)") {
        controller.tableView(controller.tableView, titleForFooterInSection: 0)
      })
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
  }
}
