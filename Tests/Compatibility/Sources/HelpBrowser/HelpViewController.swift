// SPDX-License-Identifier: MIT

import UIKit
import WebKit

/// A help browser with history buttons, as in many applications.
final class HelpViewController: UIViewController, WKNavigationDelegate {
  let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
  let progressView = UIProgressView(progressViewStyle: .default)
  let stateLabel = UILabel()
  private let backButton = UIButton(type: .system)
  private let introductionButton = UIButton(type: .system)
  private let askButton = UIButton(type: .system)
  private(set) var steps: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    webView.navigationDelegate = self
    stateLabel.text = "Nothing loaded"
    backButton.setTitle("Back", for: .normal)
    backButton.addAction(UIAction { [weak self] _ in self?.webView.goBack() }, for: .primaryActionTriggered)
    introductionButton.setTitle("Introduction", for: .normal)
    introductionButton.addAction(
      UIAction { [weak self] _ in
        self?.webView.loadHTMLString("<title>Introduction</title><h1>Welcome</h1>", baseURL: nil)
      }, for: .primaryActionTriggered)
    askButton.setTitle("Ask", for: .normal)
    askButton.addAction(UIAction { [weak self] _ in self?.ask() }, for: .primaryActionTriggered)
    for subview in [webView, progressView, stateLabel, backButton, introductionButton, askButton] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    backButton.frame = CGRect(x: 0, y: 20, width: 80, height: 44)
    introductionButton.frame = CGRect(x: 80, y: 20, width: 140, height: 44)
    askButton.frame = CGRect(x: 220, y: 20, width: 80, height: 44)
    stateLabel.frame = CGRect(x: 10, y: 64, width: width - 20, height: 30)
    progressView.frame = CGRect(x: 0, y: 94, width: width, height: 4)
    webView.frame = CGRect(x: 10, y: 100, width: width - 20, height: 300)
  }

  func open(_ address: String) {
    guard let url = URL(string: address) else { return }
    webView.load(URLRequest(url: url))
  }

  private func ask() {
    let alert = UIAlertController(title: "Leave help?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
    present(alert, animated: true)
  }

  private func update(_ step: String) {
    steps.append(step)
    stateLabel.text = step + ": " + (webView.title ?? "")
    progressView.progress = Float(webView.estimatedProgress)
    backButton.isEnabled = webView.canGoBack
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    steps.append("Decided")
    decisionHandler(navigationAction.request.url?.host == "blocked.test" ? .cancel : .allow)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { update("Loading") }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { update("Showing") }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { update("Loaded") }
}
