// SPDX-License-Identifier: MIT

/// The pending delayed calls of objects, which can be cancelled.
enum DelayedCalls {
  struct Entry {
    let target: ObjectIdentifier
    let name: String?
    let argument: ActionSender?
    let job: TimedJob
  }

  private static let calls = AppContext.adopt(AppValue<[Entry]>([]))
  private static var all: [Entry] {
    get { calls.value }
    set { calls.value = newValue }
  }

  static func add(
    _ target: NSObject, name: String?, argument: ActionSender? = nil, after delay: TimeInterval,
    _ body: @escaping () -> Void
  ) {
    all.removeAll { !$0.job.isPending }
    var seconds = delay
    if !delay.isFinite {
      Diagnostics.report(
        "callDelay", "The delay of \(delay) seconds is not finite. The call runs in the next run loop pass.")
      seconds = 0
    }
    // As in Apple's UIKit, the closure retains the target until the call. Its address, which identifies it, is
    // therefore not reused.
    let job = TimedWork.shared.add(after: seconds) {
      body()
      _ = target
    }
    all.append(
      Entry(target: ObjectIdentifier(target), name: name, argument: argument, job: job))
  }

  private static func areEqual(_ first: ActionSender?, _ second: ActionSender?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    #if !hasFeature(Embedded)
      if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    #endif
    return (first as AnyObject) === (second as AnyObject)
  }

  /// Cancels the calls of a target. If a name is given, cancels only calls to this method with an equal argument.
  static func cancel(_ target: ObjectIdentifier, name: String?, argument: ActionSender? = nil) {
    for entry in all
    where entry.target == target && (name == nil || entry.name == name && areEqual(entry.argument, argument)) {
      entry.job.cancel()
    }
    all.removeAll { !$0.job.isPending }
  }
}

extension NSObject {
  /// Sprung addition: calls a closure after `delay` seconds of host time. The object is retained until then.
  ///
  /// If the delay is 0 or less, the closure runs in the next pass of the main queue. A delay that is not finite is
  /// reported and treated as 0.
  nonisolated public func perform(afterDelay delay: TimeInterval, _ body: @escaping () -> Void) {
    nonisolated(unsafe) let call = (target: self, body: body)
    onMain { DelayedCalls.add(call.target, name: nil, after: delay, call.body) }
  }

  /// Cancels all delayed calls to an object.
  nonisolated public class func cancelPreviousPerformRequests(withTarget aTarget: NSObject) {
    let identity = ObjectIdentifier(aTarget)
    onMain { DelayedCalls.cancel(identity, name: nil) }
  }

  /// Calls a method after `delay` seconds of host time. The object and the argument are retained until then.
  ///
  /// The selector must contain the implementation, or the object must adopt `SelectorDispatching`. If the object has no
  /// such method, a fault is reported after the delay.
  nonisolated public func perform(_ aSelector: Selector, with anArgument: ActionSender?, afterDelay delay: TimeInterval)
  {
    nonisolated(unsafe) let target = self
    nonisolated(unsafe) let argument = anArgument
    onMain {
      DelayedCalls.add(target, name: aSelector.name, argument: argument, after: delay) {
        target.perform(aSelector, with: argument)
      }
    }
  }

  /// Cancels the delayed calls to the given method of an object with an equal argument.
  nonisolated public class func cancelPreviousPerformRequests(
    withTarget aTarget: NSObject, selector aSelector: Selector, object anArgument: ActionSender?
  ) {
    let identity = ObjectIdentifier(aTarget)
    nonisolated(unsafe) let argument = anArgument
    onMain { DelayedCalls.cancel(identity, name: aSelector.name, argument: argument) }
  }
}
