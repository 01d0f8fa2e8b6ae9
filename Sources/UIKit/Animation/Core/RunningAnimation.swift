// SPDX-License-Identifier: MIT

/// An explicit animation that was added to a layer.
nonisolated final class RunningAnimation {
  let key: String?
  /// The layer's copy of the animation.
  let animation: CAAnimation
  let properties: [LayerProperty]
  private let duration: TimeInterval
  private var clock: MediaTiming
  private let scope: TransactionScope?
  private var hasStarted = false
  /// Whether the layer has been in a window since the animation was added.
  private var wasSeen = false
  /// Whether the end has been reported. The animation's last value may remain displayed after that.
  private(set) var isOver = false

  init(_ animation: CAAnimation, key: String?, scope: TransactionScope?, duration: TimeInterval) {
    self.animation = animation
    self.key = key
    self.scope = scope
    self.duration = duration
    animation.prepare(duration: duration)
    clock = animation.mediaTiming(duration: duration)
    var list = AnimatedProperties()
    animation.collectProperties(&list)
    properties = list.all
    scope?.gained()
  }

  /// Returns whether the animation has ended at a local time of the layer.
  func hasEnded(at time: TimeInterval) -> Bool { clock.isOver(at: time) }

  /// Sends the animated values to the host. Returns false if the animation must be removed from the layer.
  func advance(on layer: CALayer, at time: TimeInterval, isEnding: Bool) -> Bool {
    guard !isOver else { return true }
    if !clock.activeDuration.isFinite, isAbandoned(by: layer) {
      finish(false)
      return !animation.isRemovedOnCompletion
    }
    for property in properties { layer.show(property) }
    if !hasStarted, time >= clock.beginTime || isEnding {
      hasStarted = true
      animation.delegate?.animationDidStart(animation)
    }
    guard isEnding || clock.isOver(at: time) else { return true }
    if !clock.isOver(at: time) { jumpToEnd(at: time) }
    finish(true)
    return !animation.isRemovedOnCompletion
  }

  /// Returns whether the layer has left its window, for example because the window was deallocated. This is the only
  /// way for an endless animation to end if it is not removed.
  private func isAbandoned(by layer: CALayer) -> Bool {
    let isSeen = layer.isInWindow
    wasSeen = wasSeen || isSeen
    return wasSeen && !isSeen
  }

  /// Sets the clock to the end of the animation, so that an animation with a fill mode displays its last value.
  private func jumpToEnd(at time: TimeInterval) {
    if !clock.activeDuration.isFinite {
      animation.repeatCount = 0
      animation.repeatDuration = 0
    }
    animation.speed = 1
    animation.beginTime = time - animation.mediaTiming(duration: duration).activeDuration
    animation.prepare(duration: duration)
    clock = animation.mediaTiming(duration: duration)
  }

  /// Notifies the delegate and the transaction of the end. Later calls have no effect.
  func finish(_ finished: Bool) {
    guard !isOver else { return }
    isOver = true
    let animation = animation
    if let delegate = animation.delegate {
      MainThread.afterCommit { delegate.animationDidStop(animation, finished: finished) }
    }
    scope?.lost()
  }
}
