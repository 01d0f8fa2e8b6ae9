// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// A second animation of the same property ended the first one with `false` and lost its velocity. A value set without
/// animation distorted the running animation. Since iOS 8, animations of position, bounds, transform and corner radius
/// are additive: each animation adds its remaining distance to the model value and ends at its own time. Animations of
/// alpha and colors replace each other: a new one starts from the model value, or from the presented value with
/// `beginFromCurrentState`.
@Suite(.oneApplication) @MainActor struct AdditiveAnimationTests {
  nonisolated enum Value: CaseIterable {
    case center, frame, size, position, translation, scale, rotation, cornerRadius, alpha, opacity, color

    var isAdditive: Bool { self != .alpha && self != .opacity && self != .color }

    /// Sets the value to a fraction of its range.
    @MainActor func set(_ view: UIView, _ fraction: CGFloat) {
      switch self {
      case .center: view.center.x = 15 + 120 * fraction
      case .frame: view.frame.origin.x = 120 * fraction
      case .size: view.bounds.size.width = 30 + 120 * fraction
      case .position: view.layer.position.x = 15 + 120 * fraction
      case .translation: view.transform = CGAffineTransform(translationX: 120 * fraction, y: 0)
      case .scale: view.transform = CGAffineTransform(scaleX: 1 + fraction, y: 1)
      case .rotation: view.transform = CGAffineTransform(rotationAngle: fraction)
      case .cornerRadius: view.layer.cornerRadius = 10 * fraction
      case .alpha: view.alpha = fraction
      case .opacity: view.layer.opacity = Float(fraction)
      case .color: view.backgroundColor = UIColor(red: fraction, green: 0, blue: 0, alpha: 1)
      }
    }

    /// The fraction of the range that is on screen.
    @MainActor func shown(_ view: UIView) -> CGFloat {
      guard let layer = view.layer.presentation() else { return .nan }
      let transform = layer.affineTransform()
      switch self {
      case .center, .frame, .position: return (layer.position.x - 15) / 120
      case .size: return (layer.bounds.width - 30) / 120
      case .translation: return transform.tx / 120
      case .scale: return transform.a - 1
      case .rotation: return atan2(transform.b, transform.a)
      case .cornerRadius: return layer.cornerRadius / 10
      case .alpha, .opacity: return CGFloat(layer.opacity)
      case .color: return layer.backgroundColor?.components?.first ?? .nan
      }
    }
  }

  private final class Stage {
    let view = UIView(frame: CGRect(x: 0, y: 250, width: 30, height: 30))
    let host: HeadlessHost
    let finger: TestFinger
    let value: Value
    var ends: [String] = []
    var shown: CGFloat { value.shown(view) }

    init(_ value: Value) {
      self.value = value
      let view = view
      host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2) {
        let controller = UIViewController()
        controller.view.addSubview(view)
        return controller
      }
      finger = TestFinger(on: host)
      value.set(view, 0)
      finger.wait(0.1)
    }

    func animate(_ name: String, to fraction: CGFloat, over seconds: Double, _ options: UIView.AnimationOptions) {
      host.perform {
        UIView.animate(withDuration: seconds, delay: 0, options: options) {
          self.value.set(self.view, fraction)
        } completion: {
          self.ends.append("\(name) \($0)")
        }
      }
    }
  }

  private static let curves: [UIView.AnimationOptions] = [.curveLinear, .curveEaseInOut, .curveEaseIn, .curveEaseOut]

  /// Tests 88 combinations: 11 values, 4 curves and 2 options.
  @Test("An animation that reverses halfway starts from the correct value", arguments: Value.allCases, [false, true])
  func turnsBack(value: Value, continues: Bool) {
    for curve in Self.curves {
      let stage = Stage(value)
      let options = continues ? curve.union(.beginFromCurrentState) : curve
      stage.animate("out", to: 1, over: 3, options)
      stage.finger.wait(1.5)
      let turn = stage.shown
      #expect(turn > 0.2 && turn < 0.8)
      stage.animate("back", to: 0, over: 3, options)
      if value.isAdditive || continues {
        #expect(abs(stage.shown - turn) < 1e-4, "\(value) \(stage.shown), not \(turn)")
      } else {
        #expect(abs(stage.shown - 1) < 1e-4)
      }
      guard value.isAdditive else {
        stage.finger.wait(0.1)
        #expect(stage.ends == ["out false"])
        stage.finger.wait(3)
        #expect(stage.ends == ["out false", "back true"] && stage.shown == 0)
        stage.host.stop()
        continue
      }
      #expect(stage.ends == [])
      if curve == .curveLinear {
        stage.finger.wait(0.7)
        // Two opposite linear animations cancel out, so the value does not change. Scales are multiplied, so they do
        // not cancel out.
        if value != .scale { #expect(abs(stage.shown - turn) < 0.02, "\(value) \(stage.shown)") }
        stage.finger.wait(0.7)
      } else {
        stage.finger.wait(1.4)
      }
      #expect(stage.ends == [])
      stage.finger.wait(0.2)
      #expect(stage.ends == ["out true"])
      stage.finger.wait(1.3)
      #expect(stage.ends == ["out true"])
      stage.finger.wait(0.2)
      #expect(stage.ends == ["out true", "back true"] && abs(stage.shown) < 1e-9)
      #expect(stage.view.layer.animationKeys() == nil)
      stage.host.stop()
    }
  }

  @Test(
    "Position and velocity are continuous when the animation reverses", arguments: Value.allCases.filter(\.isAdditive))
  func velocity(value: Value) {
    let stage = Stage(value)
    defer { stage.host.stop() }
    stage.animate("out", to: 1, over: 3, .curveEaseInOut)
    stage.finger.wait(1.5 - 2.0 / 60)
    var values: [CGFloat] = []
    for frame in 0..<6 {
      values.append(stage.shown)
      if frame == 2 { stage.animate("back", to: 0, over: 3, .curveEaseInOut) }
      stage.finger.wait(1.0 / 60)
    }
    let steps = zip(values.dropFirst(), values).map { $0 - $1 }
    for (one, other) in zip(steps.dropFirst(), steps) { #expect(abs(one - other) < 0.1 * abs(other), "\(steps)") }
  }

  @Test(
    "A value set without animation takes effect immediately, and running animations add to it",
    arguments: Value.allCases)
  func setMidway(value: Value) {
    let stage = Stage(value)
    defer { stage.host.stop() }
    stage.animate("out", to: 1, over: 3, .curveLinear)
    stage.finger.wait(1.5)
    let before = stage.shown
    stage.host.perform { value.set(stage.view, 0.25) }
    let offset: CGFloat =
      switch value {
      case .scale: 1.25 * (before + 1) / 2 - 1
      case _ where value.isAdditive: 0.25 + before - 1
      default: before * 0.25
      }
    #expect(abs(stage.shown - offset) < 1e-3, "\(stage.shown), not \(offset)")
    stage.finger.wait(1.6)
    #expect(stage.ends == ["out true"] && abs(stage.shown - 0.25) < 1e-6)
  }

  @Test("A center set halfway adds the remaining distance of the animation")
  func center() {
    let stage = Stage(.center)
    defer { stage.host.stop() }
    stage.view.center.x = 0
    stage.host.perform {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { stage.view.center.x = 120 }
    }
    stage.finger.wait(1)
    stage.host.perform { stage.view.center.x = 310 }
    #expect(abs((stage.view.layer.presentation()?.position.x ?? 0) - 250) < 1)
  }

  @Test("Three concurrent animations have separate keys and end at their own times")
  func three() {
    let stage = Stage(.center)
    defer { stage.host.stop() }
    stage.animate("first", to: 1, over: 1, .curveLinear)
    stage.finger.wait(0.25)
    stage.animate("second", to: -1, over: 2, .curveLinear)
    stage.finger.wait(0.25)
    stage.animate("third", to: 0, over: 0.25, .curveLinear)
    #expect(stage.view.layer.animationKeys() == ["position", "position-2", "position-3"])
    for key in stage.view.layer.animationKeys() ?? [] {
      let animation = stage.view.layer.animation(forKey: key) as? CABasicAnimation
      #expect(animation?.isAdditive == true && animation?.keyPath == "position")
      #expect(animation?.toValue as? CGPoint == .zero)
    }
    let start = (stage.view.layer.animation(forKey: "position-2") as? CABasicAnimation)?.fromValue as? CGPoint
    #expect(start == CGPoint(x: 240, y: 0))
    // The position is the model value 0 plus the remaining distances: half of -120, seven eighths of 240, and all of
    // -120.
    #expect(abs(stage.shown - (-0.5 + 0.875 * 2 - 1)) < 0.02, "\(stage.shown)")
    stage.finger.wait(0.3)
    #expect(stage.ends == ["third true"])
    #expect(stage.view.layer.animationKeys() == ["position", "position-2"])
    stage.view.layer.removeAnimation(forKey: "position")
    stage.finger.wait(0.1)
    #expect(stage.ends == ["third true", "first false"])
    stage.finger.wait(2)
    #expect(stage.ends == ["third true", "first false", "second true"] && stage.shown == 0)
  }

  @Test("A block that sets a value several times animates it once")
  func severalTimes() {
    let stage = Stage(.center)
    defer { stage.host.stop() }
    stage.host.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        stage.view.center.x = 500
        stage.view.center.x = 135
      } completion: {
        stage.ends.append("\($0)")
      }
    }
    #expect(stage.view.layer.animationKeys() == ["position"] && stage.shown == 0)
    stage.finger.wait(0.5)
    #expect(abs(stage.shown - 0.5) < 0.02)
    stage.finger.wait(0.6)
    #expect(stage.ends == ["true"])
  }

  @Test("A new animation replaces a repeating one", arguments: [false, true])
  func repeating(continues: Bool) {
    let stage = Stage(.center)
    defer { stage.host.stop() }
    stage.animate("out", to: 1, over: 1, [.curveLinear, .repeat, .autoreverse])
    stage.finger.wait(0.5)
    stage.animate("back", to: 0, over: 1, continues ? [.curveLinear, .beginFromCurrentState] : .curveLinear)
    #expect(abs(stage.shown - (continues ? 0.5 : 1)) < 0.02)
    stage.finger.wait(1.1)
    #expect(stage.ends == ["out false", "back true"] && stage.shown == 0)
  }

  @Test("A transform that collapses the view and restores it stays within bounds", arguments: [0, 0.001, 0.1])
  func collapses(scale: CGFloat) {
    let stage = Stage(.scale)
    defer { stage.host.stop() }
    stage.host.perform {
      UIView.animate(withDuration: 1) { stage.view.transform = CGAffineTransform(scaleX: scale, y: scale) }
    }
    stage.finger.wait(0.5)
    let turn = stage.shown
    stage.host.perform { UIView.animate(withDuration: 1) { stage.view.transform = .identity } }
    #expect(abs(stage.shown - turn) < 1e-6)
    for _ in 0..<60 {
      stage.finger.wait(1.0 / 60)
      #expect(abs(stage.shown) < (scale == 0.1 ? 3 : 1.001))
    }
  }

  @Test("Explicit animations add if additive and replace otherwise; a key is unique, and removal ends its animation")
  func explicit() {
    let stage = Stage(.center)
    defer { stage.host.stop() }
    let layer = stage.view.layer
    let shake = CABasicAnimation(keyPath: "position.x")
    shake.fromValue = 12.0
    shake.toValue = 12.0
    shake.duration = 10
    shake.isAdditive = true
    layer.add(shake, forKey: "shake")
    stage.animate("out", to: 1, over: 1, .curveLinear)
    stage.finger.wait(0.5)
    #expect(abs(stage.shown - 0.6) < 0.02 && layer.animationKeys() == ["position", "shake"])
    layer.removeAnimation(forKey: "shake")
    #expect(abs(stage.shown - 0.5) < 0.02 && layer.animationKeys() == ["position"])
    let replacing = CABasicAnimation(keyPath: "position.x")
    replacing.fromValue = 27.0
    replacing.toValue = 27.0
    replacing.duration = 10
    layer.add(replacing, forKey: "position")
    stage.finger.wait(0.1)
    #expect(stage.ends == ["out false"] && abs(stage.shown - 0.1) < 1e-6)
    stage.animate("on", to: 0.5, over: 1, .curveLinear)
    #expect(layer.animationKeys()?.sorted() == ["position", "position-2"])
    layer.removeAllAnimations()
    stage.finger.wait(0.1)
    #expect(stage.ends == ["out false", "on false"] && stage.shown == 0.5)
  }
}
