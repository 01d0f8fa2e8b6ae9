// SPDX-License-Identifier: MIT

import SprungPhysics

/// Sprung additions: what UIKit does not have.
extension UIDynamicAnimator {
  /// Sprung addition: lets seconds pass in one tick without the application's clock, rounded to steps of 1/240 s.
  ///
  /// Items are written, contacts delivered and actions called once at the end. Nothing happens while the animator rests.
  /// Negative and not finite numbers are a fault and ignored.
  public final func step(by seconds: TimeInterval) {
    guard seconds.isFinite, seconds >= 0 else {
      Diagnostics.report("nonFiniteTime", "step(by:) received \(seconds) seconds. Pass a finite number, 0 or more.")
      return
    }
    changed()
    guard isRunning, parts.clock.mayRun else { return }
    tick(seconds: seconds)
  }

  /// Sprung addition: whether the animator is held by hand. Items keep their velocities. Default: false.
  public final var isPaused: Bool {
    get { parts.clock.isHeld }
    set {
      guard newValue != parts.clock.isHeld else { return }
      parts.clock.isHeld = newValue
      if newValue { stopRunning() } else { changed() }
    }
  }

  /// Sprung addition: a hash of everything that moves, the same for equal runs everywhere.
  ///
  /// Once all items rest, it is the same at every frame rate. The simulated time, `elapsedTime`, is not part of it.
  public final var stateHash: UInt64 { world.stateHash() }

  /// Sprung addition: lets time pass in ticks of 1/60 s until a condition holds, everything rests or the seconds are over.
  ///
  /// The condition is evaluated before the first tick and after each one. Returns whether it held. For tests: a drop is
  /// over after `animator.run(until: { !animator.isRunning })`.
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

  /// Sprung addition: lets time pass in ticks of 1/60 s until `elapsedTime` is at least a number of seconds, or
  /// everything rests.
  public final func run(until elapsedTime: TimeInterval) {
    run(until: { self.elapsedTime >= elapsedTime - PhysicsUnits.stepDuration / 2 }, atMost: max(0, elapsedTime) + 1)
  }

  /// Sprung addition: whether items that an attachment joins collide with each other like others. Welded ones never do.
  /// Default: false, as on Apple's platforms.
  public final var attachedItemsCollide: Bool {
    get { world.joinedBodiesCollide }
    set {
      guard newValue != world.joinedBodiesCollide else { return }
      world.joinedBodiesCollide = newValue
      changed()
    }
  }

  /// Sprung addition: the axes along which items do not move, however they are pulled or pushed; they may still turn, and
  /// be placed by `updateItem(usingCurrentState:)`. Default: none.
  ///
  /// A springy list that scrolls up and down sets it to `.horizontal`, so that its cells never swing sideways. An attachment
  /// that would need the axis gives way.
  public final var axisLock: UIAxis {
    get { UIAxis(rawValue: UInt(world.lockedAxes.rawValue)) }
    set {
      let axes = LockedAxes(rawValue: UInt8(truncatingIfNeeded: newValue.rawValue & 3))
      guard axes != world.lockedAxes else { return }
      world.lockedAxes = axes
      changed()
    }
  }

  /// Sprung addition: the items that keep the animator running, each with the reason.
  public final func whyRunning() -> [(item: any UIDynamicItem, reason: WakeReason)] {
    parts.effects.apply()
    var result: [(item: any UIDynamicItem, reason: WakeReason)] = []
    for state in parts.registry.order {
      guard let state, !world.isAsleep(state.body) else { continue }
      result.append((state.item, world.whyAwake(state.body)))
    }
    return result
  }

  /// Sprung addition: takes the items for which `isGone` answers true out of every behavior; attachments and snaps of
  /// such an item are removed. Each stays where it is. The answer is how many there were.
  ///
  /// A layout calls it for what was deleted, in `prepare(forCollectionViewUpdates:)`.
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

  /// Sprung addition: gives the layout attributes that the animator moves the index paths that `newPath` answers, and
  /// forgets those for which it answers nil. Places and velocities stay.
  ///
  /// A layout that wants its items to keep their motion when others are inserted or deleted calls it in
  /// `prepare(forCollectionViewUpdates:)`. Without it, bodies stay with index paths, as on Apple's platforms. Two items
  /// with one path are a fault; the second one is forgotten.
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
