// SPDX-License-Identifier: MIT

import SprungModels

/// The changes made in one animation block: they share delay, duration, curve and completion.
nonisolated final class AnimationGroup: TimedAnimation {
  /// The block that is being run; changes of view layers made now are animated by it.
  nonisolated(unsafe) static var current: AnimationGroup?
  /// The repetition that `UIView.modifyAnimations` currently requests.
  nonisolated(unsafe) static var repetition: (count: Double, autoreverses: Bool)?

  /// Seconds before it begins.
  let delay: TimeInterval
  /// Seconds of one run, more than 0.
  let duration: TimeInterval
  let timing: AnimationTiming
  let repeatCount: Double
  let autoreverses: Bool
  /// Whether views that it animates receive no touches.
  let blocksTouches: Bool
  /// Whether touches meet views where they are on screen, as with property animators.
  var isHitWhereShown = false
  /// Whether animations that replace others begin with what is on screen.
  let beginsFromCurrentState: Bool
  /// The keyframes that the block declares, if it is one of keyframes.
  var keyframes: KeyframeScope?
  /// The progress that a property animator decrees; nil lets time decide.
  var scrubbed: (along: CGFloat, upright: CGFloat)?
  /// The hold that moves its time instead of the clock; nil, usually, for the clock.
  var hold: AnimationHold?
  /// Whether a property animator, and not time, ends it.
  var isScrubbed: Bool { scrubbed != nil }

  /// Each layer as often as it has animations of this group.
  private(set) var layers: [CALayer] = []
  /// Views that are laid out at the end of the block, as a part of it.
  private var laidOutAtEnd: [UIView] = []
  private var completions: [(Bool) -> Void] = []
  private var scope: TransactionScope?
  private var wasInterrupted = false
  /// Whether one of its layers was in a window.
  private var wasSeen = false
  private var isOver = false

  /// Whether its end has been reported.
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

  /// A layer has an animation of this group; one entry an animation.
  func gained(_ layer: CALayer) { layers.append(layer) }

  /// An animation of a layer was replaced or removed.
  func lost(_ layer: CALayer, toItself: Bool = false) {
    if let index = layers.identityIndex(of: layer) { layers.remove(at: index) }
    if toItself { return }
    wasInterrupted = true
    if layers.isEmpty, !isScrubbed { finish() }
  }

  /// Counts as an animation of a transaction.
  func report(to scope: TransactionScope?) {
    self.scope = scope
    scope?.gained()
  }

  /// A view is laid out at the end of the block, so that what follows from changes in it is animated too.
  func layOutAtEnd(_ view: UIView) {
    if laidOutAtEnd.identityIndex(of: view) == nil { laidOutAtEnd.append(view) }
  }

  /// The block ends: lays out what waits for that.
  @MainActor func layOutWaiting() {
    let views = laidOutAtEnd
    laidOutAtEnd = []
    for view in views { view.layoutIfNeeded() }
  }

  /// Calls a block when the group is over.
  func whenOver(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Marks what moved for the next commit; false when the group is over.
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
        // Half a microsecond of slack: begin + duration rounds differently from the sum of frame times.
        if time < animation.end - 5e-7 { isRunning = true }
      }
    }
    if isRunning, !isEnding { return true }
    end()
    return false
  }

  /// Whether the layers of an endless animation have left their window, or their views are gone: nothing else would end it.
  private func isAbandoned() -> Bool {
    let isSeen = layers.contains { $0.isInWindow }
    wasSeen = wasSeen || isSeen
    return !isSeen && (wasSeen || layers.allSatisfy { $0.viewReference == nil })
  }

  /// Takes the animations off their layers, which then show their model values, and calls the completions.
  func end() {
    let finished = layers
    layers = []
    for layer in finished { layer.animations.removeAll { $0.group === self } }
    finish()
  }

  /// Releases the layers, which retain the group while it animates them, and all completions, without notifications.
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

  /// Gives the layers the values that they had when the group began to animate them.
  @preconcurrency @MainActor func restoreStarts() {
    for layer in layers {
      for animation in layer.animations.reversed() where animation.group === self {
        layer.setModel(animation.property, to: animation.start)
      }
    }
  }

  /// Sends everything that the group animates to the host.
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
