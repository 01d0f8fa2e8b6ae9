// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing
import UIKit

@Suite("Property animator", .oneApplication)
struct UIViewPropertyAnimatorTests {
  let bench = AnimationBench()

  private func linear(_ duration: Double = 1) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: .linear) { [bench] in bench.view.center.x = 100 }
  }

  @Test("The animator runs to its end with the documented states, values and one completion")
  func run() {
    let animator = linear()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && bench.view.center.x == CGFloat(0))
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && bench.view.center.x == CGFloat(100))
    bench.tick(0.25)
    #expect(abs(bench.x - 25) < 1e-9 && abs(animator.fractionComplete - 0.25) < 1e-9)
    bench.tick(1)
    #expect(ends == [.end] && animator.state == .inactive && !animator.isRunning)
    #expect(bench.view.layer.animationKeys() == nil)
    #expect(!bench.tick(1.1))
  }

  @Test("A pause keeps the progress for any time, and starting continues without a jump")
  func pause() {
    let animator = linear()
    animator.startAnimation()
    bench.tick(0.3)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    bench.tick(5)
    #expect(abs(bench.x - 30) < 1e-9)
    animator.startAnimation()
    bench.tick(5.5)
    #expect(abs(bench.x - 80) < 1e-9)
    bench.tick(5.7)
    #expect(animator.state == .inactive)
  }

  @Test("An eased animator continues at the same point of its curve")
  func easedPause() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { [bench] in bench.view.center.x = 100 }
    animator.startAnimation()
    bench.tick(0.25)
    animator.pauseAnimation()
    #expect(abs(animator.fractionComplete - 0.12916) < 1e-4)
    animator.startAnimation()
    bench.tick(0.5)
    #expect(abs(bench.x - 50) < 1e-6)
  }

  @Test("When scrubbing, the fraction is the progress, clamped, and the model keeps the end")
  func scrub() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { [bench] in bench.view.center.x = 100 }
    for (fraction, expected) in [(0.4, 40.0), (0.9, 90), (-1, 0), (7, 100), (0.1, 10)] {
      animator.fractionComplete = CGFloat(fraction)
      #expect(animator.state == .active && !animator.isRunning)
      #expect(abs(bench.x - CGFloat(expected)) < 1e-9)
    }
    let faults = Diagnostics.recording { animator.fractionComplete = .nan }
    #expect(faults.map(\.kind) == ["nonFiniteAnimation"] && abs(bench.x - 10) < 1e-9)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(abs(bench.x - TimingCurve.easeIn.value(at: 0.5) * 100) < 1e-9)
    animator.startAnimation()
    bench.tick(0.5)
    #expect(animator.state == .inactive && bench.x == CGFloat(100))
  }

  @Test("When reversed, it returns along the same path and ends at the start, also in the model")
  func reverse() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = linear()
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    bench.tick(0.4)
    animator.isReversed = true
    #expect(abs(bench.x - 40) < 1e-9 && animator.isRunning)
    #expect(abs(animator.fractionComplete - 0.6) < 1e-9)
    bench.tick(0.6)
    #expect(abs(bench.x - 20) < 1e-9)
    bench.tick(0.8)
    #expect(ends == [.start] && bench.view.center.x == CGFloat(0))
  }

  @Test("A reversed spring keeps its velocity")
  func reverseSpring() {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.6) { [bench] in bench.view.center.x = 100 }
    animator.startAnimation()
    bench.tick(0.1)
    let before = bench.x
    bench.tick(0.101)
    let speed = (bench.x - before) / 0.001
    animator.isReversed = true
    let turning = bench.x
    bench.tick(0.102)
    #expect(abs((bench.x - turning) / 0.001 - speed) < abs(speed) * 0.05)
    for step in 1...300 { bench.tick(0.102 + Double(step) / 60) }
    #expect(bench.view.center.x == CGFloat(0) && animator.state == .inactive)
  }

  @Test("It continues with another timing over the rest, or over a part of the duration")
  func continuing() {
    let animator = linear()
    animator.startAnimation()
    bench.tick(0.5)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeInOut), durationFactor: 0)
    bench.tick(0.625)
    #expect(abs(bench.x - (50 + 50 * 0.12916)) < 1e-3)
    animator.pauseAnimation()
    bench.tick(2)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    let place = bench.x
    bench.tick(3)
    #expect(abs(bench.x - (place + 100) / 2) < 1e-6)
    bench.tick(4)
    #expect(animator.state == .inactive)
    let faults = Diagnostics.recording { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    #expect(faults.map(\.kind) == ["animatorState"])
  }

  @Test("Stopping leaves views at their displayed position; finishing moves them as requested", arguments: 0..<3)
  func stop(position: Int) {
    let animator = linear()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    bench.tick(0.3)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && abs(bench.view.center.x - 30) < 1e-9)
    let faults = Diagnostics.recording { animator.startAnimation() }
    #expect(faults.map(\.kind) == ["animatorState"])
    let wanted = UIViewAnimatingPosition(rawValue: position)!
    animator.finishAnimation(at: wanted)
    #expect(abs(bench.view.center.x - CGFloat([100.0, 0, 30][position])) < 1e-9)
    #expect(animator.state == .inactive && ends.isEmpty)
    bench.tick(0.31)
    #expect(ends == [wanted])
  }

  @Test("Stopping without finishing calls no completion")
  func stopForGood() {
    let animator = linear()
    animator.addCompletion { _ in Issue.record("called") }
    animator.startAnimation()
    bench.tick(0.3)
    animator.stopAnimation(true)
    bench.tick(2)
    #expect(animator.state == .inactive && abs(bench.view.center.x - 30) < 1e-9)
  }

  @Test("Blocks added with a delay factor begin later and end together; during the animation they take the rest")
  func added() {
    let animator = linear()
    animator.addAnimations({ [bench] in bench.view.center.y = 100 }, delayFactor: 0.5)
    // The first block and the added one both change the layer's position, so the added one animates x and y from the
    // displayed value.
    animator.addAnimations({ [bench] in bench.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    bench.tick(0.5)
    #expect(bench.view.layer.presentation()!.opacity == 1)
    animator.addAnimations { [bench] in bench.view.layer.cornerRadius = 10 }
    bench.tick(0.75)
    #expect(abs(bench.view.layer.presentation()!.opacity - 0.5) < 1e-6)
    #expect(abs(bench.view.layer.presentation()!.cornerRadius - 5) < 1e-9)
    bench.tick(1)
    #expect(bench.view.layer.animationKeys() == nil && bench.y == CGFloat(100))
  }

  @Test("Pausing on completion keeps the animator active, and it can be reversed from there")
  func pausesOnCompletion() {
    let animator = linear()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    bench.tick(1.5)
    #expect(animator.state == .active && !animator.isRunning && ends.isEmpty)
    #expect(animator.fractionComplete == CGFloat(1))
    animator.pausesOnCompletion = false
    animator.isReversed = true
    animator.startAnimation()
    bench.tick(2)
    #expect(abs(bench.x - 50) < 1e-9)
    bench.tick(2.5)
    #expect(ends == [.start] && bench.view.center.x == CGFloat(0))
  }

  @Test("An uninterruptible animator rejects pausing, scrubbing, reversing and stopping")
  func uninterruptible() {
    let animator = linear()
    animator.isInterruptible = false
    animator.startAnimation()
    bench.tick(0.5)
    let faults = Diagnostics.recording {
      animator.pauseAnimation()
      animator.fractionComplete = 0
      animator.isReversed = true
      animator.stopAnimation(true)
    }
    #expect(faults.map(\.kind) == [String](repeating: "animatorInterrupted", count: 4))
    #expect(abs(bench.x - 50) < 1e-9 && !animator.isReversed && animator.isRunning)
  }

  @Test("A nested block belongs to the animator and pauses with it")
  func nested() {
    var inner: [Bool] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [bench] in
      UIView.animate(
        withDuration: 0.2, animations: { bench.view.center.x = 100 }, completion: { inner.append($0) })
    }
    animator.startAnimation()
    bench.tick(0.5)
    animator.pauseAnimation()
    bench.tick(3)
    #expect(abs(bench.x - 50) < 1e-9 && inner.isEmpty)
    animator.startAnimation()
    bench.tick(3.5)
    #expect(inner == [true])
  }

  @Test("Springs by mass determine their duration; a velocity applies to each axis")
  func springParameters() {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 0, dy: 20))
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    animator.addAnimations { [bench] in bench.view.center = CGPoint(x: 100, y: 100) }
    #expect(animator.duration < 2 && animator.duration > 1.47)
    animator.startAnimation()
    bench.tick(0.05)
    #expect(bench.y > bench.x + 10)
    let plain = UIViewPropertyAnimator(
      duration: 9,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 0, dy: 0)))
    #expect(abs(plain.duration - 1.4727003346780927) < 1e-9)
    #expect(UIViewPropertyAnimator(duration: 0.7, dampingRatio: 0.5).duration == 0.7)
    let faults = Diagnostics.recording {
      _ = UISpringTimingParameters(mass: -1, stiffness: .nan, damping: 1, initialVelocity: CGVector(dx: 0, dy: 0))
    }
    #expect(faults.map(\.kind) == ["springParameter", "springParameter"])
  }

  @Test("Reduced motion, disabled animations and invalid durations complete in one step", arguments: 0..<3)
  func atOnce(kind: Int) {
    var ends: [UIViewAnimatingPosition] = []
    if kind == 0 { UIAccessibility.isReduceMotionEnabled = true }
    if kind == 1 { UIView.setAnimationsEnabled(false) }
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: kind == 2 ? .nan : 5, delay: 0, options: [.curveEaseIn],
      animations: { [bench] in bench.view.center.x = 100 }, completion: { ends.append($0) })
    bench.tick(0.01)
    #expect(bench.x == CGFloat(100) && ends == [.end] && animator.state == .inactive)
    bench.tick(0.02)
    #expect(ends == [.end])
    UIView.setAnimationsEnabled(true)
    UIAccessibility.isReduceMotionEnabled = false
  }

  @Test("Starting after a delay shows the start until then")
  func delayed() {
    let animator = linear()
    animator.startAnimation(afterDelay: 1)
    bench.tick(0.9)
    #expect(bench.x == CGFloat(0) && animator.isRunning && animator.delay == 1)
    bench.tick(1.5)
    #expect(abs(bench.x - 50) < 1e-9)
  }
}
