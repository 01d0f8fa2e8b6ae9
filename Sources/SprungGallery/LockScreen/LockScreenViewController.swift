// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A home screen covered by a lock screen, which rests on the bottom edge and can be lifted.
public final class LockScreenViewController: UIViewController, UIDynamicAnimatorDelegate {
  /// The lock screen.
  public let cover = LockCoverView(frame: .zero)
  /// The home screen.
  public let home = HomeScreenView(frame: .zero)
  /// The behavior of the cover, or nil before the first layout.
  public private(set) var behavior: BouncingCoverBehavior?

  /// Changes to apply to the behavior when it is created.
  private var changes: [(BouncingCoverBehavior) -> Void] = []
  private var animator: UIDynamicAnimator?
  private var builtSize = CGSize.zero

  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.addSubview(home)
    view.addSubview(cover)
    home.lock.addHandler(for: .primaryActionTriggered) { [me = WeakReference(self)] _ in me.wrappedValue?.lock() }
    cover.camera.addHandler(for: .primaryActionTriggered) { [me = WeakReference(self)] _ in
      me.wrappedValue?.behavior?.hop()
    }
    cover.unlock.addHandler(for: .primaryActionTriggered) { [me = WeakReference(self)] _ in me.wrappedValue?.open() }
    cover.addGestureRecognizer(
      UIPanGestureRecognizer { [me = WeakReference(self)] pan in me.wrappedValue?.drag(by: pan) })
    home.accessibilityElementsHidden = true
  }

  /// Creates the behavior during the first layout. When the size changes, the cover stays open by the same fraction.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds
    guard room.size != builtSize, room.width > 0, room.height > 0 else { return }
    builtSize = room.size
    home.frame = room
    if let behavior {
      cover.bounds.size = room.size
      return behavior.updateBoundaries(in: room)
    }
    cover.frame = room
    showCover()
    let animator = UIDynamicAnimator(referenceView: view)
    animator.delegate = self
    let behavior = BouncingCoverBehavior(item: cover)
    for change in changes { change(behavior) }
    changes = []
    animator.addBehavior(behavior)
    self.animator = animator
    self.behavior = behavior
  }

  /// Applies a change to the behavior, either immediately or when the first layout creates it.
  public func tune(_ change: @escaping (BouncingCoverBehavior) -> Void) {
    if let behavior { change(behavior) } else { changes.append(change) }
  }

  private func showCover() {
    cover.isHidden = false
    home.accessibilityElementsHidden = true
  }

  /// Lifts the lock screen.
  public func open() { behavior?.open() }

  /// Drops the lock screen.
  public func lock() {
    showCover()
    behavior?.close()
  }

  private func drag(by pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: behavior?.take()
    case .changed: behavior?.drag(by: pan.translation(in: view).y)
    case .ended: behavior?.letGo(velocity: pan.velocity(in: view).y)
    case .cancelled, .failed: behavior?.letGo(velocity: 0)
    default: break
    }
  }

  /// Hides a cover that rests above the screen, so that the keyboard cannot reach it.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    guard let behavior, behavior.isOpen else { return }
    cover.isHidden = true
    home.accessibilityElementsHidden = false
  }
}
