// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

/// A delegate of layer animations.
private final class LifetimeLayerDelegate: NSObject, CAAnimationDelegate {
  weak var stage: LifetimeStage?
  private let stopped: () -> Void

  init(_ stage: LifetimeStage) {
    self.stage = stage
    stopped = stage.book.completion("a layer animation")
    super.init()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    stopped()
    stage?.callback()
  }
}

extension LifetimeStage {
  /// Creates a view with a subview.
  func makeCard() -> (UIView, UIView) {
    let card = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    card.addSubview(inner)
    show(card, "the card")
    track(inner, "the card's subview")
    return (card, inner)
  }

  /// Returns the completion of an animation.
  func ended(_ name: String, isOptional: Bool = false) -> (Bool) -> Void {
    let done = book.completion(name, isOptional: isOptional)
    return { [weak self] _ in
      done()
      self?.callback()
    }
  }
}

extension LifetimeScene {
  static let animations: [LifetimeScene] = [
    LifetimeScene("view animation") { stage in
      let (card, inner) = stage.makeCard()
      UIView.animate(
        withDuration: 0.4, delay: stage.oneIn(2) ? 0.1 : 0, options: [.beginFromCurrentState],
        animations: {
          card.center.x += 50
          inner.alpha = 0.2
          card.transform = CGAffineTransform(rotationAngle: 1)
        }, completion: stage.ended("a view animation"))
      stage.later(stage.int(1..<20)) { [weak card, weak stage] in
        guard let card, let stage else { return }
        UIView.animate(
          withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 1, options: [],
          animations: { card.center.y += 80 }, completion: stage.ended("a spring"))
      }
    },
    LifetimeScene("keyframes and transitions") { stage in
      let (card, inner) = stage.makeCard()
      UIView.animateKeyframes(withDuration: 0.5, delay: 0, options: []) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { card.alpha = 0.5 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.center.x += 20 }
      } completion: { [ended = stage.ended("keyframes")] in
        ended($0)
      }
      let other = UIView(frame: inner.frame)
      stage.track(other, "the other view")
      if stage.oneIn(2) {
        UIView.transition(
          from: inner, to: other, duration: 0.4, options: [.transitionCrossDissolve],
          completion: stage.ended("a transition between views"))
      } else {
        UIView.transition(
          with: card, duration: 0.4, options: [.transitionFlipFromLeft], animations: { card.addSubview(other) },
          completion: stage.ended("a transition in a view"))
      }
    },
    LifetimeScene("endless animation") { stage in
      let (card, _) = stage.makeCard()
      UIView.animate(
        withDuration: 0.2, delay: 0, options: [.repeat, .autoreverse], animations: { card.alpha = 0 },
        completion: stage.ended("an endless animation"))
    },
    LifetimeScene("property animator") { stage in
      let (card, _) = stage.makeCard()
      let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.7) { card.center.y += 120 }
      stage.hold(animator, "the property animator")
      let ended = stage.ended("a property animator", isOptional: true)
      animator.addCompletion { _ in ended(true) }
      animator.startAnimation(afterDelay: stage.oneIn(3) ? 0.1 : 0)
      let end = stage.int(0..<4)
      stage.later(8) { [weak animator] in animator?.pauseAnimation() }
      stage.later(10) { [weak animator] in animator?.fractionComplete = 0.7 }
      stage.later(14) { [weak animator] in
        guard let animator else { return }
        switch end {
        case 0: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
        case 1:
          animator.isReversed = true
          animator.startAnimation()
        case 2: animator.stopAnimation(true)
        default:
          animator.stopAnimation(false)
          animator.finishAnimation(at: .end)
        }
      }
    },
    LifetimeScene("running property animator") { stage in
      let (card, _) = stage.makeCard()
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) { card.center.y += 120 }
      stage.hold(animator, "the property animator")
      let ended = stage.ended("a running property animator")
      animator.addCompletion { _ in ended(true) }
      animator.startAnimation()
    },
    LifetimeScene("display link") { stage in
      let (card, _) = stage.makeCard()
      let link = CADisplayLink { [weak card, weak stage] _ in
        card?.center.x += 1
        stage?.callback()
      }
      stage.hold(link, "the display link")
      link.add(to: .main, forMode: .common)
      stage.onRelease { [weak link] in link?.invalidate() }
      if stage.oneIn(3) { stage.later(10) { [weak link] in link?.isPaused = true } }
    },
    LifetimeScene("layer animations") { stage in
      let (card, inner) = stage.makeCard()
      let delegate = LifetimeLayerDelegate(stage)
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 0
      move.toValue = 200
      move.duration = 0.4
      move.delegate = delegate
      if stage.oneIn(3) { move.repeatCount = .infinity }
      card.layer.add(move, forKey: "move")
      stage.track(card.layer, "the card's layer")
      let mask = CALayer()
      mask.frame = card.bounds
      card.layer.mask = mask
      if stage.oneIn(2) { stage.keep(mask) { $0.frame.size.width += 1 } } else { stage.track(mask, "the mask") }
      if stage.oneIn(2) { stage.keep(inner.layer) { $0.position.x += 1 } }
      let done = stage.book.completion("a transaction")
      CATransaction.begin()
      CATransaction.setCompletionBlock { done() }
      let sublayer = CALayer()
      card.layer.addSublayer(sublayer)
      sublayer.opacity = 0.3
      CATransaction.commit()
    },
  ]
}
