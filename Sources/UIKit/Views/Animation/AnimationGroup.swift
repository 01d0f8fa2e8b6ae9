// SPDX-License-Identifier: MIT

import SprungModels

/// The changes made in one animation block, which share a delay, duration, curve and completion handler.
nonisolated final class AnimationGroup: TimedAnimation {
  /// The running animation block. Its changes to view layers are animated.
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
  /// Whether touches hit views where they are on screen, as with property animators.
  var isHitWhereShown = false
  /// Whether animations that replace others begin with what is on screen.
  let beginsFromCurrentState: Bool
  /// The keyframes of the block, if it is a keyframe animation.
  var keyframes: KeyframeScope?
  /// The progress set by a property animator; nil if the progress follows time.
  var scrubbed: (along: CGFloat, upright: CGFloat)?
  /// The hold that provides the time instead of the clock. Usually nil.
  var hold: AnimationHold?
  /// Whether a property animator ends the group, rather than the elapsed time.
  var isScrubbed: Bool { scrubbed != nil }

  /// The animated layers, with one entry per animation.
  private(set) var layers: [CALayer] = []
  /// Views that are laid out at the end of the block, so that their changes are animated, too.
  private var laidOutAtEnd: [UIView] = []
  private var completions: [(Bool) -> Void] = []
  private var scope: TransactionScope?
  private var wasInterrupted = false
  /// Whether one of the layers has been in a window.
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

  /// Records an animation of a layer.
  func gained(_ layer: CALayer) { layers.append(layer) }

  /// Handles the replacement or removal of a layer's animation.
  func lost(_ layer: CALayer, toItself: Bool = false) {
    if let index = layers.identityIndex(of: layer) { layers.remove(at: index) }
    if toItself { return }
    wasInterrupted = true
    if layers.isEmpty, !isScrubbed { finish() }
  }

  /// Registers the group with the scope of a transaction.
  func report(to scope: TransactionScope?) {
    self.scope = scope
    scope?.gained()
  }

  /// Lays out a view at the end of the block, so that resulting changes are animated, too.
  func layOutAtEnd(_ view: UIView) {
    if laidOutAtEnd.identityIndex(of: view) == nil { laidOutAtEnd.append(view) }
  }

  /// Lays out the registered views at the end of the block.
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
        // A tolerance of half a microsecond: begin + duration is rounded differently from the sum of frame times.
        if time < animation.end - 5e-7 { isRunning = true }
      }
    }
    if isRunning, !isEnding { return true }
    end()
    return false
  }

  /// Whether all layers of an endless animation have left their window or lost their views. Otherwise, it would never
  /// end.
  private func isAbandoned() -> Bool {
    let isSeen = layers.contains { $0.isInWindow }
    wasSeen = wasSeen || isSeen
    return !isSeen && (wasSeen || layers.allSatisfy { $0.viewReference == nil })
  }

  /// Removes the animations from their layers, which then show their model values, and calls the completion handlers.
  func end() {
    let finished = layers
    layers = []
    for layer in finished { layer.animations.removeAll { $0.group === self } }
    finish()
  }

  /// Releases the layers and completion handlers without notifications, to break retain cycles with animated layers.
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
