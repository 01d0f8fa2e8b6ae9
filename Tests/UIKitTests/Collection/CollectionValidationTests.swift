// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// `UICollectionView.validate()` detects each kind of damage to the displayed elements.
@MainActor @Suite(.uiKit) struct CollectionValidationTests {
  @MainActor struct Scene {
    let bench = CollectionBench.grid()

    init() {
      bench.tick()
      bench.view.allowsMultipleSelection = true
      bench.view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    }

    var view: UICollectionView { bench.view }
    func element(_ index: Int) -> VisibleElement { view.engine.visible.elements[index] }
  }

  @Test("A valid view reports no breaches, also while scrolling and updating")
  func allIsWell() {
    let scene = Scene()
    #expect(scene.view.validate() == [])
    scene.view.contentOffset.y = 300
    scene.bench.layOut()
    #expect(scene.view.validate() == [])
    scene.bench.source.sections[0].removeFirst(3)
    scene.view.deleteItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
    #expect(scene.view.validate() == [])
    for _ in 0..<40 { scene.bench.tick() }
    #expect(scene.view.validate() == [])
  }

  nonisolated static let damages: [(String, @MainActor @Sendable (Scene) -> Void)] = [
    ("has the key of another element", { $0.element(0).key = $0.element(1).key }),
    ("is not found by its key", { $0.element(0).key = $0.element(1).key }),
    ("is not behind the one before", { $0.element(0).key = $0.element(5).key }),
    ("elements in order", { _ = $0.view.engine.visible.insert($0.element(0)) }),
    ("shows two elements", { _ = $0.view.engine.visible.insert($0.element(0)) }),
    ("is selected, but does not exist", { _ = $0.view.engine.selection.insert(IndexPath(item: 999, section: 0)) }),
    ("is highlighted, but does not exist", { $0.view.engine.selection.highlight(IndexPath(item: 0, section: 9)) }),
    ("looks otherwise selected than it is", { _ = $0.view.engine.selection.remove(IndexPath(item: 2, section: 0)) }),
    ("looks otherwise selected than it is", { $0.bench.cell(1)?.isSelected = true }),
    ("is shown, but does not exist", { $0.view.engine.counts.set([1]) }),
    ("is not above the one before", { $0.view.bringSubviewToFront($0.element(0).view) }),
    ("a view is left over", { $0.view.addSubview(UICollectionReusableView()) }),
    (
      "is not shown",
      {
        $0.view.engine.visible.beginPass()
        for element in $0.view.engine.visible.elements.dropFirst() { $0.view.engine.visible.meet(element) }
        _ = $0.view.engine.visible.removeUnmet()
      }
    ),
    (
      "is shown elsewhere",
      { scene in
        let moved = scene.element(0).applied.duplicate()
        moved.center.x += 5
        _ = scene.element(0).update(to: moved)
      }
    ),
  ]

  @Test("Each kind of damage is detected", arguments: damages.indices)
  func damage(_ index: Int) {
    let scene = Scene()
    let (sentence, damage) = Self.damages[index]
    damage(scene)
    let breaches = scene.view.validate()
    #expect(breaches.contains { $0.contains(sentence) }, "\(sentence): \(breaches)")
  }
}
