// SPDX-License-Identifier: MIT

nonisolated extension ObservableKey where Object: WKWebView, Value == Double {
  /// How much of a web view's page was loaded.
  public static var estimatedProgress: ObservableKey {
    ObservableKey("estimatedProgress", .page) { MainThread.run($0) { $0.estimatedProgress } }
  }
}

nonisolated extension ObservableKey where Object: WKWebView, Value == String? {
  /// The title of a web view's page.
  public static var title: ObservableKey { ObservableKey("title", .page) { MainThread.run($0) { $0.title } } }
}

nonisolated extension ObservableKey where Object: WKWebView, Value == URL? {
  /// The address of a web view's page.
  public static var url: ObservableKey { ObservableKey("URL", .page) { MainThread.run($0) { $0.url } } }
}

nonisolated extension ObservableKey where Object: WKWebView, Value == Bool {
  /// Whether a web view loads a page.
  public static var isLoading: ObservableKey { ObservableKey("loading", .page) { MainThread.run($0) { $0.isLoading } } }
  /// Whether a web view has an earlier page.
  public static var canGoBack: ObservableKey {
    ObservableKey("canGoBack", .page) { MainThread.run($0) { $0.canGoBack } }
  }
  /// Whether a web view has a later page.
  public static var canGoForward: ObservableKey {
    ObservableKey("canGoForward", .page) { MainThread.run($0) { $0.canGoForward } }
  }
}

#if !hasFeature(Embedded)
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
#endif
