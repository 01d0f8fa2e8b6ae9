// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct SelfSizingTests {
  @Test("Known sizes are kept: a returning cell has its size at once")
  func survive() {
    var heights: [CGFloat] = []
    for item in 0..<200 { heights.append(CGFloat(20 + item % 7 * 10)) }
    let s = FittingStage([heights], estimate: 40)
    while s.view.contentOffset.y < s.view.contentSize.height - 480 { s.stage.wheel(0, 300, overX: 160, y: 240) }
    let length = heights.reduce(0, +)
    #expect(s.view.contentSize.height == length)
    s.view.contentOffset.y = 0
    s.stage.tick()
    #expect(s.view.contentSize.height == length && s.lengths == Array(heights.prefix(s.lengths.count)))
    #expect(s.layout.layoutAttributesForItem(at: IndexPath(item: 199, section: 0))?.frame.height == heights[199])
  }

  @Test("Sizes follow their items through inserts, deletions, moves and moved sections")
  func updates() {
    let s = FittingStage([[30, 60, 90, 25, 35], [70, 80]], estimate: 40)
    func height(_ item: Int, _ section: Int = 0) -> CGFloat? {
      s.layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame.height
    }
    s.source.sections = [[60, 55, 30, 35], [70, 80]]
    UIView.performWithoutAnimation {
      s.view.performBatchUpdates({
        s.view.deleteItems(at: [IndexPath(item: 2, section: 0), IndexPath(item: 3, section: 0)])
        s.view.insertItems(at: [IndexPath(item: 1, section: 0)])
        s.view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
      })
    }
    #expect([height(0), height(2), height(3)] == [60, 30, 35], "before any cell is measured again")
    s.stage.tick()
    #expect(s.lengths == [60, 55, 30, 35, 70, 80] && s.view.validate() == [])
    s.source.sections = [[70, 80], [60, 55, 30, 35]]
    UIView.performWithoutAnimation { s.view.moveSection(0, toSection: 1) }
    #expect([height(0), height(1), height(3, 1)] == [70, 80, 35])
    s.stage.tick()
    #expect(s.lengths == [70, 80, 60, 55, 30, 35] && s.view.validate() == [])
  }

  @Test("Another line length, or a reload, discards known sizes")
  func forgotten() {
    let s = FittingStage([[30, 60, 90]], estimate: 40)
    s.source.sections = [[50, 60, 20]]
    s.view.reloadData()
    s.stage.tick()
    #expect(s.lengths == [50, 60, 20])
    s.view.frame.size.width = 300
    s.stage.tick()
    #expect(s.view.contentSize.width == 300 && s.view.validate() == [])
  }

  @Test("A reconfigured or invalidated cell is measured again")
  func askedAgain() {
    let s = FittingStage([[30, 60, 90]], estimate: 40)
    s.source.sections[0][1] = 100
    s.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    s.stage.tick()
    #expect(s.lengths == [30, 100, 90] && s.view.contentOffset.y == 0)
    s.cell(0)?.law = { _ in 10 }
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
    s.layout.invalidateLayout(with: context)
    s.stage.tick()
    #expect(s.lengths == [10, 100, 90] && s.view.validate() == [])
  }

  @Test("Headers and footers get their preferred length, and keep the width of the view")
  func boundaries() {
    FittingStage.FittingEdge.length = 64
    let s = FittingStage([[30, 60], [90]], estimate: 40, edges: 20)
    #expect(s.view.contentOffset.y == 0)
    let header = s.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(x: 0, y: 218, width: 320, height: 64))
    #expect(s.view.contentSize.height == 436)
    #expect(s.view.validate() == [])
    s.source.sections.insert([50], at: 0)
    UIView.performWithoutAnimation { s.view.insertSections([0]) }
    #expect(
      s.layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 2))?.frame.height == 64)
  }

  @Test("Without an estimate, preferred sizes are ignored")
  func fixed() {
    FittingStage.FittingEdge.length = 64
    let s = FittingStage([[30, 60], [90]], estimate: 0, edges: 20)
    #expect(s.lengths == [30, 30, 30] && s.view.contentSize.height == 170)
  }

  @Test("A far too large or small estimate settles without a report or gaps", arguments: [1.0, 400])
  func wrongEstimate(estimate: Double) {
    var s: FittingStage?
    let faults = Diagnostics.recording {
      s = FittingStage([[CGFloat](repeating: 15, count: 200)], estimate: CGFloat(estimate))
    }
    #expect(faults.isEmpty)
    #expect(s?.view.visibleCells.count == 32)
    #expect(s?.lengths.allSatisfy { $0 == 15 } == true && s?.view.validate() == [])
  }

  @Test("A cell that never settles is reported once and not measured again; the others are fitted")
  func oscillating() {
    var isHigh = false
    var s: FittingStage?
    let faults = Diagnostics.recording {
      let rest = [CGFloat](repeating: 40, count: 50)
      let stage = FittingStage([[30, 60, 90] + rest], estimate: 40)
      s = stage
      stage.source.law = { path in
        guard path.item == 1 else { return { _ in 50 } }
        return { _ in
          isHigh.toggle()
          return isHigh ? 100 : 20
        }
      }
      stage.view.reconfigureItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
      stage.stage.tick()
    }
    #expect(faults.map(\.kind) == ["selfSizingNeverSettles"] && faults.first?.message.contains("0-1") == true)
    #expect(s?.view.validate() == [])
    let again = Diagnostics.recording {
      s?.view.contentOffset.y = 900
      s?.stage.tick()
      s?.view.contentOffset.y = 0
      s?.stage.tick()
    }
    #expect(again.isEmpty && s?.view.validate() == [])
  }

  @Test(
    "Non-finite preferred sizes are rejected by name, and negative ones count as zero",
    arguments: [CGFloat.nan, -5])
  func rejected(length: CGFloat) {
    var s: FittingStage?
    let faults = Diagnostics.recording {
      let stage = FittingStage([[30, 60, 90]], estimate: 40)
      s = stage
      stage.cell(1)?.law = { _ in length }
      stage.view.setNeedsLayout()
      stage.layout.minimumLineSpacing = 3
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
      stage.layout.invalidateLayout(with: context)
      stage.stage.tick()
    }
    #expect(!faults.isEmpty && faults.allSatisfy { $0.message.contains("0-1") })
    #expect(s?.lengths == (length < 0 ? [30, 0, 90] : [30, 60, 90]) && s?.view.validate() == [])
  }

  @Test("Sizes from the delegate are used as estimates")
  func delegateEstimates() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      var asked = 0
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        asked += 1
        return CGSize(width: 320, height: 20 + indexPath.item)
      }
    }
    var heights: [CGFloat] = []
    for item in 0..<100 { heights.append(CGFloat(30 + item % 3 * 20)) }
    let s = FittingStage([heights], estimate: 40)
    let sizes = Sizes()
    s.view.delegate = sizes
    s.view.reloadData()
    s.stage.tick()
    #expect(sizes.asked == 100)
    s.go(to: 60)
    for _ in 0..<8 {
      s.stage.wheel(0, -100, overX: 160, y: 240)
      #expect(s.strayed(from: 100) <= 0.5)
    }
    #expect(sizes.asked == 100, "preferred sizes cause no other queries")
    #expect(s.view.validate() == [])
  }
}
