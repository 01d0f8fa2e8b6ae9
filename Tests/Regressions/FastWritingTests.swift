// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Debug builds always wrote items through their setters, to detect centers set by other code. No unit test covered the
/// fast path of release builds, which writes directly to the storage of plain views.
@Suite(.oneApplication) struct FastWritingTests {
  /// Views that move, rotate, rest and collide, and their state as a host receives it after each tick.
  private struct Stage {
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    let animator: UIDynamicAnimator
    var views: [UIView] = []
    let gravity = UIGravityBehavior(items: [])
    let collision = UICollisionBehavior(items: [])
    let push = UIPushBehavior(items: [], mode: .continuous)

    init(storing: Bool, seed: UInt64) {
      var random = SeededRandom(seed: seed)
      animator = UIDynamicAnimator(referenceView: reference)
      animator.parts.writer.storesPlainViews = storing
      for index in 0..<24 {
        let view = index % 7 == 6 ? UILabel(frame: .zero) : UIView(frame: .zero)
        view.frame = CGRect(
          x: random.double(in: 40..<500), y: random.double(in: 40..<500), width: random.double(in: 5..<60),
          height: random.double(in: 5..<60))
        if index % 5 == 4 { view.transform = CGAffineTransform(rotationAngle: CGFloat(random.double(in: -3..<3))) }
        if index % 11 == 10 { view.transform = CGAffineTransform(scaleX: 1.5, y: 0.5) }
        reference.addSubview(view)
        views.append(view)
        if index % 4 > 0 { gravity.addItem(view) }
        if index % 3 > 0 { collision.addItem(view) }
        if index % 6 == 0 {
          push.addItem(view)
          push.setTargetOffsetFromCenter(UIOffset(horizontal: 5, vertical: 2), for: view)
        }
      }
      push.setAngle(0.7, magnitude: 0.01)
      collision.translatesReferenceBoundsIntoBoundary = true
      for behavior in [gravity, collision, push] as [UIDynamicBehavior] { animator.addBehavior(behavior) }
    }

    /// Advances by one frame. Returns the bits of the written values, and the change flags.
    func tick() -> [UInt64] {
      for view in views { view.layer.changes = [] }
      reference.layer.hasChangesBelow = false
      animator.step(by: 1.0 / 60)
      var seen: [UInt64] = [reference.layer.hasChangesBelow ? 1 : 0]
      for view in views {
        let transform = view.layer.transform
        let numbers = [
          view.center.x, view.center.y, view.transform.a, view.transform.b, view.transform.c, view.transform.d,
          transform.m11, transform.m12, transform.m33, transform.m41,
        ]
        seen += numbers.map { Double($0).bitPattern } + [UInt64(view.layer.changes.rawValue)]
      }
      return seen
    }
  }

  @Test("The fast path stores the same values in plain views as the setters", arguments: [1, 2] as [UInt64])
  func same(seed: UInt64) {
    let fast = Stage(storing: true, seed: seed)
    let slow = Stage(storing: false, seed: seed)
    var stored = 0
    for frame in 0..<70 {
      if frame == 40 {
        for stage in [fast, slow] { stage.gravity.angle = 0 }
      }
      #expect(fast.tick() == slow.tick(), "frame \(frame)")
      stored += fast.animator.parts.writer.storedCount
      #expect(slow.animator.parts.writer.storedCount == 0)
    }
    #expect(stored > 500)
  }

  @Test("The fast path warns once about a center set by other code and ignores it")
  func externalMove() {
    let stage = Stage(storing: true, seed: 4)
    _ = stage.tick()
    let view = stage.views[1]
    let place = view.center
    view.center = CGPoint(x: 300, y: 20)
    let warnings = Diagnostics.recording { _ = stage.tick() }
    #expect(warnings.map(\.kind) == ["externalMove"])
    #expect(
      stage.animator.parts.writer.storedCount > 0 && abs(view.center.x - place.x) < 20 && view.center.y >= place.y)
    #expect(Diagnostics.recording { _ = stage.tick() }.isEmpty)
  }
}
