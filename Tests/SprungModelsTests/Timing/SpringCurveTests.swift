// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungModels

@Suite("Springs of animations")
struct SpringCurveTests {
  struct Row: Sendable {
    let ratio: Double
    let duration: Double
    let frequency: Double
    let values: [Double]
  }

  @Test(
    "F6: frequency, and the values at a quarter, half, three quarters and all of the duration",
    arguments: [
      Row(ratio: 0.5, duration: 1, frequency: 12.7169, values: [1.14422, 0.98715, 0.99885, 1.00097]),
      Row(ratio: 0.7, duration: 0.5, frequency: 19.6793, values: [0.86088, 1.04113, 1.00173, 0.99857]),
      Row(ratio: 1, duration: 0.5, frequency: 18.4668, values: [0.67107, 0.94448, 0.99221, 0.999]),
    ])
  func measured(row: Row) {
    let spring = SpringCurve(dampingRatio: row.ratio, duration: row.duration)
    #expect(abs(spring.frequency - row.frequency) < 1e-4)
    if row.ratio == 0.5 { #expect(abs(spring.frequency * spring.frequency - 161.72) < 1e-2) }
    for (index, expected) in row.values.enumerated() {
      let time = row.duration * Double(index + 1) / 4
      #expect(abs(spring.value(at: time) - expected) < 1e-5, "ratio \(row.ratio) at \(time)")
    }
  }

  @Test("F6: critical damping has the measured product of frequency and duration")
  func critical() {
    #expect(abs(SpringCurve(dampingRatio: 1, duration: 1).frequency - 9.2334134764516) < 1e-9)
  }

  @Test(
    "with a velocity, the envelope is a thousandth at the end of the duration",
    arguments: [(0.3, 5.0), (0.5, -3), (0.8, 12), (0.95, 0.5), (0.2, -20)])
  func velocity(ratio: Double, velocity: Double) {
    let duration = 0.8
    let spring = SpringCurve(dampingRatio: ratio, duration: duration, velocity: velocity)
    let decay = ratio * spring.frequency
    let swing = spring.frequency * (1 - ratio * ratio).squareRoot()
    let envelope = ((decay - velocity) / swing).magnitude * DeterministicMath.exp(-decay * duration)
    #expect(abs(envelope - 0.001) < 1e-9)
    #expect(abs(spring.speed(at: 0) - velocity) < 1e-9)
  }

  @Test("speed is the derivative of the value for all three kinds of damping", arguments: [0.01, 0.4, 1, 1.0000001, 3])
  func slope(ratio: Double) {
    let spring = SpringCurve(frequency: 9, ratio: ratio, velocity: 2)
    for step in 1..<40 {
      let time = Double(step) * 0.025
      let slope = (spring.value(at: time + 1e-6) - spring.value(at: time - 1e-6)) / 2e-6
      #expect(abs(slope - spring.speed(at: time)) < 1e-6)
    }
    #expect(spring.value(at: 0) == 0)
  }

  @Test("the default spring of Core Animation settles in 1.4727 seconds")
  func settling() {
    let spring = SpringCurve(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.duration - 1.4727003346780927) < 1e-12)
  }

  @Test("once settled, the distance stays within a thousandth", arguments: [0.05, 0.3, 0.7, 1, 1.5, 4])
  func settled(ratio: Double) {
    for velocity in [-30.0, 0, 7] {
      let spring = SpringCurve(frequency: 12, ratio: ratio, velocity: velocity)
      for step in 0..<200 {
        #expect(abs(spring.value(at: spring.duration + Double(step) * 0.01) - 1) < 0.001 + 1e-9)
      }
    }
  }

  @Test("perceived duration and bounce: the period is the duration, the ratio one minus the bounce")
  func bounce() {
    let spring = SpringCurve(perceptualDuration: 0.5, bounce: 0.3)
    #expect(abs(spring.frequency - 4 * .pi) < 1e-12 && abs(spring.ratio - 0.7) < 1e-12)
    #expect(spring.duration > 0.5)
    #expect(abs(SpringCurve(perceptualDuration: 0.5, bounce: -0.5).ratio - 2) < 1e-12)
    #expect(SpringCurve(perceptualDuration: 0.5, bounce: 1).duration.isFinite)
    #expect(SpringCurve(perceptualDuration: 0.5, bounce: -1).duration.isFinite)
  }
}
