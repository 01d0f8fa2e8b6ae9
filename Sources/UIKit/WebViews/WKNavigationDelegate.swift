// SPDX-License-Identifier: MIT

/// A navigation: the request to load a page, and its progress.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// The cause of a navigation.
nonisolated public enum WKNavigationType: Int, Sendable {
  /// The user activated a link.
  case linkActivated = 0
  /// The user submitted a form.
  case formSubmitted = 1
  /// The user navigated to the previous or next page in the history.
  case backForward = 2
  /// The page is being reloaded.
  case reload = 3
  /// A form is being submitted again.
  case formResubmitted = 4
  /// Any other cause, such as a call to `load(_:)`.
  case other = -1
}

/// The delegate's decision about whether a navigation may proceed.
nonisolated public enum WKNavigationActionPolicy: Int, Sendable {
  /// Cancels the navigation.
  case cancel = 0
  /// Loads the page.
  case allow = 1
  /// Downloads the page instead of displaying it.
  case download = 2
}

/// A navigation that the delegate allows or cancels.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  package let url: URL?

  /// The cause of the navigation. Links and forms in a page do not create navigation actions.
  public final let navigationType: WKNavigationType

  init(_ url: URL?, _ type: WKNavigationType) {
    self.url = url
    navigationType = type
    super.init()
  }

  #if hasFeature(Embedded)
    /// The request for the page.
    open var request: URLRequest { URLRequest(url: url ?? URL(string: "about:blank")!) }
  #endif
}

/// Decides whether a web view may navigate, and is notified of the progress of navigations.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Decides whether the web view loads a page that the application requested, and passes the decision to the handler.
  /// Default: the page is loaded. Differs from Apple: links in a page are followed without a call to this method.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// Called after a navigation has started. Default: nothing.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when the web view starts to receive content. Default: nothing.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called after a navigation has finished. Default: nothing.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called after the web content process has terminated. Never called. Default: nothing.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  #if !hasFeature(Embedded)
    /// Called when loading fails after content has arrived. This method is never called, because hosts report only
    /// complete pages.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Called when a page cannot be loaded, or when `stopLoading()` or another page cancels loading. Default: nothing.
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  #endif
}

extension WKNavigationDelegate {
  /// Allows the navigation.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    OptionalCall.isAbsent(in: self)
    decisionHandler(.allow)
  }

  #if !hasFeature(Embedded)
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}

    /// Does nothing.
    public func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
  #endif
}

/// Presents the native user interface that a page requests. The methods are never called, because the host, not the
/// library, runs pages.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// Called after a script has closed the web view's window. Never called. Default: nothing.
  func webViewDidClose(_ webView: WKWebView)
}

/// An error that a web view reports.
nonisolated public struct WKError: Error, Equatable, Sendable {
  /// The error codes.
  public enum Code: Int, Sendable {
    /// An unknown error.
    case unknown = 1
    /// A script could not be executed.
    case javaScriptExceptionOccurred = 4
  }

  /// The error code.
  public let code: Code
  /// Creates an error with the given code.
  public init(_ code: Code) { self.code = code }
}

#if hasFeature(Embedded)
  /// A request to load a URL.
  nonisolated public struct URLRequest {
    /// The URL.
    public var url: URL?
    /// Creates a request for a URL.
    public init(url: URL) { self.url = url }
  }
#endif
