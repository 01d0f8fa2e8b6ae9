// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

@Suite("Animation objects", .oneApplication)
struct CAAnimationTests {
  let bench = AnimationBench()
  var layer: CALayer { bench.view.layer }

  private final class Log: NSObject, CAAnimationDelegate {
    var events: [String] = []
    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append(flag ? "end" : "stop") }
  }

  private func basic(_ keyPath: String, from: Any?, to: Any?, duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  @Test("A basic animation shows its values, does not change the model, and is removed at the end")
  func run() {
    let log = Log()
    let animation = basic("position.x", from: 10.0, to: 110.0)
    animation.delegate = log
    layer.add(animation, forKey: "move")
    #expect(layer.animationKeys() == ["move"] && layer.animation(forKey: "move") !== animation)
    #expect(bench.x == CGFloat(10) && layer.position.x == CGFloat(0))
    bench.tick(0.25)
    #expect(bench.x == CGFloat(35))
    bench.tick(1)
    #expect(bench.x == CGFloat(0) && layer.animationKeys() == nil)
    #expect(log.events == ["start", "end"])
    bench.tick(1.1)
    #expect(!bench.tick(1.2))
  }

  @Test("Changing an animation after adding it has no effect, because the layer copies it")
  func copies() {
    let animation = basic("opacity", from: 0, to: 1)
    layer.add(animation, forKey: nil)
    animation.fromValue = 0.9
    #expect(layer.presentation()!.opacity == 0)
  }

  struct PathRow: Sendable {
    let keyPath: String
    let from: CAAnimationValue
    let to: CAAnimationValue
    /// The value halfway through the animation.
    let half: CAAnimationValue
  }

  nonisolated static let paths: [PathRow] = [
    PathRow(keyPath: "position.y", from: 0, to: 8, half: 4),
    PathRow(
      keyPath: "position", from: .point(.zero), to: .point(CGPoint(x: 2, y: 4)), half: .point(CGPoint(x: 1, y: 2))),
    PathRow(
      keyPath: "bounds.size", from: .size(.zero), to: .size(CGSize(width: 8, height: 4)),
      half: .size(CGSize(width: 4, height: 2))),
    PathRow(keyPath: "bounds.size.width", from: 10, to: 30, half: 20),
    PathRow(keyPath: "bounds.origin.y", from: 0, to: 30, half: 15),
    PathRow(
      keyPath: "bounds.origin", from: .point(.zero), to: .point(CGPoint(x: 2, y: 4)), half: .point(CGPoint(x: 1, y: 2))),
    PathRow(keyPath: "anchorPoint.x", from: 0, to: 1, half: 0.5),
    PathRow(keyPath: "anchorPointZ", from: 0, to: 10, half: 5),
    PathRow(keyPath: "zPosition", from: 0, to: 10, half: 5),
    PathRow(keyPath: "opacity", from: 0, to: 1, half: 0.5),
    PathRow(keyPath: "cornerRadius", from: 0, to: 10, half: 5),
    PathRow(keyPath: "borderWidth", from: 0, to: 10, half: 5),
    PathRow(keyPath: "shadowOpacity", from: 0, to: 1, half: 0.5),
    PathRow(keyPath: "shadowRadius", from: 0, to: 4, half: 2),
    PathRow(keyPath: "shadowOffset.height", from: 0, to: 4, half: 2),
    PathRow(
      keyPath: "backgroundColor", from: .color(.black), to: .color(.white), half: .color(CGColor(gray: 0.5, alpha: 1))),
    PathRow(keyPath: "borderColor", from: .color(nil), to: .color(.white), half: .color(CGColor(gray: 1, alpha: 0.5))),
    PathRow(keyPath: "transform.rotation.z", from: 0, to: 1, half: 0.5),
    PathRow(keyPath: "transform.rotation", from: 0, to: 1, half: 0.5),
    PathRow(keyPath: "transform.rotation.x", from: 0, to: 1, half: 0.5),
    PathRow(keyPath: "transform.rotation.y", from: 0, to: 1, half: 0.5),
    PathRow(keyPath: "transform.scale", from: 1, to: 3, half: 2),
    PathRow(keyPath: "transform.scale.x", from: 1, to: 3, half: 2),
    PathRow(keyPath: "transform.scale.y", from: 1, to: 3, half: 2),
    PathRow(keyPath: "transform.translation.x", from: 0, to: 30, half: 15),
    PathRow(keyPath: "transform.translation.z", from: 0, to: 30, half: 15),
    PathRow(keyPath: "sublayerTransform.rotation.y", from: 0, to: 1, half: 0.5),
  ]

  @Test("Every animatable key path is interpolated", arguments: paths)
  func keyPaths(row: PathRow) throws {
    layer.add(basic(row.keyPath, from: row.from, to: row.to), forKey: nil)
    bench.tick(0.5)
    let path = try #require(LayerKeyPath(row.keyPath))
    let shown = path.part(of: layer.presentedValue(of: path.property))
    #expect(shown.distance(to: row.half) < 1e-6, "\(shown)")
    // Properties that are not animated stay unchanged.
    #expect(layer.presentation()!.isHidden == false && layer.model() === layer)
  }

  @Test("A rotation by 360° passes through all angles")
  func wholeTurn() {
    layer.add(basic("transform.rotation.z", from: 0.0, to: 2 * Double.pi), forKey: nil)
    bench.tick(0.5)
    let m = layer.presentation()!.transform
    #expect(abs(m.m11 + 1) < 1e-9 && abs(m.m12) < 1e-9)
  }

  @Test("Unknown key paths and values of the wrong type are reported and have no effect")
  func unknown() {
    let faults = Diagnostics.recording {
      layer.add(basic("position.q", from: 0, to: 1), forKey: "a")
      layer.add(CABasicAnimation(keyPath: nil), forKey: "b")
      let wrong = CABasicAnimation(keyPath: "opacity")
      wrong.fromValue = "text"
      wrong.toValue = Double.nan
      layer.add(basic("opacity", from: CGPoint.zero, to: CGPoint.zero), forKey: "c")
    }
    #expect(
      faults.map(\.kind) == ["animationKeyPath", "animationKeyPath", "animationValue", "animationValue"])
    bench.tick(0.1)
    #expect(layer.presentation()!.opacity == 1)
  }

  @Test("The combination of fromValue, byValue and toValue determines the interpolation", arguments: 0..<6)
  func interpolation(kind: Int) {
    bench.view.center.x = 100
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.duration = 1
    let (from, to, by): (Double?, Double?, Double?) =
      [(10, 20, nil), (10, nil, 40), (nil, 20, 4), (10, nil, nil), (nil, 20, nil), (nil, nil, 8)][kind]
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    layer.add(animation, forKey: nil)
    bench.tick(0.5)
    #expect(abs(bench.x - CGFloat([15.0, 30, 18, 55, 60, 104][kind])) < 1e-9)
  }

  @Test("Begin time, repetition, autoreverse, speed, time offset and fill mode are applied")
  func clock() {
    func place(_ time: Double, _ change: (inout MediaTiming) -> Void) -> MediaTiming.Phase {
      var timing = MediaTiming(duration: 2)
      change(&timing)
      return timing.phase(at: time)
    }
    #expect(place(1) { _ in } == .at(0.5, run: 0))
    #expect(place(2) { _ in } == .none)
    #expect(place(-1) { _ in } == .none)
    #expect(place(-1) { $0.fillMode = .backwards } == .at(0, run: 0))
    #expect(place(-1) { $0.fillMode = .forwards } == .none)
    #expect(place(9) { $0.fillMode = .both } == .at(1, run: 0))
    #expect(place(3) { $0.beginTime = 2 } == .at(0.5, run: 0))
    #expect(place(5) { $0.repeatCount = 3 } == .at(0.5, run: 2))
    #expect(place(9) { ($0.repeatCount, $0.fillMode) = (3, .forwards) } == .at(1, run: 2))
    #expect(place(9) { ($0.repeatCount, $0.fillMode) = (2.5, .forwards) } == .at(0.5, run: 2))
    #expect(place(7) { $0.repeatDuration = 8 } == .at(0.5, run: 3))
    #expect(place(3) { $0.autoreverses = true } == .at(0.5, run: 0))
    #expect(place(9) { ($0.autoreverses, $0.fillMode) = (true, .forwards) } == .at(0, run: 0))
    #expect(place(0.5) { $0.speed = 2 } == .at(0.5, run: 0))
    #expect(place(0.5) { $0.speed = -1 } == .at(0.75, run: 0))
    #expect(place(77) { ($0.speed, $0.timeOffset) = (0, 0.5) } == .at(0.25, run: 0))
    #expect(place(1.5) { $0.timeOffset = 1 } == .at(0.25, run: 0))
    #expect(place(1e9) { $0.repeatCount = .infinity } == .at(0, run: 5e8))
  }

  @Test("Invalid timing values are reported and have no effect", arguments: 0..<5)
  func badClock(kind: Int) {
    let animation = basic("position.x", from: 0, to: 100)
    switch kind {
    case 0: animation.duration = .nan
    case 1: animation.duration = -3
    case 2: animation.repeatCount = -.infinity
    case 3: animation.beginTime = .infinity
    default: animation.speed = .nan
    }
    let faults = Diagnostics.recording { layer.add(animation, forKey: nil) }
    #expect(faults.map(\.kind) == ["animationTiming"])
    for step in 0...150 {
      bench.tick(Double(step) / 100)
      #expect(bench.x.isFinite)
    }
    #expect(layer.animationKeys() == nil && layer.explicitAnimations.isEmpty)
  }

  @Test("A filled animation that is not removed keeps showing its end value without requesting frames")
  func fills() {
    let animation = basic("position.x", from: 0, to: 100)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "kept")
    bench.tick(1)
    bench.tick(2)
    #expect(!bench.tick(3))
    #expect(bench.x == CGFloat(100) && layer.animationKeys() == ["kept"])
    layer.removeAnimation(forKey: "kept")
    #expect(bench.x == CGFloat(0) && layer.animationKeys() == nil)
  }

  @Test("Adding with the same key replaces, removal reports false, and leaving the hierarchy removes the animation")
  func replacing() {
    let logs = (0..<3).map { _ in Log() }
    for log in logs {
      let animation = basic("opacity", from: 0, to: 1)
      animation.delegate = log
      layer.add(animation, forKey: "fade")
      bench.tick(UIApplication.shared.currentTime + 0.1)
    }
    #expect(logs[0].events == ["start", "stop"] && layer.animationKeys() == ["fade"])
    layer.removeAllAnimations()
    let animation = basic("opacity", from: 0, to: 1)
    animation.delegate = logs[0]
    layer.add(animation, forKey: nil)
    bench.view.removeFromSuperview()
    bench.tick(5)
    #expect(logs[2].events == ["start", "stop"] && logs[0].events.last == "stop")
    #expect(layer.explicitAnimations.isEmpty && layer.presentation()!.opacity == 1)
  }

  @Test("Animations of a view block use the property as their key and can be removed by it")
  func blockKeys() {
    var outcomes: [Bool] = []
    UIView.animate(
      withDuration: 1, animations: { bench.view.center.x = 50 }, completion: { outcomes.append($0) })
    #expect(layer.animationKeys() == ["position"] && layer.animation(forKey: "position")?.duration == 1)
    layer.removeAnimation(forKey: "position")
    bench.tick(0.1)
    #expect(outcomes == [false] && bench.x == CGFloat(50))
  }

  @Test("Additive and cumulative animations are summed")
  func sums() {
    bench.view.center.x = 100
    let additive = basic("position.x", from: 0, to: 10)
    additive.isAdditive = true
    let cumulative = basic("position.y", from: 0, to: 10)
    cumulative.isCumulative = true
    cumulative.repeatCount = 3
    layer.add(additive, forKey: nil)
    layer.add(cumulative, forKey: nil)
    bench.tick(0.5)
    #expect(bench.x == CGFloat(105))
    bench.tick(2.5)
    #expect(abs(bench.y - 25) < 1e-9)
  }

  @Test("A spring animation follows the closed form over its settling duration")
  func spring() {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    #expect(abs(spring.settlingDuration - 1.4727003346780927) < 1e-12)
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: nil)
    let expected = SpringCurve(mass: 1, stiffness: 100, damping: 10)
    for step in 1...14 {
      bench.tick(Double(step) / 10)
      #expect(abs(bench.x - CGFloat(expected.value(at: Double(step) / 10)) * 100) < 1e-9)
    }
    spring.stiffness = -1
    let faults = Diagnostics.recording { layer.add(spring, forKey: nil) }
    #expect(faults.map(\.kind).contains("springParameter"))
    let other = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
    #expect(abs(other.bounce - 0.25) < 1e-9 && abs(other.perceptualDuration - 0.5) < 1e-9)
  }

  @Test("Keyframe animations support key times, timing functions and discrete values")
  func keyframes() {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 100, 50]
    animation.keyTimes = [0, 0.5, 1]
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeInEaseOut), CAMediaTimingFunction(name: .linear)]
    animation.duration = 2
    layer.add(animation, forKey: "frames")
    bench.tick(0.25)
    #expect(abs(bench.x - 12.916) < 1e-3)
    bench.tick(1.5)
    #expect(abs(bench.x - 75) < 1e-9)
    animation.calculationMode = .discrete
    animation.keyTimes = [0, 0.25, 0.75, 1]
    layer.add(animation, forKey: "frames")
    bench.tick(1.5 + 0.4)
    #expect(bench.x == CGFloat(0))
    bench.tick(1.5 + 0.6)
    #expect(bench.x == CGFloat(100))
    bench.tick(1.5 + 1.9)
    #expect(bench.x == CGFloat(50))
  }

  @Test("An animation along a path is paced evenly and rotates with the path")
  func path() {
    var path = CGPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 50))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.calculationMode = .paced
    animation.rotationMode = .rotateAuto
    animation.duration = 3
    layer.add(animation, forKey: nil)
    bench.tick(1)
    #expect(abs(bench.x - 50) < 1e-9 && abs(bench.y) < 1e-9)
    bench.tick(2.5)
    #expect(abs(bench.x - 100) < 1e-9 && abs(bench.y - 25) < 1e-9)
    #expect(abs(layer.presentation()!.transform.m12 - 1) < 1e-9)
  }

  @Test("An animation along a quarter circle stays within 0.1 points of it")
  func arc() {
    var path = CGPath()
    path.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    let motion = PathMotion(path, times: nil, timings: [], mode: .paced)
    for step in 0...50 {
      let point = motion.point(at: CGFloat(step) / 50)
      #expect(abs((point.x * point.x + point.y * point.y).squareRoot() - 100) < 0.1)
      let angle = DeterministicMath.atan2(Double(point.y), Double(point.x))
      #expect(abs(angle - Double(step) / 50 * .pi / 2) < 2e-3)
    }
  }

  @Test("A group cuts off its animations at its duration and notifies only its own delegate")
  func group() {
    let log = Log()
    let group = CAAnimationGroup()
    group.animations = [
      basic("position.x", from: 0, to: 100, duration: 2), basic("opacity", from: 0, to: 1, duration: 0),
    ]
    group.duration = 1
    group.delegate = log
    layer.add(group, forKey: "group")
    bench.tick(0.5)
    #expect(abs(bench.x - 25) < 1e-9 && abs(layer.presentation()!.opacity - 0.5) < 1e-6)
    bench.tick(1)
    #expect(bench.x == CGFloat(0) && log.events == ["start", "end"])
  }

  @Test("A paused layer freezes its animations and resumes them at the same value")
  func halted() {
    let frozen = layer
    frozen.add(basic("position.x", from: 0, to: 100), forKey: nil)
    bench.tick(0.3)
    let pausedTime = frozen.convertTime(CACurrentMediaTime(), from: nil)
    frozen.speed = 0
    frozen.timeOffset = pausedTime
    bench.tick(5)
    #expect(abs(bench.x - 30) < 1e-9)
    frozen.speed = 1
    frozen.timeOffset = 0
    frozen.beginTime = 0
    frozen.beginTime = frozen.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
    bench.tick(5.4)
    #expect(abs(bench.x - 70) < 1e-9)
    bench.tick(6)
    #expect(frozen.explicitAnimations.isEmpty)
  }

  @Test("Times are converted up and down a tree of layers")
  func times() {
    let inner = CALayer()
    layer.addSublayer(inner)
    layer.speed = 2
    layer.beginTime = 1
    inner.timeOffset = 10
    #expect(inner.convertTime(3, from: nil) == 14 && inner.convertTime(14, to: nil) == 3)
    #expect(inner.convertTime(4, from: layer) == 14)
    let faults = Diagnostics.recording { inner.speed = .nan }
    #expect(faults.map(\.kind) == ["nonFiniteValue"] && inner.speed == 1)
  }

  @Test("With reduced motion, an animation ends at once; a filled one shows its end", arguments: [false, true])
  func reducedMotion(isKept: Bool) {
    UIAccessibility.isReduceMotionEnabled = true
    let log = Log()
    let animation = basic("position.x", from: 0, to: 100)
    animation.repeatCount = .infinity
    animation.delegate = log
    animation.isRemovedOnCompletion = !isKept
    animation.fillMode = .forwards
    layer.add(animation, forKey: nil)
    bench.tick(0.01)
    bench.tick(0.02)
    #expect(log.events == ["start", "end"] && bench.x == CGFloat(isKept ? 100 : 0))
    UIAccessibility.isReduceMotionEnabled = false
  }
}
