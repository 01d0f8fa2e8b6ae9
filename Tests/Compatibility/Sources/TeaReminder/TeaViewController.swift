// SPDX-License-Identifier: MIT

import UIKit
import UserNotifications
import WebKit

class TeaViewController: UIViewController, UNUserNotificationCenterDelegate, WKNavigationDelegate {
  let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
  private(set) var isAllowed: Bool?
  private(set) var pages = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    webView.navigationDelegate = self
    webView.frame = view.bounds
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(webView)
    webView.loadHTMLString("<h1>Green tea</h1><p>Two minutes</p>", baseURL: nil)

    let center = UNUserNotificationCenter.current()
    center.delegate = self
    center.requestAuthorization(options: [.alert, .sound, .badge]) { [weak self] granted, error in
      DispatchQueue.main.async {
        self?.isAllowed = granted
        if granted { self?.remind() }
      }
    }
  }

  func remind() {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.body = "It is ready"
    content.sound = UNNotificationSound.default
    content.badge = 1
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 120, repeats: false)
    let request = UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)
    UNUserNotificationCenter.current().add(request) { error in
      if let error = error { print("not added: \(error)") }
    }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .sound])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    UIApplication.shared.applicationIconBadgeNumber = 0
    completionHandler()
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    pages += 1
  }
}
