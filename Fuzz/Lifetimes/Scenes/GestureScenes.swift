// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

/// A delegate that allows all gestures to be recognized simultaneously.
@MainActor final class LifetimeGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  weak var stage: LifetimeStage?

  init(_ stage: LifetimeStage) {
    self.stage = stage
    super.init()
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    stage?.callback()
    return true
  }
}

extension LifetimeScene {
  static let gestures: [LifetimeScene] = [
    LifetimeScene("recognizers") { stage in
      let (card, inner) = stage.makeCard()
      let delegate = LifetimeGestureDelegate(stage)
      stage.help(delegate)
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      let single = UITapGestureRecognizer()
      single.require(toFail: double)
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .right
      let all = [
        UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
        UILongPressGestureRecognizer(), double, single, swipe, UIHoverGestureRecognizer(),
      ]
      for recognizer in all where !stage.oneIn(4) {
        recognizer.addHandler { [weak stage] _ in stage?.callback() }
        (stage.oneIn(2) ? card : inner).addGestureRecognizer(recognizer)
        if stage.oneIn(2) { recognizer.delegate = delegate }
        if stage.oneIn(5) {
          stage.keep(recognizer) {
            $0.isEnabled.toggle()
            _ = ($0.view, $0.location(in: nil), $0.numberOfTouches)
          }
        } else {
          stage.track(recognizer, "\(type(of: recognizer))")
        }
      }
      let start = CGPoint(x: 80, y: 100)
      stage.finger(1, at: start, to: stage.oneIn(3) ? nil : stage.point(), rest: stage.oneIn(2) ? 35 : 0)
      if stage.oneIn(2) { stage.finger(2, at: CGPoint(x: 200, y: 200), to: stage.point(), moving: 20) }
      if stage.oneIn(2) { stage.tap(start, after: 18) }
      if stage.oneIn(2) { stage.tap(start, after: 23) }
      stage.later(3) { [weak stage] in stage?.send(.hover, 1, start) }
      if stage.oneIn(3) { stage.later(stage.int(2..<40)) { [weak inner] in inner?.removeFromSuperview() } }
    },
    LifetimeScene("released recognizer") { stage in
      let (card, _) = stage.makeCard()
      let pan = UIPanGestureRecognizer { [weak stage] _ in stage?.callback() }
      card.addGestureRecognizer(pan)
      stage.hold(pan, "the recognizer")
      stage.finger(at: CGPoint(x: 100, y: 100), to: stage.point(), moving: 30)
      stage.later(stage.int(2..<30)) { [weak card, weak pan] in
        if let pan { card?.removeGestureRecognizer(pan) }
      }
    },
    LifetimeScene("touches in views") { stage in
      let (card, inner) = stage.makeCard()
      inner.isMultipleTouchEnabled = true
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 90, y: 90, width: 100, height: 60)
      button.addAction(UIAction { [weak stage] _ in stage?.callback() }, for: .allTouchEvents)
      card.addSubview(button)
      stage.track(button, "the button")
      stage.finger(1, at: CGPoint(x: 170, y: 180), to: stage.point(), rest: 8, moving: 12)
      stage.finger(2, at: CGPoint(x: 80, y: 100), to: stage.point(), after: 4, rest: 8, moving: 12)
    },
  ]
}
