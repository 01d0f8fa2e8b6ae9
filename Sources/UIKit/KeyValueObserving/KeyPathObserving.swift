// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// A property that can be observed, and the key path that means it in one class.
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

  // Key paths carry no names here, and `\Carousel.contentOffset` is not equal to `\UIScrollView.contentOffset`, so the
  // list is made for the very class that the path begins with.

  extension _KeyValueCodingAndObserving where Self: UIView {
    static var observablePathsOfViews: [ObservablePath] {
      [
        ObservablePath(\Self.frame, .frame), ObservablePath(\Self.bounds, .bounds),
        ObservablePath(\Self.center, .center),
        ObservablePath(\Self.transform, .transform), ObservablePath(\Self.alpha, .alpha),
        ObservablePath(\Self.isHidden, .isHidden),
      ]
    }

    /// Calls a handler whenever a property has changed, until the answer is let go or invalidated.
    ///
    /// Observable are frame, bounds, center, transform, alpha and isHidden, of scroll views also contentOffset,
    /// contentSize and contentInset, of controls isEnabled, isSelected and isHighlighted. Another one is reported.
    /// - Parameters:
    ///   - keyPath: names the property, such as `\.contentOffset`.
    ///   - options: what the handler wants to know. Default: nothing but that it changed.
    ///   - changeHandler: is kept until the observation ends.
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

    /// Calls a handler whenever a property has changed, until the returned observation is released or invalidated.
    /// Observable here are the properties of every view, contentOffset, contentSize and contentInset.
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

    /// Calls a handler whenever a property has changed, until the returned observation is released or invalidated. Observable here are the
    /// properties of every view, title, url, isLoading, estimatedProgress, canGoBack and canGoForward. Differs from Apple: a change of the
    /// page is reported to the observers of all of the latter.
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

    /// Calls a handler whenever a property has changed, until the returned observation is released or invalidated.
    /// Observable here are the properties of every view, isEnabled, isSelected and isHighlighted.
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

    /// Calls a handler whenever the state has changed, until the answer is let go or invalidated.
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

    /// Calls a handler whenever frame, bounds, position, transform, opacity or isHidden has changed, until the answer is
    /// let go or invalidated.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      _keyValueObservers.observe(self, keyPath, among: Self.observablePathsOfLayers, options, changeHandler)
    }
  }

  nonisolated extension KeyValueObservers {
    /// Adds an observer of the property at a key path, if that property is observable.
    func observe<Object: AnyObject, Value>(
      _ object: Object, _ path: KeyPath<Object, Value>, among paths: [ObservablePath],
      _ options: NSKeyValueObservingOptions, _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      guard let known = paths.first(where: { $0.path == path }) else {
        Diagnostics.report(
          "notObservable",
          "a \(Object.self) tells nobody of the \(Value.self) that a key path leads to, only of "
            + paths.map { $0.name }.joined(separator: ", ")
            + "; a final class that overrides one of them hides it: observe the object as one of its superclass")
        return NSKeyValueObservation(nil, in: nil)
      }
      return observe(object, ObservableKey(known.name, known.changes) { $0[keyPath: path] }, options, handler)
    }
  }
#endif
