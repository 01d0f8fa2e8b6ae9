// SPDX-License-Identifier: MIT

import SprungModels

/// Groups changes of layers, defines how they are animated, and calls a completion block when all their animations have
/// ended.
///
/// Changes outside of `begin()` and `commit()` belong to the implicit transaction, which ends with the frame. Changing
/// a property of a layer without a view animates the property implicitly, with the duration and curve of the
/// transaction. The change is animated only if the layer has been on screen for at least one frame.
nonisolated public enum CATransaction {
  private nonisolated(unsafe) static let stack = AppContext.adopt(TransactionStack())

  /// Begins a nested transaction, which inherits all settings that it does not change.
  public static func begin() { stack.open.append(TransactionScope(inside: current)) }

  /// Ends the innermost transaction. A call without a matching `begin()` is reported and ignored.
  public static func commit() {
    guard let scope = stack.open.popLast() else {
      Diagnostics.report(
        "transactionCommit", "CATransaction.commit() was called without begin() and is ignored. Balance the calls.")
      return
    }
    scope.commit()
  }

  /// Ends the implicit transaction now instead of with the frame. Has no effect while another transaction is open.
  public static func flush() {
    guard stack.open.isEmpty else { return }
    endImplicit()
  }

  /// Returns whether implicit animations are disabled in the current transaction. Default: false.
  public static func disableActions() -> Bool { current?.disablesActions ?? false }

  /// Sets whether implicit animations are disabled in the current transaction.
  public static func setDisableActions(_ flag: Bool) { scope().ownDisablesActions = flag }

  /// Returns the duration of implicit animations in the current transaction, in seconds. Default: 0.25.
  public static func animationDuration() -> CFTimeInterval { durationOrDefault }

  /// Sets the duration of implicit animations in the current transaction, in seconds. 0 applies changes immediately.
  /// Negative or non-finite durations are reported and treated as 0.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {
    let isUsable = dur >= 0 && dur.isFinite
    if !isUsable {
      Diagnostics.report("nonFiniteAnimation", "The duration \(dur) of a transaction is invalid, so 0 is used.")
    }
    scope().ownDuration = isUsable ? dur : 0
  }

  /// Returns the timing function of the current transaction. Default: nil, for Core Animation's default curve.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { current?.timingFunction }

  /// Sets the timing function of the current transaction.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    scope().ownTimingFunction = function
  }

  /// Returns the completion block of the current transaction.
  public static func completionBlock() -> (() -> Void)? { current?.completion }

  /// Sets a block that is called once at the end of a frame, after all animations of the current transaction have ended
  /// or been removed. The animations of view animation blocks are included. If there are no animations, the block is
  /// called at the end of the current frame.
  public static func setCompletionBlock(_ block: (() -> Void)?) { scope().completion = block }

  #if !hasFeature(Embedded)
    /// Sets a setting by name: `kCATransactionAnimationDuration` (Double), `kCATransactionDisableActions` (Bool),
    /// `kCATransactionAnimationTimingFunction` or `kCATransactionCompletionBlock`. A value for any other name is stored
    /// and has no effect.
    public static func setValue(_ value: Any?, forKey key: String) {
      switch key {
      case kCATransactionAnimationDuration:
        if let number = value.flatMap({ CAAnimationValue(any: $0) }) { setAnimationDuration(Double(number.asNumber)) }
      case kCATransactionDisableActions:
        if let flag = value.flatMap({ CAAnimationValue(any: $0) }) { setDisableActions(flag.asNumber != 0) }
      case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(value as? CAMediaTimingFunction)
      case kCATransactionCompletionBlock: setCompletionBlock(value as? () -> Void)
      default: scope().values[key] = value
      }
    }

    /// Returns the setting or stored value for the given key; nil if there is none.
    public static func value(forKey key: String) -> Any? {
      switch key {
      case kCATransactionAnimationDuration: return animationDuration()
      case kCATransactionDisableActions: return disableActions()
      case kCATransactionAnimationTimingFunction: return animationTimingFunction()
      case kCATransactionCompletionBlock: return completionBlock()
      default:
        var scope = current
        while let found = scope {
          if let value = found.values[key] { return value }
          scope = found.outer
        }
        return nil
      }
    }
  #endif

  // MARK: For animations

  /// The current transaction; nil if the implicit transaction has not been used.
  private static var current: TransactionScope? { stack.open.last ?? stack.implicit }

  private static func scope() -> TransactionScope {
    if let current { return current }
    let made = TransactionScope(inside: nil)
    stack.implicit = made
    return made
  }

  /// The transaction to which new animations belong.
  static var scopeOfNewAnimations: TransactionScope? { current }

  /// The current duration in seconds.
  static var durationOrDefault: TimeInterval { current?.duration ?? UIKitTuning.implicitDuration }

  /// Returns the group of the implicit animations, or nil if changes take effect immediately.
  static func implicitGroup() -> AnimationGroup? {
    let scope = scope()
    let duration = scope.duration
    guard !scope.disablesActions, duration > 0 else { return nil }
    let timing = AnimationTiming.curve(scope.timingFunction?.curve ?? .standard)
    if let group = scope.implicit, !group.isFinished, group.duration == duration, group.timing == timing {
      return group
    }
    let group = AnimationGroup(delay: 0, duration: duration, timing: timing, options: [], completion: nil)
    group.report(to: scope)
    scope.implicit = group
    AnimationDriver.shared.add(group, as: .group)
    return group
  }

  /// Ends the implicit transaction at the end of a frame.
  static func endImplicit() {
    let ended = stack.implicit
    stack.implicit = nil
    ended?.commit()
  }
}

/// The open transactions, outermost first, and the implicit transaction.
nonisolated private final class TransactionStack: AppState {
  @exclusivity(unchecked) var open: [TransactionScope] = []
  @exclusivity(unchecked) var implicit: TransactionScope?

  @MainActor func reset() {
    open = []
    implicit = nil
  }
}

/// The settings of a transaction, and the number of its animations that have not ended.
nonisolated final class TransactionScope {
  let outer: TransactionScope?
  var ownDuration: TimeInterval?
  var ownTimingFunction: CAMediaTimingFunction?
  var ownDisablesActions: Bool?
  var completion: (() -> Void)?
  /// The group of implicit animations.
  var implicit: AnimationGroup?
  #if !hasFeature(Embedded)
    var values: [String: Any] = [:]
  #endif
  private var running = 0
  private var isCommitted = false

  init(inside outer: TransactionScope?) { self.outer = outer }

  var duration: TimeInterval { ownDuration ?? outer?.duration ?? UIKitTuning.implicitDuration }
  var timingFunction: CAMediaTimingFunction? { ownTimingFunction ?? outer?.timingFunction }
  var disablesActions: Bool { ownDisablesActions ?? outer?.disablesActions ?? false }

  /// Records that an animation has started.
  func gained() {
    running += 1
    outer?.gained()
  }

  /// Records that an animation has ended.
  func lost() {
    running -= 1
    notifyIfDone()
    outer?.lost()
  }

  /// Closes the transaction, so that no more animations can be added to it.
  func commit() {
    implicit = nil
    isCommitted = true
    notifyIfDone()
  }

  private func notifyIfDone() {
    guard isCommitted, running == 0, let completion else { return }
    self.completion = nil
    MainThread.afterCommit(completion)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a transaction's duration.
nonisolated public let kCATransactionAnimationDuration = "animationDuration"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a transaction's setting that disables implicit animations.
nonisolated public let kCATransactionDisableActions = "disableActions"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a transaction's timing function.
nonisolated public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a transaction's completion block.
nonisolated public let kCATransactionCompletionBlock = "completionBlock"
