// SPDX-License-Identifier: MIT

/// A notification of a collection view that is deferred until the transaction ends.
enum ItemCall {
  /// An element appeared.
  case willDisplay(VisibleElement)
  /// An element is no longer displayed. The index path is that of the element in the data source.
  case didEndDisplaying(VisibleElement, IndexPath)
  /// The content has scrolled. The animation block is the one in which it has scrolled, if any.
  case scroll(ScrollCall, AnimationGroup?)
  /// A change ended.
  case completions([(Bool) -> Void], finished: Bool)
  /// Any other notification.
  case other(() -> Void)
}

/// Opens transactions, and delivers the calls that were deferred in them.
final class ItemTransactions: EnginePart {
  /// The notifications that are deferred until the end of the open transaction.
  let calls = CallQueue<ItemCall>()

  /// Runs a closure in a transaction, for which the rule in `CallQueue` applies.
  func inTransaction<Result>(_ body: () -> Result) -> Result {
    let view = scrollView
    defer { retainUntilHere(view) }
    calls.open(holding: scrollView.layer.observers)
    let result = body()
    if !calls.close(rounds: UIKitTuning.layoutPassLimit, { deliver($0) }) { resumeLater() }
    return result
  }

  /// Whether application code is only allowed to answer queries. This is true inside a transaction, except in the block
  /// of a batch update, which changes the model before the update starts.
  var isBusy: Bool { calls.isOpen && calls.depth != engine.updates.blockDepth }

  /// Reports an event outside the queue. Debug builds assert that no transaction is open.
  func report(_ event: ItemEvent) {
    expectNotifiable()
    client.report(event)
  }

  /// Asserts that no transaction is open, so that the app can be notified without the queue.
  func expectNotifiable() {
    assert(
      scrollView.mayNotify,
      "the application is notified inside a transaction of its view; queue the call with notify(_:)")
  }

  /// Asserts that a transaction is open when the application is queried, so that any changes it makes are deferred.
  func expectTransaction() {
    assert(calls.isOpen, "the application is queried outside of a transaction; use inTransaction(_:)")
  }

  /// Calls a closure immediately, or at the end of the open transaction.
  func notify(_ call: @escaping () -> Void) {
    if calls.isOpen { calls.add(.other(retainingView(call))) } else { call() }
  }

  /// Makes a request. See `CallQueue`.
  func request(_ request: @escaping () -> Void) { calls.request(retainingView(request)) }

  /// Requests that all content is displayed from scratch. See `CallQueue`.
  func requestReload(_ reload: @escaping () -> Void) { calls.requestReload(retainingView(reload)) }

  /// Wraps a deferred call so that it retains the view, because the parts have no engine after the view is released.
  private func retainingView(_ call: @escaping () -> Void) -> () -> Void {
    let client = client
    return { withExtendedLifetime(client) { call() } }
  }

  /// Delivers a notification immediately, or at the end of the open transaction.
  func send(_ call: ItemCall) {
    if calls.isOpen { calls.add(call) } else { deliver(call) }
  }

  /// Queues a scroll notification. Each kind of notification is queued at most once per transaction.
  func queueScroll(_ call: ScrollCall) {
    for case .scroll(call, _) in calls.pending { return }
    calls.add(.scroll(call, AnimationGroup.current))
  }

  /// Continues delivery after this frame, because callbacks keep adding calls.
  private func resumeLater() {
    let reference = WeakReference(client)
    AppContext.shared.afterCommit {
      reference.wrappedValue?.engine.enter { $0.transactions.resume() }
    }
  }

  private func resume() {
    if !calls.resume(rounds: UIKitTuning.layoutPassLimit, { deliver($0) }) { resumeLater() }
  }

  private func deliver(_ call: ItemCall) {
    calls.expectClosed("a notification of a collection view")
    switch call {
    case .willDisplay(let element): deliverWillDisplay(element)
    case .didEndDisplaying(let element, let path): deliverDidEndDisplaying(element, path)
    case .scroll(let call, let group):
      guard let group, !group.isFinished else {
        scrollView.makeCall(call)
        return
      }
      // Changes that result from an offset change are animated together with the offset.
      let outer = AnimationGroup.current
      AnimationGroup.current = group
      scrollView.makeCall(call)
      group.layOutWaiting()
      AnimationGroup.current = outer
    case .completions(let completions, let finished): for completion in completions { completion(finished) }
    case .other(let call): call()
    }
  }

  private func deliverWillDisplay(_ element: VisibleElement) {
    // If a preceding callback has removed the element, the element was never displayed.
    guard engine.visible[element.key] === element else { return }
    element.isAnnounced = true
    guard client.hasItemDelegate else { return }
    if ElementKindTable.category(of: element.key.kind) != .decorationView {
      report(.willDisplay(element.view, element.key, element.modelKey.indexPath))
    }
    // The delegate's changes must not be animated from a zero size together with the appearing view.
    if AnimationGroup.current != nil { UIView.withoutAnimation { element.view.layoutMarked() } }
  }

  private func deliverDidEndDisplaying(_ element: VisibleElement, _ path: IndexPath) {
    report(.didEndDisplaying(element.view, element.key, path))
    engine.display.recycle(element)
  }
}
