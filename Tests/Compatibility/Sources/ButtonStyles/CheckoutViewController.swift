// SPDX-License-Identifier: MIT

import UIKit

/// A screen with typical configured buttons.
final class CheckoutViewController: UIViewController {
  private(set) var log: [String] = []

  private(set) lazy var buyButton: UIButton = {
    var config = UIButton.Configuration.filled()
    config.title = "Buy"
    config.subtitle = "Delivered tomorrow"
    config.buttonSize = .large
    config.cornerStyle = .capsule
    config.titleAlignment = .center
    config.baseBackgroundColor = .systemGreen
    config.imagePadding = 8
    config.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.boldSystemFont(ofSize: 20)
      return outgoing
    }
    let button = UIButton(configuration: config, primaryAction: UIAction { [weak self] _ in self?.buy() })
    button.configurationUpdateHandler = { [unowned self] button in
      var config = button.configuration
      config?.showsActivityIndicator = self.isBuying
      config?.title = self.isBuying ? "Buying" : "Buy"
      button.configuration = config
      button.isEnabled = !self.isBuying
    }
    return button
  }()

  let laterButton = UIButton(type: .system)

  lazy var followButton: ToggleButton = ToggleButton(configuration: .tinted(), primaryAction: nil)

  private(set) var isBuying = false {
    didSet { buyButton.setNeedsUpdateConfiguration() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    laterButton.configuration = .plain()
    laterButton.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    var container = AttributeContainer()
    container.font = .systemFont(ofSize: 13)
    container.foregroundColor = .systemRed
    laterButton.configuration?.attributedTitle = AttributedString("Later", attributes: container)
    laterButton.addTarget(self, action: #selector(laterTapped), for: .touchUpInside)
    for button in [buyButton, laterButton, followButton] {
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      buyButton.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      laterButton.topAnchor.constraint(equalTo: buyButton.bottomAnchor, constant: 20),
      followButton.topAnchor.constraint(equalTo: laterButton.bottomAnchor, constant: 20),
    ])
  }

  private func buy() {
    log.append("buy")
    isBuying = true
  }

  func finish() { isBuying = false }

  @objc private func laterTapped() { log.append("later") }
}

final class ToggleButton: UIButton {
  override func updateConfiguration() {
    var config = configuration ?? .tinted()
    config.title = isSelected ? "Following" : "Follow"
    config.background.cornerRadius = isHighlighted ? 4 : 12
    config.cornerStyle = .fixed
    config.background.cornerRadius = isHighlighted ? 4 : 12
    configuration = config
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    isSelected.toggle()
  }
}
