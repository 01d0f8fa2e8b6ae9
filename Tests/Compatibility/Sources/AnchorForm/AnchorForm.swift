// SPDX-License-Identifier: MIT

import UIKit

class FieldRow: UIView {
  let nameLabel = UILabel()
  let valueLabel = UILabel()

  init(name: String, value: String) {
    super.init(frame: .zero)
    nameLabel.text = name
    valueLabel.text = value
    valueLabel.numberOfLines = 0
    nameLabel.setContentHuggingPriority(.required, for: .horizontal)
    nameLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    valueLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    for label in [nameLabel, valueLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    let minimum = heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    let compact = heightAnchor.constraint(equalToConstant: 0)
    compact.priority = UILayoutPriority(rawValue: 1)
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      nameLabel.firstBaselineAnchor.constraint(equalTo: valueLabel.firstBaselineAnchor),
      valueLabel.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 8),
      valueLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      valueLabel.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      valueLabel.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -12),
      minimum, compact,
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class AnchorFormViewController: UIViewController {
  let stack = UIStackView()
  let saveButton = UIButton(type: .system)
  let rows = [
    FieldRow(name: "Name", value: "Ada"),
    FieldRow(
      name: "Address", value: "A house with a garden at the end of the long road, behind the mill and the old bridge"),
    FieldRow(name: "Note", value: "-"),
  ]
  private(set) var saveBottom: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    rows.forEach(stack.addArrangedSubview)
    stack.setCustomSpacing(30, after: rows[1])
    view.addSubview(stack)
    saveButton.setTitle("Save", for: .normal)
    saveButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(saveButton)
    saveBottom = saveButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20)
    let narrow = saveButton.widthAnchor.constraint(equalToConstant: 500)
    narrow.priority = .defaultHigh
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      saveBottom,
      saveButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      saveButton.heightAnchor.constraint(equalToConstant: 50),
      saveButton.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5, constant: 40),
      narrow,
    ])
  }

  func raiseSave(by height: CGFloat) {
    saveBottom.constant = -20 - height
    UIView.animate(withDuration: 0.25) {
      self.view.layoutIfNeeded()
    }
  }
}
