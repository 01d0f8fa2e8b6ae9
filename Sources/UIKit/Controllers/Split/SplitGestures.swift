// SPDX-License-Identifier: MIT

/// Recognizes a drag from the edge that reveals columns. The pop gesture of a navigation controller has priority.
final class SplitEdgeRecognizer: UIScreenEdgePanGestureRecognizer {
  @WeakReference var director: SplitDirector?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let director, director.canReveal else {
      if state == .possible { state = .failed }
      return
    }
    edges = director.isMirrored ? .right : .left
    super.touchesBegan(touches, with: event)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    if otherGestureRecognizer is NavigationPopRecognizer { return false }
    return otherGestureRecognizer is UIPanGestureRecognizer || otherGestureRecognizer is UISwipeGestureRecognizer
  }
}

/// The gestures that show and hide columns: a drag from the edge, and a drag or tap outside columns that cover the
/// secondary column.
final class SplitGestures {
  private let edgePan = SplitEdgeRecognizer()
  private let outsidePan = UIPanGestureRecognizer()
  private var change: SplitModeChange?
  /// The distance in points by which the columns move during the entire change, positive to the right.
  private var travel: CGFloat = 1
  @WeakReference private var director: SplitDirector?

  init(of director: SplitDirector, in container: SplitContainerView) {
    self.director = director
    edgePan.director = director
    edgePan.addHandler { [me = WeakReference(self)] in me.wrappedValue?.follow($0, reveals: true) }
    outsidePan.addHandler { [me = WeakReference(self)] in me.wrappedValue?.follow($0, reveals: false) }
    container.addGestureRecognizer(edgePan)
    container.dimming.addGestureRecognizer(outsidePan)
    container.dimming.tapped = { [director = WeakReference(director)] in _ = director.wrappedValue?.uncover() }
    container.dimming.activated = { [director = WeakReference(director)] in director.wrappedValue?.uncover() ?? false }
    container.escaped = { [director = WeakReference(director)] in director.wrappedValue?.uncover() ?? false }
    container.laidOut = { [director = WeakReference(director)] in director.wrappedValue?.layOut() }
  }

  private func follow(_ recognizer: UIGestureRecognizer, reveals: Bool) {
    guard let pan = recognizer as? UIPanGestureRecognizer, let director, let container = director.container else {
      return
    }
    switch pan.state {
    case .began:
      guard director.canDrag else { return }
      let rules = director.rules
      let now = director.target
      guard let next = reveals ? rules.revealing(in: now) : rules.uncovered(now), next != now else { return }
      travel = director.travel(to: next)
      change = director.beginDrag(to: next)
      change?.follow(progress(of: pan, in: container))
    case .changed: change?.follow(progress(of: pan, in: container))
    case .ended:
      let speed = pan.velocity(in: container).x * (travel < 0 ? -1 : 1)
      let completes =
        speed > UIKitTuning.splitDragSpeed
        || progress(of: pan, in: container) > UIKitTuning.splitDragShare && speed > -UIKitTuning.splitDragSpeed
      end(completes: completes)
    case .cancelled, .failed: end(completes: false)
    default: break
    }
  }

  private func progress(of pan: UIPanGestureRecognizer, in container: UIView) -> CGFloat {
    min(1, max(0, pan.translation(in: container).x / travel))
  }

  private func end(completes: Bool) {
    guard let change else { return }
    self.change = nil
    change.release(completes: completes)
  }
}

extension SplitDirector {
  /// Whether a gesture can currently move the columns.
  fileprivate var canDrag: Bool {
    guard let split else { return false }
    return !isCollapsed && change == nil && split.appearance == .appeared && split.modalState.presented == nil
  }

  /// Whether a drag from the edge reveals a column.
  fileprivate var canReveal: Bool {
    preferences.presentsWithGesture && canDrag && rules.revealing(in: target) != nil
  }

  /// Returns the distance in points by which the columns move to the given arrangement, positive to the right.
  fileprivate func travel(to next: SplitArrangement) -> CGFloat {
    let geometry = geometry
    let now = geometry.frames(in: arrangement)
    let then = geometry.frames(in: next)
    let first = then.primary.minX - now.primary.minX
    let second = isTriple ? then.supplementary.minX - now.supplementary.minX : 0
    let travel = abs(first) > abs(second) ? first : second
    return travel == 0 ? 1 : travel
  }
}
