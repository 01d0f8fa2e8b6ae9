// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  extension NotificationCenter {
    /// Calls a method of the observer for each notification with the given name and object. Nil matches any name or any
    /// object. The observer is not retained.
    public func addObserver(
      _ observer: AnyObject, selector aSelector: Selector, name aName: NSNotification.Name?, object: AnyObject?
    ) {
      let target = WeakReference<AnyObject>(observer)
      let send = { (notification: Notification) in
        guard let observer = target.wrappedValue else { return }
        if aSelector.perform(on: observer, with: SelectorArgument(notification)) { return }
        Diagnostics.report(
          "unknownSelector", "An observer does not handle \(aSelector.name). Handle it in perform(_:with:).")
      }
      addObserver(observer, name: aName, object: object, isAlive: { target.wrappedValue != nil }, block: send)
    }
  }
#else
  extension NotificationCenter {
    /// Calls a method of the observer for each notification with the given name and object. Nil matches any name or any
    /// object. The observer is not retained.
    @preconcurrency @MainActor
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object: Any?
    ) {
      let call = ObserverCall(observer as AnyObject, aSelector)
      let token = addObserver(forName: aName, object: object, queue: nil) { call.perform(with: $0) }
      SelectorObservers.add(
        .init(center: self, call: call, token: token, name: aName, object: object.map { $0 as AnyObject }))
    }

    /// Removes an observer that was added with `addObserver(_:selector:name:object:)`, or the observer that a token
    /// represents. This method can be called on any thread, for example in a nonisolated `deinit`.
    nonisolated public func removeObserver(_ observer: AnyObject) {
      SelectorObservers.remove(observer, of: self) { _ in true }
      let any: Any = observer
      removeObserver(any)
    }

    /// Removes an observer that was added with a selector for the given name and object. Nil matches any name or any
    /// object.
    nonisolated public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object: Any?) {
      let sender = object.map { $0 as AnyObject }
      SelectorObservers.remove(observer, of: self) { entry in
        (aName == nil || entry.name == aName) && (sender == nil || entry.object === sender)
      }
      let any: Any = observer
      removeObserver(any, name: aName, object: object)
    }
  }

  /// The observers with selectors. A notification center itself only supports closures.
  nonisolated enum SelectorObservers {
    struct Entry {
      let center: NotificationCenter
      let call: ObserverCall
      let token: any NSObjectProtocol
      let name: NSNotification.Name?
      weak var object: AnyObject?
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [Entry] = []

    static func add(_ entry: Entry) {
      // Deallocated observers are removed when an observer is added, because only then does the list grow.
      drop { $0.call.observer == nil }
      lock.withLock { entries.append(entry) }
    }

    static func remove(_ observer: AnyObject, of center: NotificationCenter, where isMeant: (Entry) -> Bool) {
      drop { $0.call.observer === observer && $0.center === center && isMeant($0) }
    }

    private static func drop(where isMeant: (Entry) -> Bool) {
      lock.lock()
      let leaving = entries.filter(isMeant)
      entries.removeAll { entry in leaving.contains { $0.call === entry.call } }
      lock.unlock()
      for entry in leaving {
        let token: Any = entry.token
        entry.center.removeObserver(token)
      }
    }
  }

  /// Calls an observer for a notification, which must be posted on the main actor.
  nonisolated final class ObserverCall: @unchecked Sendable {
    private(set) weak var observer: AnyObject?
    let selector: Selector

    init(_ observer: AnyObject, _ selector: Selector) {
      self.observer = observer
      self.selector = selector
    }

    nonisolated func perform(with notification: Notification) {
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated {
        guard let observer else { return }
        let argument = SelectorArgument(notification)
        if selector.perform(on: observer, with: argument) { return }
        // The method may also take an `NSNotification`.
        let object = NSNotification(
          name: notification.name, object: notification.object, userInfo: notification.userInfo)
        if selector.perform(on: observer, with: object) { return }
        Diagnostics.report(
          "unknownSelector", "An observer does not handle \(selector.name). Handle it in perform(_:with:).")
      }
    }
  }
#endif
