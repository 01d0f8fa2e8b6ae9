// SPDX-License-Identifier: MIT

extension NSObject {
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  /// Calls a method after a number of seconds of the host's clock, counted from the next frame; the object and the argument
  /// are kept alive until then. A delay that is not a finite number counts as 0.
  public func perform(_ aSelector: Selector, with anArgument: ActionSender?, afterDelay delay: TimeInterval) {
    DelayedCalls.shared.add(DelayedCall(target: self, selector: aSelector, argument: anArgument, delay: delay))
  }

  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  /// Forgets the calls of a target's methods that wait for their time.
  public static func cancelPreviousPerformRequests(withTarget aTarget: ActionSender) {
    let target = aTarget as AnyObject
    DelayedCalls.shared.remove { $0.target === target }
  }

  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  /// Forgets the calls of a target's method with an argument that wait for their time.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: ActionSender, selector aSelector: Selector, object anArgument: ActionSender?
  ) {
    let target = aTarget as AnyObject
    let argument = anArgument.map { $0 as AnyObject }
    DelayedCalls.shared.remove {
      $0.target === target && $0.selector == aSelector && $0.argument.map { $0 as AnyObject } === argument
    }
  }
}

/// A call that waits for its time.
final class DelayedCall {
  let target: NSObject
  let selector: Selector
  let argument: ActionSender?
  let delay: TimeInterval
  /// When the call is due; nil before the first frame.
  var due: TimeInterval?

  init(target: NSObject, selector: Selector, argument: ActionSender?, delay: TimeInterval) {
    self.target = target
    self.selector = selector
    self.argument = argument
    self.delay = delay.isFinite ? max(delay, 0) : 0
  }
}

/// The calls that wait, in the order in which they were asked for.
final class DelayedCalls: FrameParticipant {
  static let shared = DelayedCalls()
  private var waiting: [DelayedCall] = []

  func add(_ call: DelayedCall) {
    waiting.append(call)
    FrameScheduler.shared.add(self, phase: .animations)
  }

  func remove(where isMeant: (DelayedCall) -> Bool) {
    waiting.removeAll(where: isMeant)
  }

  func frame(at timestamp: TimeInterval) -> Bool {
    for call in waiting where call.due == nil { call.due = timestamp + call.delay }
    // What a call asks for or cancels counts from here on, so the list is looked at anew each time.
    var called: [DelayedCall] = []
    while let call = waiting.first(where: { call in
      (call.due ?? .infinity) <= timestamp && !called.contains { $0 === call }
    }) {
      called.append(call)
      waiting.removeAll { $0 === call }
      call.target.perform(call.selector, with: call.argument)
    }
    return !waiting.isEmpty
  }
}
