// SPDX-License-Identifier: MIT

nonisolated extension ObservableKey where Object: WKWebView, Value == Double {
  /// The loading progress of a web view's page.
  public static var estimatedProgress: ObservableKey {
    ObservableKey("estimatedProgress", .page) { MainThread.run($0) { $0.estimatedProgress } }
  }
}

nonisolated extension ObservableKey where Object: WKWebView, Value == String? {
  /// The title of a web view's page.
  public static var title: ObservableKey { ObservableKey("title", .page) { MainThread.run($0) { $0.title } } }
}

nonisolated extension ObservableKey where Object: WKWebView, Value == URL? {
  /// The URL of a web view's page.
  public static var url: ObservableKey { ObservableKey("URL", .page) { MainThread.run($0) { $0.url } } }
}

nonisolated extension ObservableKey where Object: WKWebView, Value == Bool {
  /// Whether a web view is loading a page.
  public static var isLoading: ObservableKey { ObservableKey("loading", .page) { MainThread.run($0) { $0.isLoading } } }
  /// Whether a web view's history has a previous page.
  public static var canGoBack: ObservableKey {
    ObservableKey("canGoBack", .page) { MainThread.run($0) { $0.canGoBack } }
  }
  /// Whether a web view's history has a next page.
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

    /// Calls a handler after each change of a property, until the returned observation is released or invalidated.
    /// Supports the properties of every view, and title, url, isLoading, estimatedProgress, canGoBack and canGoForward.
    /// Differs from Apple: any change of the page notifies the observers of all page properties.
    nonisolated public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let list = MainThread.run(self) { ($0._keyValueObservers, Self.observablePathsOfWebViews) }
      return list.0.observe(self, keyPath, among: list.1, options, changeHandler)
    }
  }
#endif
