// SPDX-License-Identifier: MIT

// Web views are a part of UIKit here, so that module is what an import of this one brings. Requests are in FoundationNetworking on Linux.
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
