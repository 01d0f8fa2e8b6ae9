// SPDX-License-Identifier: MIT

/// The timing settings of a layer.
nonisolated final class LayerClock {
  var timing = MediaTiming()
}

nonisolated extension CALayer: CAMediaTiming {
  /// Whether any layer has ever had custom timing. While false, all layers share one clock, and converting times is
  /// unnecessary.
  private nonisolated(unsafe) static var haveClocks = false

  final func setClock(_ isUsable: Bool, _ name: StaticString, _ store: (inout MediaTiming) -> Void) {
    guard isUsable else {
      Diagnostics.report(
        "nonFiniteValue", "\(name) of a layer is invalid: it must be finite, and durations cannot be negative.")
      return
    }
    if clock == nil { clock = LayerClock() }
    if let clock { store(&clock.timing) }
    CALayer.haveClocks = true
    showAnimations()
  }

  /// Resends all animations of this layer and its sublayers to the host after a timing change.
  private func showAnimations() {
    for animation in animations { show(animation.property) }
    for running in explicitAnimations {
      for property in running.properties { show(property) }
    }
    for child in children { child.showAnimations() }
  }

  final func inner(_ time: TimeInterval) -> TimeInterval {
    let time = parent?.inner(time) ?? time
    guard let timing = clock?.timing else { return time }
    return (time - timing.beginTime) * timing.speed + timing.timeOffset
  }

  final func outer(_ time: TimeInterval) -> TimeInterval {
    var time = time
    if let timing = clock?.timing {
      time = timing.speed != 0 ? (time - timing.timeOffset) / timing.speed + timing.beginTime : timing.beginTime
    }
    return parent?.outer(time) ?? time
  }

  /// The current local time of the layer's animations, in seconds.
  final var animationTime: TimeInterval {
    let now = MainThread.currentTime
    return CALayer.haveClocks ? inner(now) : now
  }
}
