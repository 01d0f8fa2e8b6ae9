// SPDX-License-Identifier: MIT

/// A page that is being loaded.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// Why a page is to be loaded.
nonisolated public enum WKNavigationType: Int, Sendable {
  /// A link was activated.
  case linkActivated = 0
  /// A form was sent.
  case formSubmitted = 1
  /// The pages before and after.
  case backForward = 2
  /// Again.
  case reload = 3
  /// A form is sent again.
  case formResubmitted = 4
  /// The application.
  case other = -1
}

/// The decision about a page that is to be loaded.
nonisolated public enum WKNavigationActionPolicy: Int, Sendable {
  /// Nothing.
  case cancel = 0
  /// It is loaded.
  case allow = 1
  /// It is saved.
  case download = 2
}

/// A page that is to be loaded.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  package let url: URL?

  /// Why the page is loaded. Links and forms in a page are not asked about.
  public final let navigationType: WKNavigationType

  init(_ url: URL?, _ type: WKNavigationType) {
    self.url = url
    navigationType = type
    super.init()
  }

  #if hasFeature(Embedded)
    /// The address.
    open var request: URLRequest { URLRequest(url: url ?? URL(string: "about:blank")!) }
  #endif
}

/// Is notified of the pages of a web view.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Whether a page that the application loads may be loaded; the handler receives the answer. Default: it may. Differs from Apple: links
  /// in a page are followed without asking.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// A page begins to load. Default: nothing.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Content arrives. Default: nothing.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// A page was loaded. Default: nothing.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// The process of the page ended. Never called. Default: nothing.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  #if !hasFeature(Embedded)
    /// A page could not be loaded after content had arrived. Never called: hosts report only whole pages.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// A page could not be loaded, or another page or `stopLoading()` canceled it. Default: nothing.
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  #endif
}

extension WKNavigationDelegate {
  /// Allows it.
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

/// Makes windows and shows alerts of pages. There are none.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// A page was closed by a script. Never called. Default: nothing.
  func webViewDidClose(_ webView: WKWebView)
}

/// An error of a web view.
nonisolated public struct WKError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Unknown.
    case unknown = 1
    /// A script was not run.
    case javaScriptExceptionOccurred = 4
  }

  /// The reason.
  public let code: Code
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
}

#if hasFeature(Embedded)
  /// An address that is to be loaded.
  nonisolated public struct URLRequest {
    /// The address.
    public var url: URL?
    /// Makes a request.
    public init(url: URL) { self.url = url }
  }
#endif
