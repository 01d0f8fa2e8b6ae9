// SPDX-License-Identifier: MIT

import UIKit

/// Counts the displayed cells.
final class ShownCounter: NSObject, UITableViewDelegate {
  var shown = 0

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    shown += 1
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    shown -= 1
  }
}

/// A data source of words.
final class RowSource: NSObject, UITableViewDataSource {
  var sections: [[String]]
  var cellsAsked = 0

  init(_ sections: [[String]]) {
    self.sections = sections
    super.init()
  }

  convenience init(count: Int) { self.init([(0..<count).map { "\($0)" }]) }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellsAsked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    (cell as? RowCell)?.word = sections[indexPath.section][indexPath.row]
    return cell
  }
}

/// A cell class that overrides the initializer, as many applications do. If a cell's word is a number, the number is
/// its height.
final class RowCell: UITableViewCell {
  static var made = 0
  let box = UIView()
  private var height: NSLayoutConstraint!
  var word = "" {
    didSet {
      textLabel?.text = word
      let wanted = CGFloat(Int(word) ?? 0)
      height.constant = wanted
      height.isActive = wanted >= 10
    }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    RowCell.made += 1
    box.translatesAutoresizingMaskIntoConstraints = false
    height = contentView.heightAnchor.constraint(equalToConstant: 0)
    height.priority = UILayoutPriority(999)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
}

/// A table in a window that receives touches.
final class TableBench {
  let stage: FingerStage
  let table: UITableView
  let source: RowSource
  let counter = ShownCounter()
  private let delegate: (any UITableViewDelegate)?

  init(
    _ source: RowSource, style: UITableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 480),
    delegate: (any UITableViewDelegate)? = nil, _ configure: (UITableView) -> Void = { _ in }
  ) {
    stage = FingerStage(size: size)
    RowCell.made = 0
    self.source = source
    self.delegate = delegate
    table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    table.register(RowCell.self, forCellReuseIdentifier: "word")
    table.dataSource = source
    table.delegate = delegate ?? counter
    configure(table)
    stage.window.addSubview(table)
    stage.tick()
  }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  func cell(_ row: Int, _ section: Int = 0) -> RowCell? { table.cellForRow(at: path(row, section)) as? RowCell }

  /// Returns the separator below a row, or nil if it has none.
  func line(_ row: Int, _ section: Int = 0) -> UIView? {
    cell(row, section)?.subviews.first { $0.frame.height == 0.5 && $0.backgroundColor == table.separatorColor }
  }

  var words: String { table.visibleCells.map { ($0 as? RowCell)?.word ?? "?" }.joined(separator: " ") }

  var shown: Int { counter.shown }

  func settle() { stage.wait(0.6) }
}
