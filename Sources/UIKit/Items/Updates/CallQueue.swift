// SPDX-License-Identifier: MIT

/// Calls to the application that wait until a transaction is over.
///
/// # The rule
/// **No application code runs between the first query of a transaction and its last write.** Transactions are batches of
/// updates, changes of layout and of bounds, layout passes and reloads. There are three kinds of application code:
///
/// - *Notifications* (completions, `willDisplay`, `didEndDisplaying`, `didScroll`, observers of the offset) are added to the
///   queue and delivered in order when the outermost transaction closes.
/// - *Queries* (counts, cells, attributes, sizes) are called inside, because the transaction needs their answers.
/// - *Requests* are changes that client code makes during a query, although it should not: a reload, an update, another
///   layout. They wait too, and are delivered before all notifications, so that no notification reports an element that a
///   request has removed. Reloads precede all other requests: the model has changed already, so nothing may be queried
///   before the counts are discarded.
///
/// A view that is reused is added to the reuse queue with the delivery of its `didEndDisplaying`, so that
/// `prepareForReuse()` of the view never precedes it.
///
/// The queue is independent of what it carries: its owner decides what a call is and how it is delivered.
///
/// Invariants: calls are delivered once, in the order in which they were added, and only while no transaction is open.
final class CallQueue<Call> {
  /// The number of nested open transactions.
  @exclusivity(unchecked) private(set) var depth = 0
  /// Requests of a model that has changed already, and requests that change the model themselves or not at all.
  @exclusivity(unchecked) private var reloads: [() -> Void] = []
  @exclusivity(unchecked) private var requests: [() -> Void] = []
  /// The number of `requests` that waited when the outermost transaction was opened. The answers in it do not depend on them.
  @exclusivity(unchecked) private var earlier = 0
  @exclusivity(unchecked) private var calls: [Call] = []
  /// The number of calls that were delivered already.
  @exclusivity(unchecked) private var delivered = 0
  /// True while what waited is delivered.
  @exclusivity(unchecked) private(set) var isDelivering = false
  /// The observers whose notifications are held back while a transaction is open.
  @exclusivity(unchecked) private var held: KeyValueObservers?

  /// True while a transaction is open.
  var isOpen: Bool { depth > 0 }
  /// Whether the open transaction has pending requests: the answers to its queries may describe different states.
  var hasRequests: Bool { !reloads.isEmpty || requests.count > earlier }
  /// Whether any request is pending, from this transaction or an earlier one.
  private var requestsWait: Bool { !reloads.isEmpty || !requests.isEmpty }
  /// The calls that were not delivered yet.
  var pending: ArraySlice<Call> { calls[delivered...] }

  /// Opens a transaction. Observers of the owner are notified when the outermost one closes.
  func open(holding observers: KeyValueObservers?) {
    depth += 1
    guard depth == 1 else { return }
    earlier = requests.count
    guard let observers else { return }
    held = observers
    observers.willChange([])
  }

  /// Adds a notification for the end of the transaction.
  func add(_ call: Call) {
    assert(isOpen, "only a transaction queues calls; without one they are made at once")
    calls.append(call)
  }

  /// Adds a request for the end of the transaction.
  func request(_ request: @escaping () -> Void) {
    assert(isOpen, "only a transaction queues requests; without one they are met at once")
    requests.append(request)
  }

  /// Adds the request of a model that has changed already, which shows all of it from scratch.
  func requestReload(_ reload: @escaping () -> Void) {
    assert(isOpen, "only a transaction queues requests; without one they are met at once")
    reloads.append(reload)
  }

  /// Closes a transaction. The outermost one delivers pending calls: requests first, then notifications.
  ///
  /// Calls that are added in the meantime are delivered too, up to a number of rounds. Returns false if some remain, so
  /// that callbacks that start one change after another cannot keep the process busy forever; the owner calls `resume`
  /// later.
  func close(rounds: Int, _ deliver: (Call) -> Void) -> Bool {
    depth -= 1
    guard depth == 0 else { return true }
    if let observers = held {
      held = nil
      observers.didChange([])
    }
    return resume(rounds: rounds, deliver)
  }

  /// Makes what waits. Returns false if something is left after a number of rounds.
  func resume(rounds: Int, _ deliver: (Call) -> Void) -> Bool {
    guard !isOpen, !isDelivering, requestsWait || delivered < calls.count else { return true }
    isDelivering = true
    var round = 0
    while round < rounds, requestsWait || delivered < calls.count {
      round += 1
      for _ in 0..<reloads.count + requests.count { nextRequest()?() }
      let end = calls.count
      while !requestsWait, delivered < end {
        let call = calls[delivered]
        delivered += 1
        deliver(call)
      }
    }
    calls.removeFirst(delivered)
    delivered = 0
    isDelivering = false
    return !requestsWait && calls.isEmpty
  }

  /// Takes the next request out of the queue.
  private func nextRequest() -> (() -> Void)? {
    if !reloads.isEmpty { return reloads.removeFirst() }
    return requests.isEmpty ? nil : requests.removeFirst()
  }

  /// Checks the rule where application code is called that is not a query.
  func expectClosed(_ name: StaticString) {
    assert(!isOpen, "\(name) is called inside a transaction of its view; queue the call")
  }
}
