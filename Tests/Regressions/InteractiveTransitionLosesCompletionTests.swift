// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// If a collection view was released during an interactive layout change, or while the change settled, the completion
/// of `startInteractiveTransition(to:completion:)` was never called. It is now called with false for both arguments, as
/// when another layout replaces the transition.
@Suite(.oneApplication)
@MainActor
struct InteractiveTransitionLosesCompletionTests {
  private let fingers = RegressionFingers()

  @Test("The completion is called once", arguments: [true, false])
  func once(settles: Bool) {
    var results: [[Bool]] = []
    var view: UICollectionView? = UICollectionView(
      frame: fingers.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    weak let released = view
    view.map { fingers.window.addSubview($0) }
    fingers.wait(0.02)
    let layout = view?.startInteractiveTransition(to: UICollectionViewFlowLayout()) { results.append([$0, $1]) }
    layout?.transitionProgress = 0.3
    if settles { view?.finishInteractiveTransition() }
    fingers.wait(0.05)
    view?.removeFromSuperview()
    view = nil
    fingers.wait(1)
    #expect(released == nil)
    #expect(results == [[false, false]])
  }
}
