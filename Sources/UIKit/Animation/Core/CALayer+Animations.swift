// SPDX-License-Identifier: MIT

nonisolated extension CALayer: TimedAnimation {
  /// Whether any layer has ever had an explicit animation. While false, searching layer trees for animations is
  /// unnecessary.
  nonisolated(unsafe) static var haveAnimationObjects = false

  /// Stops the explicit animations with the given key.
  final func stopAnimations(forKey key: String) {
    guard !explicitAnimations.isEmpty else { return }
    for running in explicitAnimations where running.key.isLiterallyEqual(to: key) { stop(running) }
    explicitAnimations.removeAll { $0.key.isLiterallyEqual(to: key) }
  }

  /// Stops all explicit animations.
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

  /// Advances the explicit animations by one frame. Returns whether any of them continues.
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

  /// Does nothing, because the layer owns its explicit animations.
  final func letGo() {}

  /// Stops the explicit animations of this layer and its sublayers when the layer is removed from its tree.
  final func stopExplicitAnimationsBelow() {
    guard CALayer.haveAnimationObjects else { return }
    stopExplicitAnimations()
    for child in children { child.stopExplicitAnimationsBelow() }
  }
}
