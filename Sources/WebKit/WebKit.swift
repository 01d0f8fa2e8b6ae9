// SPDX-License-Identifier: MIT

// In Sprung, web views belong to UIKit, so this module exports UIKit. On Linux, requests are declared in
// FoundationNetworking.
@_exported import UIKit

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

extension WKWebView {
  /// Loads a URL; see `WKWebView` for the supported content.
  @discardableResult
  public func load(_ request: URLRequest) -> WKNavigation? { request.url.flatMap { load($0) } }
}

extension WKNavigationAction {
  /// Returns a request for the current URL.
  public var request: URLRequest { URLRequest(url: url ?? URL(string: "about:blank")!) }
}
