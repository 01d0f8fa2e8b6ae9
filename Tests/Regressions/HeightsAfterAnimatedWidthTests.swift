// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// After an animated width change, the heights of offscreen rows, measured for the old width, were treated as current.
/// When scrolled into view, these rows were too tall or truncated. The update that animates the rows adopted the
/// heights before the layout compared the widths.
@Suite(.oneApplication) @MainActor struct HeightsAfterAnimatedWidthTests {
  final class Row: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Source: NSObject, UITableViewDataSource {
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      (cell as? Row)?.label.text = String(repeating: "row \(path.row) of springs ", count: 3 + path.row % 4)
      return cell
    }
  }

  @Test("Rows have the correct height for the new width", arguments: [true, false], [CGFloat(160), 300])
  func rows(isAnimated: Bool, width: CGFloat) {
    let controller = UIViewController()
    let host = HeadlessHost(size: CGSize(width: 320, height: 480), scale: 2) { controller }
    defer { host.stop() }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 220, height: 480))
    let source = Source()
    table.register(Row.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    controller.view.addSubview(table)
    var time = 0.0
    func pass(_ frames: Int) {
      for _ in 0..<frames {
        host.frame(milliseconds: time)
        time += 1000.0 / 60
      }
    }
    // Measures all rows at the first width.
    for row in stride(from: 0, to: 40, by: 4) {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      pass(2)
    }
    UIView.animate(withDuration: isAnimated ? 0.25 : 0) {
      table.frame.size.width = width
      if isAnimated { table.layoutIfNeeded() }
    }
    pass(30)
    var checked = Set<Int>()
    for row in stride(from: 39, through: 0, by: -3) {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .bottom, animated: false)
      pass(2)
      for case let cell as Row in table.visibleCells {
        guard let path = table.indexPath(for: cell) else { continue }
        checked.insert(path.row)
        let wanted = cell.label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        #expect(abs(cell.contentView.bounds.height - max(wanted, 0)) <= 0.5, "row \(path.row)")
        #expect(table.rectForRow(at: path).height == cell.frame.height, "row \(path.row)")
      }
    }
    #expect(checked.count == 40)
  }
}
