// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// If code moved a view while its item slept, the view stayed in midair when gravity was added again.
///
/// The view's body had not moved. The body woke on the floor and fell asleep again without moving, so no new position
/// was written to the view. After 3.5 s the view was still in the air, `isRunning` was false, and no diagnostic
/// explained it. Unless `updateItem(usingCurrentState:)` is called, the animator's own state applies. The view now
/// returns to that state as soon as a behavior acts on the item again, and debug builds report the change once per
/// item.
@MainActor @Suite(.oneApplication) struct MovedAsleepTests {
  private final class Card: UIView {}

  private let animator: UIDynamicAnimator
  private let reference = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let gravity = UIGravityBehavior()

  init() {
    animator = UIDynamicAnimator(referenceView: reference)
  }

  /// Returns a sleeping view, of a plain or custom class, that has fallen to the floor and is no longer under gravity.
  private func restingView(isPlain: Bool) -> UIView {
    let frame = CGRect(x: 100, y: 200, width: 50, height: 50)
    let view = isPlain ? UIView(frame: frame) : Card(frame: frame)
    reference.addSubview(view)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    gravity.addItem(view)
    animator.addBehavior(gravity)
    run()
    animator.removeBehavior(gravity)
    run()
    #expect(view.center == CGPoint(x: 125, y: 375) && !animator.isRunning)
    return view
  }

  private func run() {
    for _ in 0..<240 where animator.isRunning { animator.step(by: 1.0 / 60) }
  }

  @Test(
    "A manually moved view returns when gravity is added again, and the move is reported", arguments: [true, false])
  func gravityAgain(isPlain: Bool) {
    let view = restingView(isPlain: isPlain)
    view.center = CGPoint(x: 200, y: 50)
    let faults = Diagnostics.recording {
      animator.addBehavior(gravity)
      #expect(animator.isRunning)
      animator.step(by: 1.0 / 60)
      #expect(view.center == CGPoint(x: 125, y: 375))
      run()
    }
    #expect(view.center == CGPoint(x: 125, y: 375) && !animator.isRunning)
    #if DEBUG
      #expect(faults.map(\.kind) == ["externalMove"])
    #endif
    // The move is reported once per item.
    view.center = CGPoint(x: 300, y: 60)
    let again = Diagnostics.recording {
      animator.removeBehavior(gravity)
      run()
    }
    #expect(again.isEmpty && view.center == CGPoint(x: 125, y: 375))
  }

  @Test("With updateItem(usingCurrentState:) the view falls from its new position", arguments: [true, false])
  func announced(isPlain: Bool) {
    let view = restingView(isPlain: isPlain)
    let faults = Diagnostics.recording {
      view.center = CGPoint(x: 200, y: 50)
      animator.updateItem(usingCurrentState: view)
      animator.addBehavior(gravity)
      animator.step(by: 0.1)
      #expect(view.center.x == 200 && abs(Double(view.center.y) - 55) < 1e-9)
      run()
    }
    #expect(faults.isEmpty && view.center == CGPoint(x: 200, y: 375) && !animator.isRunning)
  }

  @Test("A manual rotation is reverted and reported, a scale is not", arguments: [true, false])
  func rotated(isPlain: Bool) {
    let view = restingView(isPlain: isPlain)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(
      Diagnostics.recording {
        animator.addBehavior(gravity)
        run()
      }.isEmpty)
    #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    view.transform = CGAffineTransform(rotationAngle: 1)
    let faults = Diagnostics.recording {
      animator.removeBehavior(gravity)
      run()
    }
    #expect(view.transform == .identity && view.center == CGPoint(x: 125, y: 375))
    #if DEBUG
      #expect(faults.map(\.kind) == ["externalMove"])
    #endif
  }

  @Test("Any added behavior wakes its items", arguments: 0..<5)
  func addedBehaviorWakes(kind: Int) {
    let view = restingView(isPlain: true)
    let behavior: UIDynamicBehavior
    switch kind {
    case 0: behavior = UIDynamicItemBehavior(items: [view])
    case 1: behavior = UICollisionBehavior(items: [view])
    case 2: behavior = UIGravityBehavior(items: [view])
    case 3:
      let push = UIPushBehavior(items: [view], mode: .continuous)
      push.active = false
      behavior = push
    default: behavior = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 125, y: 375))
    }
    view.center = CGPoint(x: 200, y: 50)
    _ = Diagnostics.recording {
      animator.addBehavior(behavior)
      #expect(animator.isRunning)
      animator.step(by: 1.0 / 60)
    }
    #expect(view.center == CGPoint(x: 125, y: 375))
  }
}
