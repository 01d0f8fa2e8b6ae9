// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// Notifies observers immediately, in the order in which they were added.
  ///
  /// This class only supports closures as observers. `NotificationCenter+Selectors`, which requires UIKit, adds support
  /// for observers with selectors.
  public final class NotificationCenter {
    private final class Observer: NSObject {
      let name: Notification.Name?
      /// The object whose notifications the observer receives; nil for any.
      private let object: ObjectIdentifier?
      /// The box that tracks whether the object still exists, because a new object may be allocated at the same
      /// address. The box is nil if the object is not an `NSObject`.
      private let objectBox: WeakBox?
      var block: ((Notification) -> Void)?
      /// The owner of an observer with a selector; nil for a closure.
      var owner: ObjectIdentifier?
      var isAlive: (() -> Bool)?
      var isGone: Bool { isAlive.map { !$0() } ?? false }

      init(name: Notification.Name?, object: AnyObject?, block: @escaping (Notification) -> Void) {
        self.name = name
        self.object = object.map { ObjectIdentifier($0) }
        objectBox = (object as? NSObject)?._weakBox
        self.block = block
        super.init()
      }

      /// Returns whether the observer observes exactly this object; nil matches nil.
      func isAbout(_ other: AnyObject?) -> Bool {
        object == other.map { ObjectIdentifier($0) } && objectBox?.isAlive != false
      }

      /// Returns whether the observer receives the notifications of an object.
      func accepts(_ sender: AnyObject?) -> Bool { object == nil || isAbout(sender) }
    }

    /// The shared center.
    nonisolated(unsafe) public static let `default` = NotificationCenter()

    private var observers: [Observer] = []

    /// Creates a center.
    public init() {}

    /// Calls `block` for notifications with the given name and object; nil matches any name or object. The queue is
    /// ignored. Returns a token to pass to `removeObserver(_:)`; the center retains the token.
    @discardableResult
    public func addObserver(
      forName name: Notification.Name?, object: AnyObject?, queue: OperationQueue?,
      using block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
      let observer = Observer(name: name, object: object, block: block)
      observers.append(observer)
      return observer
    }

    /// Removes an observer by its token, even while it is being notified. Other objects are ignored.
    public func removeObserver(_ observer: AnyObject) {
      end { $0 === observer || $0.owner == ObjectIdentifier(observer) }
    }

    /// Removes an observer by its token, or removes an owner's selector-based registrations for a name and an object;
    /// nil matches any name or object.
    public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: AnyObject?) {
      end {
        $0 === observer
          || $0.owner == ObjectIdentifier(observer) && (name == nil || $0.name == name)
            && (object == nil || $0.isAbout(object))
      }
    }

    /// Adds an observer with a selector. The observer is removed once `isAlive` returns false.
    package func addObserver(
      _ owner: AnyObject, name: Notification.Name?, object: AnyObject?, isAlive: @escaping () -> Bool,
      block: @escaping (Notification) -> Void
    ) {
      // Remove observers whose owners have been deallocated, because a new object may have the address of such an
      // owner.
      end { $0.isGone }
      let observer = Observer(name: name, object: object, block: block)
      observer.owner = ObjectIdentifier(owner)
      observer.isAlive = isAlive
      observers.append(observer)
    }

    private func end(_ isMeant: (Observer) -> Bool) {
      for candidate in observers where isMeant(candidate) { candidate.block = nil }
      observers.removeAll { $0.block == nil }
    }

    /// Posts a notification.
    public func post(_ notification: Notification) {
      // Observers that are added during a post are first called for the next notification. Removed observers are not
      // called.
      for observer in observers
      where (observer.name == nil || observer.name == notification.name)
        && observer.accepts(notification.object)
      {
        observer.block?(notification)
      }
    }

    /// Posts a notification.
    public func post(name: Notification.Name, object: AnyObject?, userInfo: [String: AnyObject]? = nil) {
      post(Notification(name: name, object: object, userInfo: userInfo))
    }
  }
#endif
