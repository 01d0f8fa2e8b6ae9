// SPDX-License-Identifier: MIT

/// Calls to the app that are deferred until the end of a transaction.
///
/// # The rule
/// **No application code runs between the first query of a transaction and its last write.** Batches of updates,
/// changes of layout and of bounds, layout passes and reloads are transactions. There are three kinds of application
/// code:
///
/// - *Notifications* (completions, `willDisplay`, `didEndDisplaying`, `didScroll`, observers of the offset) are queued
///   and delivered in order when the outermost transaction closes.
/// - *Queries* (counts, cells, attributes, sizes) run inside the transaction, because their results are needed there.
/// - *Requests* are changes that application code is not allowed to make during a query, but makes nevertheless: a
///   reload, an update, or another layout. Requests are also deferred, but delivered before all notifications, so that
///   no notification reports an element that a request has removed. Reloads precede all other requests, because the
///   model has already changed and must not be queried before the counts are discarded.
///
/// A view is added to the reuse queue when its `didEndDisplaying` is delivered, so that `prepareForReuse()` is never
/// called before `didEndDisplaying`.
///
/// The queue is independent of its contents: the owner defines the calls and how they are delivered.
///
/// Invariants: calls are delivered once, in the order in which they were added, and only while no transaction is open.
final class CallQueue<Call> {
  /// The number of nested open transactions.
  @exclusivity(unchecked) private(set) var depth = 0
  /// The requests that were made after the model had changed, and the other requests, which may change the model.
  @exclusivity(unchecked) private var reloads: [() -> Void] = []
  @exclusivity(unchecked) private var requests: [() -> Void] = []
  /// The number of pending `requests` when the outermost transaction was opened. These requests do not affect the
  /// results of queries in that transaction.
  @exclusivity(unchecked) private var earlier = 0
  @exclusivity(unchecked) private var calls: [Call] = []
  /// The number of calls that have already been delivered.
  @exclusivity(unchecked) private var delivered = 0
  /// Whether deferred calls are being delivered.
  @exclusivity(unchecked) private(set) var isDelivering = false
  /// The observers whose notifications are deferred while a transaction is open.
  @exclusivity(unchecked) private var held: KeyValueObservers?

  /// Whether a transaction is open.
  var isOpen: Bool { depth > 0 }
  /// Whether the open transaction has pending requests, in which case its query results may describe different states.
  var hasRequests: Bool { !reloads.isEmpty || requests.count > earlier }
  /// Whether any request is pending, from this transaction or an earlier one.
  private var requestsWait: Bool { !reloads.isEmpty || !requests.isEmpty }
  /// The calls that have not been delivered yet.
  var pending: ArraySlice<Call> { calls[delivered...] }

  /// Opens a transaction. The owner's observers are notified when the outermost transaction closes.
  func open(holding observers: KeyValueObservers?) {
    depth += 1
    guard depth == 1 else { return }
    earlier = requests.count
    guard let observers else { return }
    held = observers
    observers.willChange([])
  }

  /// Adds a notification to deliver at the end of the transaction.
  func add(_ call: Call) {
    assert(isOpen, "only a transaction queues calls; without one they are made at once")
    calls.append(call)
  }

  /// Adds a request to perform at the end of the transaction.
  func request(_ request: @escaping () -> Void) {
    assert(isOpen, "only a transaction queues requests; without one they are met at once")
    requests.append(request)
  }

  /// Adds a request to display the new state from scratch after the model has changed.
  func requestReload(_ reload: @escaping () -> Void) {
    assert(isOpen, "only a transaction queues requests; without one they are met at once")
    reloads.append(reload)
  }

  /// Closes a transaction. The outermost transaction delivers pending calls: requests first, then notifications.
  ///
  /// Calls that are added during delivery are also delivered, up to a maximum number of rounds. Returns false if calls
  /// remain, in which case the owner calls `resume` later. The process is therefore not blocked if callbacks keep
  /// making changes.
  func close(rounds: Int, _ deliver: (Call) -> Void) -> Bool {
    depth -= 1
    guard depth == 0 else { return true }
    if let observers = held {
      held = nil
      observers.didChange([])
    }
    return resume(rounds: rounds, deliver)
  }

  /// Delivers pending calls. Returns false if calls remain after the maximum number of rounds.
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

  /// Removes the next request from the queue.
  private func nextRequest() -> (() -> Void)? {
    if !reloads.isEmpty { return reloads.removeFirst() }
    return requests.isEmpty ? nil : requests.removeFirst()
  }

  /// Asserts that no transaction is open when application code other than a query is called.
  func expectClosed(_ name: StaticString) {
    assert(!isOpen, "\(name) is called inside a transaction of its view; queue the call")
  }
}
