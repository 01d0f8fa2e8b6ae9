// SPDX-License-Identifier: MIT

import UIKit

class OrderViewController: UIViewController {
  let stepper = UIStepper()
  let giftSwitch = UISwitch()
  let amountLabel = UILabel()
  private(set) var choices: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Order"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Help", style: .plain, target: self, action: #selector(showHelp(_:)))

    stepper.minimumValue = 1
    stepper.maximumValue = 12
    stepper.stepValue = 1
    stepper.wraps = true
    stepper.addTarget(self, action: #selector(amountChanged(_:)), for: .valueChanged)
    amountChanged(stepper)

    let stack = UIStackView(arrangedSubviews: [amountLabel, stepper, giftSwitch])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
    ])
  }

  @objc func amountChanged(_ sender: UIStepper) {
    amountLabel.text = "\(Int(sender.value))"
  }

  @objc func showHelp(_ sender: UIBarButtonItem) {
    let help = HelpViewController()
    help.modalPresentationStyle = .popover
    help.preferredContentSize = CGSize(width: 200, height: 120)
    if let popover = help.popoverPresentationController {
      popover.barButtonItem = sender
      popover.permittedArrowDirections = [.up, .down]
      popover.delegate = self
    }
    present(help, animated: true)
  }

  func chooseWrapping() {
    let sheet = UIAlertController(title: "Wrapping", message: nil, preferredStyle: .actionSheet)
    for name in ["Paper", "Ribbon"] {
      sheet.addAction(
        UIAlertAction(title: name, style: .default) { [weak self] action in self?.choices.append(action.title ?? "") })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.choices.append("none") })
    if let popover = sheet.popoverPresentationController {
      popover.sourceView = giftSwitch
      popover.sourceRect = giftSwitch.bounds
    }
    present(sheet, animated: true)
  }
}

extension OrderViewController: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    return .none
  }

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    rect.pointee = giftSwitch.bounds
    view.pointee = giftSwitch
  }
}

class HelpViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
