// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A layout that creates attributes and behaviors on demand during updates.
private final class NewtonianLayout: UICollectionViewLayout {
  private(set) var animator: UIDynamicAnimator!
  private let gravity = UIGravityBehavior(items: [])

  override init() {
    super.init()
    animator = UIDynamicAnimator(collectionViewLayout: self)
    animator.addBehavior(gravity)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  var attachments: [UIAttachmentBehavior] { animator.behaviors.compactMap { $0 as? UIAttachmentBehavior } }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: indexPath)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      if update.updateAction == .insert, let path = update.indexPathAfterUpdate {
        let item = UICollectionViewLayoutAttributes(forCellWith: path)
        item.frame = CGRect(x: 40 + 60 * CGFloat(path.item), y: 100, width: 40, height: 40)
        let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: item.center.x, y: 20))
        spring.length = 100
        spring.frequency = 1
        spring.damping = 0.4
        animator.addBehavior(spring)
        gravity.addItem(item)
      } else if update.updateAction == .delete, let path = update.indexPathBeforeUpdate {
        guard let item = animator.layoutAttributesForCell(at: path) else { continue }
        for spring in attachments where spring.items[0] === item { animator.removeBehavior(spring) }
        gravity.removeItem(item)
      }
    }
  }
}

@Suite(.oneApplication)
@MainActor
struct NewtonianLayoutTests {
  @Test("C15: items inserted and deleted on demand keep their own attributes and behaviors")
  func onDemand() {
    let layout = NewtonianLayout()
    let bench = CollectionBench(LetterSource([[]]), layout: layout)
    bench.tick()
    for count in 1...3 {
      bench.source.sections[0].append("\(count)")
      bench.view.insertItems(at: [IndexPath(item: count - 1, section: 0)])
      #expect(layout.attachments.count == count)
      #expect(layout.layoutAttributesForElements(in: bench.view.bounds)?.count == count)
      #expect(bench.view.visibleCells.count == count)
      bench.tick()
    }
    let springs = layout.attachments
    let items = (0..<2).map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))! }
    bench.source.sections[0].removeLast()
    bench.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    #expect(layout.attachments.count == 2)
    #expect(layout.attachments[0] === springs[0] && layout.attachments[1] === springs[1])
    for _ in 0..<40 { bench.tick() }
    #expect(bench.view.visibleCells.count == 2)
    for (index, item) in items.enumerated() {
      #expect(layout.layoutAttributesForItem(at: IndexPath(item: index, section: 0)) === item)
      #expect(bench.cell(index)?.center == item.center)
    }
  }

  @Test("A springy layout that still has a body for a deleted item shows nothing for it and reports it")
  func staleBody() {
    final class Forgetful: UICollectionViewFlowLayout {
      var animator: UIDynamicAnimator!
      override init() {
        super.init()
        animator = UIDynamicAnimator(collectionViewLayout: self)
      }
      required init?(coder: NSCoder) { fatalError("not used") }
      override func prepare() {
        super.prepare()
        guard animator.behaviors.isEmpty,
          let all = super.layoutAttributesForElements(in: .init(x: 0, y: 0, width: 320, height: 480))
        else { return }
        for item in all { animator.addBehavior(UIAttachmentBehavior(item: item, attachedToAnchor: item.center)) }
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        animator.layoutAttributesForCell(at: indexPath)
      }
    }
    let bench = CollectionBench(LetterSource([["A", "B", "C"]]), layout: Forgetful())
    bench.tick()
    #expect(bench.letters == "ABC")
    let faults = Diagnostics.recording {
      bench.source.sections[0].remove(at: 0)
      bench.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      for _ in 0..<40 { bench.tick() }
    }
    #expect(!faults.isEmpty && faults.allSatisfy { $0.kind == "attributesBeyondCounts" })
    #expect(bench.letters == "BC")
  }
}
