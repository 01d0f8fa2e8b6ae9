// SPDX-License-Identifier: MIT

/// An object with observable properties: a view, a layer or a gesture recognizer. `ObservableKey` lists the properties.
///
/// Differs from Apple: on Apple's platforms, every object has these methods. In Sprung, the methods are unavailable for
/// objects without observable properties.
nonisolated public protocol _KeyValueCodingAndObserving: AnyObject {
  /// The observers of the object. The list is created when the first observer is added. Internal to UIKit.
  var _keyValueObservers: KeyValueObservers { get }
}

nonisolated extension UIView: _KeyValueCodingAndObserving {
  /// The observers of the view's layer. Internal to UIKit.
  public final var _keyValueObservers: KeyValueObservers { MainThread.run(self) { $0.layer._keyValueObservers } }
}

nonisolated extension CALayer: _KeyValueCodingAndObserving {
  /// The observers of the layer and its view. Internal to UIKit.
  public final var _keyValueObservers: KeyValueObservers {
    if let observers { return observers }
    let made = KeyValueObservers()
    observers = made
    return made
  }
}

nonisolated extension UIGestureRecognizer: _KeyValueCodingAndObserving {
  /// The observers of the state. Internal to UIKit.
  public final var _keyValueObservers: KeyValueObservers {
    MainThread.run(self) {
      if let observers = $0.observers { return observers }
      let made = KeyValueObservers()
      $0.observers = made
      return made
    }
  }
}

nonisolated extension _KeyValueCodingAndObserving {
  // All types share this method, because in Embedded Swift, Swift 6.3 cannot import a method with `Self: UIView` across
  // modules.
  /// Calls a handler whenever a property changes, until the returned observation is released or invalidated.
  public func observe<Value>(
    _ key: ObservableKey<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    _keyValueObservers.observe(self, key, options, changeHandler)
  }
}

nonisolated extension KeyValueObservers {
  /// Adds an observer for a property of the object that owns this list.
  func observe<Object: AnyObject, Value>(
    _ object: Object, _ key: ObservableKey<Object, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    // The object owns this list of observers, so the object is alive whenever the observers are notified.
    let reference = Unmanaged.passUnretained(object)
    var old: Value?
    let observer = KeyValueObserver(
      key.changes, name: key.name,
      willChange: {
        let object = reference.takeUnretainedValue()
        if options.contains(.old) { old = key.value(object) }
        if options.contains(.prior) { handler(object, NSKeyValueObservedChange(oldValue: old, isPrior: true)) }
      },
      didChange: {
        let object = reference.takeUnretainedValue()
        let before = old
        old = nil
        let new = options.contains(.new) ? key.value(object) : nil
        handler(object, NSKeyValueObservedChange(newValue: new, oldValue: before))
      })
    add(observer)
    if options.contains(.initial) {
      handler(object, NSKeyValueObservedChange(newValue: options.contains(.new) ? key.value(object) : nil))
    }
    return NSKeyValueObservation(observer, in: self)
  }
}
