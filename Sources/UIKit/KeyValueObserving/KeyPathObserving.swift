// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// An observable property and its key path in one class.
  nonisolated struct ObservablePath {
    let path: AnyKeyPath
    let name: String
    let changes: ObservedChanges
    let value: (AnyObject) -> Any

    init<Object: AnyObject, Value>(_ path: KeyPath<Object, Value>, _ key: ObservableKey<Object, Value>) {
      self.path = path
      name = key.name
      changes = key.changes
      value = { object in key.value(unsafeDowncast(object, to: Object.self)) }
    }
  }

  // Without Objective-C, key paths have no names, and `\Carousel.contentOffset` is not equal to
  // `\UIScrollView.contentOffset`. Therefore the list of observable paths is created for the exact root class of the
  // key path.

  extension _KeyValueCodingAndObserving where Self: UIView {
    static var observablePathsOfViews: [ObservablePath] {
      [
        ObservablePath(\Self.frame, .frame), ObservablePath(\Self.bounds, .bounds),
        ObservablePath(\Self.center, .center),
        ObservablePath(\Self.transform, .transform), ObservablePath(\Self.alpha, .alpha),
        ObservablePath(\Self.isHidden, .isHidden),
      ]
    }

    /// Calls a handler whenever a property changes, until the returned observation is released or invalidated.
    ///
    /// The observable properties are frame, bounds, center, transform, alpha and isHidden; for scroll views also
    /// contentOffset, contentSize and contentInset; and for controls also isEnabled, isSelected and isHighlighted.
    /// Other key paths are reported.
    /// - Parameters:
    /// - keyPath: the property, such as `\.contentOffset`.
    /// - options: the values that the handler receives. Default: none.
    /// - changeHandler: retained until the observation ends.
    nonisolated public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let list = MainThread.run(self) { ($0._keyValueObservers, Self.observablePathsOfViews) }
      return list.0.observe(self, keyPath, among: list.1, options, changeHandler)
    }
  }

  extension _KeyValueCodingAndObserving where Self: UIScrollView {
    static var observablePathsOfScrollViews: [ObservablePath] {
      observablePathsOfViews + [
        ObservablePath(\Self.contentOffset, .contentOffset), ObservablePath(\Self.contentSize, .contentSize),
        ObservablePath(\Self.contentInset, .contentInset),
      ]
    }

    /// Calls a handler whenever a property changes, until the returned observation is released or invalidated. The
    /// observable properties are those of every view, as well as contentOffset, contentSize and contentInset.
    nonisolated public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let list = MainThread.run(self) { ($0._keyValueObservers, Self.observablePathsOfScrollViews) }
      return list.0.observe(self, keyPath, among: list.1, options, changeHandler)
    }
  }

  extension _KeyValueCodingAndObserving where Self: WKWebView {
    static var observablePathsOfWebViews: [ObservablePath] {
      observablePathsOfViews + [
        ObservablePath(\Self.estimatedProgress, .estimatedProgress), ObservablePath(\Self.title, .title),
        ObservablePath(\Self.url, .url), ObservablePath(\Self.isLoading, .isLoading),
        ObservablePath(\Self.canGoBack, .canGoBack), ObservablePath(\Self.canGoForward, .canGoForward),
      ]
    }

    /// Calls a handler whenever a property changes, until the returned observation is released or invalidated. The
    /// observable properties are those of every view, as well as title, url, isLoading, estimatedProgress, canGoBack
    /// and canGoForward. Differs from Apple: a page change notifies the observers of all page properties.
    nonisolated public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let list = MainThread.run(self) { ($0._keyValueObservers, Self.observablePathsOfWebViews) }
      return list.0.observe(self, keyPath, among: list.1, options, changeHandler)
    }
  }

  extension _KeyValueCodingAndObserving where Self: UIControl {
    static var observablePathsOfControls: [ObservablePath] {
      observablePathsOfViews + [
        ObservablePath(\Self.isEnabled, .isEnabled), ObservablePath(\Self.isSelected, .isSelected),
        ObservablePath(\Self.isHighlighted, .isHighlighted),
      ]
    }

    /// Calls a handler whenever a property changes, until the returned observation is released or invalidated. The
    /// observable properties are those of every view, as well as isEnabled, isSelected and isHighlighted.
    nonisolated public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let list = MainThread.run(self) { ($0._keyValueObservers, Self.observablePathsOfControls) }
      return list.0.observe(self, keyPath, among: list.1, options, changeHandler)
    }
  }

  extension _KeyValueCodingAndObserving where Self: UIGestureRecognizer {
    static var observablePathsOfRecognizers: [ObservablePath] { [ObservablePath(\Self.state, .state)] }

    /// Calls a handler whenever the state changes, until the returned observation is released or invalidated.
    nonisolated public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let paths = MainThread.run(self) { _ in Self.observablePathsOfRecognizers }
      return _keyValueObservers.observe(self, keyPath, among: paths, options, changeHandler)
    }
  }

  nonisolated extension _KeyValueCodingAndObserving where Self: CALayer {
    static var observablePathsOfLayers: [ObservablePath] {
      [
        ObservablePath(\Self.frame, .frame), ObservablePath(\Self.bounds, .bounds),
        ObservablePath(\Self.position, .position), ObservablePath(\Self.transform, .transform),
        ObservablePath(\Self.opacity, .opacity), ObservablePath(\Self.isHidden, .isHidden),
      ]
    }

    /// Calls a handler whenever frame, bounds, position, transform, opacity or isHidden changes, until the returned
    /// observation is released or invalidated.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      _keyValueObservers.observe(self, keyPath, among: Self.observablePathsOfLayers, options, changeHandler)
    }
  }

  nonisolated extension KeyValueObservers {
    /// Adds an observer of the property at the given key path, if that property is observable.
    func observe<Object: AnyObject, Value>(
      _ object: Object, _ path: KeyPath<Object, Value>, among paths: [ObservablePath],
      _ options: NSKeyValueObservingOptions, _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      guard let known = paths.first(where: { $0.path == path }) else {
        let names = paths.map { $0.name }.joined(separator: ", ")
        Diagnostics.report(
          "notObservable",
          "The \(Value.self) at this key path of \(Object.self) cannot be observed. Observable properties: \(names). "
            + "If a final class overrides the property, observe the object through a variable of its superclass.")
        return NSKeyValueObservation(nil, in: nil)
      }
      return observe(object, ObservableKey(known.name, known.changes) { $0[keyPath: path] }, options, handler)
    }
  }
#endif
