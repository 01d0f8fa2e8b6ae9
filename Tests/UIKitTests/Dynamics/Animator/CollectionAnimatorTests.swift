// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// A minimal version of the classic springy list: a layout with a spring for every cell.
private final class SpringyLayout: UICollectionViewFlowLayout {
  var animator: UIDynamicAnimator!
  var invalidations = 0

  override init() {
    super.init()
    itemSize = CGSize(width: 44, height: 44)
    animator = UIDynamicAnimator(collectionViewLayout: self)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func prepare() {
    super.prepare()
    guard animator.behaviors.isEmpty, collectionViewContentSize.height > 0 else { return }
    let content = CGRect(origin: .zero, size: collectionViewContentSize)
    for attributes in super.layoutAttributesForElements(in: content) ?? [] {
      animator.addBehavior(makeSpring(attributes, to: attributes.center, frequency: 1, damping: 0.8))
    }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidations += 1
    super.invalidateLayout(with: context)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: indexPath)
  }

  func kick(_ distance: CGFloat) {
    for behavior in animator.behaviors {
      guard let item = (behavior as? UIAttachmentBehavior)?.items.first else { continue }
      item.center = CGPoint(x: item.center.x, y: item.center.y + distance)
      animator.updateItem(usingCurrentState: item)
    }
  }
}

private final class Source: NSObject, UICollectionViewDataSource {
  var count = 40

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor @Suite(.oneApplication) struct CollectionAnimatorTests {
  private let layout = SpringyLayout()
  private let source = Source()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view: UICollectionView

  init() {
    UIApplication.shared.reset()
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    window.makeKeyAndVisible()
    runApplication(seconds: 1)
  }

  @Test("Look-ups work by index path, items(in:) returns intersecting attributes, and centers are written")
  func lookUps() throws {
    #expect(layout.animator.behaviors.count == 40)
    #expect(layout.animator.referenceView === view)
    #expect(!layout.animator.isRunning)
    let third = try #require(layout.animator.layoutAttributesForCell(at: IndexPath(item: 3, section: 0)))
    #expect(third.indexPath == IndexPath(item: 3, section: 0))
    #expect(layout.animator.layoutAttributesForCell(at: IndexPath(item: 40, section: 0)) == nil)
    #expect(
      layout.animator.layoutAttributesForSupplementaryView(ofKind: "header", at: IndexPath(item: 0, section: 0)) == nil)
    #expect(
      layout.animator.layoutAttributesForDecorationView(ofKind: "line", at: IndexPath(item: 0, section: 0)) == nil)
    let home = third.center
    layout.kick(30)
    #expect(layout.animator.isRunning)
    // The first tick starts the clock, and the second one simulates a frame.
    runApplication(seconds: 2.0 / 60, from: 2)
    #expect(third.center.y < home.y + 30 && third.center.y > home.y)
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.center == third.center)
    runApplication(seconds: 3, from: 3)
    #expect(third.center == home && !layout.animator.isRunning)
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.center == home)
  }

  @Test("L12: one invalidation per moving tick, one at rest, none while paused")
  func invalidations() {
    layout.kick(30)
    layout.invalidations = 0
    var ticks = 0
    UIApplication.shared.tick(timestamp: 10)
    #expect(layout.invalidations == 0)
    while layout.animator.isRunning, ticks < 600 {
      ticks += 1
      UIApplication.shared.tick(timestamp: 10 + Double(ticks) / 60)
      #expect(layout.invalidations == ticks)
    }
    #expect(!layout.animator.isRunning && ticks > 30)
    runApplication(seconds: 1, from: 30)
    #expect(layout.invalidations == ticks)
    // After the host has received the changes, no further frame is requested.
    let encoder = FrameEncoder()
    for _ in 0..<2 { UIApplication.shared.tick(timestamp: 31, into: encoder) }
    #expect(!UIApplication.shared.wantsFrame && layout.invalidations == ticks)
  }

  @Test("L11: the animator pauses while its layout is not the current one, and resumes afterward")
  func switching() {
    layout.kick(100)
    runApplication(seconds: 0.2, from: 2)
    let item = layout.animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0))
    let place = item?.center
    #expect(layout.animator.isRunning)
    view.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(!layout.animator.isRunning)
    let elapsed = layout.animator.elapsedTime
    runApplication(seconds: 1, from: 3)
    #expect(item?.center == place && layout.animator.elapsedTime == elapsed)
    layout.kick(0)
    #expect(!layout.animator.isRunning)
    view.collectionViewLayout = layout
    #expect(layout.animator.isRunning)
    runApplication(seconds: 3, from: 5)
    #expect(!layout.animator.isRunning && item?.center != place)
  }

  @Test("L8: two attribute objects for one cell are a fault that names the index path and the remedy")
  func duplicates() {
    let other = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 5, section: 0))
    other.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    let old = layout.animator.layoutAttributesForCell(at: IndexPath(item: 5, section: 0))
    let spring = makeSpring(other, to: CGPoint(x: 1, y: 1), frequency: 1, damping: 1)
    let faults = Diagnostics.recording { layout.animator.addBehavior(spring) }
    #expect(faults.map(\.kind) == ["duplicateItem"])
    let message = faults.first?.message ?? ""
    #expect(message.contains("cell 0-5") && message.contains("layoutAttributesForCell(at:)"))
    // The existing body is reused, and the new attributes object is moved to the body's position.
    let now = layout.animator.layoutAttributesForCell(at: IndexPath(item: 5, section: 0))
    #expect(now === other && other.center == old?.center)
    layout.animator.removeBehavior(spring)
    #expect(layout.animator.layoutAttributesForCell(at: IndexPath(item: 5, section: 0)) === other)
  }

  @Test("Collisions use the content as reference: a cell pushed against its end stays inside and follows changes")
  func contentBounds() {
    let animator = layout.animator!
    let last = IndexPath(item: 39, section: 0)
    animator.removeAllBehaviors()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: last)
    attributes.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    let collision = UICollisionBehavior(items: [attributes])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [attributes]))
    runApplication(seconds: 4, from: 2)
    #expect(!animator.isRunning)
    #expect(attributes.frame.maxY == layout.collectionViewContentSize.height)
    source.count = 60
    view.reloadData()
    runApplication(seconds: 4, from: 10)
    #expect(attributes.frame.maxY == layout.collectionViewContentSize.height)
  }

  @Test("Removing behaviors forgets the items; after the animator's layout is released nothing runs")
  func release() {
    let animator = layout.animator!
    for behavior in animator.behaviors.prefix(39) { animator.removeBehavior(behavior) }
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 39, section: 0)) != nil)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 9999, height: 9999)).count == 1)
  }

  @Test("An animator whose layout was released is idle")
  func deadLayout() {
    var layout: SpringyLayout? = SpringyLayout()
    let animator = layout!.animator!
    layout = nil
    animator.addBehavior(UIGravityBehavior(items: [TestItem()]))
    #expect(!animator.isRunning && animator.referenceView == nil)
  }
}
