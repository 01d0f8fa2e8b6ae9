// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing
import UIKit

@Suite("Spring and keyframe blocks", .oneApplication)
struct UIViewSpringTests {
  let bench = AnimationBench()

  @Test("A spring follows the closed form and is at its target exactly when its duration ends")
  func spring() {
    var outcomes: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0.5, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      animations: { bench.view.center.x = 100 }, completion: { outcomes.append($0) })
    bench.tick(0.5)
    #expect(bench.x == CGFloat(0))
    bench.tick(0.75)
    #expect(abs(bench.x - 114.422) < 1e-3)
    bench.tick(1.0)
    #expect(abs(bench.x - 98.715) < 1e-3)
    #expect(outcomes.isEmpty)
    bench.tick(1.5)
    #expect(bench.x == CGFloat(100) && outcomes == [true])
  }

  @Test("A spring with a bounce ends when it has settled, later than its perceptual duration")
  func bounce() {
    var end: Double?
    var now = 0.0
    UIView.animate(
      springDuration: 0.5, bounce: 0.2, animations: { bench.view.alpha = 0 }, completion: { _ in end = now })
    for step in 1...240 where end == nil {
      now = Double(step) / 120
      bench.tick(now)
    }
    let settling = SpringCurve(perceptualDuration: 0.5, bounce: 0.2).duration
    #expect(end != nil && end! >= settling - 1e-6 && end! < settling + 1.0 / 120)
  }

  @Test(
    "Invalid numbers are reported, and the animation still ends at its value",
    arguments: [(Double.nan, 0.0), (0.5, .infinity), (-1, 0), (0.5, -1e9), (1e9, 0)])
  func badSprings(ratio: Double, velocity: Double) {
    var outcomes: [Bool] = []
    let faults = Diagnostics.recording {
      UIView.animate(
        withDuration: 0.2, delay: .nan, usingSpringWithDamping: ratio, initialSpringVelocity: velocity,
        animations: { bench.view.center.x = 30 }, completion: { outcomes.append($0) })
      bench.tick(0.1)
      #expect(bench.x.isFinite)
      bench.tick(0.2)
    }
    #expect(faults.map(\.kind) == (ratio.isFinite && velocity.isFinite ? [] : ["nonFiniteAnimation"]))
    #expect(outcomes == [true] && bench.x == CGFloat(30))
  }

  @Test("Invalid durations are treated as zero", arguments: [Double.nan, -1, 0, .infinity])
  func badDurations(duration: Double) {
    var outcomes: [Bool] = []
    UIView.animate(
      withDuration: duration, animations: { bench.view.center.x = 30 }, completion: { outcomes.append($0) })
    #expect(bench.x == CGFloat(30))
    bench.tick(0.01)
    #expect(outcomes == [true])
  }

  @Test("Keyframes are linear from value to value, and hold before they begin")
  func keyframes() {
    UIView.animateKeyframes(
      withDuration: 2, delay: 0, options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { bench.view.center.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { bench.view.center.x = 40 }
        bench.view.alpha = 0
      })
    #expect(bench.view.center.x == CGFloat(40))
    for (time, expected) in [(0.4, 0.0), (0.75, 50), (1.0, 100), (1.25, 70), (1.5, 40), (1.9, 40)] {
      bench.tick(time)
      #expect(abs(bench.x - CGFloat(expected)) < 1e-9, "at \(time)")
    }
    #expect(abs(CGFloat(bench.view.layer.presentation()!.opacity) - 0.05) < 1e-6)
    bench.tick(2)
    #expect(bench.view.layer.animationKeys() == nil && bench.x == CGFloat(40))
  }

  @Test("Keyframes without options follow the default timing curve of blocks")
  func keyframeCurve() {
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { bench.view.center.x = 100 }
      })
    bench.tick(0.25)
    #expect(abs(bench.x - 12.916) < 1e-3)
  }

  struct ModeRow: Sendable {
    let mode: UIView.KeyframeAnimationOptions
    let half: Double
    let late: Double
  }

  /// The values at 1/2 and 7/8 of an animation that changes a value from 0 to 100 in the first quarter, and then to
  /// 120.
  nonisolated static let modes: [ModeRow] = [
    ModeRow(mode: .calculationModeLinear, half: 106.6666667, late: 116.6666667),
    ModeRow(mode: .calculationModeDiscrete, half: 120, late: 120),
    ModeRow(mode: .calculationModePaced, half: 60, late: 105),
    ModeRow(mode: .calculationModeCubic, half: 113.3333333, late: 118.75),
    ModeRow(mode: .calculationModeCubicPaced, half: 60.96, late: 111.09375),
  ]

  @Test("The five calculation modes have the documented values", arguments: modes)
  func modes(row: ModeRow) {
    let (mode, half, late) = (row.mode, row.half, row.late)
    let even = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [mode, even],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { bench.view.center.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75) { bench.view.center.x = 120 }
      })
    bench.tick(0.5)
    #expect(abs(bench.x - CGFloat(half)) < 1e-6, "half")
    bench.tick(0.875)
    #expect(abs(bench.x - CGFloat(late)) < 1e-6, "late")
  }

  @Test("Unordered keyframes and those out of range are sorted and clamped, and the end is exact")
  func oddKeyframes() {
    let faults = Diagnostics.recording {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: .calculationModePaced,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 3) { bench.view.center.x = 10 }
          UIView.addKeyframe(withRelativeStartTime: -1, relativeDuration: .nan) { bench.view.center.x = 50 }
        })
    }
    #expect(faults.map(\.kind) == ["nonFiniteAnimation"])
    for step in 0...60 {
      bench.tick(Double(step) / 60)
      #expect(bench.x.isFinite)
    }
    #expect(bench.x == CGFloat(50))
  }

  @Test("A keyframe outside a keyframe block only applies its changes")
  func strayKeyframe() {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { bench.view.center.x = 7 }
    #expect(bench.x == CGFloat(7) && !bench.tick(0.1))
  }

  @Test("A part of a block can have a repeat count, and the block ends with its longest part")
  func modified() {
    var outcomes: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { bench.view.center.x = 100 }
        bench.view.alpha = 0
      }, completion: { outcomes.append($0) })
    bench.tick(0.5)
    #expect(abs(CGFloat(bench.view.layer.presentation()!.opacity) - 0.5) < 1e-6)
    bench.tick(1.5)
    #expect(bench.view.layer.animationKeys()?.count == 2)
    #expect(abs(bench.x - 50) < 1e-9)
    bench.tick(2.25)
    #expect(abs(bench.x - 25) < 1e-9 && outcomes.isEmpty)
    bench.tick(4)
    #expect(outcomes == [true] && bench.x == CGFloat(100))
  }

  @Test("Completions follow the order of blocks, and can start the next animation")
  func order() {
    var log: [String] = []
    UIView.animate(withDuration: 0.2, animations: { bench.view.center.x = 10 }, completion: { _ in log.append("a") })
    UIView.animate(
      withDuration: 0.2, animations: { bench.view.alpha = 0.5 },
      completion: { [bench] _ in
        log.append("b")
        UIView.animate(
          withDuration: 0.2, animations: { bench.view.center.x = 90 }, completion: { _ in log.append("c") })
      })
    bench.tick(0.2)
    #expect(log == ["a", "b"])
    #expect(bench.x == CGFloat(10))
    bench.tick(0.4)
    #expect(log == ["a", "b", "c"] && bench.x == CGFloat(90))
  }

  @Test("A completion can remove the view, and a removed view's animation still ends")
  func removal() {
    var outcomes: [Bool] = []
    UIView.animate(
      withDuration: 0.2, animations: { bench.view.center.x = 10 },
      completion: { [bench] in
        outcomes.append($0)
        bench.view.removeFromSuperview()
      })
    bench.tick(0.1)
    bench.view.removeFromSuperview()
    bench.tick(0.2)
    #expect(outcomes == [true])
    #expect(!bench.tick(0.3))
  }

  @Test("Removing all animations shows the model and calls the completion with false, once")
  func removeAll() {
    var outcomes: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { bench.view.center.x = 10 },
      completion: { outcomes.append($0) })
    bench.tick(0.4)
    bench.view.layer.removeAllAnimations()
    #expect(bench.x == CGFloat(10))
    bench.tick(0.5)
    bench.tick(0.6)
    #expect(outcomes == [false])
  }

  @Test("With reduced motion, every block reaches its end at once and completes once", arguments: 0..<4)
  func reducedMotion(kind: Int) {
    UIAccessibility.isReduceMotionEnabled = true
    var outcomes: [Bool] = []
    let change = { [bench] in bench.view.center.x = 10 }
    let end: (Bool) -> Void = { outcomes.append($0) }
    switch kind {
    case 0: UIView.animate(withDuration: 1, delay: 3, options: .repeat, animations: change, completion: end)
    case 1:
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 4, animations: change,
        completion: end)
    case 2: UIView.animate(springDuration: 1, bounce: 0.5, animations: change, completion: end)
    default: UIView.animateKeyframes(withDuration: 1, delay: 0, animations: change, completion: end)
    }
    #expect(bench.x == CGFloat(10))
    bench.tick(0.01)
    bench.tick(0.02)
    #expect(outcomes == [true])
    UIAccessibility.isReduceMotionEnabled = false
  }

  @Test("Enabling reduced motion meanwhile ends running animations in the next frame")
  func reducedMotionLater() {
    var outcomes: [Bool] = []
    UIView.animate(
      withDuration: 5, delay: 0, options: .repeat, animations: { bench.view.center.x = 10 },
      completion: { outcomes.append($0) })
    bench.tick(1)
    UIAccessibility.isReduceMotionEnabled = true
    bench.tick(1.01)
    #expect(outcomes == [true] && bench.x == CGFloat(10))
    UIAccessibility.isReduceMotionEnabled = false
  }

  @Test("Animating views receive no touches unless allowed")
  func touches() {
    bench.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let place = CGPoint(x: 10, y: 10)
    UIView.animate(withDuration: 0.2, animations: { bench.view.alpha = 0.5 })
    #expect(bench.window.hitTest(place, with: nil) === bench.window)
    bench.tick(0.2)
    #expect(bench.window.hitTest(place, with: nil) === bench.view)
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: { bench.view.alpha = 1 })
    #expect(bench.window.hitTest(place, with: nil) === bench.view)
  }
}
