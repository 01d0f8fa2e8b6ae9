// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// A custom item that counts the writes to its properties.
final class TestItem: NSObject, UIDynamicItem {
  var center: CGPoint { didSet { centerWrites += 1 } }
  var bounds: CGRect
  var transform = CGAffineTransform.identity { didSet { transformWrites += 1 } }
  var centerWrites = 0
  var transformWrites = 0

  init(x: Double = 0, y: Double = 0, width: Double = 100, height: Double = 100) {
    center = CGPoint(x: x, y: y)
    bounds = CGRect(x: 0, y: 0, width: width, height: height)
    super.init()
  }
}

/// Counts the delegate calls of an animator.
final class AnimatorWitness: NSObject, UIDynamicAnimatorDelegate {
  var resumed = 0
  var paused = 0
  var whenPaused: ((UIDynamicAnimator) -> Void)?

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { resumed += 1 }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    paused += 1
    whenPaused?(animator)
  }
}

/// Returns a spring of length zero.
func makeSpring(
  _ item: any UIDynamicItem, to anchor: CGPoint, frequency: CGFloat, damping: CGFloat
) -> UIAttachmentBehavior {
  let spring = UIAttachmentBehavior(item: item, attachedToAnchor: anchor)
  spring.length = 0
  spring.frequency = frequency
  spring.damping = damping
  return spring
}

/// Runs the application at 60 frames per second until no frame is requested, or for `seconds`.
func runApplication(seconds: Double, from start: Double = 0, rate: Double = 60) {
  var frame = 0.0
  while frame <= seconds * rate {
    UIApplication.shared.tick(timestamp: start + frame / rate)
    frame += 1
  }
}

/// Returns whether two numbers are equal within a relative tolerance.
func isNear(_ value: CGFloat, _ expected: Double, relative: Double = 1e-6) -> Bool {
  abs(Double(value) - expected) <= relative * max(1, abs(expected))
}
