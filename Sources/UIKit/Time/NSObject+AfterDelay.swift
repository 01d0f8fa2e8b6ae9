// SPDX-License-Identifier: MIT

/// The calls that objects asked for, so that they can be taken back.
enum DelayedCalls {
  struct Entry {
    let target: ObjectIdentifier
    let name: String?
    let job: TimedJob
  }

  static var all: [Entry] = []

  static func add(_ target: NSObject, name: String?, after delay: TimeInterval, _ body: @escaping () -> Void) {
    all.removeAll { !$0.job.isPending }
    var seconds = delay
    if !delay.isFinite {
      Diagnostics.report(
        "callDelay", "a call was delayed by \(delay) seconds: it must be finite; it is made in the next turn")
      seconds = 0
    }
    // The closure keeps the target alive until then, as at Apple, so that its address stays its own.
    let job = TimedWork.shared.add(after: seconds) {
      body()
      _ = target
    }
    all.append(Entry(target: ObjectIdentifier(target), name: name, job: job))
  }

  static func cancel(_ target: ObjectIdentifier, name: String?) {
    for entry in all where entry.target == target && (name == nil || entry.name == name) { entry.job.cancel() }
    all.removeAll { !$0.job.isPending }
  }
}

extension NSObject {
  /// Sprung addition: calls a closure after `delay` seconds of the host's time and keeps the object alive until then.
  ///
  /// A delay of 0 or less waits for the next turn; one that is not finite counts as 0, with a fault.
  nonisolated public func perform(afterDelay delay: TimeInterval, _ body: @escaping () -> Void) {
    nonisolated(unsafe) let call = (target: self, body: body)
    onMain { DelayedCalls.add(call.target, name: nil, after: delay, call.body) }
  }

  /// Takes back all delayed calls of an object.
  nonisolated public class func cancelPreviousPerformRequests(withTarget aTarget: NSObject) {
    let identity = ObjectIdentifier(aTarget)
    onMain { DelayedCalls.cancel(identity, name: nil) }
  }

  #if hasFeature(Embedded)
    /// Refused: in the browser nothing can be called by name. Use `perform(afterDelay:_:)`.
    @available(*, unavailable, message: "nothing is called by name in the browser; use perform(afterDelay:)")
    public func perform(_ aSelector: Selector, with anArgument: AnyObject?, afterDelay delay: TimeInterval) {}
  #else
    /// Calls a method by name after `delay` seconds of the host's time, and keeps the object alive until then.
    ///
    /// The object must adopt `SelectorDispatching`; one that does not, or does not know the name, is reported.
    nonisolated public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
      nonisolated(unsafe) let target = self
      nonisolated(unsafe) let argument = anArgument
      onMain {
        DelayedCalls.add(target, name: aSelector.name, after: delay) {
          let dispatcher = target as? any SelectorDispatching
          if dispatcher?.perform(aSelector.name, with: argument) == true { return }
          Diagnostics.report(
            "selectorTarget",
            "\(aSelector.name) cannot be called after a delay: the object must adopt SelectorDispatching and know the name; or use perform(afterDelay:_:)"
          )
        }
      }
    }

    /// Takes back the delayed calls of one method of an object, whatever their argument.
    nonisolated public class func cancelPreviousPerformRequests(
      withTarget aTarget: NSObject, selector aSelector: Selector, object anArgument: Any?
    ) {
      let identity = ObjectIdentifier(aTarget)
      onMain { DelayedCalls.cancel(identity, name: aSelector.name) }
    }
  #endif
}
