// SPDX-License-Identifier: MIT

/// The invariants of a tree of views and layers between any two calls from outside.
///
/// Views and layers know their parents and are listed by them once, the layers of subviews in the order of these. Whatever
/// is marked for layout or for the next commit is found from above. What constraints solve is in order.
struct ViewTreeValidator {
  private var breaches: [String] = []

  /// Returns a sentence for each breach in a view and below, none if all is well.
  static func validate(_ view: UIView) -> [String] {
    var validator = ViewTreeValidator()
    validator.check(view.layer)
    validator.check(view)
    return validator.breaches
  }

  private mutating func check(_ view: UIView) {
    let title = Self.title(of: view)
    if view.layer.view !== view { breaches.append("the layer of a \(title) belongs to another view") }
    // Found by identity at once: there may be thousands.
    var layerPlaces: [ObjectIdentifier: Int] = [:]
    for (index, child) in view.layer.children.enumerated() { layerPlaces[ObjectIdentifier(child)] = index }
    var met: [ObjectIdentifier: Bool] = [:]
    var place = -1
    for subview in view.subviews {
      let subtitle = Self.title(of: subview)
      if subview.parentView !== view {
        breaches.append("a \(subtitle) is a subview, but does not know its superview")
      }
      if met.updateValue(true, forKey: ObjectIdentifier(subview)) != nil {
        breaches.append("a \(subtitle) is a subview twice")
      }
      // A program may remove a layer, or move it elsewhere.
      if subview.layer.parent === view.layer {
        let layerPlace = layerPlaces[ObjectIdentifier(subview.layer)] ?? -1
        if layerPlace <= place {
          breaches.append("the layer of a \(subtitle) is not above that of the subview before it")
        }
        place = max(place, layerPlace)
      }
      if subview.isLayoutPending, !view.layoutMarks.isMarkedBelow {
        breaches.append("a \(subtitle) waits for layout, but its superview does not know")
      }
      check(subview)
    }
    for recognizer in view.recognizers where recognizer.view !== view {
      breaches.append("a recognizer of a \(title) does not know its view")
    }
    if let sentence = view.layoutStorage?.engine?.validate() { breaches.append(sentence) }
  }

  private mutating func check(_ layer: CALayer) {
    var met: [ObjectIdentifier: Bool] = [:]
    for child in layer.children {
      let title = Self.title(of: child)
      if child.parent !== layer {
        breaches.append("a \(title) is a sublayer, but does not know its superlayer")
      }
      if met.updateValue(true, forKey: ObjectIdentifier(child)) != nil {
        breaches.append("a \(title) is a sublayer twice")
      }
      if !child.changes.isEmpty || child.hasChangesBelow, !layer.hasChangesBelow {
        breaches.append("a \(title) has changed, but its superlayer does not know")
      }
      check(child)
    }
  }

  private static func title(of view: UIView) -> String {
    "view of \(Double(view.bounds.width)) x \(Double(view.bounds.height))"
  }

  private static func title(of layer: CALayer) -> String {
    "layer at (\(Double(layer.state.position.x)), \(Double(layer.state.position.y)))"
  }
}
