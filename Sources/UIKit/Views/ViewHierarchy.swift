// SPDX-License-Identifier: MIT

/// Inserts and removes subviews. This type defines the order in which the model changes, views are notified, and
/// touches, layers, constraints, traits and controllers are updated.
enum ViewHierarchy {
  /// Exchanges two subviews.
  static func exchange(in view: UIView, _ first: Int, _ second: Int) {
    let subviews = view.subviews
    guard subviews.indices.contains(first), subviews.indices.contains(second) else {
      Diagnostics.report(
        "subviewIndex", "Subviews \(first) and \(second) cannot be exchanged: the view has \(subviews.count) subviews.")
      return
    }
    guard first != second else { return }
    let low = subviews[min(first, second)]
    let high = subviews[max(first, second)]
    insert(high, in: view, at: min(first, second))
    insert(low, in: view, at: max(first, second))
  }

  /// Returns the index of a sibling, not counting `view`, or nil if the sibling is not a subview or is `view` itself.
  static func index(in parent: UIView, of sibling: UIView, amongOthersThan view: UIView) -> Int? {
    guard sibling !== view, let index = parent.subviews.identityIndex(of: sibling) else { return nil }
    guard view.parentView === parent, let own = parent.subviews.identityIndex(of: view), own < index else {
      return index
    }
    return index - 1
  }

  /// Returns whether a view can become a subview. If not, a fault is reported.
  private static func canContain(_ view: UIView, in parent: UIView) -> Bool {
    guard parent.isDescendant(of: view) else { return true }
    Diagnostics.report(
      "viewCycle", "A view cannot become a subview of itself or of one of its descendants. Nothing was added.")
    return false
  }

  /// Inserts a subview at an index counted from the back. The index is clamped.
  static func insert(_ view: UIView, in parent: UIView, at index: Int) {
    guard canContain(view, in: parent) else { return }
    if view.parentView === parent { return reorder(view, in: parent, to: index) }
    let oldWindow = view.window
    let newWindow = parent.window
    if oldWindow != nil, oldWindow !== newWindow {
      TouchDispatcher.current.viewLeavesWindow(view)
      // A callback at the end of a gesture may have changed the tree.
      guard canContain(view, in: parent) else { return }
    }
    if let old = view.parentView {
      old.willRemoveSubview(view)
      LayoutHierarchy.viewLeft(view, old)
      old.subviews.removeIdentical(to: view)
      old.subviewsChanged(by: view)
      if view.accessibility.isModal { ModalAccessibility.subviewsChanged(in: old) }
    }
    view.willMove(toSuperview: parent)
    if oldWindow !== newWindow { notifyWillMove(view, to: newWindow) }
    let position = min(max(0, index), parent.subviews.count)
    parent.subviews.insert(view, at: position)
    view.parentView = parent
    parent.layer.insertSublayer(view.layer, at: layerIndex(of: position, in: parent))
    if view.accessibility.isModal { ModalAccessibility.subviewsChanged(in: parent) }
    parent.subviewsChanged(by: view)
    LayoutHierarchy.viewCame(view)
    LayoutPass.passMarkUp(from: view)
    SafeArea.update(view)
    if AppContext.shared.hasTraitOverrides, view.viewTraits.changes == HostTraits.shared.changes {
      TraitPropagation.notify(view)
    } else {
      TraitPropagation.catchUp(view)
    }
    if oldWindow !== newWindow { notifyDidMoveToWindow(view) }
    view.didMoveToSuperview()
    parent.didAddSubview(view)
    if oldWindow !== newWindow, newWindow != nil { view.owningController?.viewMoved(isComing: true) }
  }

  private static func reorder(_ view: UIView, in parent: UIView, to index: Int) {
    parent.subviews.removeIdentical(to: view)
    let position = min(max(0, index), parent.subviews.count)
    parent.subviews.insert(view, at: position)
    // Uses the neighbor instead of the index, because the layer is removed first, which shifts later indices.
    if position + 1 < parent.subviews.count {
      parent.layer.insertSublayer(view.layer, below: parent.subviews[position + 1].layer)
    } else {
      parent.layer.insertSublayer(view.layer, above: nil)
    }
    if parent.accessibility.hasModalSubview { ModalAccessibility.subviewsChanged(in: parent) }
  }

  /// Removes a view from its superview. Has no effect if the view has no superview.
  // Never inlined, because each inlined copy would increase the size of the browser module.
  @inline(never) static func remove(_ view: UIView) {
    guard let parent = view.parentView else { return }
    let hadWindow = parent.window != nil
    if hadWindow {
      TouchDispatcher.current.viewLeavesWindow(view)
      view.owningController?.viewMoved(isComing: false)
      if UIResponder.firstResponder != nil { resignFirstResponder(in: view) }
    }
    // A callback at the end of a gesture may already have removed or moved the view.
    guard let old = view.parentView else { return }
    old.willRemoveSubview(view)
    view.willMove(toSuperview: nil)
    if hadWindow { notifyWillMove(view, to: nil) }
    LayoutHierarchy.viewLeft(view, old)
    old.subviews.removeIdentical(to: view)
    view.parentView = nil
    view.layer.removeFromSuperlayer()
    old.subviewsChanged(by: view)
    if old.accessibility.hasModalSubview { ModalAccessibility.subviewsChanged(in: old) }
    if hadWindow { notifyDidMoveToWindow(view) }
    view.didMoveToSuperview()
  }

  /// Returns the index of the layer for a subview's position. A view's layer can have sublayers without views, so a
  /// subview's layer is inserted behind the layer of the next subview.
  private static func layerIndex(of position: Int, in parent: UIView) -> UInt32 {
    let layer = parent.layer
    guard position + 1 < parent.subviews.count,
      let index = layer.children.identityIndex(of: parent.subviews[position + 1].layer)
    else { return UInt32(layer.children.count) }
    return UInt32(index)
  }

  /// Resigns the first responder in a view that leaves its window, so that no invisible view receives key presses.
  @inline(never) static func resignFirstResponder(in view: UIView) {
    var candidate = UIResponder.firstResponder
    while let current = candidate {
      if current === view || current === view.owningController {
        let taken = UIResponder.firstResponder as? UIView
        UIResponder.firstResponder = nil
        taken?.editingWasTaken()
        return
      }
      candidate = current.next
    }
  }

  private static func notifyWillMove(_ view: UIView, to window: UIWindow?) {
    view.willMove(toWindow: window)
    for subview in view.subviews { notifyWillMove(subview, to: window) }
  }

  private static func notifyDidMoveToWindow(_ view: UIView) {
    if let apply = AppearanceRegistry.apply.value, view.window != nil { apply(view, view) }
    view.didMoveToWindow()
    if !view.recognizers.isEmpty, view.window == nil {
      for recognizer in view.recognizers { recognizer.viewLeftWindow() }
    }
    for subview in view.subviews { notifyDidMoveToWindow(subview) }
  }
}
