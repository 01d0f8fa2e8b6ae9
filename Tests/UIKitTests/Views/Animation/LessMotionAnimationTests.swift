// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests every kind of view animation with reduced motion enabled at every possible moment. The final values must be
/// reached immediately, and each completion handler must be called once.
@Suite(.oneApplication) @MainActor struct LessMotionAnimationTests {
  /// The kind of animation.
  enum Kind: CaseIterable {
    case plain, delayed, repeating, autoreversing, damped, bouncing, keyframes, crossDissolve, propertyAnimator,
      springAnimator

    /// Moves a view to an x-coordinate, and calls `end` when the animation ends.
    @MainActor func move(_ view: UIView, to x: CGFloat, _ end: @escaping (Bool) -> Void) {
      let change = { view.center.x = x }
      switch self {
      case .plain: UIView.animate(withDuration: 2, animations: change, completion: end)
      case .delayed: UIView.animate(withDuration: 2, delay: 1, options: [], animations: change, completion: end)
      case .repeating: UIView.animate(withDuration: 2, delay: 0, options: .repeat, animations: change, completion: end)
      case .autoreversing:
        UIView.animate(
          withDuration: 2, delay: 0, options: [.repeat, .autoreverse], animations: change, completion: end)
      case .damped:
        UIView.animate(
          withDuration: 2, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 3, animations: change,
          completion: end)
      case .bouncing: UIView.animate(springDuration: 2, bounce: 0.4, animations: change, completion: end)
      case .keyframes:
        UIView.animateKeyframes(
          withDuration: 2, delay: 0,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = x / 3 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: change)
          }, completion: end)
      case .crossDissolve:
        UIView.transition(
          with: view, duration: 2, options: .transitionCrossDissolve, animations: change, completion: end)
      case .propertyAnimator, .springAnimator:
        let animator =
          self == .propertyAnimator
          ? UIViewPropertyAnimator(duration: 2, curve: .easeInOut, animations: change)
          : UIViewPropertyAnimator(duration: 2, dampingRatio: 0.3, animations: change)
        animator.addCompletion { end($0 == .end) }
        animator.startAnimation()
      }
    }
  }

  /// The time at which reduced motion is enabled.
  enum Moment: CaseIterable {
    /// Before the animation begins.
    case before
    /// While it runs.
    case midway
    /// While it runs nested in another view's animation.
    case nested
    /// While it runs, after a second animation has moved its view to another position.
    case interrupted
  }

  @Test("The requested value is reached, and reported once", arguments: Kind.allCases, Moment.allCases)
  func endsAtOnce(kind: Kind, moment: Moment) {
    let bench = AnimationBench()
    defer { UIAccessibility.isReduceMotionEnabled = false }
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    bench.window.addSubview(other)
    bench.tick(0.01)
    var calls: [Int] = [0, 0]
    UIAccessibility.isReduceMotionEnabled = moment == .before
    let first = { kind.move(bench.view, to: 90) { _ in calls[0] += 1 } }
    if moment == .nested {
      UIView.animate(withDuration: 3) {
        other.center.y = 50
        first()
      } completion: { _ in
        calls[1] += 1
      }
    } else {
      first()
    }
    bench.tick(0.4)
    if moment == .interrupted { kind.move(bench.view, to: 30) { _ in calls[1] += 1 } }
    bench.tick(0.6)
    UIAccessibility.isReduceMotionEnabled = true
    // Running animations end within one frame. Their completion handlers can be called in the next frame.
    bench.tick(0.61)
    bench.tick(0.62)
    let end: CGFloat = moment == .interrupted ? 30 : 90
    #expect(bench.view.center.x == end && bench.x == end, "\(bench.view.center.x), displayed at \(bench.x)")
    #expect(calls == [1, moment == .nested || moment == .interrupted ? 1 : 0])
    if moment == .nested { #expect(other.layer.presentation()?.position.y == 50) }
    // Later frames call no completion handler, and no further frame is requested.
    var isWanted = true
    for frame in 1...10 { isWanted = bench.tick(0.62 + Double(frame)) }
    #expect(!isWanted && bench.x == end)
    #expect(calls == [1, moment == .nested || moment == .interrupted ? 1 : 0])
    Figures.count(1, "view animations", of: "reduced motion")
  }
}
