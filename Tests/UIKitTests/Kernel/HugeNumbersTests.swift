// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests values up to the geometry limit in scroll views, layouts, gestures and animations, in random order. No fault
/// may occur, every frame must be written, all motion must end, and stored values must be within the limit.
@MainActor @Suite(.oneApplication) struct HugeNumbersTests {
  /// A data source with 12 items, and with rows of a configurable height.
  private final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource, UITableViewDelegate {
    var rowHeight: CGFloat = 44
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { rowHeight }
  }

  /// Returns a magnitude from 1 to 10^`power`, with all orders of magnitude equally likely.
  private func number(_ random: inout SeededRandom, upTo power: Int) -> CGFloat {
    var result = CGFloat(random.double(in: 1..<10))
    for _ in 0..<random.int(in: 0..<power) { result *= 10 }
    return result
  }

  @Test(arguments: Seeds.below(20)) func anyOrder(seed: Int) {
    let stage = FingerStage(size: CGSize(width: 400, height: 700))
    stage.encoder = FrameEncoder()
    var random = SeededRandom(seed: UInt64(seed) &* 7919 &+ 3)
    let source = Source()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scroll.addSubview(child)
    let flow = UICollectionViewFlowLayout()
    let list = UICollectionView(frame: CGRect(x: 0, y: 300, width: 400, height: 200), collectionViewLayout: flow)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    list.dataSource = source
    let table = UITableView(frame: CGRect(x: 0, y: 500, width: 400, height: 200))
    table.dataSource = source
    table.delegate = source
    let held = UIView()
    held.translatesAutoresizingMaskIntoConstraints = false
    for view in [scroll, list, table, held] { stage.window.addSubview(view) }
    let width = held.widthAnchor.constraint(equalToConstant: 10)
    let left = held.leftAnchor.constraint(equalTo: stage.window.leftAnchor)
    NSLayoutConstraint.activate([
      width, left, held.topAnchor.constraint(equalTo: stage.window.topAnchor),
      held.heightAnchor.constraint(equalToConstant: 5),
    ])
    // Offsets that the app sets are not clamped.
    var set: [ObjectIdentifier: CGFloat] = [:]
    let faults = Diagnostics.recording {
      for _ in 0..<60 {
        switch random.int(in: 0..<12) {
        case 0: scroll.contentSize = CGSize(width: number(&random, upTo: 15), height: number(&random, upTo: 15))
        case 1: scroll.contentInset.top = number(&random, upTo: 14)
        case 2: scroll.contentOffset.y = number(&random, upTo: 14) * (random.bool() ? 1 : -1)
        case 3: scroll.setContentOffset(CGPoint(x: 0, y: number(&random, upTo: 14)), animated: true)
        case 4:
          stage.down(200, 250)
          for step in 1...5 { stage.move(200, 250 - 30 * Double(step), at: stage.time + 0.008) }
          stage.up(200, 100, at: stage.time + 0.008)
        case 5: flow.itemSize = CGSize(width: min(number(&random, upTo: 3), 400), height: number(&random, upTo: 13))
        case 6: flow.minimumLineSpacing = number(&random, upTo: 13)
        case 7:
          list.contentOffset.y = number(&random, upTo: 14)
          set[ObjectIdentifier(list)] = list.contentOffset.y
        case 8:
          source.rowHeight = number(&random, upTo: 13)
          table.reloadData()
        case 9:
          table.contentOffset.y = number(&random, upTo: 14)
          set[ObjectIdentifier(table)] = table.contentOffset.y
        case 10:
          width.constant = number(&random, upTo: 14)
          left.constant = number(&random, upTo: 14)
        default:
          let target = CGPoint(x: number(&random, upTo: 14), y: number(&random, upTo: 14))
          UIView.animate(withDuration: 0.2) { child.center = target }
        }
        stage.wait(Double(random.int(in: 0..<10)) / 50)
        for view in [scroll, list, table] as [UIScrollView] {
          #expect(view.contentOffset.keepsLimit && view.contentSize.keepsLimit && view.bounds.keepsLimit)
        }
        #expect(child.frame.keepsLimit && held.frame.keepsLimit, "\(child.frame) \(held.frame)")
        #expect(
          abs(held.bounds.width - width.constant) <= max(1, width.constant * 1e-9), "\(held.bounds) \(width.constant)")
      }
      var seconds = 0
      while stage.tick(), seconds < 20 {
        stage.wait(1)
        seconds += 1
      }
      #expect(seconds < 20, "seed \(seed)")
    }
    #expect(faults.isEmpty, "seed \(seed): \(faults.map { $0.message }.prefix(3))")
    for view in [list, table] as [UIScrollView] {
      let isInside = view.restingRange.clamp(view.contentOffset) == view.contentOffset
      #expect(isInside || view.contentOffset.y == set[ObjectIdentifier(view)], "seed \(seed): \(view.contentOffset)")
    }
  }
}
