// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// Tells those who want to know what happened, at once and in the order in which they asked.
  ///
  /// Differs from Foundation: observers are closures, since nothing can be called by name in the browser.
  public final class NotificationCenter {
    private final class Observer: NSObject {
      let name: Notification.Name?
      /// Compared and never used, so it need not be alive.
      let object: ObjectIdentifier?
      var block: ((Notification) -> Void)?

      init(name: Notification.Name?, object: AnyObject?, block: @escaping (Notification) -> Void) {
        self.name = name
        self.object = object.map { ObjectIdentifier($0) }
        self.block = block
        super.init()
      }
    }

    /// The one that everybody uses.
    nonisolated(unsafe) public static let `default` = NotificationCenter()

    private var observers: [Observer] = []

    /// A center of one's own.
    public init() {}

    /// Calls `block` for what has the name and happens to the object; nil is any. The queue does not matter. The answer is a
    /// token for `removeObserver(_:)`, which the center keeps alive.
    @discardableResult
    public func addObserver(
      forName name: Notification.Name?, object: AnyObject?, queue: OperationQueue?,
      using block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
      let observer = Observer(name: name, object: object, block: block)
      observers.append(observer)
      return observer
    }

    /// Not in the browser, where nothing can be called by name.
    @available(*, unavailable, message: "nothing is called by name in the browser; use the form with a closure")
    public func addObserver(_ observer: AnyObject, selector: String, name: Notification.Name?, object: AnyObject?) {}

    /// Takes an observer back, by its token; also while it is told of something. Others than tokens are ignored.
    public func removeObserver(_ observer: AnyObject) {
      for candidate in observers where candidate === observer { candidate.block = nil }
      observers.removeAll { $0.block == nil }
    }

    /// Takes an observer back.
    public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: AnyObject?) {
      removeObserver(observer)
    }

    /// Tells of something.
    public func post(_ notification: Notification) {
      let object = notification.object.map { ObjectIdentifier($0) }
      // Who comes while others are told is told of the next one; who goes is not told any more.
      for observer in observers
      where (observer.name == nil || observer.name == notification.name)
        && (observer.object == nil || observer.object == object)
      {
        observer.block?(notification)
      }
    }

    /// Tells of something.
    public func post(name: Notification.Name, object: AnyObject?, userInfo: [String: AnyObject]? = nil) {
      post(Notification(name: name, object: object, userInfo: userInfo))
    }
  }
#endif
