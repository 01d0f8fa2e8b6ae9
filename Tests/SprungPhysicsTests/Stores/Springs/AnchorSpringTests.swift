// SPDX-License-Identifier: MIT

import Foundation
import SprungGeometry
import SprungPhysics
import Testing

/// Tests the S rows of the acceptance table for single bodies.
@Suite struct AnchorSpringTests {
  let world = World()

  struct Row: Sendable, CustomTestStringConvertible {
    var frequency: Double
    var damping: Double
    /// Offsets after 0.1, 0.25, 0.5, 1 and 2 seconds.
    var offsets: [Double]
    var firstZero: Double?
    var firstExtremum: (place: Double, time: Double)?
    var testDescription: String { "f \(frequency), z \(damping)" }
  }

  static let rows = [
    Row(
      frequency: 1, damping: 0.8, offsets: [85.9359, 47.4295, 7.7686, -1.0451, 0.0068], firstZero: 0.662639,
      firstExtremum: (-1.51646, 0.833333)),
    Row(
      frequency: 0.8, damping: 0.5, offsets: [89.4591, 52.0388, -2.6972, -7.2261, -0.2445], firstZero: 0.481125,
      firstExtremum: (-16.30335, 0.721688)),
    Row(
      frequency: 2, damping: 0.2, offsets: [40.8741, -52.5506, 27.4964, 7.4253, 0.5082], firstZero: 0.143932,
      firstExtremum: (-52.66206, 0.255155)),
    Row(
      frequency: 1, damping: 0, offsets: [80.9017, 0, -100, 100, 100], firstZero: 0.25,
      firstExtremum: (-100, 0.5)),
    Row(frequency: 1, damping: 1, offsets: [86.8689, 53.4416, 17.8974, 1.3601, 0.0047]),
    Row(frequency: 1, damping: 2, offsets: [90.3002, 70.7017, 46.4272, 20.0074, 3.7155]),
  ]
  static let times = [0.1, 0.25, 0.5, 1, 2]

  @Test("Table 18.2: offsets of a spring stretched by 100 pt", arguments: rows)
  func table(row: Row) {
    // The table continues beyond the time at which the rule of S7 would settle the spring and move the body to its
    // final position.
    world.canSleep = false
    let body = world.addUnitBody(x: 100)
    world.addSpring(to: body, anchor: CGPoint(x: 0, y: 0), frequency: row.frequency, damping: row.damping)
    var passed = 0.0
    for (time, offset) in zip(AnchorSpringTests.times, row.offsets) {
      world.advance(seconds: time - passed)
      passed = time
      // The tolerance is half of the table's last digit.
      #expect(abs(world.x(body) - offset) < 6e-5, "after \(time) s")
      #expect(world.y(body) == 0)
    }
  }

  @Test("Table 18.2: first zero and first extremum", arguments: rows)
  func zeroAndExtremum(row: Row) {
    let body = world.addUnitBody(x: 100)
    world.addSpring(to: body, anchor: CGPoint(x: 0, y: 0), frequency: row.frequency, damping: row.damping)
    var zero: Double?
    var extremum: (place: Double, time: Double)?
    var lastPlace = 100.0
    var lastSpeed = 0.0
    for step in 1...480 {
      world.advance(steps: 1)
      if world.isAtRest { break }
      let place = world.x(body)
      let speed = world.velocityX(body)
      let time = Double(step) / 240
      let between = Hermite(start: lastPlace, startSpeed: lastSpeed, end: place, endSpeed: speed, duration: 1.0 / 240)
      if zero == nil, lastPlace > 0, place <= 0 { zero = time - 1.0 / 240 + between.time { $0.place <= 0 } }
      if extremum == nil, step > 1, lastSpeed < 0, speed >= 0 {
        let turn = between.time { $0.speed >= 0 }
        extremum = (between.state(turn).place, time - 1.0 / 240 + turn)
      }
      lastPlace = place
      lastSpeed = speed
    }
    guard let firstZero = row.firstZero, let first = row.firstExtremum else {
      #expect(zero == nil && extremum == nil)
      return
    }
    // Half of the table's last digit, plus the error of the cubic interpolation between two steps.
    #expect(abs((zero ?? 0) - firstZero) < 1e-6)
    #expect(abs((extremum?.time ?? 0) - first.time) < 1e-5)
    #expect(abs((extremum?.place ?? 0) - first.place) < 1e-5)
  }

  /// The cubic polynomial through two positions with given speeds.
  struct Hermite {
    var start: Double
    var startSpeed: Double
    var end: Double
    var endSpeed: Double
    var duration: Double

    func state(_ time: Double) -> (place: Double, speed: Double) {
      let part = time / duration
      let way = end - start
      let first = startSpeed * duration - way
      let second = way - endSpeed * duration
      let rest = 1 - part
      let place = start + part * way + part * rest * (rest * first + part * second)
      let bend = (rest - part) * (rest * first + part * second) + part * rest * (second - first)
      return (place, (way + bend) / duration)
    }

    /// Returns the time at which a condition that is false at the start and true at the end becomes true.
    func time(_ isPast: ((place: Double, speed: Double)) -> Bool) -> Double {
      var low = 0.0
      var high = duration
      for _ in 0..<50 {
        let middle = (low + high) / 2
        if isPast(state(middle)) { high = middle } else { low = middle }
      }
      return high
    }
  }

  @Test(
    "The response at 30, 60 and 120 Hz is exact to 1e-9 pt", arguments: [8, 4, 2], [(1, 0.1), (1, 0.8), (3, 1), (1, 2)])
  func exact(steps: Int, spring: (frequency: Double, damping: Double)) {
    world.canSleep = false
    let body = world.addUnitBody(x: 100)
    world.addSpring(to: body, anchor: CGPoint(x: 0, y: 0), frequency: spring.frequency, damping: spring.damping)
    let omega = 2 * Double.pi * spring.frequency
    let half = spring.damping * omega
    for frame in 1...(5 * 240 / steps) {
      world.advance(steps: steps)
      let time = Double(frame * steps) / 240
      let decay = Foundation.exp(-half * time)
      let exact: Double
      if spring.damping < 1 {
        let swing = omega * (1 - spring.damping * spring.damping).squareRoot()
        exact = 100 * decay * (Foundation.cos(swing * time) + half / swing * Foundation.sin(swing * time))
      } else if spring.damping == 1 {
        exact = 100 * decay * (1 + omega * time)
      } else {
        let root = omega * (spring.damping * spring.damping - 1).squareRoot()
        exact =
          50
          * ((1 + half / root) * Foundation.exp((root - half) * time)
            + (1 - half / root) * Foundation.exp((-root - half) * time))
      }
      #expect(abs(world.x(body) - exact) < 1e-9, "after \(time) s")
    }
    #expect(!world.isAtRest)
    world.canSleep = true
    world.advance(seconds: 60)
    #expect(world.isAtRest && world.x(body) == 0)
  }

  @Test("S1: the motion does not depend on mass", arguments: [(0.01, 100.0, 100.0), (100, 100, 100), (1, 300, 44)])
  func massFree(density: Double, width: Double, height: Double) {
    let other = world.addUnitBody(x: 100)
    let body = world.addUnitBody(x: 100, width: width, height: height)
    world.configure(body) { $0.density = density }
    for each in [other, body] {
      world.addSpring(to: each, anchor: CGPoint(x: 0, y: 0), frequency: 1, damping: 0.8)
    }
    world.advance(seconds: 0.7)
    #expect(world.x(body) == world.x(other))
  }

  @Test("S2: any grouping of steps gives bit-identical results", arguments: [1, 2, 3, 4, 7, 10])
  func grouping(steps: Int) {
    func place(_ group: Int) -> [UInt64] {
      let world = World()
      let body = world.addUnitBody(x: 100, y: -30)
      world.addSpring(to: body, anchor: CGPoint(x: 0, y: 0), frequency: 0.8, damping: 0.5)
      world.configure(body) { $0.resistance = 0.7 }
      world.setGravity(10, 300, of: body)
      for _ in 0..<(420 / group) { world.advance(steps: group) }
      return [world.x(body).bitPattern, world.y(body).bitPattern, world.stateHash()]
    }
    #expect(place(steps) == place(420))
  }

  @Test("S3: a 30 Hz spring with damping 0.1 follows the formula for 10 s")
  func stiffSpring() {
    let body = world.addUnitBody(x: 100)
    world.addSpring(to: body, anchor: CGPoint(x: 0, y: 0), frequency: 30, damping: 0.1)
    let omega = 2 * Double.pi * 30
    let damped = omega * (1 - 0.01).squareRoot()
    for step in 1...2400 {
      world.advance(steps: 1)
      let time = Double(step) / 240
      let decay = exp(-0.1 * omega * time)
      let expected = 100 * decay * (cos(damped * time) + 0.1 * omega / damped * sin(damped * time))
      // A body that has settled is exactly at rest.
      #expect(abs(world.x(body) - expected) < (world.isAtRest ? 0.5 : 1e-8))
    }
    #expect(world.isAtRest)
    #expect(world.x(body) == 0)
  }

  @Test("S4: gravity 0.3 on a spring of 0.8 Hz sags by 11.873576 pt")
  func sag() {
    let body = world.addUnitBody()
    world.addSpring(to: body, anchor: CGPoint(x: 0, y: 0), frequency: 0.8, damping: 0.5)
    world.setGravity(0, 300, of: body)
    world.advance(seconds: 10)
    #expect(world.isAtRest)
    #expect(isNear(world.y(body), 11.873576))
  }

  @Test(
    "S7, S8: the body rests exactly on the anchor within 0.6 s after its envelope falls below 0.5 pt",
    arguments: [(1.0, 0.8, 1.156), (0.8, 0.5, 2.165)])
  func settling(frequency: Double, damping: Double, envelope: Double) {
    let body = world.addUnitBody(x: 1234.567 + 100, y: 0.1)
    world.addSpring(to: body, anchor: CGPoint(x: 1234.567, y: 0.1), frequency: frequency, damping: damping)
    var steps = 0
    while !world.isAtRest, steps < 2400 {
      world.advance(steps: 1)
      steps += 1
    }
    let time = Double(steps) / 240
    #expect(time >= envelope - 0.01 && time <= envelope + 0.6)
    #expect(world.x(body) == 1234.567)
    #expect(world.y(body) == 0.1)
    #expect(world.velocityX(body) == 0)
  }

  @Test("S7: before a body settles, it is within half a point of its target", arguments: rows)
  func noVisibleJump(row: Row) {
    let body = world.addUnitBody(x: 100)
    world.addSpring(to: body, anchor: CGPoint(x: 0, y: 0), frequency: row.frequency, damping: row.damping)
    var last = 100.0
    for _ in 0..<4800 where !world.isAtRest {
      last = world.x(body)
      world.advance(steps: 1)
    }
    #expect(world.isAtRest == (row.damping > 0))
    if world.isAtRest { #expect(abs(last - world.x(body)) <= 0.5) }
  }

  @Test("Several springs on a body are merged: stiffness and damping add up, anchors are weighted")
  func merged() {
    let body = world.addUnitBody(x: 50)
    world.addSpring(to: body, anchor: CGPoint(x: 0, y: 0), frequency: 1, damping: 0.5)
    world.addSpring(to: body, anchor: CGPoint(x: 100, y: 0), frequency: 2, damping: 0.5)
    let twin = world.addUnitBody(x: 50)
    // w² = w1² + w2², so f = sqrt(5). The damping rates add up: 2 z w = w1 + w2.
    let frequency = 5.0.squareRoot()
    world.addSpring(to: twin, anchor: CGPoint(x: 80, y: 0), frequency: frequency, damping: 3 / (2 * frequency))
    for _ in 0..<48 {
      world.advance(steps: 5)
      #expect(abs(world.x(body) - world.x(twin)) < 1e-9)
    }
    world.advance(seconds: 10)
    #expect(abs(world.x(body) - 80) < 1e-12)
  }

  @Test("A spring with resistance acts like a spring with more damping")
  func resistanceOnSpring() {
    let body = world.addUnitBody(x: 100)
    world.addSpring(to: body, anchor: CGPoint(x: 0, y: 0), frequency: 1, damping: 0.3)
    world.configure(body) { $0.resistance = 2 * 0.5 * 2 * Double.pi }
    let twin = world.addUnitBody(x: 100)
    world.addSpring(to: twin, anchor: CGPoint(x: 0, y: 0), frequency: 1, damping: 0.8)
    world.advance(seconds: 0.5)
    #expect(isNear(world.x(body), world.x(twin), relative: 1e-12))
  }

  @Test("Near critical damping the formulas agree", arguments: [-1e-9, 1e-9, -1e-5, 1e-5, -1e-3, 1e-3])
  func nearCritical(difference: Double) {
    let body = world.addUnitBody(x: 100)
    world.addSpring(to: body, anchor: CGPoint(x: 0, y: 0), frequency: 1, damping: 1 + difference)
    world.advance(seconds: 0.5)
    #expect(abs(world.x(body) - 17.8974) < 0.1 * abs(difference) * 1000 + 1e-4)
  }

  @Test("A removed spring has no effect, and moving an anchor wakes the body")
  func changes() throws {
    let body = world.addUnitBody()
    let spring = try #require(
      world.addSpring(to: body, anchor: CGPoint(x: 0, y: 0), frequency: 1, damping: 1))
    world.advance(steps: 1)
    #expect(world.isAtRest)
    world.setAnchor(CGPoint(x: 10, y: 0), of: spring)
    #expect(!world.isAtRest)
    world.advance(seconds: 5)
    #expect(world.x(body) == 10)
    world.removeSpring(spring)
    world.setVelocity(CGVector(dx: 60, dy: 0), of: body)
    world.advance(seconds: 1)
    #expect(isNear(world.x(body), 70))
  }
}
