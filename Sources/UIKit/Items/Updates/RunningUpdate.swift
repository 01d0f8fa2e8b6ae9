// SPDX-License-Identifier: MIT

import SprungModels

/// A change of many elements while it is being applied and animated.
///
/// # The idea
/// Every element that is on screen before or after has two ends. One that stays moves from its current presentation,
/// which may be the middle of an earlier animation, to its new position. One that appears begins where the layout
/// determines, or faded out at its position; if it existed before, off screen, at its previous position. One that
/// disappears ends likewise and is retired only then: until that it is a view without an item. All ends are set in one
/// animation, so that all elements move in step, and a layout adds its own in `finalizeCollectionViewUpdates()`.
///
/// Source: Apple's documentation of `initialLayoutAttributesForAppearingItem(at:)` and its counterparts for the ends
/// that a layout may provide, and their order; that one animation moves everything was observed there.
///
/// Invariants: no element exists twice; a view that disappears belongs to no index path; a change that another one ends
/// has called its completions, with false, before the next one begins.
final class RunningUpdate {
  /// The map from old to new positions.
  let map: UpdateMap
  /// Elements that leave the screen when the animation ends.
  @exclusivity(unchecked) private(set) var departing: [VisibleElement] = []
  /// The closure that notifies views and layouts when the animation ends, before the completions. Default: nothing.
  @exclusivity(unchecked) var atEnd: ((ItemEngine) -> Void)?
  /// The attributes of the layout for the new viewport and one viewport around it, by new keys.
  @exclusivity(unchecked) var collected: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  @exclusivity(unchecked) private var completions: [(Bool) -> Void]
  @exclusivity(unchecked) private var onScreen: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  /// A change with the application's completions, in the order of its calls, of the elements that are on screen.
  init(map: UpdateMap, completions: [(Bool) -> Void], elements: [VisibleElement]) {
    self.map = map
    self.completions = completions
    for element in elements { onScreen[element.key] = element.applied.duplicate() }
  }

  /// A fresh copy of what an element showed before the change, by its old key; nil if it was not on screen.
  func attributesOnScreen(_ oldKey: ElementKey) -> UICollectionViewLayoutAttributes? {
    onScreen[oldKey]?.duplicate()
  }

  /// Gives every element its new key, makes the views that come, at their starts, and sets aside those that leave.
  /// Returns where those that leave end.
  func moveViews(of engine: ItemEngine, _ plan: UpdatePlan) -> [UICollectionViewLayoutAttributes] {
    let layout = engine.currentLayout
    let visible = engine.visible
    let former = visible.startOver()
    var missing: [UICollectionViewLayoutAttributes] = []
    for attributes in plan.shown {
      if let oldKey = keyOfKept(attributes.key, plan), let element = former.byKey[oldKey], !visible.isMet(element) {
        visible.keep(element, as: attributes.key)
        engine.display.keyDidChange(element)
      } else {
        missing.append(attributes)
      }
    }
    var ends: [UICollectionViewLayoutAttributes] = []
    for element in former.elements where !visible.isMet(element) {
      departing.append(element)
      ends.append(end(of: element, plan, layout))
    }
    for attributes in missing {
      let oldKey = plan.inserted.contains(attributes.key) ? nil : map.oldKey(ofNew: attributes.key)
      let isNew = oldKey.map { map.isReloaded(oldKey: $0) } ?? true
      let start = plan.initial[attributes.key] ?? defaultStart(attributes, isNew: isNew, oldKey, layout)
      // A request of the data source: what it would answer now belongs to another state.
      guard !engine.transactions.calls.hasRequests else { break }
      engine.display.appear(start.withKey(of: attributes))
    }
    visible.sort()
    engine.passes.arrangeSubviews()
    return ends
  }

  /// The old key of an element that keeps its view; nil for one that gets a new view.
  private func keyOfKept(_ key: ElementKey, _ plan: UpdatePlan) -> ElementKey? {
    guard !plan.inserted.contains(key), let oldKey = map.oldKey(ofNew: key), !map.isReloaded(oldKey: oldKey),
      !plan.deleted.contains(oldKey)
    else { return nil }
    return oldKey
  }

  private func defaultStart(
    _ attributes: UICollectionViewLayoutAttributes, isNew: Bool, _ oldKey: ElementKey?, _ layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    if !isNew, let oldKey, let former = layout.formerAttributes(for: oldKey) { return former }
    return attributes.faded()
  }

  private func end(
    of element: VisibleElement, _ plan: UpdatePlan, _ layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    if let final = plan.final[element.key] { return final }
    let newKey = plan.deleted.contains(element.key) ? nil : map.newKey(ofOld: element.key)
    if let newKey, !map.isReloaded(oldKey: element.key), let settled = layout.settledAttributes(for: newKey) {
      return settled
    }
    return element.applied.faded()
  }

  /// Ends the display of what leaves.
  func retireDeparting(from engine: ItemEngine) {
    let gone = departing
    departing = []
    for element in gone { engine.display.retire(element, newKey: map.newKey(ofOld: element.key)) }
  }

  /// Calls the completions once, in order. Of a collection view that is gone (nil), nothing else is used.
  func complete(finished: Bool, in engine: ItemEngine?) {
    if let engine { atEnd?(engine) }
    atEnd = nil
    let waiting = completions
    completions = []
    guard !waiting.isEmpty else { return }
    guard let engine else {
      for completion in waiting { completion(finished) }
      return
    }
    // Completions that end one change by starting the next would never leave the layout pass of a frame.
    if engine.transactions.calls.isDelivering {
      engine.updates.deliver(waiting, finished: finished)
    } else {
      engine.transactions.send(.completions(waiting, finished: finished))
    }
  }
}
