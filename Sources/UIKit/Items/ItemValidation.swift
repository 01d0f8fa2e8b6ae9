// SPDX-License-Identifier: MIT

import SprungModels

/// Checks the invariants of the elements on screen.
final class ItemValidation: EnginePart {
  /// Checks the invariants of the elements on screen, and returns one message for each violation. Call this method in
  /// tests, between external calls. This method queries the layout.
  ///
  /// Every element is stored once, in back-to-front order, and the subviews have the same order. The selection state of
  /// a cell matches that of its item. No view displays two elements or is in the reuse queue while it displays an
  /// element. The client contains no other item views. If the layout is valid, the elements and attributes equal those
  /// that the layout returns for the viewport.
  func validate() -> [String] {
    var breaches = engine.visible.breaches() + engine.selection.breaches(in: engine.shown.modelCounts)
    var shown: [ObjectIdentifier: Bool] = [:]
    let waiting = engine.registry.waitingViews + engine.currentLayout.decorations.waitingViews
    var last = -1
    for element in engine.visible.elements {
      let title = element.applied.title
      shown[ObjectIdentifier(element.view as UIView)] = true
      if engine.counts.areKnown, !engine.counts.has(element.key) {
        breaches.append("\(title) is shown, but does not exist")
      }
      if let cell = element.view.itemCell,
        let path = engine.shown.placeholders.model(element.key.indexPath),
        element.key.isCell, cell.isSelected != engine.selection.contains(path)
      {
        breaches.append("\(title) looks otherwise selected than it is")
      }
      if element.view.isHosted { continue }
      let subview = scrollView.subviews.identityIndex(of: element.view) ?? -1
      if subview <= last { breaches.append("the view of \(title) is not above the one before") }
      last = max(last, subview)
    }
    for element in engine.updates.animating?.departing ?? []
    where shown.updateValue(false, forKey: ObjectIdentifier(element.view as UIView)) != nil {
      breaches.append("the view of \(element.applied.title) leaves and is shown")
    }
    for (index, view) in waiting.enumerated() {
      if shown[ObjectIdentifier(view as UIView)] != nil {
        breaches.append("a view waits to be used again and is in use")
      }
      for other in waiting[..<index] where other === view { breaches.append("a view waits twice") }
    }
    for view in scrollView.subviews where view.itemView != nil && shown[ObjectIdentifier(view)] == nil {
      breaches.append("a view is left over at (\(Double(view.center.x)), \(Double(view.center.y)))")
    }
    return breaches + engine.sectionHosts.breachesOfHosts() + breachesOfLayout()
  }

  /// Returns the differences between the views and the attributes that the layout returns.
  private func breachesOfLayout() -> [String] {
    guard engine.passes.layoutIsValid, engine.counts.areKnown, engine.passes.hasLaidOut, engine.updates.running == nil,
      !scrollView.needsLayout
    else { return [] }
    var breaches: [String] = []
    var answered: Set<ElementKey> = []
    for attributes in engine.reordering.withMovement(
      engine.currentLayout.layoutAttributesForElements(in: scrollView.bounds) ?? [])
    where FlowLayoutModel.touches(engine.sectionHosts.frameOnScreen(attributes), scrollView.bounds)
      && engine.counts.has(attributes.key)
    {
      guard answered.insert(attributes.key).inserted else { continue }
      guard let element = engine.visible[attributes.key] else {
        breaches.append("\(attributes.title) is not shown")
        continue
      }
      if !element.applied.hasSameValues(as: attributes) { breaches.append("\(attributes.title) is shown elsewhere") }
    }
    for element in engine.visible.elements where !answered.contains(element.key) {
      breaches.append("\(element.applied.title) is shown, but the layout does not answer it")
    }
    return breaches
  }
}
