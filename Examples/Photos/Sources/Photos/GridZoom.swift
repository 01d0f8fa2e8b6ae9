// SPDX-License-Identifier: MIT

import UIKit

/// Changes the size of the grid's photos. A pinch drives a transition between two layouts, and a button animates it.
final class GridZoom: NSObject, UIGestureRecognizerDelegate {
  private weak var collectionView: UICollectionView?
  /// The index of the current side in `GalleryLayout.sides`.
  private(set) var level: Int
  /// The level after the current transition.
  private var target = 0
  private var transition: UICollectionViewTransitionLayout?
  private var isPinching = false

  /// Called when the level may have changed.
  var onChange: () -> Void = {}

  init(_ collectionView: UICollectionView, level: Int) {
    self.collectionView = collectionView
    self.level = level
    super.init()
    let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:)))
    pinch.delegate = self
    collectionView.addGestureRecognizer(pinch)
  }

  /// Returns whether the photos can be made one level larger (1) or smaller (-1).
  func canZoom(by step: Int) -> Bool { GalleryLayout.sides.indices.contains(level + step) }

  /// Makes the photos one level larger (1) or smaller (-1).
  func zoom(by step: Int) {
    guard transition == nil, canZoom(by: step) else { return }
    level += step
    collectionView?.setCollectionViewLayout(GalleryLayout.make(side: GalleryLayout.sides[level]), animated: true)
    onChange()
  }

  @objc private func pinched(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .changed:
      if transition == nil { begin(pinch.scale) }
      guard isPinching, let transition else { return }
      let ratio = GalleryLayout.sides[target] / GalleryLayout.sides[level]
      transition.transitionProgress = min(max((pinch.scale - 1) / (ratio - 1), 0), 1)
      transition.invalidateLayout()
    case .ended, .cancelled, .failed: end()
    default: break
    }
  }

  /// Starts the transition in the direction of the pinch once its scale has changed by more than 5 %.
  private func begin(_ scale: CGFloat) {
    let step = scale > 1 ? 1 : -1
    guard abs(scale - 1) > 0.05, canZoom(by: step), let collectionView else { return }
    target = level + step
    isPinching = true
    transition = collectionView.startInteractiveTransition(
      to: GalleryLayout.make(side: GalleryLayout.sides[target])
    ) { [weak self] isCompleted, _ in self?.completed(isCompleted) }
  }

  private func end() {
    guard isPinching, let transition else { return }
    isPinching = false
    if transition.transitionProgress > 0.4 {
      collectionView?.finishInteractiveTransition()
    } else {
      collectionView?.cancelInteractiveTransition()
    }
  }

  private func completed(_ isCompleted: Bool) {
    transition = nil
    if isCompleted { level = target }
    onChange()
  }

  // Allow scrolling during a pinch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
