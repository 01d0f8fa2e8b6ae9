// SPDX-License-Identifier: MIT

import SprungPhysics

/// Items that have left for good, so that a forgotten one does not keep the animator running for ever.
extension UIDynamicAnimator {
  /// Sprung addition: called once for each item that has left for good and was stopped, at the end of the tick. Default: nil;
  /// then it is warned of, once per kind of warning.
  ///
  /// An item is lost when it is more than 5,000 points beyond the reference bounds, and beyond every boundary that it can
  /// meet, and what acts on it will never bring it back: a view that falls without a floor. Items that are attached to it
  /// or touch it are lost together with it. Whatever is 100,000 points away is lost too, in an animator without reference
  /// bounds from the origin. A lost item stays where it is, without velocity, and moves on when something about it changes,
  /// such as its gravity. Put it back, take it out of its behaviors, or hold it with a boundary.
  ///
  /// Differs from Apple: there the animator runs on.
  public final var onLost: ((any UIDynamicItem) -> Void)? {
    get { lostHandler }
    set { lostHandler = newValue }
  }

  /// Sprung addition: the items that were stopped because they have left for good, see `onLost`, and are still out there.
  public final var lostItems: [any UIDynamicItem] {
    let bounds = farBounds
    return lostStates.filter { world.isAsleep($0.body) && isFar($0, bounds) }.map { $0.item }
  }

  /// Beyond this rectangle it is asked whether items are lost.
  final var farBounds: CGRect {
    guard let bounds = referenceBounds else { return lostBounds }
    let distance = CGFloat(UIKitTuning.leavingDistance)
    return bounds.insetBy(dx: -distance, dy: -distance)
  }

  /// Beyond this rectangle they are lost.
  private var lostBounds: CGRect {
    let distance = CGFloat(UIKitTuning.lostDistance)
    return (referenceBounds ?? .zero).insetBy(dx: -distance, dy: -distance)
  }

  private func isFar(_ state: DynamicItemState, _ bounds: CGRect) -> Bool {
    let place = world.position(of: state.body)
    return place.x < bounds.minX || place.x > bounds.maxX || place.y < bounds.minY || place.y > bounds.maxY
  }

  /// Stops an item beyond the far bounds if it is lost.
  final func stopIfLost(_ state: DynamicItemState) {
    guard !world.isAsleep(state.body), isFar(state, lostBounds) || hasLeft(state) else { return }
    state.forEachBody { world.stop($0) }
    // One that was found before and only moved on is not told of again.
    guard lostStates.identityIndex(of: state) == nil else { return }
    lostStates.append(state)
    newlyLost.append(state)
  }

  private func hasLeft(_ state: DynamicItemState) -> Bool {
    guard referenceBounds != nil else { return false }
    return world.hasLeft(state.body, farBounds)
  }

  /// Stops all items that are lost, between the parts of a motion that is not shown.
  final func stopLostItems() {
    let bounds = farBounds
    for case let state? in order where !world.isAsleep(state.body) && isFar(state, bounds) { stopIfLost(state) }
  }

  /// Tells of the items that were lost in the tick.
  final func tellOfLost() {
    if !lostStates.isEmpty {
      let bounds = farBounds
      lostStates.removeAll { !isFar($0, bounds) }
    }
    guard !newlyLost.isEmpty else { return }
    let lost = newlyLost
    newlyLost = []
    for state in lost where lostStates.identityIndex(of: state) != nil {
      guard let onLost else {
        Diagnostics.warn(
          "lostItem",
          "\(state.title) is far beyond the reference bounds and cannot come back, so it is stopped; hold it with a "
            + "boundary, remove it from its behaviors when it is out of sight, or set the animator's onLost.")
        continue
      }
      onLost(state.item)
    }
  }
}
