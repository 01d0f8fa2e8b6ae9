// SPDX-License-Identifier: MIT

extension UIView {
  /// The view that this one is in, nil at the top.
  public final var superview: UIView? { parentView }

  /// The window that the view is in, nil while it is not in one.
  public final var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.parentView
    }
    return nil
  }

  /// Adds a view in front of the other subviews; one that is already a subview moves to the front.
  ///
  /// Adding a view to itself or to one of its own subviews is refused with a fault.
  public final func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Inserts a subview at an index counted from the back; indices outside are clamped.
  public final func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a subview just behind a sibling; behind all when the sibling is no subview.
  public final func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: indexAmongOthers(of: siblingSubview, than: view) ?? 0)
  }

  /// Inserts a subview just in front of a sibling; in front of all when the sibling is no subview.
  public final func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: indexAmongOthers(of: siblingSubview, than: view).map { $0 + 1 } ?? subviews.count)
  }

  /// The index of a subview when another one is not counted; nil if it is no subview or is that other one.
  private func indexAmongOthers(of sibling: UIView, than view: UIView) -> Int? {
    guard sibling !== view, let index = subviews.identityIndex(of: sibling) else { return nil }
    guard view.parentView === self, let own = subviews.identityIndex(of: view), own < index else { return index }
    return index - 1
  }

  /// Exchanges two subviews; indices that do not exist are refused with a fault.
  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else {
      Diagnostics.report(
        "subviewIndex", "subviews \(index1) and \(index2) cannot be exchanged: the view has \(subviews.count) subviews")
      return
    }
    guard index1 != index2 else { return }
    let low = subviews[min(index1, index2)]
    let high = subviews[max(index1, index2)]
    insert(high, at: min(index1, index2))
    insert(low, at: max(index1, index2))
  }

  /// Brings a subview in front of the others.
  public final func bringSubviewToFront(_ view: UIView) {
    guard view.parentView === self else { return }
    insert(view, at: subviews.count)
  }

  /// Sends a subview behind the others.
  public final func sendSubviewToBack(_ view: UIView) {
    guard view.parentView === self else { return }
    insert(view, at: 0)
  }

  /// Takes the view out of its superview; nothing happens when it has none.
  public final func removeFromSuperview() {
    guard let parent = parentView else { return }
    let hadWindow = parent.window != nil
    if hadWindow {
      TouchDispatcher.current.viewLeavesWindow(self)
      owningController?.viewMoved(isComing: false)
      if UIResponder.firstResponder != nil { resignInside() }
    }
    // Who was told of a gesture's end may have removed the view already, or put it elsewhere.
    guard let old = parentView else { return }
    old.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if hadWindow { tellWillMove(to: nil) }
    LayoutEngine.viewLeft(self, old)
    old.subviews.removeIdentical(to: self)
    parentView = nil
    layer.removeFromSuperlayer()
    old.setNeedsLayout()
    if old.accessibility.hasModalSubview { old.modalSubviewsChanged() }
    if hadWindow { tellDidMoveToWindow() }
    didMoveToSuperview()
  }

  /// Whether the view is another one or somewhere inside it.
  public final func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.parentView
    }
    return false
  }

  /// The first view with a tag, this one first, then depth first.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Whether a view can become a subview; a fault says so if not.
  private func mayContain(_ view: UIView) -> Bool {
    guard isDescendant(of: view) else { return true }
    Diagnostics.report(
      "viewCycle", "a view cannot become a subview of itself or of one of its own subviews; nothing was added")
    return false
  }

  private func insert(_ view: UIView, at index: Int) {
    guard mayContain(view) else { return }
    if view.parentView === self {
      subviews.removeIdentical(to: view)
      let place = min(max(0, index), subviews.count)
      subviews.insert(view, at: place)
      // By neighbour and not by number: the layer leaves its old place first, and numbers behind that one shift.
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
      LayoutEngine.viewLeft(view, old)
      old.subviews.removeIdentical(to: view)
      old.setNeedsLayout()
      if view.accessibility.isModal { old.modalSubviewsChanged() }
    }
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellWillMove(to: newWindow) }
    let place = min(max(0, index), subviews.count)
    subviews.insert(view, at: place)
    view.parentView = self
    layer.insertSublayer(view.layer, at: layerIndex(of: place))
    if view.accessibility.isModal { modalSubviewsChanged() }
    setNeedsLayout()
    LayoutEngine.viewCame(view)
    view.passLayoutMarkUp()
    view.updateSafeArea()
    if UIApplication.shared.hostTraits.hasOverrides { view.tellTraitsChanged() }
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
  private func resignInside() {
    var candidate = UIResponder.firstResponder
    while let current = candidate {
      if current === self || current === owningController {
        UIResponder.firstResponder = nil
        return
      }
      candidate = current.next
    }
  }

  private func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for subview in subviews { subview.tellWillMove(to: window) }
  }

  private func tellDidMoveToWindow() {
    didMoveToWindow()
    for subview in subviews { subview.tellDidMoveToWindow() }
  }
}
