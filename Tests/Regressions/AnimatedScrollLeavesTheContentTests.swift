// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// If rows were shorter than their estimates, an animated scroll of a table to its top ended 837 points above the
/// content. Each row measured during the scroll moved the target of the animation. A scroll to a row reported
/// `layoutNeverSettles`, because each layout pass measured only one more row and layout ends after ten passes.
@Suite(.oneApplication) @MainActor struct AnimatedScrollLeavesTheContentTests {
  final class Row: UITableViewCell {
    let height: NSLayoutConstraint
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      height = view.heightAnchor.constraint(equalToConstant: 40)
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(view)
      let bottom = view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
      bottom.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: contentView.topAnchor), height, bottom,
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Source: NSObject, UITableViewDataSource {
    var height: CGFloat = 40
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      (cell as? Row)?.height.constant = height + CGFloat(path.row % 3)
      return cell
    }
  }

  private func play(estimate: CGFloat, _ body: (UITableView, Source, (Int) -> Void) -> Void) -> [String] {
    let controller = UIViewController()
    let host = HeadlessHost(size: CGSize(width: 320, height: 600), scale: 2) { controller }
    defer { host.stop() }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let source = Source()
    table.register(Row.self, forCellReuseIdentifier: "cell")
    table.estimatedRowHeight = estimate
    table.dataSource = source
    controller.view.addSubview(table)
    var time = 0.0
    return Diagnostics.recording {
      body(table, source) { frames in
        for _ in 0..<frames {
          host.frame(milliseconds: time)
          time += 1000.0 / 60
        }
      }
    }.map(\.kind)
  }

  @Test(
    "An animated scroll ends within the content", arguments: [4, 20, 90, 300] as [CGFloat], [0, 30, 300] as [CGFloat])
  func endsWithin(estimate: CGFloat, target: CGFloat) {
    let faults = play(estimate: estimate) { table, source, wait in
      wait(2)
      // A jump to the end leaves the preceding rows unmeasured.
      table.setContentOffset(CGPoint(x: 0, y: table.contentSize.height - 600), animated: false)
      wait(2)
      table.setContentOffset(CGPoint(x: 0, y: target), animated: true)
      wait(60)
      let end = table.contentSize.height - 600
      #expect(table.contentOffset.y >= 0 && table.contentOffset.y <= end, "\(table.contentOffset.y) of \(end)")
      if target == 0 { #expect(table.contentOffset.y == 0) }
      #expect(!table.visibleCells.isEmpty)
    }
    #expect(faults.isEmpty)
  }

  @Test(
    "A scroll to a row measures all visible rows", arguments: [UITableView.ScrollPosition.top, .middle, .bottom])
  func settles(position: UITableView.ScrollPosition) {
    let faults = play(estimate: 2) { table, source, wait in
      source.height = 24
      wait(2)
      for row in [39, 0, 20, 39, 0] {
        let path = IndexPath(row: row, section: 0)
        table.scrollToRow(at: path, at: position, animated: false)
        wait(3)
        let frame = table.rectForRow(at: path)
        #expect(frame.height == 24 + CGFloat(row % 3))
        #expect(table.bounds.contains(frame), "row \(row): \(frame) in \(table.bounds)")
        table.estimatedRowHeight = row == 20 ? 3 : 2
      }
    }
    #expect(faults.isEmpty)
  }
}
