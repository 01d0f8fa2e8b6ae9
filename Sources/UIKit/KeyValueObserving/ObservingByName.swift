// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  nonisolated extension _KeyValueCodingAndObserving {
    /// Notifies an observer of changes to a named property by calling `observeValue(forKeyPath:of:change:context:)`,
    /// until the observer is removed.
    ///
    /// If the property is not observable, or the observer does not implement `observeValue`, the call is reported and
    /// ignored. Differs from Apple: an observer that is deallocated without being removed is no longer notified.
    public func addObserver(
      _ observer: any NSKeyValueObserving, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer? = nil
    ) {
      let subject = MainThread.run(self) { ObservedSubject($0) }
      guard let subject, let path = subject.paths.first(where: { $0.isNamed(keyPath) }) else {
        let names = subject?.paths.map { $0.name }.joined(separator: ", ") ?? "none"
        Diagnostics.report(
          "notObservable",
          "\"\(keyPath)\" of \(type(of: self)) cannot be observed. Observable properties: \(names). Nothing is "
            + "observed.")
        return
      }
      subject.observers.observe(self, path, keyPath, options, observer, context)
    }

    /// Ends the latest observation of the named property by this observer. If the observer is not registered, the call
    /// is reported.
    public func removeObserver(_ observer: any NSKeyValueObserving, forKeyPath keyPath: String) {
      removeObserver(observer, keyPath) { _ in true }
    }

    /// Ends the latest observation with this observer, name and context. If there is no such observation, the call is
    /// reported.
    public func removeObserver(
      _ observer: any NSKeyValueObserving, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
      removeObserver(observer, keyPath) { $0.context == context }
    }

    private func removeObserver(
      _ observer: any NSKeyValueObserving, _ keyPath: String, _ isMeant: (KeyValueObserver) -> Bool
    ) {
      let subject = MainThread.run(self) { ObservedSubject($0) }
      let found = subject?.observers.all.last { $0.owner === observer && $0.name == keyPath && isMeant($0) }
      guard let found else {
        Diagnostics.report(
          "observerNotRegistered",
          "\(type(of: observer)) cannot be removed as an observer of \"\(keyPath)\" of \(type(of: self)): it is not an observer, "
            + "or was already removed.")
        return
      }
      subject?.observers.remove(found)
    }
  }

  /// An object that is observed by name, its observable properties, and its observers.
  private nonisolated struct ObservedSubject {
    let paths: [ObservablePath]
    let observers: KeyValueObservers

    @MainActor
    init?(_ object: AnyObject) {
      switch object {
      case let webView as WKWebView:
        paths = WKWebView.observablePathsOfWebViews
        observers = webView._keyValueObservers
      case let scrollView as UIScrollView:
        paths = UIScrollView.observablePathsOfScrollViews
        observers = scrollView._keyValueObservers
      case let control as UIControl:
        paths = UIControl.observablePathsOfControls
        observers = control._keyValueObservers
      case let view as UIView:
        paths = UIView.observablePathsOfViews
        observers = view._keyValueObservers
      case let layer as CALayer:
        paths = CALayer.observablePathsOfLayers
        observers = layer._keyValueObservers
      case let recognizer as UIGestureRecognizer:
        paths = UIGestureRecognizer.observablePathsOfRecognizers
        observers = recognizer._keyValueObservers
      default: return nil
      }
    }
  }

  nonisolated extension ObservablePath {
    /// Returns whether a string is the property's name in Objective-C, such as "hidden", or in Swift, such as
    /// "isHidden".
    fileprivate func isNamed(_ text: String) -> Bool {
      text == name || text == "is" + name.prefix(1).uppercased() + name.dropFirst()
    }
  }

  nonisolated extension KeyValueObservers {
    fileprivate func observe(
      _ object: AnyObject, _ path: ObservablePath, _ keyPath: String, _ options: NSKeyValueObservingOptions,
      _ receiver: any NSKeyValueObserving, _ context: UnsafeMutableRawPointer?
    ) {
      let reference = Unmanaged.passUnretained(object)
      var old: Any?
      let notify = { [weak receiver] (object: AnyObject, change: [NSKeyValueChangeKey: Any]) in
        var change = change
        change[.kindKey] = NSKeyValueChange.setting.rawValue
        guard let receiver else { return }
        MainThread.run((receiver, object, change, context)) {
          $0.0.observeValue(forKeyPath: keyPath, of: $0.1, change: $0.2, context: $0.3)
        }
      }
      let observer = KeyValueObserver(
        path.changes, name: keyPath, owner: receiver, context: context,
        willChange: {
          let object = reference.takeUnretainedValue()
          if options.contains(.old) { old = path.value(object) }
          guard options.contains(.prior) else { return }
          var change: [NSKeyValueChangeKey: Any] = [.notificationIsPriorKey: true]
          if let old { change[.oldKey] = old }
          notify(object, change)
        },
        didChange: {
          let object = reference.takeUnretainedValue()
          var change: [NSKeyValueChangeKey: Any] = [:]
          if let before = old { change[.oldKey] = before }
          old = nil
          if options.contains(.new) { change[.newKey] = path.value(object) }
          notify(object, change)
        })
      add(observer)
      if options.contains(.initial) { notify(object, options.contains(.new) ? [.newKey: path.value(object)] : [:]) }
    }
  }
#endif
