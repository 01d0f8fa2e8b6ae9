// SPDX-License-Identifier: MIT

/// Replaces one layout by another.
final class LayoutChanges: EnginePart {
  /// The item that remains visible in the next change of layout, instead of the one in the middle.
  @exclusivity(unchecked) var layoutChangeAnchor: LayoutChangeAnchor?

  /// True if a change of positions can be animated: something is visible, and no layout pass or update is running.
  var canAnimateChanges: Bool {
    engine.passes.hasLaidOut && engine.counts.areKnown && scrollView.window != nil && !engine.transactions.isBusy
  }

  /// Changes to another layout at once, or animated if that is possible.
  func changeLayout(to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?) {
    let completions = completion.map { [$0] } ?? []
    guard layout !== engine.currentLayout else {
      engine.updates.deliver(completions, finished: true)
      return
    }
    engine.interactive.abandonInteractiveTransition()
    guard animated, canAnimateChanges else {
      replaceLayout(by: layout)
      engine.updates.deliver(completions, finished: true)
      return
    }
    engine.updates.change(to: layout, completions: completions)
  }

  /// Changes the layout without animation.
  func replaceLayout(by layout: UICollectionViewLayout) {
    engine.transactions.inTransaction {
      let old = engine.currentLayout
      engine.updates.finish(finished: false)
      old.prepareForTransition(to: layout)
      layout.prepareForTransition(from: old)
      engine.attach(layout)
    }
  }

  /// The bounds have changed: if their size did so in an animation block, the elements move along.
  func animateBoundsChange(from oldBounds: CGRect) {
    guard AnimationGroup.current != nil, UIView.areAnimationsEnabled, canAnimateChanges else {
      return
    }
    engine.updates.changeBounds(from: oldBounds)
  }

  /// The item on screen whose center is nearest to the middle of the viewport, the first of several; nil if there is none.
  func itemNearestToMiddle() -> IndexPath? {
    var nearest: (path: IndexPath, distance: CGFloat)?
    for element in engine.visible.elements where element.key.isCell {
      let center = element.applied.center
      let x = center.x - scrollView.bounds.midX
      let y = center.y - scrollView.bounds.midY
      let distance = x * x + y * y
      let path = element.key.indexPath
      if let other = nearest, other.distance < distance || (other.distance == distance && other.path < path) {
        continue
      }
      nearest = (path, distance)
    }
    return nearest?.path
  }

  /// The offset that centers an item in the viewport as far as the content allows, unless another item is kept visible;
  /// the current one without an item.
  func offset(keeping path: IndexPath?, inContentOf size: CGSize) -> CGPoint {
    engine.interactive.proposedOffset(by: engine.currentLayout, keeping: path, contentSize: size)
  }
}
