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
