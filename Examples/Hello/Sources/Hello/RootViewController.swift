// SPDX-License-Identifier: MIT

import UIKit

final class RootViewController: UIViewController {
  private let greeting = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    greeting.text = "Hello"
    greeting.font = .boldSystemFont(ofSize: 34)
    greeting.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(greeting)
    NSLayoutConstraint.activate([
      greeting.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      greeting.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
