// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the backgrounds of cells and of the collection view, and smaller features of both.
@MainActor @Suite(.oneApplication) struct CellBackgroundTests {
  @Test("A cell's background is behind its selected background, and that behind the content, in any order of setting")
  func order() {
    let back = UIView()
    let selected = UIView()
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    cell.backgroundView = back
    cell.selectedBackgroundView = selected
    #expect(
      cell.subviews.map { ObjectIdentifier($0) } == [back, selected, cell.contentView].map { ObjectIdentifier($0) })
    let other = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.selectedBackgroundView = selected
    other.backgroundView = back
    #expect(
      other.subviews.map { ObjectIdentifier($0) } == [back, selected, other.contentView].map { ObjectIdentifier($0) })
  }

  private func bench() -> CollectionBench {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let bench = CollectionBench(LetterSource(count: 60), layout: layout, size: CGSize(width: 320, height: 400))
    bench.tick()
    return bench
  }

  @Test("The background view of a collection view is behind all cells at once")
  func background() {
    let bench = bench()
    let back = UIView()
    bench.view.backgroundView = back
    #expect(bench.view.subviews.first === back)
  }

  @Test("Initially nothing is dragged")
  func noDrag() {
    let view = bench().view
    #expect(!view.hasActiveDrag && !view.hasActiveDrop)
  }

  @Test("Changing an observed property unexpectedly during layout is a fault")
  func unexpectedChange() {
    let layout = UICollectionViewLayout()
    let faults = Diagnostics.recording {
      layout.observeValue(forKeyPath: "frame", of: nil, change: nil, context: nil)
    }
    #expect(faults.count == 1)
  }

  @Test("Among several items in a row, those near the center are prefetched first")
  func prefetching() {
    final class Log: NSObject, UICollectionViewDataSourcePrefetching {
      var paths: [IndexPath] = []
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        paths += indexPaths
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let bench = CollectionBench(LetterSource(count: 100), layout: layout, size: CGSize(width: 320, height: 400))
    let log = Log()
    bench.view.prefetchDataSource = log
    bench.tick()
    let middle = CGPoint(x: 160, y: 200)
    let distances = log.paths.map { path -> CGFloat in
      let center = bench.view.layoutAttributesForItem(at: path)?.center ?? .zero
      return max(abs(center.x - middle.x), abs(center.y - middle.y))
    }
    #expect(distances.count > 8 && distances == distances.sorted())
  }

  @Test("A two-finger pan selects nothing unless the delegate allows it")
  func multipleSelection() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let begins = controller.collectionView(
      bench().view, shouldBeginMultipleSelectionInteractionAt: IndexPath(item: 0, section: 0))
    #expect(!begins)
  }

  @Test("A list that scrolls sideways prefetches in the direction of motion")
  func prefetchingAcross() {
    final class Log: NSObject, UICollectionViewDataSourcePrefetching {
      var items: [Int] = []
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        items += indexPaths.map(\.item)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 400)
    layout.minimumLineSpacing = 0
    let bench = CollectionBench(LetterSource(count: 60), layout: layout, size: CGSize(width: 300, height: 400))
    let log = Log()
    bench.view.prefetchDataSource = log
    bench.tick()
    bench.view.contentOffset.x = 3_000
    bench.tick()
    #expect(log.items.contains(33) && !log.items.contains(28))
    log.items = []
    bench.view.contentOffset.x = 2_700
    bench.tick()
    #expect(log.items.contains(26) && !log.items.contains { $0 > 29 })
  }

  @Test("A cell with automatic updates recomputes its configuration")
  func automaticUpdates() {
    final class Cell: UICollectionViewCell {
      var updates = 0
      override func updateConfiguration(using state: UICellConfigurationState) {
        updates += 1
        super.updateConfiguration(using: state)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(cell)
    cell.layoutIfNeeded()
    let before = cell.updates
    cell.automaticallyUpdatesContentConfiguration = false
    cell.layoutIfNeeded()
    #expect(cell.updates == before)
    cell.automaticallyUpdatesContentConfiguration = true
    cell.layoutIfNeeded()
    #expect(cell.updates == before + 1)
  }
}
