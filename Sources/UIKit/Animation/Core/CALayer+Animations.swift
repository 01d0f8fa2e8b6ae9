// SPDX-License-Identifier: MIT

nonisolated extension CALayer: TimedAnimation {
  /// Whether any layer ever had an animation object; if none had, no tree need be searched for them.
  nonisolated(unsafe) static var haveAnimationObjects = false

  /// Stops animation objects with a key.
  final func stopAnimations(forKey key: String) {
    guard !explicitAnimations.isEmpty else { return }
    for running in explicitAnimations where running.key.isLiterallyEqual(to: key) { stop(running) }
    explicitAnimations.removeAll { $0.key.isLiterallyEqual(to: key) }
  }

  /// Stops every animation object.
  final func stopExplicitAnimations() {
    guard !explicitAnimations.isEmpty else { return }
    let all = explicitAnimations
    explicitAnimations = []
    for running in all { stop(running) }
  }

  private func stop(_ running: RunningAnimation) {
    for property in running.properties { show(property) }
    running.finish(false)
  }

  /// One frame of the animation objects; true while one of them runs.
  final func advance(to timestamp: TimeInterval, isEnding: Bool) -> Bool {
    let time = animationTime
    var isRunning = false
    var isAnyGone = false
    let all = explicitAnimations
    for running in all {
      if !running.advance(on: self, at: time, isEnding: isEnding) {
        isAnyGone = true
      } else if !running.isOver {
        isRunning = true
      }
    }
    if isAnyGone {
      explicitAnimations.removeAll { $0.isOver && $0.animation.isRemovedOnCompletion }
    }
    return isRunning
  }

  /// The animation objects are the layer's own.
  final func letGo() {}

  /// Ends the animation objects of this layer and its sublayers when the layer leaves its tree.
  final func stopExplicitAnimationsBelow() {
    guard CALayer.haveAnimationObjects else { return }
    stopExplicitAnimations()
    for child in children { child.stopExplicitAnimationsBelow() }
  }
}
