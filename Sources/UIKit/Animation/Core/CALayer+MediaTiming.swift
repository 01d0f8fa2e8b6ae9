// SPDX-License-Identifier: MIT

/// The settings of a layer's clock.
nonisolated final class LayerClock {
  var timing = MediaTiming()
}

nonisolated extension CALayer: CAMediaTiming {
  /// Whether any layer ever had a clock of its own; without one no time need be converted.
  private nonisolated(unsafe) static var haveClocks = false

  /// When the layer's time begins, in the superlayer's, in seconds. Default: 0.
  public final var beginTime: CFTimeInterval {
    get { clock?.timing.beginTime ?? 0 }
    set { setClock(newValue.isFinite, "beginTime") { $0.beginTime = newValue } }
  }

  /// Stored only: a layer itself does not end. Default: infinity.
  public final var duration: CFTimeInterval {
    get { clock.map { $0.timing.duration > 0 ? $0.timing.duration : .infinity } ?? .infinity }
    set { setClock(newValue >= 0, "duration") { $0.duration = newValue } }
  }

  /// How fast the layer's time runs, and with it its animations and those of all below it; 0 halts them. Default: 1.
  public final var speed: Float {
    get { Float(clock?.timing.speed ?? 1) }
    set { setClock(newValue.isFinite, "speed") { $0.speed = Double(newValue) } }
  }

  /// Seconds added to the layer's time. Default: 0.
  public final var timeOffset: CFTimeInterval {
    get { clock?.timing.timeOffset ?? 0 }
    set { setClock(newValue.isFinite, "timeOffset") { $0.timeOffset = newValue } }
  }

  /// Stored only. Default: 0.
  public final var repeatCount: Float {
    get { Float(clock?.timing.repeatCount ?? 0) }
    set { setClock(newValue >= 0, "repeatCount") { $0.repeatCount = Double(newValue) } }
  }

  /// Stored only. Default: 0.
  public final var repeatDuration: CFTimeInterval {
    get { clock?.timing.repeatDuration ?? 0 }
    set { setClock(newValue >= 0, "repeatDuration") { $0.repeatDuration = newValue } }
  }

  /// Stored only. Default: false.
  public final var autoreverses: Bool {
    get { clock?.timing.autoreverses ?? false }
    set { setClock(true, "autoreverses") { $0.autoreverses = newValue } }
  }

  /// Stored only. Default: removed.
  public final var fillMode: CAMediaTimingFillMode {
    get { clock?.timing.fillMode ?? .removed }
    set { setClock(true, "fillMode") { $0.fillMode = newValue } }
  }

  private func setClock(_ isUsable: Bool, _ name: StaticString, _ store: (inout MediaTiming) -> Void) {
    guard isUsable else {
      Diagnostics.report(
        "nonFiniteValue", "\(name) of a layer was refused: it must be finite and, for a length, not negative")
      return
    }
    if clock == nil { clock = LayerClock() }
    if let clock { store(&clock.timing) }
    CALayer.haveClocks = true
    showAnimations()
  }

  /// Has the host told of everything that is animated here and below: the clock has changed.
  private func showAnimations() {
    for animation in animations { show(animation.property) }
    for running in explicitAnimations {
      for property in running.properties { show(property) }
    }
    for child in children { child.showAnimations() }
  }

  /// A time of another layer in this one's, in seconds; nil stands for the application's time.
  public final func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    inner(layer?.outer(time) ?? time)
  }

  /// A time of this layer in another one's, in seconds; nil stands for the application's time. The time of a halted
  /// layer is when it was halted.
  public final func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let top = outer(time)
    return layer?.inner(top) ?? top
  }

  private func inner(_ time: TimeInterval) -> TimeInterval {
    let time = parent?.inner(time) ?? time
    guard let timing = clock?.timing else { return time }
    return (time - timing.beginTime) * timing.speed + timing.timeOffset
  }

  private func outer(_ time: TimeInterval) -> TimeInterval {
    var time = time
    if let timing = clock?.timing {
      time = timing.speed != 0 ? (time - timing.timeOffset) / timing.speed + timing.beginTime : timing.beginTime
    }
    return parent?.outer(time) ?? time
  }

  /// The present time by which the layer's animations run, in seconds.
  final var animationTime: TimeInterval {
    let now = MainThread.currentTime
    return CALayer.haveClocks ? inner(now) : now
  }
}
