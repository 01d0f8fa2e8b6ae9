// SPDX-License-Identifier: MIT

/// The layout state of a view and its descendants.
struct LayoutMarks {
  /// Whether the view needs layout.
  var isMarked = true
  /// Whether a descendant needs layout.
  var isMarkedBelow = false
  /// Whether the last call to `layoutSubviews()` reached `UIView`'s implementation, which applies constraints.
  var hasAppliedConstraints = false
  /// Whether the view's `layoutSubviews()` does not call `super`.
  var omitsSuper = false
  /// The animation block after which a stack view hides the view, or nil. Until the block ends, the view visibly
  /// shrinks.
  var shrinking: AnimationGroup?
}

extension UIView {
  /// Marks the view for layout after a sublayer without a view was added or removed, unless the view itself is being
  /// laid out.
  final func ownSublayersChanged() {
    if LayoutQueue.shared.viewInLayout !== self { LayoutPass.mark(self) }
  }
}

/// A pass that lays out a view tree. All ancestors of a view that needs layout are marked.
enum LayoutPass {
  /// Marks a view for layout without measuring it again, because only its size or position has changed.
  static func mark(_ view: UIView) {
    guard !view.layoutMarks.isMarked else { return }
    view.layoutMarks.isMarked = true
    passMarkUp(from: view)
  }

  /// Marks the ancestors of a view so that the layout pass reaches it.
  static func passMarkUp(from view: UIView) {
    var ancestor = view.parentView
    while let view = ancestor, !view.layoutMarks.isMarkedBelow {
      view.layoutMarks.isMarkedBelow = true
      ancestor = view.parentView
    }
  }

  /// Returns whether a subview or one of its descendants needs layout.
  private static func hasPendingSubview(_ view: UIView) -> Bool {
    for subview in view.subviews where subview.isLayoutPending { return true }
    return false
  }

  /// Lays out the view if it is marked, then its marked descendants.
  static func run(_ view: UIView) {
    if view.layoutMarks.isMarked {
      view.layoutMarks.isMarked = false
      if AppContext.shared.hasTraitOverrides {
        let outer = UITraitCollection.current
        UITraitCollection.current = view.traitCollection
        layOut(view)
        UITraitCollection.current = outer
      } else {
        layOut(view)
      }
    }
    guard view.layoutMarks.isMarkedBelow || hasPendingSubview(view) else { return }
    view.layoutMarks.isMarkedBelow = false
    // Views that are added during layout are marked when they are added, and laid out in the next pass.
    for subview in view.subviews where subview.isLayoutPending { run(subview) }
    if view.layoutMarks.isMarked || hasPendingSubview(view) {
      view.layoutMarks.isMarkedBelow = true
      passMarkUp(from: view)
    }
  }

  private static func layOut(_ view: UIView) {
    SafeArea.refresh(view)
    LayoutQueue.shared.flushNews(view)
    view.layoutStorage?.engine?.update()
    let outer = LayoutQueue.shared.viewInLayout
    LayoutQueue.shared.viewInLayout = view
    view.owningController?.layoutWillBegin()
    layOutSubviews(of: view)
    if view.drawnContent.isStale { LayerDisplay.display(view.layer) }
    SafeArea.passDown(from: view)
    view.owningController?.viewDidLayoutSubviews()
    LayoutQueue.shared.viewInLayout = outer
  }

  /// Calls `layoutSubviews()` and applies constraints even if an override does not call `super`. In later passes,
  /// constraints are also applied before such an override is called, so that the frames of subviews are correct.
  private static func layOutSubviews(of view: UIView) {
    view.layoutMarks.hasAppliedConstraints = false
    let isKnown = view.layoutMarks.omitsSuper
    if isKnown { view.applyConstraints() }
    view.layoutSubviews()
    guard !view.layoutMarks.hasAppliedConstraints, view.layoutStorage != nil || LayoutQueue.shared.hasNews else {
      return
    }
    view.layoutMarks.omitsSuper = true
    view.applyConstraints()
    if !isKnown { mark(view) }
  }

  /// Lays out all marked views, starting from the topmost marked ancestor of a view.
  static func runIfNeeded(around view: UIView) {
    // Also lays out the views whose constraints change during layout, for example because text wraps differently.
    for pass in 0..<UIKitTuning.constraintPasses {
      LayoutQueue.shared.flush(view, isWithinLayout: pass > 0)
      let changes = LayoutQueue.shared.changes
      var top = view
      var ancestor = view.parentView
      while let view = ancestor {
        if view.layoutMarks.isMarked { top = view }
        ancestor = view.parentView
      }
      run(top)
      if LayoutQueue.shared.changes == changes { break }
    }
    LayoutQueue.shared.flushNews(view)
  }
}
