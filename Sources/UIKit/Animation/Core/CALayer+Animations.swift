// SPDX-License-Identifier: MIT

nonisolated extension CALayer {
  /// Whether any layer ever had an animation object; without one no tree need be searched for them.
  private nonisolated(unsafe) static var haveAnimationObjects = false

  /// Puts a copy of an animation on the layer; it runs from the next frame on and does not change the layer's own values.
  ///
  /// An animation with the same key is replaced, and its delegate told false; nil is no key. A duration of 0 becomes the
  /// transaction's, 0.25 s unless set. With reduced motion it is over at once. A clock with a setting that is not
  /// finite, or a negative duration or count, is reported and used with the defaults.
  public final func add(_ anim: CAAnimation, forKey key: String?) {
    if !anim.isTimingUsable {
      Diagnostics.report(
        "animationTiming",
        "an animation has a time, speed or count that is not finite or is negative; the default is used instead")
    }
    let copy = anim.duplicate()
    if let transition = copy as? CATransition {
      begin(transition, forKey: key)
      return
    }
    if copy.beginTime == 0 || !copy.beginTime.isFinite { copy.beginTime = animationTime }
    if let key { stopAnimations(forKey: key) }
    let running = RunningAnimation(
      copy, key: key, scope: CATransaction.scopeOfNewAnimations, duration: CATransaction.durationOrDefault)
    explicitAnimations.append(running)
    CALayer.haveAnimationObjects = true
    for property in running.properties { show(property) }
    AnimationDriver.shared.add(self)
  }

  /// Takes the animation of a key off the layer, whose own value shows from the next commit on; nothing if there is none.
  public final func removeAnimation(forKey key: String) {
    stopAnimations(forKey: key)
    for property in LayerProperty.allCases where property.keyPath == key { stopAnimation(of: property) }
  }

  /// The keys of the animations, in the order of adding; nil when there are none. Changes in animation blocks have the
  /// key path of their property.
  public final func animationKeys() -> [String]? {
    var keys = animations.map { $0.property.keyPath }
    for running in explicitAnimations {
      if let key = running.key { keys.append(key) }
    }
    return keys.isEmpty ? nil : keys
  }

  /// The animation of a key, nil if there is none. Changing it has no effect. One of an animation block is a basic one
  /// with the block's duration.
  public final func animation(forKey key: String) -> CAAnimation? {
    for running in explicitAnimations where running.key == key { return running.animation }
    for animation in animations where animation.property.keyPath == key {
      let basic = CABasicAnimation(keyPath: key)
      basic.from = animation.start
      basic.duration = animation.group.duration
      basic.beginTime = animation.begin
      if case .curve(let curve) = animation.group.timing { basic.timingFunction = CAMediaTimingFunction(curve) }
      return basic
    }
    return nil
  }

  /// Stops animation objects with a key.
  final func stopAnimations(forKey key: String) {
    guard !explicitAnimations.isEmpty else { return }
    for running in explicitAnimations where running.key == key { stop(running) }
    explicitAnimations.removeAll { $0.key == key }
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
  final func advanceExplicitAnimations(isEnding: Bool) -> Bool {
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

  /// What animation objects of this layer and those below show ends when the layer leaves its tree.
  final func stopExplicitAnimationsBelow() {
    guard CALayer.haveAnimationObjects else { return }
    stopExplicitAnimations()
    for child in children { child.stopExplicitAnimationsBelow() }
  }
}
