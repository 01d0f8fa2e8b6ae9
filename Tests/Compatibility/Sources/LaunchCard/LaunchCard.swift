// SPDX-License-Identifier: MIT

import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = LaunchCardViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A card that is configured once, in `viewDidLoad()`, for the user's settings.
class LaunchCardViewController: UIViewController {
  let card = UIView()
  let stack = UIStackView()

  var lines: [String] { stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.layer.backgroundColor = UIColor.secondarySystemBackground.cgColor
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    card.frame = CGRect(x: 20, y: 60, width: 280, height: 40)
    view.addSubview(card)

    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 120),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
    add(traitCollection.userInterfaceStyle == .dark ? "Dark" : "Light")
    add(UIAccessibility.isReduceMotionEnabled ? "Reduced motion" : "Full motion")
    add(traitCollection.layoutDirection == .rightToLeft ? "Right to left" : "Left to right")
    add(traitCollection.accessibilityContrast == .high ? "High contrast" : "Normal contrast")
    add(traitCollection.preferredContentSizeCategory > .large ? "Large text" : "Usual text")
    let font = UIFont.preferredFont(forTextStyle: .body)
    add("Body text of \(Int(font.pointSize)) points")
  }

  private func add(_ text: String) {
    let label = UILabel()
    label.text = text
    stack.addArrangedSubview(label)
  }
}
