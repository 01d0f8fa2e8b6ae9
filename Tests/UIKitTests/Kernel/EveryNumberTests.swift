// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests that numeric properties either reject NaN and absurd values with a message or clamp them, but never store
/// them.
@MainActor @Suite(.oneApplication) struct EveryNumberTests {
  nonisolated static let absurd: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .greatestFiniteMagnitude, 1e30, -1e30,
  ]
  nonisolated static let unusual: [Double] = [0, -0.0, .leastNonzeroMagnitude, 1e-308, -1]

  /// The largest allowed magnitude of a geometry value.
  private static let limit = 1e15

  /// The properties that can store NaN or infinity, and the reasons why this is harmless.
  private static let keepsAnything: [String: String] = [
    "CABasicAnimation.repeatCount": "looked at when the animation is added, as documented; infinity is for ever",
    "CABasicAnimation.speed": "looked at when the animation is added, as documented",
    "CALayer.contentsScale": "stored only", "CALayer.rasterizationScale": "stored only",
    "CALayer.repeatCount": "infinity is for ever",
    "CASpringAnimation.damping": "looked at when the curve is made",
    "CASpringAnimation.mass": "looked at when the curve is made",
    "CASpringAnimation.initialVelocity": "looked at when the curve is made",
    "CASpringAnimation.stiffness": "looked at when the curve is made",
    "CATextLayer.fontSize": "counts as 1, as documented",
    "UILabel.preferredMaxLayoutWidth": "large numbers are no limit, as documented",
    "UILongPressGestureRecognizer.allowableMovement": "infinity lets the finger go anywhere",
  ]

  /// The properties that accept every number of their type.
  private static let mayBeLarge: [String: String] = [
    "CALayer.speed": "a factor of time", "UICollectionViewLayoutAttributes.alpha": "the view that shows it limits it",
    "UISlider.maximumValue": "the application's own unit", "UISlider.minimumValue": "the application's own unit",
  ]

  @Test("Absurd values are rejected with a message or clamped, and never stored", arguments: absurd)
  func absurd(bad: Double) {
    let setters = NumberSetter.all
    #expect(setters.count >= 100)
    Figures.largest(Double(setters.count), "properties", of: "invalid numbers, in UIKit")
    Figures.count(1, "numbers", of: "invalid numbers, in UIKit")
    for setter in setters where Self.keepsAnything[setter.name] == nil {
      let before = setter.get()
      let faults = Diagnostics.recording { setter.set(bad) }
      let after = setter.get()
      // The setters of dynamics accept large values, because the physics world limits forces and positions.
      let mayBeLarge = setter.isOfDynamics || Self.mayBeLarge[setter.name] != nil
      #expect(abs(after) <= Self.limit || (bad.isFinite && mayBeLarge), "\(setter.name) is \(after) after \(bad)")
      if after == before, !bad.isFinite { #expect(!faults.isEmpty, "\(setter.name) ignores \(bad) in silence") }
      // Afterward, the property accepts an ordinary value without reporting a fault.
      #expect(Diagnostics.recording { setter.set(1) }.isEmpty, "\(setter.name) rejects 1 after \(bad)")
      #expect(setter.get() == 1, "\(setter.name) is \(setter.get()) instead of 1")
    }
  }

  @Test("Small, zero and negative values are accepted, clamped or rejected; results are finite", arguments: unusual)
  func unusual(value: Double) {
    Figures.count(1, "numbers", of: "invalid numbers, in UIKit")
    for setter in NumberSetter.all {
      _ = Diagnostics.recording { setter.set(value) }
      #expect(abs(setter.get()) <= Self.limit, "\(setter.name) is \(setter.get()) after \(value)")
      #expect(Diagnostics.recording { setter.set(1) }.isEmpty, "\(setter.name) rejects 1 after \(value)")
    }
  }

  @Test("An item keeps a finite position for any finite values of its behaviors", arguments: absurd + unusual)
  func dynamics(bad: Double) {
    for setter in NumberSetter.all where setter.isOfDynamics {
      guard let behavior = setter.object as? UIDynamicBehavior else { continue }
      _ = Diagnostics.recording {
        let animator = UIDynamicAnimator()
        animator.addBehavior(behavior)
        setter.set(bad)
        for _ in 0..<30 { animator.step(by: 1.0 / 60) }
        for item in animator.items(in: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)) {
          #expect(
            item.center.x.isFinite && item.center.y.isFinite && item.transform.a.isFinite, "\(setter.name) \(bad)")
        }
        animator.removeAllBehaviors()
      }
    }
  }
}
