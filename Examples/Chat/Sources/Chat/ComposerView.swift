// SPDX-License-Identifier: MIT

import UIKit

/// A field to write in, and a button that sends.
final class ComposerView: UIView, UITextFieldDelegate {
  private let field = UITextField()
  private let button = UIButton(type: .system)

  /// Called with what was written; never empty.
  var onSend: (String) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    field.placeholder = "Message"
    field.borderStyle = .roundedRect
    field.returnKeyType = .send
    field.delegate = self
    addSubview(field)
    button.setTitle("Send", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = CGRect(x: bounds.width - 76, y: 8, width: 68, height: 44)
    field.frame = CGRect(x: 16, y: 10, width: bounds.width - 16 - 84, height: 40)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return false
  }

  private func send() {
    guard let text = field.text, !text.isEmpty else { return }
    field.text = ""
    onSend(text)
  }
}
