// SPDX-License-Identifier: MIT

/// Checks the invariants of a tree of views and layers between calls into the framework.
///
/// Views and layers refer to their parents, which list them exactly once. The layers of subviews are in subview order.
/// All views marked for layout or the next commit are reachable from the root. The constraint engines are valid.
struct ViewTreeValidator {
  private var breaches: [String] = []
  /// The subviews and sublayers visited so far, to detect duplicates.
  private var met: Set<ObjectIdentifier> = []

  /// Returns one message for each violation in a view and its descendants. Tests call this method before and after
  /// every frame, so messages are created only for violations.
  static func validate(_ view: UIView) -> [String] {
    var validator = ViewTreeValidator()
    validator.check(view.layer)
    validator.check(view)
    return validator.breaches
  }

  private mutating func check(_ view: UIView) {
    if view.layer.view !== view { breaches.append("the layer of a \(Self.title(of: view)) belongs to another view") }
    checkOrder(of: view)
    for subview in view.subviews {
      if subview.parentView !== view {
        breaches.append("a \(Self.title(of: subview)) is a subview, but does not know its superview")
      }
      let (isNew, _) = met.insert(ObjectIdentifier(subview))
      if !isNew {
        breaches.append("a \(Self.title(of: subview)) is a subview twice")
        continue
      }
      if subview.isLayoutPending, !view.layoutMarks.isMarkedBelow {
        breaches.append("a \(Self.title(of: subview)) waits for layout, but its superview does not know")
      }
      check(subview)
    }
    for recognizer in view.recognizers where recognizer.view !== view {
      breaches.append("a recognizer of a \(Self.title(of: view)) does not know its view")
    }
    if let sentence = view.layoutStorage?.engine?.validate() { breaches.append(sentence) }
  }

  /// Checks that the layers of subviews are in subview order. Skips layers that an app has removed or moved to another
  /// layer.
  private mutating func checkOrder(of view: UIView) {
    let layers = view.layer.children
    var position = 0
    for subview in view.subviews where subview.layer.parent === view.layer {
      while position < layers.count, layers[position] !== subview.layer { position += 1 }
      if position == layers.count {
        breaches.append("the layer of a \(Self.title(of: subview)) is not above that of the subview before it")
        return
      }
      position += 1
    }
  }

  private mutating func check(_ layer: CALayer) {
    for child in layer.children {
      if child.parent !== layer {
        breaches.append("a \(Self.title(of: child)) is a sublayer, but does not know its superlayer")
      }
      let (isNew, _) = met.insert(ObjectIdentifier(child))
      if !isNew {
        breaches.append("a \(Self.title(of: child)) is a sublayer twice")
        continue
      }
      if !child.changes.isEmpty || child.hasChangesBelow, !layer.hasChangesBelow {
        breaches.append("a \(Self.title(of: child)) has changed, but its superlayer does not know")
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
