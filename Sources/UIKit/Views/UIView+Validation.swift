// SPDX-License-Identifier: MIT

extension UIView {
  /// Checks what must hold of the view, its layer and all below between any two calls from outside; returns a sentence for each
  /// breach, none if all is well. For tests.
  ///
  /// Views and layers know their parents and are listed by them once, the layers of subviews in the order of these. Whatever
  /// is marked for layout or for the next commit is found from above. What constraints solve is in order.
  package final func validateTree() -> [String] {
    var breaches: [String] = []
    breaches += layer.breachesOfTree()
    collectBreaches(into: &breaches)
    return breaches
  }

  private func collectBreaches(into breaches: inout [String]) {
    if layer.view !== self { breaches.append("the layer of a \(kindTitle) belongs to another view") }
    // Found by identity at once: there may be thousands.
    var layerPlaces: [ObjectIdentifier: Int] = [:]
    for (index, child) in layer.children.enumerated() { layerPlaces[ObjectIdentifier(child)] = index }
    var met: [ObjectIdentifier: Bool] = [:]
    var place = -1
    for subview in subviews {
      if subview.parentView !== self {
        breaches.append("a \(subview.kindTitle) is a subview, but does not know its superview")
      }
      if met.updateValue(true, forKey: ObjectIdentifier(subview)) != nil {
        breaches.append("a \(subview.kindTitle) is a subview twice")
      }
      // People may take a layer away, or elsewhere.
      if subview.layer.parent === layer {
        let layerPlace = layerPlaces[ObjectIdentifier(subview.layer)] ?? -1
        if layerPlace <= place {
          breaches.append("the layer of a \(subview.kindTitle) is not above that of the subview before it")
        }
        place = max(place, layerPlace)
      }
      if subview.isLayoutPending, !hasLayoutBelow {
        breaches.append("a \(subview.kindTitle) waits for layout, but its superview does not know")
      }
      subview.collectBreaches(into: &breaches)
    }
    for recognizer in recognizers where recognizer.view !== self {
      breaches.append("a recognizer of a \(kindTitle) does not know its view")
    }
    if let sentence = layoutStorage?.engine?.validate() { breaches.append(sentence) }
  }

  /// What the view is called in sentences.
  private var kindTitle: String { "view of \(Double(bounds.width)) x \(Double(bounds.height))" }
}

nonisolated extension CALayer {
  /// The same of a layer and all below it.
  fileprivate final func breachesOfTree() -> [String] {
    var breaches: [String] = []
    var met: [ObjectIdentifier: Bool] = [:]
    for child in children {
      if child.parent !== self {
        breaches.append("a \(child.kindTitle) is a sublayer, but does not know its superlayer")
      }
      if met.updateValue(true, forKey: ObjectIdentifier(child)) != nil {
        breaches.append("a \(child.kindTitle) is a sublayer twice")
      }
      if !child.changes.isEmpty || child.hasChangesBelow, !hasChangesBelow {
        breaches.append("a \(child.kindTitle) has changed, but its superlayer does not know")
      }
      breaches += child.breachesOfTree()
    }
    return breaches
  }

  /// What the layer is called in sentences.
  private var kindTitle: String { "layer at (\(Double(state.position.x)), \(Double(state.position.y)))" }
}
