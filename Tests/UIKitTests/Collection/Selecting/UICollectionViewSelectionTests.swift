// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Logs the delegate calls of a collection view, and returns false for those in `refused`.
private final class SelectionLog: NSObject, UICollectionViewDelegate {
  var log: [String] = []
  var refused: [String] = []

  private func ask(_ name: String, _ path: IndexPath) -> Bool {
    log.append("\(name) \(path.item)")
    return !refused.contains(name)
  }

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    ask("shouldHighlight", path)
  }
  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) { _ = ask("didHighlight", path) }
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    _ = ask("didUnhighlight", path)
  }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    ask("shouldSelect", path)
  }
  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    ask("shouldDeselect", path)
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { _ = ask("didSelect", path) }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) { _ = ask("didDeselect", path) }
}

@Suite(.oneApplication)
@MainActor
struct UICollectionViewSelectionTests {
  private let delegate = SelectionLog()

  private func make() -> CollectionBench {
    let bench = CollectionBench.grid(delegate: delegate)
    bench.tick()
    return bench
  }

  private func touch(_ item: Int, _ bench: CollectionBench) -> UITouch {
    let touch = UITouch()
    let cell = bench.cell(item)
    touch.storedView = cell?.contentView
    touch.windowLocation = cell?.convert(CGPoint(x: 22, y: 22), to: nil) ?? .zero
    return touch
  }

  private func tap(_ item: Int, _ bench: CollectionBench) {
    let touch = touch(item, bench)
    touch.view?.touchesBegan([touch], with: nil)
    touch.view?.touchesEnded([touch], with: nil)
  }

  private func down(_ item: Int) -> [String] { ["shouldHighlight \(item)", "didHighlight \(item)"] }

  @Test("B7: a tap selects, and a second one elsewhere moves the selection")
  func taps() {
    let bench = make()
    tap(3, bench)
    #expect(delegate.log == down(3) + ["shouldSelect 3", "didSelect 3", "didUnhighlight 3"])
    #expect(bench.cell(3)?.isSelected == true && bench.cell(3)?.isHighlighted == false)
    delegate.log = []
    tap(7, bench)
    #expect(
      delegate.log == down(7) + ["shouldSelect 7", "didDeselect 3", "didSelect 7", "didUnhighlight 7"])
    #expect(bench.view.indexPathsForSelectedItems == [IndexPath(item: 7, section: 0)])
    delegate.log = []
    tap(7, bench)
    #expect(delegate.log == down(7) + ["shouldSelect 7", "didSelect 7", "didUnhighlight 7"])
  }

  @Test("With multiple selection, a second tap on the same item deselects it")
  func multiple() {
    let bench = make()
    bench.view.allowsMultipleSelection = true
    tap(3, bench)
    tap(1, bench)
    #expect(bench.view.indexPathsForSelectedItems?.map(\.item) == [1, 3])
    delegate.log = []
    tap(3, bench)
    #expect(delegate.log == down(3) + ["shouldDeselect 3", "didDeselect 3", "didUnhighlight 3"])
    #expect(bench.view.indexPathsForSelectedItems?.map(\.item) == [1])
  }

  @Test("A denied step ends the sequence")
  func refusals() {
    let bench = make()
    delegate.refused = ["shouldHighlight"]
    tap(3, bench)
    #expect(delegate.log == ["shouldHighlight 3"])
    delegate.refused = ["shouldSelect"]
    delegate.log = []
    tap(3, bench)
    #expect(delegate.log == down(3) + ["shouldSelect 3", "didUnhighlight 3"])
    #expect(bench.view.indexPathsForSelectedItems == nil)
    bench.view.allowsSelection = false
    delegate.log = []
    tap(3, bench)
    #expect(delegate.log.isEmpty)
  }

  @Test("A touch that leaves the cell, or is claimed by a gesture, selects nothing")
  func leaving() {
    let bench = make()
    let finger = touch(3, bench)
    finger.view?.touchesBegan([finger], with: nil)
    #expect(bench.cell(3)?.isHighlighted == true)
    finger.windowLocation.y += 40
    finger.view?.touchesMoved([finger], with: nil)
    #expect(bench.cell(3)?.isHighlighted == false)
    finger.view?.touchesEnded([finger], with: nil)
    #expect(delegate.log == down(3) + ["didUnhighlight 3"])
    delegate.log = []
    let other = touch(4, bench)
    other.view?.touchesBegan([other], with: nil)
    other.view?.touchesCancelled([other], with: nil)
    #expect(delegate.log == down(4) + ["didUnhighlight 4"])
    #expect(bench.view.indexPathsForSelectedItems == nil)
  }

  @Test("Programmatic selection does not notify the delegate; invisible items are selected when they appear")
  func program() {
    let bench = make()
    bench.view.selectItem(at: IndexPath(item: 119, section: 0), animated: false, scrollPosition: [])
    #expect(delegate.log.isEmpty && bench.view.contentOffset.y == 0)
    bench.view.scrollToItem(at: IndexPath(item: 119, section: 0), at: .bottom, animated: false)
    bench.layOut()
    #expect(bench.cell(119)?.isSelected == true && bench.cell(118)?.isSelected == false)
    bench.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(bench.view.indexPathsForSelectedItems == nil && bench.cell(119)?.isSelected == false)
    bench.view.selectItem(at: IndexPath(item: 60, section: 0), animated: false, scrollPosition: .top)
    #expect(bench.view.contentOffset.y == 658)
    let faults = Diagnostics.recording {
      bench.view.selectItem(at: IndexPath(item: 120, section: 0), animated: false, scrollPosition: [])
    }
    #expect(faults.map(\.kind) == ["itemOutOfRange"])
  }

  @Test("Assistive technology sees a list of items with positions, and can tap one")
  func accessibility() {
    let bench = make()
    #expect(bench.view.stageAccessibility?.role == .list && bench.view.stageAccessibility?.count == 120)
    let item = bench.cell(4)?.stageAccessibility
    #expect(item?.role == .listItem && item?.position == 5 && item?.count == 120)
    #expect(bench.cell(4)?.accessibilityActivate() == true)
    #expect(bench.cell(4)?.stageAccessibility?.state.contains(.selected) == true)
    bench.source.sections[0].insert("new", at: 0)
    bench.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(bench.cell(5)?.stageAccessibility?.position == 6 && bench.cell(5)?.stageAccessibility?.count == 121)
  }

  @Test("Keyboard focus skips hidden cells and headers")
  func focusPassesOverHidden() throws {
    final class GapLayout: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] where attributes.indexPath == IndexPath(item: 1, section: 0) {
          attributes.isHidden = attributes.representedElementCategory == .cell
        }
        return all
      }
    }
    let layout = GapLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let bench = CollectionBench.grid(30, layout: layout)
    bench.tick()
    #expect(bench.view.engine.focus.moveFocus(after: try #require(bench.cell(0)), in: .right))
    #expect(FocusController.shared.view === bench.cell(2))
    #expect(!bench.view.engine.focus.moveFocus(after: try #require(bench.cell(0)), in: .up))
  }
}
