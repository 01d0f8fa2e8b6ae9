// SPDX-License-Identifier: MIT

extension UIView {
  /// The index of a subview when another one is not counted; nil if it is no subview or is that other one.
  final func indexAmongOthers(of sibling: UIView, than view: UIView) -> Int? {
    guard sibling !== view, let index = subviews.identityIndex(of: sibling) else { return nil }
    guard view.parentView === self, let own = subviews.identityIndex(of: view), own < index else { return index }
    return index - 1
  }

  /// Whether a view can become a subview; a fault says so if not.
  private func mayContain(_ view: UIView) -> Bool {
    guard isDescendant(of: view) else { return true }
    Diagnostics.report(
      "viewCycle", "a view cannot become a subview of itself or of one of its own subviews; nothing was added")
    return false
  }

  final func insert(_ view: UIView, at index: Int) {
    guard mayContain(view) else { return }
    if view.parentView === self {
      subviews.removeIdentical(to: view)
      let place = min(max(0, index), subviews.count)
      subviews.insert(view, at: place)
      // By neighbor and not by number: the layer leaves its old place first, and numbers behind that one shift.
      if place + 1 < subviews.count {
        layer.insertSublayer(view.layer, below: subviews[place + 1].layer)
      } else {
        layer.insertSublayer(view.layer, above: nil)
      }
      if accessibility.hasModalSubview { modalSubviewsChanged() }
      return
    }
    let oldWindow = view.window
    let newWindow = window
    if oldWindow != nil, oldWindow !== newWindow {
      TouchDispatcher.current.viewLeavesWindow(view)
      // Who was told of a gesture's end may have changed the tree.
      guard mayContain(view) else { return }
    }
    if let old = view.parentView {
      old.willRemoveSubview(view)
      LayoutHierarchy.viewLeft(view, old)
      old.subviews.removeIdentical(to: view)
      old.subviewsChanged(by: view)
      if view.accessibility.isModal { old.modalSubviewsChanged() }
    }
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellWillMove(to: newWindow) }
    let place = min(max(0, index), subviews.count)
    subviews.insert(view, at: place)
    view.parentView = self
    layer.insertSublayer(view.layer, at: layerIndex(of: place))
    if view.accessibility.isModal { modalSubviewsChanged() }
    subviewsChanged(by: view)
    LayoutHierarchy.viewCame(view)
    view.passLayoutMarkUp()
    view.updateSafeArea()
    if AppContext.shared.hasTraitOverrides, view.traitChanges == HostTraits.shared.changes {
      view.tellTraitsChanged()
    } else {
      view.catchUpWithTraits()
    }
    if oldWindow !== newWindow { view.tellDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
    if oldWindow !== newWindow, newWindow != nil { view.owningController?.viewMoved(isComing: true) }
  }

  /// A view's layer may also have sublayers without a view; a subview's layer goes behind the next subview's.
  private func layerIndex(of place: Int) -> UInt32 {
    guard place + 1 < subviews.count,
      let index = layer.children.identityIndex(of: subviews[place + 1].layer)
    else { return UInt32(layer.children.count) }
    return UInt32(index)
  }

  /// Nothing that leaves the window stays first responder: keys would go where nobody sees them.
  final func resignInside() {
    var candidate = UIResponder.firstResponder
    while let current = candidate {
      if current === self || current === owningController {
        let taken = UIResponder.firstResponder as? UIView
        UIResponder.firstResponder = nil
        taken?.editingWasTaken()
        return
      }
      candidate = current.next
    }
  }

  final func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for subview in subviews { subview.tellWillMove(to: window) }
  }

  final func tellDidMoveToWindow() {
    didMoveToWindow()
    if !recognizers.isEmpty, window == nil { for recognizer in recognizers { recognizer.viewLeftWindow() } }
    for subview in subviews { subview.tellDidMoveToWindow() }
  }
}
