// SPDX-License-Identifier: MIT

/// A notification of a collection view that waits for the end of a transaction.
enum ItemCall {
  /// An element appeared.
  case willDisplay(VisibleElement)
  /// An element is gone; its index path as the data source knew it.
  case didEndDisplaying(VisibleElement, IndexPath)
  /// The content moved, in an animation block or outside of one.
  case scroll(ScrollCall, AnimationGroup?)
  /// A change ended.
  case completions([(Bool) -> Void], finished: Bool)
  /// A rare notification.
  case other(() -> Void)
}

/// Opens transactions, and delivers what waited in them.
final class ItemTransactions: EnginePart {
  /// The notifications that wait for the end of the open transaction.
  let calls = CallQueue<ItemCall>()

  /// Runs a transaction: see `CallQueue` for the rule.
  func inTransaction<Result>(_ body: () -> Result) -> Result {
    let view = scrollView
    defer { retainUntilHere(view) }
    calls.open(holding: scrollView.layer.observers)
    let result = body()
    if !calls.close(rounds: UIKitTuning.layoutPassLimit, { deliver($0) }) { resumeLater() }
    return result
  }

  /// True while application code may only answer: inside a transaction, except in the block of a batch of updates, which changes
  /// the model before anything else happens.
  var isBusy: Bool { calls.isOpen && calls.depth != engine.updates.blockDepth }

  /// Reports an event outside of the queue. Debug builds check that no transaction is open.
  func report(_ event: ItemEvent) {
    expectNotifiable()
    client.report(event)
  }

  /// Checks the rule where the application is notified outside of the queue.
  func expectNotifiable() {
    assert(
      scrollView.mayNotify,
      "the application is notified inside a transaction of its view; queue the call with notify(_:)")
  }

  /// Checks the rule where the application answers a query: what it starts meanwhile has to wait.
  func expectTransaction() {
    assert(calls.isOpen, "the application is queried outside of a transaction; use inTransaction(_:)")
  }

  /// Calls a closure now, or at the end of the transaction that is open.
  func notify(_ call: @escaping () -> Void) {
    if calls.isOpen { calls.add(.other(retainingView(call))) } else { call() }
  }

  /// Makes a request: see `CallQueue`.
  func request(_ request: @escaping () -> Void) { calls.request(retainingView(request)) }

  /// Requests that everything is shown from scratch: see `CallQueue`.
  func requestReload(_ reload: @escaping () -> Void) { calls.requestReload(retainingView(reload)) }

  /// A call that waits retains the view, because without it the parts have no engine.
  private func retainingView(_ call: @escaping () -> Void) -> () -> Void {
    let client = client
    return { withExtendedLifetime(client) { call() } }
  }

  /// Delivers a notification now, or at the end of the transaction that is open.
  func send(_ call: ItemCall) {
    if calls.isOpen { calls.add(call) } else { deliver(call) }
  }

  /// A scroll notification, at most one of each kind in a transaction.
  func queueScroll(_ call: ScrollCall) {
    for case .scroll(call, _) in calls.pending { return }
    calls.add(.scroll(call, AnimationGroup.current))
  }

  /// Continues after this frame with calls that callbacks keep adding.
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
      // Consequences of the offset are animated with it.
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
    // A callback before this one may have removed the element: then it was never displayed.
    guard engine.visible[element.key] === element else { return }
    element.isAnnounced = true
    guard client.hasItemDelegate else { return }
    if ElementKindTable.category(of: element.key.kind) != .decorationView {
      report(.willDisplay(element.view, element.key, element.modelKey.indexPath))
    }
    // Changes by the delegate must not grow from nothing in the animation that shows the view.
    if AnimationGroup.current != nil { UIView.withoutAnimation { element.view.layoutMarked() } }
  }

  private func deliverDidEndDisplaying(_ element: VisibleElement, _ path: IndexPath) {
    report(.didEndDisplaying(element.view, element.key, path))
    engine.display.recycle(element)
  }
}
