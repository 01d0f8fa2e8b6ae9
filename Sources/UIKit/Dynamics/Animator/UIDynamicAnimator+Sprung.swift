// SPDX-License-Identifier: MIT

import SprungPhysics

/// Sprung additions.
extension UIDynamicAnimator {
  /// Sprung addition: advances the time by the given seconds in a single tick, independently of the application's
  /// clock. The time is rounded to steps of 1/240 s.
  ///
  /// At the end of the call, items are written, contacts are delivered and actions are called, each exactly once. The
  /// call has no effect while the animator is at rest. Negative and non-finite values are ignored and reported as
  /// faults.
  public final func step(by seconds: TimeInterval) {
    guard seconds.isFinite, seconds >= 0 else {
      Diagnostics.report(
        "nonFiniteTime", "step(by:) received \(seconds) seconds. Pass a finite duration of at least 0 seconds.")
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

  /// Sprung addition: a hash of the state of all moving items. Identical simulations have equal hashes on all
  /// platforms.
  ///
  /// Once all items are at rest, the hash is the same at every frame rate. The hash does not include `elapsedTime`.
  public final var stateHash: UInt64 { world.stateHash() }

  /// Sprung addition: advances the time in ticks of 1/60 s until a condition is true, all items are at rest, or the
  /// given number of seconds has passed.
  ///
  /// The condition is evaluated before the first tick and after each tick. Returns whether the condition became true.
  /// In tests, `animator.run(until: { !animator.isRunning })` runs until all items are at rest.
  @discardableResult
  public final func run(until isDone: () -> Bool, atMost seconds: TimeInterval = 60) -> Bool {
    guard seconds.isFinite, seconds >= 0 else {
      Diagnostics.report(
        "nonFiniteTime",
        "run(until:) received a limit of \(seconds) seconds. Pass a finite duration of at least 0 seconds.")
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

  /// Sprung addition: advances the time in ticks of 1/60 s until `elapsedTime` reaches the given value or all items are
  /// at rest.
  public final func run(until elapsedTime: TimeInterval) {
    run(until: { self.elapsedTime >= elapsedTime - PhysicsUnits.stepDuration / 2 }, atMost: max(0, elapsedTime) + 1)
  }

  /// Sprung addition: whether two items connected by an attachment collide with each other. Welded items never collide.
  /// Default: false, as on Apple's platforms.
  public final var attachedItemsCollide: Bool {
    get { world.joinedBodiesCollide }
    set {
      guard newValue != world.joinedBodiesCollide else { return }
      world.joinedBodiesCollide = newValue
      changed()
    }
  }

  /// Sprung addition: the axes along which forces do not move items. Items can still rotate, and
  /// `updateItem(usingCurrentState:)` can still move them along these axes. Default: none.
  ///
  /// For example, a vertically scrolling list with springs sets this property to `.horizontal`, so that its cells do
  /// not swing sideways. An attachment that requires motion along a locked axis cannot be satisfied.
  public final var axisLock: UIAxis {
    get { UIAxis(rawValue: UInt(world.lockedAxes.rawValue)) }
    set {
      let axes = LockedAxes(rawValue: UInt8(truncatingIfNeeded: newValue.rawValue & 3))
      guard axes != world.lockedAxes else { return }
      world.lockedAxes = axes
      changed()
    }
  }

  /// Sprung addition: returns the items that keep the animator running, and the reason for each.
  public final func whyRunning() -> [(item: any UIDynamicItem, reason: WakeReason)] {
    parts.effects.apply()
    var result: [(item: any UIDynamicItem, reason: WakeReason)] = []
    for state in parts.registry.order {
      guard let state, !world.isAsleep(state.body) else { continue }
      result.append((state.item, world.whyAwake(state.body)))
    }
    return result
  }

  /// Sprung addition: removes all items for which `isGone` returns true from all behaviors, together with their
  /// attachments and snaps. The items stay where they are. Returns the number of removed items.
  ///
  /// Layouts call this method for deleted items in `prepare(forCollectionViewUpdates:)`.
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

  /// Sprung addition: changes the index paths of the animator's layout attributes to those that `newPath` returns, and
  /// removes the attributes for which it returns nil. Positions and velocities are preserved.
  ///
  /// Layouts call this method in `prepare(forCollectionViewUpdates:)`, so that their items keep moving when other items
  /// are inserted or deleted. Without this call, bodies keep their index paths, as on Apple's platforms. Assigning the
  /// same path to two items is reported as a fault, and the second item is removed.
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
