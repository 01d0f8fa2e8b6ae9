// SPDX-License-Identifier: MIT

/// An observation that continues until it is invalidated or released. Retain the observation as long as you want to be
/// notified.
///
/// Differs from Apple: an observation may always outlive the observed object, and is then no longer notified.
nonisolated public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private var observers: KeyValueObservers?
  private var observer: KeyValueObserver?

  init(_ observer: KeyValueObserver?, in observers: KeyValueObservers?) {
    self.observer = observer
    self.observers = observers
    super.init()
  }

  deinit { invalidate() }

  /// Ends the observation. Further calls have no effect.
  public func invalidate() {
    if let observer { observers?.remove(observer) }
    observer = nil
    observers = nil
  }
}
