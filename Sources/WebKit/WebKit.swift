// SPDX-License-Identifier: MIT

// Web views belong to UIKit here, so this module exports UIKit. On Linux, requests are in FoundationNetworking.
@_exported import UIKit

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

extension WKWebView {
  /// Shows an address; see `WKWebView` for what is shown.
  @discardableResult
  public func load(_ request: URLRequest) -> WKNavigation? { request.url.flatMap { load($0) } }
}

extension WKNavigationAction {
  /// The address.
  public var request: URLRequest { URLRequest(url: url ?? URL(string: "about:blank")!) }
}
