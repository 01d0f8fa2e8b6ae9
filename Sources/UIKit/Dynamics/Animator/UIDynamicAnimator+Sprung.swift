// SPDX-License-Identifier: MIT

import SprungPhysics

/// Sprung additions.
extension UIDynamicAnimator {
  /// Sprung addition: advances the time by seconds in a single tick without the application's clock, rounded to steps
  /// of 1/240 s.
  ///
  /// Items are written, contacts delivered and actions called once at the end. Nothing happens while the animator
  /// rests. Negative and non-finite values are ignored and reported as a fault.
  public final func step(by seconds: TimeInterval) {
    guard seconds.isFinite, seconds >= 0 else {
      Diagnostics.report("nonFiniteTime", "step(by:) received \(seconds) seconds. Pass a finite number, 0 or more.")
      return
    }
    changed()
    guard isRunning, parts.clock.mayRun else { return }
    tick(seconds: seconds)
  }

  /// Sprung addition: whether the animator is paused manually. Items keep their velocities. Default: false.
  public final var isPaused: Bool {
    get { parts.clock.isHeld }
    set {
      guard newValue != parts.clock.isHeld else { return }
      parts.clock.isHeld = newValue
      if newValue { stopRunning() } else { changed() }
    }
  }

  /// Sprung addition: a hash of the state of all moving items, which is equal for equal runs on all platforms.
  ///
  /// Once all items rest, it is the same at every frame rate. It does not include the simulated time, `elapsedTime`.
  public final var stateHash: UInt64 { world.stateHash() }

  /// Sprung addition: advances in ticks of 1/60 s until a condition is true, all items rest, or the seconds have
  /// passed.
  ///
  /// The condition is evaluated before the first tick and after each tick. Returns whether it became true. For tests:
  /// `animator.run(until: { !animator.isRunning })` runs until all items rest.
  @discardableResult
  public final func run(until isDone: () -> Bool, atMost seconds: TimeInterval = 60) -> Bool {
    guard seconds.isFinite, seconds >= 0 else {
      Diagnostics.report(
        "nonFiniteTime", "run(until:) received a limit of \(seconds) seconds. Pass a finite number, 0 or more.")
      return isDone()
    }
    var left = seconds
    while !isDone() {
      changed()
      guard isRunning, parts.clock.mayRun, !isTicking, left > 0 else { return false }
      tick(seconds: min(left, UIKitTuning.runTick))
      left -= UIKitTuning.runTick
    }
    return true
  }

  /// Sprung addition: advances in ticks of 1/60 s until `elapsedTime` reaches a number of seconds or all items rest.
  public final func run(until elapsedTime: TimeInterval) {
    run(until: { self.elapsedTime >= elapsedTime - PhysicsUnits.stepDuration / 2 }, atMost: max(0, elapsedTime) + 1)
  }

  /// Sprung addition: whether items that an attachment connects collide with each other. Welded items never do.
  /// Default: false, as on Apple's platforms.
  public final var attachedItemsCollide: Bool {
    get { world.joinedBodiesCollide }
    set {
      guard newValue != world.joinedBodiesCollide else { return }
      world.joinedBodiesCollide = newValue
      changed()
    }
  }

  /// Sprung addition: the axes along which items do not move, regardless of forces. Items can still rotate and be moved
  /// with `updateItem(usingCurrentState:)`. Default: none.
  ///
  /// A vertically scrolling list with springs sets it to `.horizontal`, so that its cells do not swing sideways. An
  /// attachment that requires motion along a locked axis is not satisfied.
  public final var axisLock: UIAxis {
    get { UIAxis(rawValue: UInt(world.lockedAxes.rawValue)) }
    set {
      let axes = LockedAxes(rawValue: UInt8(truncatingIfNeeded: newValue.rawValue & 3))
      guard axes != world.lockedAxes else { return }
      world.lockedAxes = axes
      changed()
    }
  }

  /// Sprung addition: returns the items that keep the animator running, each with the reason.
  public final func whyRunning() -> [(item: any UIDynamicItem, reason: WakeReason)] {
    parts.effects.apply()
    var result: [(item: any UIDynamicItem, reason: WakeReason)] = []
    for state in parts.registry.order {
      guard let state, !world.isAsleep(state.body) else { continue }
      result.append((state.item, world.whyAwake(state.body)))
    }
    return result
  }

  /// Sprung addition: removes the items for which `isGone` returns true from all behaviors, and removes their
  /// attachments and snaps. The items stay where they are. Returns the number of items.
  ///
  /// A layout calls it for deleted items, in `prepare(forCollectionViewUpdates:)`.
  @discardableResult
  public final func forgetItems(where isGone: (any UIDynamicItem) -> Bool) -> Int {
    var gone: [any UIDynamicItem] = []
    for state in parts.registry.order {
      guard let state, isGone(state.item) else { continue }
      gone.append(state.item)
    }
    for item in gone {
      for behavior in parts.tree.roots { discard(item, in: behavior) }
    }
    changed()
    return gone.count
  }

  private func discard(_ item: any UIDynamicItem, in behavior: UIDynamicBehavior) {
    for child in behavior.childBehaviors { discard(item, in: child) }
    if behavior.discard(item) { behavior.removeFromTree() }
  }

  /// Sprung addition: assigns the index paths that `newPath` returns to the animator's layout attributes, and removes
  /// those for which it returns nil. Positions and velocities are preserved.
  ///
  /// A layout calls it in `prepare(forCollectionViewUpdates:)` to preserve the motion of its items when others are
  /// inserted or deleted. Otherwise bodies keep their index paths, as on Apple's platforms. Two items with the same
  /// path are a fault; the second one is removed.
  public final func remapIndexPaths(_ newPath: (UICollectionViewLayoutAttributes) -> IndexPath?) {
    var kept: [(state: DynamicItemState, path: IndexPath)] = []
    var gone: [ObjectIdentifier: Bool] = [:]
    for state in parts.registry.order {
      guard let state, let attributes = state.attributes else { continue }
      if let path = newPath(attributes) {
        kept.append((state, path))
      } else {
        gone[ObjectIdentifier(attributes)] = true
      }
    }
    if !gone.isEmpty { forgetItems { gone[ObjectIdentifier($0 as AnyObject)] != nil } }
    let doubled = parts.registry.move(kept)
    guard !doubled.isEmpty else { return }
    Diagnostics.report(
      "duplicateIndexPaths", "remapIndexPaths returned the same index path for two items. Later items were removed.")
    forgetItems { doubled[ObjectIdentifier($0 as AnyObject)] != nil }
  }
}
