// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Displays opened files and links, and prints them for the tests.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let controller = RootViewController()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    controller.show(url)
    app.connectedScenes.first?.title = url.isFileURL ? url.lastPathComponent : ""
    return true
  }

  // As on iOS, web links arrive as user activities.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard let url = userActivity.webpageURL else { return false }
    controller.show(url)
    application.connectedScenes.first?.title = ""
    return true
  }
}

/// Displays a text field, a button that opens the file dialog, an image, and a label with the opened content.
final class RootViewController: UIViewController, UIDocumentPickerDelegate {
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 260, height: 40))
  private let label = UILabel(frame: CGRect(x: 20, y: 140, width: 260, height: 60))
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.borderStyle = .roundedRect
    field.accessibilityLabel = "Note"
    label.text = "Nothing is open"
    label.numberOfLines = 0
    button.frame = CGRect(x: 20, y: 80, width: 120, height: 40)
    button.setTitle("Choose", for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [])
        picker.delegate = self
        present(picker, animated: false)
      }, for: .touchUpInside)
    UIImage.register(named: "ladybug", number: 7, size: CGSize(width: 40, height: 40))
    let picture = UIImageView(image: UIImage(named: "ladybug"))
    picture.frame = CGRect(x: 220, y: 80, width: 40, height: 40)
    for subview in [field, label, button, picture] as [UIView] { view.addSubview(subview) }
  }

  func show(_ url: URL) {
    let content = url.isFileURL ? (try? String(contentsOf: url, encoding: .utf8)) ?? "unreadable" : url.absoluteString
    label.text = content
    print("opened:", content)
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    for url in urls { show(url) }
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { print("opened: nothing") }
}
