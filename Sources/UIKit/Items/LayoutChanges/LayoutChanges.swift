// SPDX-License-Identifier: MIT

/// Replaces the layout.
final class LayoutChanges: EnginePart {
  /// The content that stays visible in the next layout change, instead of the item nearest to the center.
  @exclusivity(unchecked) var layoutChangeAnchor: LayoutChangeAnchor?

  /// Whether position changes can be animated, because content is visible and no layout pass or update is running.
  var canAnimateChanges: Bool {
    engine.passes.hasLaidOut && engine.counts.areKnown && scrollView.window != nil && !engine.transactions.isBusy
  }

  /// Changes to another layout. The change is animated if that is requested and possible; otherwise, it takes effect
  /// immediately.
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

  /// Called after the bounds have changed. If their size has changed in an animation block, the elements are also
  /// animated.
  func animateBoundsChange(from oldBounds: CGRect) {
    guard AnimationGroup.current != nil, UIView.areAnimationsEnabled, canAnimateChanges else {
      return
    }
    engine.updates.changeBounds(from: oldBounds)
  }

  /// Returns the item on screen whose center is nearest to the center of the viewport, or nil if there is none. If
  /// several items are equally near, the first one is returned.
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

  /// Returns the content offset that centers an item in the viewport as far as the content size allows, unless another
  /// item must stay visible. If `path` is nil, returns the current offset.
  func offset(keeping path: IndexPath?, inContentOf size: CGSize) -> CGPoint {
    engine.interactive.proposedOffset(by: engine.currentLayout, keeping: path, contentSize: size)
  }
}
