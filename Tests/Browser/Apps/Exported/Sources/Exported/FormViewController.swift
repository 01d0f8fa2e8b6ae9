// SPDX-License-Identifier: MIT

import UIKit

/// Displays a button, a text field and a switch at fixed positions, their state, and the results of the data sources.
final class FormViewController: UIViewController {
  let result = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 24))
  let answers = UILabel(frame: CGRect(x: 20, y: 220, width: 280, height: 24))
  let corner = UIView()
  let name = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))
  let sound = UISwitch(frame: CGRect(x: 20, y: 170, width: 51, height: 31))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    result.text = "nothing yet"
    let close = UIButton(type: .system)
    close.frame = CGRect(x: 20, y: 70, width: 100, height: 40)
    close.setTitle("Close", for: .normal)
    close.addAction(UIAction { [weak self] _ in self?.result.text = "closed" }, for: .touchUpInside)
    name.placeholder = "Name"
    name.accessibilityLabel = "Name"
    name.addAction(
      UIAction { [weak self] _ in self?.result.text = "name \(self?.name.text ?? "")" }, for: .editingChanged)
    sound.accessibilityLabel = "Sound"
    sound.addAction(
      UIAction { [weak self] _ in self?.result.text = self?.sound.isOn == true ? "sound on" : "sound off" },
      for: .valueChanged)
    let failures = WideIdentifiers.failures()
    answers.text = failures.isEmpty ? "all answers are right" : failures
    // The corner view is in the lower right corner, so its position depends on the screen size.
    corner.backgroundColor = .systemBlue
    corner.isAccessibilityElement = true
    corner.accessibilityLabel = "Corner"
    for view in [result, close, name, sound, answers, corner] as [UIView] { self.view.addSubview(view) }
    // A view that covers the entire screen but ignores touches, as an overlay with a hint would.
    let cover = UIView(frame: view.bounds)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.isUserInteractionEnabled = false
    view.addSubview(cover)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // For the application, the screen size is the size of the page.
    let screen = UIScreen.main.bounds
    corner.frame = CGRect(x: screen.width - 30, y: screen.height - 20, width: 30, height: 20)
  }
}
