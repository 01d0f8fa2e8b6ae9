// SPDX-License-Identifier: MIT

import UIKit

/// A bar with a text field and a send button.
final class ComposerView: UIView, UITextFieldDelegate {
  private let field = UITextField()
  private let button = UIButton(type: .system)

  /// The height of the area below the field that the keyboard or the safe area covers, in points.
  var bottomInset: CGFloat = 0 { didSet { if bottomInset != oldValue { setNeedsLayout() } } }
  /// Called with the text to send. The text is never empty.
  var onSend: (String) -> Void = { _ in }
  /// Called when the height of the bar changes because the preferred text size changes.
  var onResize: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    field.placeholder = "Message"
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.returnKeyType = .send
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.updateButton() }, for: .editingChanged)
    addSubview(field)
    button.setImage(UIImage(systemName: "paperplane.fill"), for: .normal)
    button.accessibilityLabel = "Send"
    button.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    addSubview(button)
    updateButton()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (bar: ComposerView, _) in bar.onResize() }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  /// Returns the height of the bar without the bottom inset, in points.
  func height(in width: CGFloat) -> CGFloat {
    max(44, (field.font?.lineHeight ?? 20).rounded(.up) + 18) + 16
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let content = bounds.inset(by: safeAreaInsets)
    let height = max(0, bounds.height - bottomInset - 16)
    let width = max(0, content.width - 68)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    field.frame = CGRect(x: content.minX + (isRightToLeft ? 52 : 16), y: 8, width: width, height: height)
    button.frame = CGRect(
      x: isRightToLeft ? content.minX + 4 : content.maxX - 48, y: 8 + height / 2 - 22, width: 44, height: 44)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return false
  }

  private func send() {
    guard let text = field.text, !text.isEmpty else { return }
    field.text = ""
    updateButton()
    onSend(text)
  }

  private func updateButton() { button.isEnabled = !(field.text ?? "").isEmpty }
}
