// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

@Suite("Web pages that the host displays in a layer", .oneApplication)
@MainActor
struct HostedPageTests {
  private final class Delegate: NSObject, WKNavigationDelegate {
    var lines: [String] = []
    var allowed = true
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      lines.append("decide \(navigationAction.navigationType.rawValue)")
      decisionHandler(allowed ? .allow : .cancel)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      lines.append("start")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      lines.append("commit \(webView.isLoading)")
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { lines.append("finish") }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) { lines.append("fail \((error as? URLError)?.code.rawValue ?? 0)") }
  }

  private let stage = RequestStage()
  private let view = WKWebView(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
  private let delegate = Delegate()

  init() {
    view.navigationDelegate = delegate
    stage.root.view.addSubview(view)
  }

  private func content(_ request: StageRequest?) -> String {
    (request?.files ?? []).map { "\($0.name)|\($0.type)|\(String(decoding: $0.bytes, as: UTF8.self))" }.joined(
      separator: " ")
  }
  private var layer: LayerID { view.subviews.last?.layer.stageID ?? 0 }
  private func wait() { for _ in 0..<3 { stage.frame() } }

  @Test("A URL is requested for the layer that covers the view, and the delegate is called in Apple's order")
  func address() {
    view.load(URL(string: "https://swift.org/about")!)
    #expect(view.isLoading && view.estimatedProgress == 0.1)
    wait()
    #expect(stage.requests.map(\.kind) == [.page])
    #expect(layer != 0 && content(stage.requests.last) == "\(layer)|text/uri-list|https://swift.org/about scripts||")
    #expect(view.subviews.last?.frame == view.bounds && view.subviews.last?.isHidden == false)
    #expect(delegate.lines == ["decide -1", "start"] && view.isLoading)
    stage.answer(.done)
    #expect(delegate.lines == ["decide -1", "start", "commit false", "finish"])
    #expect(!view.isLoading && view.estimatedProgress == 1 && view.hasOnlySecureContent)
    view.frame.size = CGSize(width: 200, height: 100)
    stage.frame()
    #expect(view.subviews.last?.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    let faults = Diagnostics.recording { view.load(URL(string: "file:///help.html")!) }
    #expect(faults.map(\.kind) == ["hostRequest"], "a host cannot show a file of the application")
    #expect(view.subviews.last?.isHidden == true)
  }

  @Test("HTML has a base URL, and scripts run only if the settings allow it")
  func html() {
    view.configuration.defaultWebpagePreferences.allowsContentJavaScript = false
    view.loadHTMLString("<title>A</title>Hi", baseURL: URL(string: "https://swift.org/docs/"))
    wait()
    #expect(
      content(stage.requests.last) == "\(layer)|text/html|<title>A</title>Hi ||https://swift.org/docs/")
    stage.answer(.done)
    #expect(view.title == "A" && delegate.lines.last == "finish")
  }

  @Test("Links in a page are reported after their pages have loaded")
  func links() {
    view.load(URL(string: "https://swift.org")!)
    wait()
    stage.answer(.done)
    wait()
    #expect(stage.requests.map(\.kind) == [.page, .nextPage])
    delegate.lines = []
    stage.answer(.done)
    wait()
    #expect(delegate.lines == ["start", "commit false", "finish"])
    #expect(stage.requests.map(\.kind) == [.page, .nextPage, .nextPage])
  }

  @Test("Back, forward and reload require the delegate's permission")
  func history() {
    for address in ["https://a.org", "https://b.org"] {
      view.load(URL(string: address)!)
      wait()
      stage.answer(.done)
    }
    delegate.lines = []
    view.goBack()
    wait()
    #expect(view.url?.host == "a.org" && view.canGoForward && !view.canGoBack)
    stage.answer(.done)
    #expect(delegate.lines == ["decide 2", "start", "commit false", "finish"])
    delegate.allowed = false
    #expect(view.goForward() == nil && view.url?.host == "a.org")
    #expect(view.reload() == nil && delegate.lines.last == "decide 3")
  }

  @Test("Another page and stopLoading cancel a navigation; it fails if the host cannot load the page")
  func failures() {
    view.load(URL(string: "https://a.org")!)
    wait()
    view.load(URL(string: "https://b.org")!)
    wait()
    #expect(delegate.lines == ["decide -1", "start", "decide -1", "fail -999", "start"])
    view.stopLoading()
    wait()
    #expect(delegate.lines.last == "fail -999" && !view.isLoading && stage.requests.last?.kind == .stopPage)
    view.load(URL(string: "https://c.org")!)
    wait()
    stage.answer(.failed)
    wait()
    #expect(delegate.lines.last == "fail \(URLError.Code.cannotLoadFromNetwork.rawValue)" && !view.isLoading)
  }

  @Test("A view that returns to the stage requests its page again without notifying the delegate")
  func returning() {
    view.load(URL(string: "https://a.org")!)
    view.removeFromSuperview()
    wait()
    #expect(stage.requests.isEmpty && view.isLoading)
    stage.root.view.addSubview(view)
    wait()
    stage.answer(.done)
    #expect(delegate.lines.last == "finish")
    let first = layer
    view.removeFromSuperview()
    wait()
    delegate.lines = []
    stage.root.view.addSubview(view)
    wait()
    #expect(layer != first && stage.requests.last?.kind == .page && content(stage.requests.last).hasPrefix("\(layer)|"))
    stage.answer(.done)
    #expect(delegate.lines.isEmpty)
  }

  @Test("Progress, title and URL are observable")
  func observing() {
    var seen: [String] = []
    let progress = view.observe(\.estimatedProgress, options: .new) { _, change in
      seen.append("\(change.newValue ?? -1)")
    }
    let title = view.observe(\.title) { view, _ in seen.append(view.title ?? "-") }
    view.load(URL(string: "https://a.org")!)
    #expect(seen.suffix(2).contains("0.1") && seen.contains("a.org"))
    wait()
    stage.answer(.done)
    #expect(seen.suffix(2).contains("1.0"))
    progress.invalidate()
    title.invalidate()
    let count = seen.count
    view.reload()
    #expect(seen.count == count)
  }
}
