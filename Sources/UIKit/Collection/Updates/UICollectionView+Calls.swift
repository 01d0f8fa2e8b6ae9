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

extension UICollectionView {
  /// Runs a transaction: see `CallQueue` for the rule.
  final func inTransaction<Result>(_ body: () -> Result) -> Result {
    calls.open(holding: layer.observers)
    let result = body()
    if !calls.close(rounds: UIKitTuning.layoutPassLimit, { deliver($0) }) { resumeLater() }
    return result
  }

  /// True while application code may only answer: inside a transaction, except in the block of a batch of updates, which changes
  /// the model before anything else happens.
  final var isBusy: Bool { calls.isOpen && calls.depth != updates.blockDepth }

  /// The delegate, where it is notified outside of the queue. Debug builds check that no transaction is open.
  final var notifiedItemDelegate: (any UICollectionViewDelegate)? {
    expectNotifiable()
    return collectionDelegate
  }

  /// Checks the rule where the application is notified outside of the queue.
  final func expectNotifiable() {
    assert(mayNotify, "the application is notified inside a transaction of its view; queue the call with notify(_:)")
  }

  /// Checks the rule where the application answers a query: what it starts meanwhile has to wait.
  final func expectTransaction() {
    assert(calls.isOpen, "the application is queried outside of a transaction; use inTransaction(_:)")
  }

  /// Calls a closure now, or at the end of the transaction that is open.
  final func notify(_ call: @escaping () -> Void) {
    if calls.isOpen { calls.add(.other(call)) } else { call() }
  }

  /// Delivers a notification now, or at the end of the transaction that is open.
  final func send(_ call: ItemCall) {
    if calls.isOpen { calls.add(call) } else { deliver(call) }
  }

  /// A scroll notification, at most one of a kind in a transaction.
  final func queueScroll(_ call: ScrollCall) {
    for case .scroll(call, _) in calls.pending { return }
    calls.add(.scroll(call, AnimationGroup.current))
  }

  /// What callbacks added without end goes on after this frame.
  private func resumeLater() {
    let reference = WeakReference<UICollectionView>(self)
    AppContext.shared.afterCommit {
      guard let view = reference.wrappedValue else { return }
      if !view.calls.resume(rounds: UIKitTuning.layoutPassLimit, { view.deliver($0) }) { view.resumeLater() }
    }
  }

  private func deliver(_ call: ItemCall) {
    calls.expectClosed("a notification of a collection view")
    switch call {
    case .willDisplay(let element): deliverWillDisplay(element)
    case .didEndDisplaying(let element, let path): deliverDidEndDisplaying(element, path)
    case .scroll(let call, let group):
      guard let group, !group.isFinished else {
        makeCall(call)
        return
      }
      // What follows from the offset is animated with it.
      let outer = AnimationGroup.current
      AnimationGroup.current = group
      makeCall(call)
      group.layOutWaiting()
      AnimationGroup.current = outer
    case .completions(let completions, let finished): for completion in completions { completion(finished) }
    case .other(let call): call()
    }
  }

  private func deliverWillDisplay(_ element: VisibleElement) {
    // A callback before this one may have removed the element: then it was never displayed.
    guard visible[element.key] === element else { return }
    element.isAnnounced = true
    guard let delegate = notifiedItemDelegate else { return }
    let path = modelPath(of: element)
    if let cell = element.view as? UICollectionViewCell, element.key.isCell {
      delegate.collectionView(self, willDisplay: cell, forItemAt: path)
    } else if ElementKindTable.category(of: element.key.kind) == .supplementaryView {
      delegate.collectionView(
        self, willDisplaySupplementaryView: element.view,
        forElementKind: ElementKindTable.name(of: element.key.kind) ?? "", at: path)
    }
    // What the delegate changes must not grow from nothing in the animation that shows the view.
    if AnimationGroup.current != nil { UIView.withoutAnimation { element.view.layoutMarked() } }
  }

  private func deliverDidEndDisplaying(_ element: VisibleElement, _ path: IndexPath) {
    if let delegate = notifiedItemDelegate {
      if let cell = element.view as? UICollectionViewCell, element.key.isCell {
        delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      } else {
        delegate.collectionView(
          self, didEndDisplayingSupplementaryView: element.view,
          forElementOfKind: ElementKindTable.name(of: element.key.kind) ?? "", at: path)
      }
    }
    recycle(element)
  }
}
