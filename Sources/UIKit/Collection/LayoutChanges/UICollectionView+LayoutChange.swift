// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// True if a change of places can be animated: there is something on screen, and nobody is in the middle of arranging it.
  final var canAnimateChanges: Bool {
    hasLaidOut && counts.areKnown && window != nil && !isBusy
  }

  /// Changes to another layout at once, or animated if that is possible.
  final func changeLayout(to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?) {
    let completions = completion.map { [$0] } ?? []
    guard layout !== collectionViewLayout else {
      updates.deliver(completions, finished: true)
      return
    }
    abandonInteractiveTransition()
    guard animated, canAnimateChanges else {
      replaceLayout(by: layout)
      updates.deliver(completions, finished: true)
      return
    }
    updates.change(to: layout, completions: completions)
  }

  /// Changes the layout without animation.
  final func replaceLayout(by layout: UICollectionViewLayout) {
    inTransaction {
      let old = collectionViewLayout
      updates.finish(finished: false)
      old.prepareForTransition(to: layout)
      layout.prepareForTransition(from: old)
      attach(layout)
    }
  }

  /// The bounds have changed: if their size did so in an animation block, the elements move along.
  final func animateBoundsChange(from oldBounds: CGRect) {
    guard AnimationGroup.current != nil, UIView.areAnimationsEnabled, canAnimateChanges else {
      return
    }
    updates.changeBounds(from: oldBounds)
  }

  /// The item on screen whose center is nearest to the middle of the viewport, the first of several; nil if there is none.
  final func itemNearestToMiddle() -> IndexPath? {
    var nearest: (path: IndexPath, distance: CGFloat)?
    for element in visible.elements where element.key.isCell {
      let center = element.applied.center
      let x = center.x - bounds.midX
      let y = center.y - bounds.midY
      let distance = x * x + y * y
      let path = element.key.indexPath
      if let other = nearest, other.distance < distance || (other.distance == distance && other.path < path) {
        continue
      }
      nearest = (path, distance)
    }
    return nearest?.path
  }

  /// The offset that brings an item to the middle of the viewport as far as the content goes, unless something else is to be
  /// kept in sight; the present one without an item.
  final func offset(keeping path: IndexPath?, inContentOf size: CGSize) -> CGPoint {
    proposedOffset(by: collectionViewLayout, keeping: path, contentSize: size)
  }
}
