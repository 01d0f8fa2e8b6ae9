// SPDX-License-Identifier: MIT

import SprungModels

/// A change of multiple elements while it is being applied and animated.
///
/// # The idea
/// Every element that is on screen before or after the change has start and end attributes. A remaining element moves
/// from its current presentation, which may be in the middle of an earlier animation, to its new position. An appearing
/// element begins with attributes that the layout provides, or at its position but transparent. An element that existed
/// before but was off screen begins at its previous position. The end of a disappearing element is determined in the
/// same way. When it has reached its end, its display ends; until then, it is a view without an item. All end
/// attributes are set in a single animation, so that the elements move in sync. A layout adds its own changes in
/// `finalizeCollectionViewUpdates()`.
///
/// The attributes that a layout can provide and the order of calls follow Apple's documentation of
/// `initialLayoutAttributesForAppearingItem(at:)` and its counterparts. The single animation was observed on Apple's
/// platforms.
///
/// Invariants: no element exists twice, and a disappearing view does not belong to an index path. If another change
/// ends this one, its completions are called with false before the other change begins.
final class RunningUpdate {
  /// The map from old to new positions.
  let map: UpdateMap
  /// Elements that are removed when the animation ends.
  @exclusivity(unchecked) private(set) var departing: [VisibleElement] = []
  /// Notifies views and layouts when the animation ends, before the completions are called. Default: nil.
  @exclusivity(unchecked) var atEnd: ((ItemEngine) -> Void)?
  /// The layout's attributes for the new viewport, extended by one viewport on each side. The dictionary's keys are the
  /// new keys of the elements.
  @exclusivity(unchecked) var collected: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  @exclusivity(unchecked) private var completions: [(Bool) -> Void]
  @exclusivity(unchecked) private var onScreen: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  /// Creates a change of the elements on screen. The application's completions are in the order of its calls.
  init(map: UpdateMap, completions: [(Bool) -> Void], elements: [VisibleElement]) {
    self.map = map
    self.completions = completions
    for element in elements { onScreen[element.key] = element.applied.duplicate() }
  }

  /// Returns a new object with an element's attributes before the change, or nil if the old key was not on screen.
  func attributesOnScreen(_ oldKey: ElementKey) -> UICollectionViewLayoutAttributes? {
    onScreen[oldKey]?.duplicate()
  }

  /// Assigns new keys to elements, creates appearing views with their start attributes, and separates disappearing
  /// elements. Returns the end attributes of the disappearing elements.
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
      // If the data source has made a request, its further results belong to another state.
      guard !engine.transactions.calls.hasRequests else { break }
      engine.display.appear(start.withKey(of: attributes))
    }
    visible.sort()
    engine.passes.arrangeSubviews()
    return ends
  }

  /// Returns the old key of an element that keeps its view, or nil for an element for which a new view is created.
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

  /// Ends the display of the disappearing elements.
  func retireDeparting(from engine: ItemEngine) {
    let gone = departing
    departing = []
    for element in gone { engine.display.retire(element, newKey: map.newKey(ofOld: element.key)) }
  }

  /// Calls the completions once, in order. The engine is nil if the collection view has been released.
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
    // Deferring these completions ensures that the layout pass of a frame ends even if every completion starts another
    // change.
    if engine.transactions.calls.isDelivering {
      engine.updates.deliver(waiting, finished: finished)
    } else {
      engine.transactions.send(.completions(waiting, finished: finished))
    }
  }
}
