// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import SprungModels

/// Tests the scroll physics numerically on the model types. The views are tested separately.
@Suite
struct ScrollPhysicsTests {
  typealias Deceleration = ScrollPhysics.Deceleration
  typealias AxisMotion = ScrollPhysics.AxisMotion

  @Test(
    "D3 rest distances and durations",
    arguments: [
      (0.998, 500.0, 244.51, 1.954), (0.998, 1000, 494.01, 2.300), (0.998, 2000, 993.01, 2.647),
      (0.998, 3000, 1492.01, 2.849), (0.998, 5000, 2490.01, 3.104), (0.99, 1000, 98.01, 0.458),
      (0.99, 3000, 296.01, 0.5675),
    ])
  func restDistance(retention: Double, velocity: Double, distance: Double, duration: Double) {
    for sign in [1.0, -1.0] {
      let law = Deceleration(origin: 7, velocity: sign * velocity, retention: retention)
      #expect(abs(law.rest - 7 - sign * distance) < 1e-9)
      #expect(abs(law.duration - duration) < 0.0006)
      #expect(abs(law.position(at: law.duration) - law.rest) < 1e-9)
      #expect(abs(abs(law.velocity(at: law.duration)) - 10) < 1e-9)
    }
  }

  @Test("D3 a speed below the end speed causes no motion", arguments: [0.0, 9.99, 10, -10])
  func slowerThanTheEnd(velocity: Double) {
    let law = Deceleration(origin: 3, velocity: velocity, retention: 0.998)
    #expect(law.duration == 0)
    #expect(law.rest == 3)
  }

  @Test(
    "D4 positions after 1000 points per second",
    arguments: [(0.05, 47.531), (0.1, 90.535), (0.25, 196.493), (0.5, 315.612), (1.0, 431.603)])
  func position(time: Double, expected: Double) {
    let law = Deceleration(origin: 0, velocity: 1000, retention: 0.998)
    #expect(abs(law.position(at: time) - expected) < 0.0006)
    #expect(abs((law.crossingTime(of: expected) ?? -1) - time) < 1e-5)
  }

  @Test("A position beyond the rest position or before the start is never crossed")
  func noCrossing() {
    let law = Deceleration(origin: 0, velocity: 1000, retention: 0.998)
    #expect(law.crossingTime(of: 494.02) == nil)
    #expect(law.crossingTime(of: 600) == nil)
    #expect(law.crossingTime(of: -1) == nil)
    #expect(law.crossingTime(of: 0) == 0)
  }

  @Test(
    "D5 rubber band and its inverse",
    arguments: [
      (852.0, 5.0, 2.741), (852, 100, 51.665), (852, 590, 234.997), (480, 10, 5.438), (480, 50, 26.010),
      (480, 100, 49.346), (480, 200, 89.492), (480, 480, 170.323), (480, 1000, 256.311), (300, 60, 29.730),
    ])
  func rubberBand(extent: Double, raw: Double, shown: Double) {
    let band = ScrollPhysics.RubberBand(extent: extent)
    #expect(abs(band.shown(raw) - shown) < 0.0006)
    #expect(abs(band.shown(-raw) + shown) < 0.0006)
    #expect(abs(band.raw(band.shown(raw)) - raw) < 1e-9 * raw)
    #expect(abs(band.position(raw: 100 + raw, in: 0...100) - 100 - shown) < 0.0006)
    #expect(abs(band.rawPosition(shown: band.position(raw: -raw, in: 0...100), in: 0...100) + raw) < 1e-9 * raw)
  }

  @Test("A rubber band stretches by at most the extent, and by zero without one")
  func rubberBandLimits() {
    #expect(ScrollPhysics.RubberBand(extent: 300).shown(1e9) < 300)
    #expect(ScrollPhysics.RubberBand(extent: 0).shown(50) == 0)
    #expect(ScrollPhysics.RubberBand(extent: 300).raw(400).isFinite)
  }

  @Test(
    "D6 impact on an edge at 3025 points per second",
    arguments: [
      (3.2, 10.3), (19.9, 48.7), (36.6, 74.0), (53.2, 89.3), (69.9, 97.3), (86.6, 100.3), (119.9, 96.3),
      (169.9, 79.0),
    ])
  func impact(milliseconds: Double, expected: Double) {
    let spring = ScrollPhysics.Spring(position: 0, velocity: 3025, target: 0)
    #expect(abs(spring.position(at: milliseconds / 1000) - expected) < 1.1)
  }

  @Test("D6 the bounce starts at the exact crossing with the speed of the deceleration")
  func handOver() throws {
    let law = Deceleration(origin: 40, velocity: 3125, retention: 0.998)
    let motion = AxisMotion(decelerating: law, in: 0...100, bounces: true)
    let crossing = try #require(law.crossingTime(of: 100))
    #expect(abs(motion.position(at: crossing) - 100) < 1e-9)
    #expect(abs(law.velocity(at: crossing) - 3005) < 1)
    #expect(abs(motion.velocity(at: crossing - 1e-9) - motion.velocity(at: crossing + 1e-9)) < 0.01)
    let peak = stride(from: 0.0, to: 0.3, by: 0.0001).map { motion.position(at: $0) }.max() ?? 0
    #expect(abs(peak - 200.5) < 0.3)
    #expect(motion.rest == 100)
    #expect(motion.position(at: motion.duration) == 100)
  }

  @Test(
    "D7 release from rest, 235 points beyond the edge",
    arguments: [
      (7.7, -223.3), (24.3, -197.0), (57.6, -152), (107.7, -101.3), (157.6, -66.7), (207.6, -43), (307.6, -17.7),
      (407.6, -7),
    ])
  func releaseAtRest(milliseconds: Double, expected: Double) {
    let law = Deceleration(origin: -235, velocity: 0, retention: 0.998)
    let motion = AxisMotion.released(law, isFast: false, in: 0...1000, bounces: true)
    // The traces start 0.8 ms after the lift, as in the fit of the deceleration.
    #expect(abs(motion.position(at: (milliseconds - 0.8) / 1000) - expected) < 1)
    #expect(abs(motion.duration - 0.69) < 0.03)
    #expect(motion.rest == 0)
  }

  @Test("D9 without bounces a deceleration ends on the edge at its crossing time")
  func noBounce() throws {
    let law = Deceleration(origin: 90, velocity: 500, retention: 0.998)
    let motion = AxisMotion(decelerating: law, in: 0...100, bounces: false)
    #expect(motion.rest == 100)
    #expect(motion.duration == law.crossingTime(of: 100))
    #expect(motion.position(at: 5) == 100)
  }

  @Test("D10 a retargeted deceleration ends exactly, never reverses and starts at its speed")
  func retarget() {
    let law = Deceleration(origin: 0, velocity: 1000, retention: 0.998)
    let motion = AxisMotion(decelerating: law, to: 300)
    #expect(motion.rest == 300)
    #expect(motion.position(at: motion.duration) == 300)
    #expect(abs(motion.position(at: 1.0 / 60) * 60 - 1000) < 50)
    var previous = 0.0
    for frame in 1...400 {
      let position = motion.position(at: Double(frame) / 60)
      #expect(position >= previous && position <= 300)
      previous = position
    }
    #expect(abs(motion.position(at: motion.duration - 1e-6) - 300) < 1e-3)
  }

  @Test(
    "D10 a spring reaches targets that no natural deceleration reaches",
    arguments: [(1000.0, -100.0), (1000, 0.5), (1000, 90000), (0, 50), (20, 400), (-3000, 1)])
  func springTargets(velocity: Double, target: Double) {
    let law = Deceleration(origin: 0, velocity: velocity, retention: 0.998)
    #expect(law.retargeted(to: target) == nil)
    let motion = AxisMotion(decelerating: law, to: target)
    #expect(motion.position(at: 0) == 0)
    #expect(motion.rest == target)
    #expect(abs(motion.position(at: motion.duration - 1e-9) - target) < 0.48)
    #expect(abs(motion.velocity(at: 0) - velocity) < 1e-6)
  }

  @Test(
    "D11 pages of 320 points",
    arguments: [
      (100.0, 0.0, 0.0, 0.0), (170, 0, 0, 320), (100, 0.5, 0, 320), (300, -0.5, 320, 0), (100, 0.29, 0, 0),
      (100, 0.3, 0, 320), (-40, -2, 0, 0), (1000, 3, 960, 960), (700, 5, 0, 320), (320, 1, 320, 640),
    ])
  func paging(position: Double, velocity: Double, start: Double, expected: Double) {
    let target = ScrollPhysics.pagingTarget(
      position: position, start: start, velocity: velocity * 1000, page: 320, range: 0...960)
    #expect(target == expected)
  }

  @Test("A hard flick out of an overscroll continues into the content without a jump in speed")
  func flickOutOfOverscroll() {
    let law = Deceleration(origin: -20, velocity: 2000, retention: 0.998)
    let motion = AxisMotion.released(law, isFast: true, in: 0...5000, bounces: true)
    #expect(motion.rest > 600)
    var previous = motion.velocity(at: 0)
    for step in 1...2000 {
      let velocity = motion.velocity(at: Double(step) / 1000)
      #expect(abs(velocity - previous) < 60)
      previous = velocity
    }
  }

  @Test("Replanning midway gives the same motion at any moment", arguments: [0.05, 0.3, 1.0, 2.0])
  func replanning(time: Double) {
    let law = Deceleration(origin: 10, velocity: 2500, retention: 0.998)
    let motion = AxisMotion(decelerating: law, in: 0...400, bounces: true)
    let long = AxisMotion(decelerating: law, in: 0...9000, bounces: true)
    let again = AxisMotion(
      decelerating: Deceleration(
        origin: long.position(at: time), velocity: long.velocity(at: time), retention: 0.998),
      in: 0...9000, bounces: true)
    #expect(abs(again.rest - long.rest) < 1e-6)
    #expect(abs(again.position(at: 0.2) - long.position(at: time + 0.2)) < 1e-6)
    #expect(motion.rest == 400)
  }

  @Test("A motion lasts until it is last too far from its target, even if it was near at first")
  func durationOfShallowMotion() {
    // At a frequency of 1, the distance is 0.459 points after half a second, 0.476 after 0.75 s, and 0.464 after one
    // second.
    let spring = ScrollPhysics.Spring(position: 0.25215, velocity: 0.75644, target: 0, frequency: 1)
    #expect(spring.position(at: 0.5) < ModelsTuning.bounceRestDistance)
    #expect(spring.position(at: 0.75) > ModelsTuning.bounceRestDistance)
    #expect(spring.duration > 0.75 && spring.duration < 1)
    #expect(abs(spring.position(at: spring.duration) - ModelsTuning.bounceRestDistance) < 1e-9)
  }

  @Test("An indicator shows the visible share of the content for any range of offsets")
  func indicatorOfInsetContent() {
    // The viewport shows 200 of 600 points and is scrolled by a quarter of the range.
    let indicator = ScrollPhysics.Indicator(offset: 0, range: -100...300, viewport: 200, track: 300)
    #expect(indicator == ScrollPhysics.Indicator(offset: 100, range: 0...400, viewport: 200, track: 300))
    #expect(abs(indicator.length - 100) < 1e-9 && abs(indicator.start - 50) < 1e-9)
  }
}
