// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Self-sizing rows kept their heights when the user changed the text size. The content of a row was truncated or
/// surrounded by empty space until the row scrolled off the screen and back. Table rows that had been measured and then
/// scrolled off the screen kept their heights even then.
@Suite(.oneApplication) @MainActor struct RowsFollowTextSizeTests {
  static func fill(_ view: UIView) {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "spring a collection of rows spring a collection of rows spring a collection of rows"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor), label.topAnchor.constraint(equalTo: view.topAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  final class Cell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      fill(contentView)
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Row: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      fill(contentView)
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
  }

  /// Changes the text size several times. Expects each row to fit its content, without gaps or overlaps between rows.
  private func follow(_ view: UIScrollView, _ cells: () -> [UIView]) {
    let controller = UIViewController()
    let host = HeadlessHost(size: CGSize(width: 320, height: 600), scale: 2) { controller }
    defer { host.stop() }
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
    controller.view.addSubview(view)
    host.frame(milliseconds: 0)
    var time = 0.0
    var heights: [CGFloat] = []
    for order in [6, 1, 8, 3] {
      UIApplication.shared.handle(InputEvent(.contentSize, identifier: Int32(order), milliseconds: time))
      for _ in 0..<4 {
        time += 1000.0 / 60
        host.frame(milliseconds: time)
      }
      let shown = cells().sorted { $0.frame.minY < $1.frame.minY }
      #expect(shown.count > 2)
      for cell in shown {
        let wanted = cell.systemLayoutSizeFitting(
          CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        #expect(abs(cell.bounds.height - wanted.height) <= 0.5, "\(cell.bounds.height), not \(wanted.height)")
      }
      for (upper, lower) in zip(shown, shown.dropFirst()) { #expect(upper.frame.maxY == lower.frame.minY) }
      heights.append(shown.first?.bounds.height ?? 0)
    }
    #expect(heights[2] > heights[0] && heights[0] > heights[3] && heights[3] > heights[1], "\(heights)")
  }

  @Test func compositionalLayoutItemsFollowTextSize() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let list = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: .init(group: group)))
    let source = Source()
    list.register(Cell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    follow(list) { list.visibleCells }
  }

  @Test func tableRowsFollowTextSize() {
    let table = UITableView()
    let source = Source()
    table.register(Row.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    follow(table) { table.visibleCells }
  }

  @Test("Offscreen rows have the new height when they return", arguments: [true, false])
  func rowsOffTheScreen(isTextSize: Bool) {
    let controller = UIViewController()
    let host = HeadlessHost(size: CGSize(width: 320, height: 600), scale: 1) { controller }
    defer { host.stop() }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let source = Source()
    table.register(Row.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    controller.view.addSubview(table)
    var time = 0.0
    func pass() {
      for _ in 0..<4 {
        host.frame(milliseconds: time)
        time += 1000.0 / 60
      }
    }
    func visit(_ look: () -> Void) {
      for row in stride(from: 0, through: 36, by: 4) {
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
        pass()
        look()
      }
    }
    visit {}
    if isTextSize {
      UIApplication.shared.handle(InputEvent(.contentSize, identifier: 9, milliseconds: time))
    } else {
      UIApplication.shared.handle(InputEvent(.resize, x: 320, y: 600, a: 3, milliseconds: time))
    }
    pass()
    var heights = Set<CGFloat>()
    visit {
      for cell in table.visibleCells {
        let wanted = cell.systemLayoutSizeFitting(
          CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        #expect(cell.bounds.height == wanted.height)
        heights.insert(cell.bounds.height)
      }
    }
    #expect(heights.count == 1)
  }

  final class Lines: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let labels = (0..<3).map { _ in
        let label = UILabel()
        label.text = "spring"
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        stack.topAnchor.constraint(equalTo: contentView.topAnchor),
        stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Three lines of 20.29 points are 61.5 points high at scale 2 and 61 at scale 3. The difference of half a point is
  /// within the tolerance for preferred sizes, so the size for the old scale was reused and rounded up to 61.67.
  @Test("Heights for another scale are discarded", arguments: [true, false])
  func otherScale(isFlow: Bool) {
    let controller = UIViewController()
    let host = HeadlessHost(size: CGSize(width: 320, height: 600), scale: 2) { controller }
    defer { host.stop() }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600),
      collectionViewLayout: isFlow ? flow : UICollectionViewCompositionalLayout(section: .init(group: group)))
    let source = Source()
    list.register(Lines.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    controller.view.addSubview(list)
    var time = 0.0
    for (scale, height) in [(2, 61.5), (3, 61), (1, 63), (3, 61), (2, 61.5)] as [(Float, CGFloat)] {
      UIApplication.shared.handle(InputEvent(.resize, x: 320, y: 600, a: scale, milliseconds: time))
      for _ in 0..<3 {
        host.frame(milliseconds: time)
        time += 1000.0 / 60
      }
      let heights = list.visibleCells.map(\.bounds.height)
      #expect(heights.count > 5)
      #expect(heights.allSatisfy { abs($0 - height) < 0.001 }, "scale \(scale): \(heights)")
    }
  }
}
