// SPDX-License-Identifier: MIT

import SprungModels

/// Collects changes of layers: their animation, and the completion block when all their animations have ended.
///
/// Outside `begin()` and `commit()` changes belong to the implicit transaction, which ends with the frame. Changing a
/// value of a layer that belongs to no view animates it implicitly, with the transaction's duration and curve, once the
/// layer has been on screen for a frame.
nonisolated public enum CATransaction {
  private nonisolated(unsafe) static let stack = AppContext.adopt(TransactionStack())

  /// Begins a transaction inside the current one, whose settings count until it has its own.
  public static func begin() { stack.open.append(TransactionScope(inside: current)) }

  /// Ends the innermost transaction. Without a `begin()` it is logged and ignored.
  public static func commit() {
    guard let scope = stack.open.popLast() else {
      Diagnostics.report(
        "transactionCommit", "CATransaction.commit() was called without begin() and is ignored. Remove the call.")
      return
    }
    scope.commit()
  }

  /// Ends the implicit transaction now instead of with the frame; nothing while another one is open.
  public static func flush() {
    guard stack.open.isEmpty else { return }
    endImplicit()
  }

  /// Whether changes of layers animate themselves in the current transaction. Default: false, they do.
  public static func disableActions() -> Bool { current?.disablesActions ?? false }

  /// Sets whether changes of layers do not animate themselves in the current transaction.
  public static func setDisableActions(_ flag: Bool) { scope().ownDisablesActions = flag }

  /// Seconds that the changes of the current transaction take. Default: 0.25.
  public static func animationDuration() -> CFTimeInterval { durationOrDefault }

  /// Sets the seconds that the changes of the current transaction take; 0 makes them at once. A negative or non-finite
  /// duration is reported and counts as 0.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {
    let isUsable = dur >= 0 && dur.isFinite
    if !isUsable {
      Diagnostics.report("nonFiniteAnimation", "The duration \(dur) of a transaction is invalid, so 0 is used.")
    }
    scope().ownDuration = isUsable ? dur : 0
  }

  /// The timing function of the current transaction. Default: nil, which stands for Core Animation's default curve.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { current?.timingFunction }

  /// Sets the timing function of the current transaction.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    scope().ownTimingFunction = function
  }

  /// The block for when the current transaction's animations are over.
  public static func completionBlock() -> (() -> Void)? { current?.completion }

  /// Sets a block that is called once, at the end of a frame's work, when all animations that were begun in the current
  /// transaction, including those of animation blocks, have ended or were removed; if there are none, at the end of the
  /// current frame's work.
  public static func setCompletionBlock(_ block: (() -> Void)?) { scope().completion = block }

  #if !hasFeature(Embedded)
    /// Sets one of the settings by name: `kCATransactionAnimationDuration` (Double), `kCATransactionDisableActions`
    /// (Bool), `kCATransactionAnimationTimingFunction` or `kCATransactionCompletionBlock`. Other names are stored.
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

    /// The setting or stored value for a key; nil if there is none.
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

  /// The current transaction, nil if the implicit one has not been used.
  private static var current: TransactionScope? { stack.open.last ?? stack.implicit }

  private static func scope() -> TransactionScope {
    if let current { return current }
    let made = TransactionScope(inside: nil)
    stack.implicit = made
    return made
  }

  /// The transaction that new animations report to.
  static var scopeOfNewAnimations: TransactionScope? { current }

  /// The current duration in seconds.
  static var durationOrDefault: TimeInterval { current?.duration ?? UIKitTuning.implicitDuration }

  /// The group that animates a layer's own changes; nil when they are to be made at once.
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

  /// The frame's work is over, and with it the implicit transaction.
  static func endImplicit() {
    let ended = stack.implicit
    stack.implicit = nil
    ended?.commit()
  }
}

/// The open transactions, the innermost last, and the implicit one.
nonisolated private final class TransactionStack: AppState {
  @exclusivity(unchecked) var open: [TransactionScope] = []
  @exclusivity(unchecked) var implicit: TransactionScope?

  @MainActor func reset() {
    open = []
    implicit = nil
  }
}

/// The settings of one transaction, and the animations that it waits for.
nonisolated final class TransactionScope {
  let outer: TransactionScope?
  var ownDuration: TimeInterval?
  var ownTimingFunction: CAMediaTimingFunction?
  var ownDisablesActions: Bool?
  var completion: (() -> Void)?
  /// The group of the layers' own changes.
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

  /// An animation began.
  func gained() {
    running += 1
    outer?.gained()
  }

  /// An animation is over.
  func lost() {
    running -= 1
    notifyIfDone()
    outer?.lost()
  }

  /// No more animations will come.
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
/// The name of a transaction's duration.
nonisolated public let kCATransactionAnimationDuration = "animationDuration"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a transaction's setting that layers do not animate themselves.
nonisolated public let kCATransactionDisableActions = "disableActions"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a transaction's curve.
nonisolated public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a transaction's completion.
nonisolated public let kCATransactionCompletionBlock = "completionBlock"
