// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// At scale 1.5, self-sizing rows of a list overlapped or were separated by a pixel if their section started in the
/// middle of a pixel. Two neighboring rows computed their common edge from different sums, one of which was rounded up
/// and the other down.
@Suite(.oneApplication) @MainActor struct RowsAtTheMiddleOfAPixelTests {
  @MainActor final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    var sections: [[Int]] = []
    var lengths: [Int: Int] = [:]
    private func text(_ number: Int) -> String { String(repeating: "word ", count: 1 + (lengths[number] ?? 0)) }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      if let cell = cell as? UICollectionViewListCell {
        var content = cell.defaultContentConfiguration()
        content.text = text(sections[path.section][path.item])
        cell.contentConfiguration = content
      }
      return cell
    }
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = text(sections[path.section][path.row])
      return cell
    }
  }

  /// Returns descriptions of the gaps and overlaps between consecutive rows.
  private func breaches(_ rows: [(path: IndexPath, frame: CGRect)]) -> [String] {
    let sorted = rows.sorted { $0.path < $1.path }
    return zip(sorted, sorted.dropFirst()).compactMap { upper, lower in
      guard upper.path.section == lower.path.section, upper.path.item + 1 == lower.path.item else { return nil }
      let gap = lower.frame.minY - upper.frame.maxY
      return abs(gap) > 1e-6 ? "\(gap) points between \(upper.path) and \(lower.path)" : nil
    }
  }

  @Test(
    "Rows neither overlap nor leave gaps after updates and resizes", arguments: [1.0, 1.25, 1.5, 1.75, 2, 3],
    [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped])
  func rows(scale: Double, appearance: UICollectionLayoutListConfiguration.Appearance) {
    for seed in Seeds.first(6) {
      var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
      func random(_ count: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(count))
      }
      let source = Source()
      var next = 0
      func fresh() -> Int {
        next += 1
        source.lengths[next] = random(25)
        return next
      }
      source.sections = (0..<3).map { _ in (0..<3 + random(6)).map { _ in fresh() } }
      let isTable = seed % 3 == 0
      let controller = UIViewController()
      let host = HeadlessHost(size: CGSize(width: 800, height: 900), scale: scale) { controller }
      let frame = CGRect(x: 0, y: 0, width: 390, height: 700)
      let list = UICollectionView(
        frame: frame,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: appearance)))
      list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      let style: UITableView.Style = appearance == .plain ? .plain : appearance == .grouped ? .grouped : .insetGrouped
      let table = UITableView(frame: frame, style: style)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let view: UIScrollView = isTable ? table : list
      if isTable { table.dataSource = source } else { list.dataSource = source }
      controller.view.addSubview(view)
      func settle() {
        for _ in 0..<60 { host.frame(milliseconds: host.milliseconds + 1000.0 / 60) }
      }
      func rows() -> [(path: IndexPath, frame: CGRect)] {
        if isTable {
          return (table.indexPathsForVisibleRows ?? []).compactMap { path in
            table.cellForRow(at: path).map { (path, $0.frame) }
          }
        }
        return list.indexPathsForVisibleItems.compactMap { path in list.cellForItem(at: path).map { (path, $0.frame) } }
      }
      settle()
      #expect(breaches(rows()) == [], "seed \(seed), at first")
      for step in 0..<6 {
        let section = random(3)
        let count = source.sections[section].count
        switch random(4) {
        case 0:
          let path = IndexPath(item: random(count + 1), section: section)
          source.sections[section].insert(fresh(), at: path.item)
          if isTable { table.insertRows(at: [path], with: .fade) } else { list.insertItems(at: [path]) }
        case 1 where count > 1:
          let path = IndexPath(item: random(count), section: section)
          source.sections[section].remove(at: path.item)
          if isTable { table.deleteRows(at: [path], with: .fade) } else { list.deleteItems(at: [path]) }
        case 2:
          view.frame.size = CGSize(
            width: [320, 390, 143.7, 768, 500][random(5)], height: [300.0, 600, 900][random(3)])
        default:
          let path = IndexPath(item: random(count), section: section)
          source.lengths[source.sections[section][path.item]] = random(25)
          if isTable { table.reloadRows(at: [path], with: .none) } else { list.reloadItems(at: [path]) }
        }
        settle()
        #expect(breaches(rows()) == [], "seed \(seed), step \(step), \(isTable ? "table" : "list")")
        #expect(rows().count > 0)
      }
      host.stop()
    }
  }
}
