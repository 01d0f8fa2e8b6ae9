// SPDX-License-Identifier: MIT

/// Whether a view, or one below it, awaits layout.
struct LayoutMarks {
  /// Whether the view itself does.
  var isMarked = true
  /// Whether a view below it does.
  var isMarkedBelow = false
  /// Whether the last `layoutSubviews()` reached that of `UIView`, which applies constraints.
  var hasAppliedConstraints = false
  /// Whether the view's `layoutSubviews()` does not call `super`.
  var omitsSuper = false
  /// The animation block at whose end a stack view hides the view; nil, as a rule, for none. Until then the view shrinks in sight.
  var shrinking: AnimationGroup?
}

extension UIView {
  /// A layer without a view joined the view's layer or left it: the view is laid out, unless that happened in its own layout.
  final func ownSublayersChanged() {
    if LayoutQueue.shared.viewInLayout !== self { LayoutPass.mark(self) }
  }
}

/// A layout pass over a tree of views, and the marks that lead it from the window to what awaits layout.
enum LayoutPass {
  /// Marks a view without asking for its natural size again: only its size or position has changed.
  static func mark(_ view: UIView) {
    guard !view.layoutMarks.isMarked else { return }
    view.layoutMarks.isMarked = true
    passMarkUp(from: view)
  }

  /// Marks the ancestors of a view so that the pass finds it.
  static func passMarkUp(from view: UIView) {
    var ancestor = view.parentView
    while let view = ancestor, !view.layoutMarks.isMarkedBelow {
      view.layoutMarks.isMarkedBelow = true
      ancestor = view.parentView
    }
  }

  /// Whether a subview awaits layout, itself or somewhere below.
  private static func hasPendingSubview(_ view: UIView) -> Bool {
    for subview in view.subviews where subview.isLayoutPending { return true }
    return false
  }

  /// One pass: the view if marked, then the marked ones below.
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
    // Views that are added while others are laid out mark themselves and are met in the next pass.
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

  /// Calls `layoutSubviews()`. Constraints are applied even if an override does not call `super`: once that is known, before the
  /// override as well, which then finds its subviews where they belong.
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

  /// Lays out at once what is marked, from the topmost marked ancestor of a view down.
  static func runIfNeeded(around view: UIView) {
    // Views that constraints move during layout, such as a text with changed lines, are laid out immediately as well.
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
