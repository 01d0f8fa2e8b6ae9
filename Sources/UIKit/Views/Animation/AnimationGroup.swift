// SPDX-License-Identifier: MIT

import SprungModels

/// The changes made in one animation block, which share a delay, duration, curve and completion handler.
nonisolated final class AnimationGroup: TimedAnimation {
  /// The running animation block, which animates changes to view layers.
  nonisolated(unsafe) static var current: AnimationGroup?
  /// The repetition requested by an active `UIView.modifyAnimations` call.
  nonisolated(unsafe) static var repetition: (count: Double, autoreverses: Bool)?

  /// The delay before the animation begins, in seconds.
  let delay: TimeInterval
  /// The positive duration of one run, in seconds.
  let duration: TimeInterval
  let timing: AnimationTiming
  let repeatCount: Double
  let autoreverses: Bool
  /// Whether animated views ignore touches.
  let blocksTouches: Bool
  /// Whether hit testing uses the displayed positions of views, as with property animators.
  var isHitWhereShown = false
  /// Whether animations that replace running animations start from the displayed values.
  let beginsFromCurrentState: Bool
  /// The keyframes of the block, if it is a keyframe animation.
  var keyframes: KeyframeScope?
  /// The progress set by a property animator, or nil if the progress follows time.
  var scrubbed: (along: CGFloat, upright: CGFloat)?
  /// The hold that controls the time of the animations instead of the clock, or nil.
  var hold: AnimationHold?
  /// Whether a property animator, rather than the elapsed time, ends the group.
  var isScrubbed: Bool { scrubbed != nil }

  /// The animated layers, with one entry per animation.
  private(set) var layers: [CALayer] = []
  /// The views to lay out at the end of the block, so that the resulting changes are also animated.
  private var laidOutAtEnd: [UIView] = []
  private var completions: [(Bool) -> Void] = []
  private var scope: TransactionScope?
  private var wasInterrupted = false
  /// Whether any of the layers has been in a window.
  private var wasSeen = false
  private var isOver = false

  /// Whether the completion handlers have been called.
  var isFinished: Bool { isOver }

  init(
    delay: TimeInterval, duration: TimeInterval, timing: AnimationTiming, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    self.delay = delay
    self.duration = duration
    self.timing = timing
    repeatCount = options.contains(.repeat) ? .infinity : 1
    autoreverses = options.contains(.autoreverse)
    beginsFromCurrentState = options.contains(.beginFromCurrentState)
    blocksTouches = !options.contains(.allowUserInteraction)
    if let completion { completions.append(completion) }
  }

  /// Called when an animation of this group is added to a layer.
  func gained(_ layer: CALayer) { layers.append(layer) }

  /// Called when a layer's animation is replaced or removed.
  func lost(_ layer: CALayer, toItself: Bool = false) {
    if let index = layers.identityIndex(of: layer) { layers.remove(at: index) }
    if toItself { return }
    wasInterrupted = true
    if layers.isEmpty, !isScrubbed { finish() }
  }

  /// Registers the group with a transaction's scope.
  func report(to scope: TransactionScope?) {
    self.scope = scope
    scope?.gained()
  }

  /// Schedules a view to be laid out at the end of the block, so that the resulting changes are also animated.
  func layOutAtEnd(_ view: UIView) {
    if laidOutAtEnd.identityIndex(of: view) == nil { laidOutAtEnd.append(view) }
  }

  /// Lays out the scheduled views at the end of the block.
  @MainActor func layOutWaiting() {
    let views = laidOutAtEnd
    laidOutAtEnd = []
    for view in views { view.layoutIfNeeded() }
  }

  /// Adds a completion handler.
  func whenOver(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Marks the animated layers for the next commit. Returns false if the group has ended.
  func advance(to timestamp: TimeInterval, isEnding: Bool) -> Bool {
    guard !isOver else { return false }
    if hold != nil { return true }
    if repeatCount == .infinity, !isScrubbed, isAbandoned() {
      wasInterrupted = true
      end()
      return false
    }
    var isRunning = false
    for layer in layers {
      let time = layer.animationTime
      for animation in layer.animations where animation.group === self {
        layer.show(animation.property)
        // The tolerance is half a microsecond, because `begin + duration` is rounded differently than a sum of frame
        // times.
        if time < animation.end - 5e-7 { isRunning = true }
      }
    }
    if isRunning, !isEnding { return true }
    end()
    return false
  }

  /// Returns whether all layers of an endless animation have left their window or lost their views. Without this check,
  /// such an animation would never end.
  private func isAbandoned() -> Bool {
    let isSeen = layers.contains { $0.isInWindow }
    wasSeen = wasSeen || isSeen
    return !isSeen && (wasSeen || layers.allSatisfy { $0.viewReference == nil })
  }

  /// Removes the animations, so that the layers display their model values, and calls the completion handlers.
  func end() {
    let finished = layers
    layers = []
    for layer in finished { layer.animations.removeAll { $0.group === self } }
    finish()
  }

  /// Releases the layers and the completion handlers, without calling the handlers, to break retain cycles.
  func letGo() {
    let held = layers
    layers = []
    isOver = true
    for layer in held { layer.animations.removeAll { $0.group === self } }
    completions = []
    scope = nil
    hold = nil
    keyframes = nil
  }

  /// Resets the layers to their values at the start of the group's animations.
  @preconcurrency @MainActor func restoreStarts() {
    for layer in layers {
      for animation in layer.animations.reversed() where animation.group === self {
        layer.setModel(animation.property, to: animation.start)
      }
    }
  }

  /// Marks all animated properties for the next commit.
  func show() {
    for layer in layers {
      for animation in layer.animations where animation.group === self { layer.show(animation.property) }
    }
  }

  private func finish() {
    guard !isOver else { return }
    isOver = true
    let waiting = completions
    completions = []
    let succeeded = !wasInterrupted
    for completion in waiting { MainThread.afterCommit { completion(succeeded) } }
    scope?.lost()
    scope = nil
  }
}
