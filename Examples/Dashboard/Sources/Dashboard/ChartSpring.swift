// SPDX-License-Identifier: MIT

import UIKit

/// Animates numbers to their targets with springs, for charts that draw their data.
///
/// `UIView.animate` animates layers. This class animates the data itself.
final class ChartSpring: NSObject {
  private(set) var values: [CGFloat]
  private var velocities: [CGFloat]
  private var targets: [CGFloat]
  private var link: CADisplayLink?

  /// The undamped frequency in oscillations per second.
  var frequency: CGFloat = 2.2
  /// The damping ratio. A spring with a ratio below 1 overshoots.
  var dampingRatio: CGFloat = 0.6
  /// Called after the values change.
  var onChange: () -> Void = {}

  init(_ values: [CGFloat]) {
    self.values = values
    velocities = values.map { _ in 0 }
    targets = values
  }

  /// Starts an animation to new values. If their number differs or motion is reduced, the values change immediately.
  func move(to targets: [CGFloat]) {
    self.targets = targets
    guard targets.count == values.count, !UIAccessibility.isReduceMotionEnabled else { return finish() }
    guard link == nil else { return }
    let link = CADisplayLink(target: self, selector: #selector(step(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  @objc private func step(_ link: CADisplayLink) {
    // Small steps keep the integration stable at any frame rate.
    let duration = min(CGFloat(link.targetTimestamp - link.timestamp), 0.1)
    let count = max(1, Int((duration * 240).rounded()))
    let time = duration / CGFloat(count)
    let angular = 2 * .pi * frequency
    var isAtRest = true
    for index in values.indices {
      for _ in 0..<count {
        let pull = angular * angular * (targets[index] - values[index])
        velocities[index] += (pull - 2 * dampingRatio * angular * velocities[index]) * time
        values[index] += velocities[index] * time
      }
      if abs(targets[index] - values[index]) > 0.001 || abs(velocities[index]) > 0.01 { isAtRest = false }
    }
    if isAtRest { finish() } else { onChange() }
  }

  private func finish() {
    link?.invalidate()
    link = nil
    values = targets
    velocities = targets.map { _ in 0 }
    onChange()
  }
}
