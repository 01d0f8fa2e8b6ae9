// SPDX-License-Identifier: MIT

import Foundation
import SprungTestSupport
import Testing

@testable import UIKit

@Suite("WKWebView", .oneApplication)
@MainActor
struct WKWebViewTests {
  private final class Delegate: NSObject, WKNavigationDelegate {
    var lines: [String] = []
    var policy = WKNavigationActionPolicy.allow
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(policy) }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      lines.append("start")
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { lines.append("finish") }
  }

  private let stage = RequestStage()
  private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let delegate = Delegate()

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  @Test func pagesAndHistory() {
    stage.root.view.addSubview(view)
    view.navigationDelegate = delegate
    let faults = Diagnostics.recording {
      view.load(URL(string: "https://swift.org/about")!)
      #expect(view.isLoading && view.url?.absoluteString == "https://swift.org/about" && view.title == "swift.org")
      stage.frame()
      #expect(!view.isLoading && view.estimatedProgress == 1 && delegate.lines == ["start", "finish"])
      view.loadHTMLString("<title>Notes &amp; more</title><style>p{}</style><p>One</p><p>Two  &lt;3</p>", baseURL: nil)
      stage.frame()
      #expect(view.title == "Notes & more" && view.canGoBack && !view.canGoForward)
      #expect(labels(in: view).contains { $0.text == "One\nTwo <3" })
      view.goBack()
      stage.frame()
      #expect(view.title == "swift.org" && view.canGoForward && delegate.lines.count == 6)
      delegate.policy = .cancel
      #expect(view.load(URL(string: "https://example.org")!) == nil && view.title == "swift.org")
    }
    #expect(faults.allSatisfy { $0.kind == "hostRequest" && $0.isWarning })
  }

  @Test func scriptsAreNotExecuted() {
    var failure: (any Error)?
    view.evaluateJavaScript("1 + 1") { result, error in failure = result == nil ? error : nil }
    stage.frame()
    #expect(failure as? WKError == WKError(.javaScriptExceptionOccurred))
  }

  @Test func placeholderIsCentered() {
    stage.root.view.addSubview(view)
    _ = Diagnostics.recording { view.load(URL(string: "https://swift.org")!) }
    stage.frame()
    let label = labels(in: view).first { $0.text == "https://swift.org" }
    let button = view.scrollView.subviews.compactMap { $0 as? UIButton }.first
    #expect(label?.frame.minX == 20 && label?.frame.width == 260)
    #expect(button.map { abs($0.frame.midX - 150) < 0.5 && $0.frame.minY == label?.frame.maxY } == true)
    #expect(view.accessibilityLabel == "swift.org")
  }
}
