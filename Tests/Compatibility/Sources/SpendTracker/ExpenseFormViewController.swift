// SPDX-License-Identifier: MIT

import UIKit

@MainActor
protocol ExpenseFormViewControllerDelegate: AnyObject {
  func expenseFormDidCancel(_ form: ExpenseFormViewController)
  func expenseForm(_ form: ExpenseFormViewController, didSave draft: ExpenseFormViewController.Draft)
}

final class ExpenseFormViewController: UIViewController {
  struct Draft {
    var title = ""
    var amount = 0.0
    var category = Category.food
    var recurrence = Recurrence.once
  }

  weak var delegate: ExpenseFormViewControllerDelegate?

  private var draft = Draft() {
    didSet { validate() }
  }
  private let titleField = UITextField()
  private let amountField = UITextField()
  private let categoryPicker = UIPickerView()
  private let repeatSwitch = UISwitch()
  private let repeatStepper = UIStepper()
  private let repeatLabel = UILabel()
  private lazy var saveButton = UIBarButtonItem(
    barButtonSystemItem: .save, target: self, action: #selector(saveTapped))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Expense"
    view.backgroundColor = .systemGroupedBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancelTapped))
    navigationItem.rightBarButtonItem = saveButton

    for (field, placeholder) in [(titleField, "Title"), (amountField, "0.00")] {
      field.placeholder = placeholder
      field.borderStyle = .roundedRect
      field.delegate = self
      field.addTarget(self, action: #selector(fieldChanged(_:)), for: .editingChanged)
    }
    amountField.keyboardType = .decimalPad
    amountField.text = nil
    categoryPicker.dataSource = self
    categoryPicker.delegate = self
    repeatSwitch.addTarget(self, action: #selector(repeatChanged), for: .valueChanged)
    repeatStepper.minimumValue = 1
    repeatStepper.maximumValue = 90
    repeatStepper.value = 7
    repeatStepper.addTarget(self, action: #selector(repeatChanged), for: .valueChanged)
    repeatLabel.text = "Repeat"

    let repeatRow = UIStackView(arrangedSubviews: [repeatLabel, repeatStepper, repeatSwitch])
    repeatRow.spacing = 12
    repeatRow.alignment = .center
    let stack = UIStackView(arrangedSubviews: [titleField, amountField, categoryPicker, repeatRow])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false

    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.keyboardDismissMode = .interactive
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -20),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
    ])
    validate()
  }

  private func validate() {
    saveButton.isEnabled = !draft.title.isEmpty && draft.amount > 0
    repeatStepper.isEnabled = draft.recurrence != .once
    switch draft.recurrence {
    case .once: repeatLabel.text = "Repeat"
    case .every(days: 1): repeatLabel.text = "Every day"
    case .every(let days): repeatLabel.text = "Every \(days) days"
    }
  }

  @objc private func fieldChanged(_ sender: UITextField) {
    if sender === titleField {
      draft.title = sender.text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    } else {
      draft.amount = Double(sender.text ?? "") ?? 0
    }
  }

  @objc private func repeatChanged() {
    draft.recurrence = repeatSwitch.isOn ? .every(days: Int(repeatStepper.value)) : .once
  }

  @objc private func cancelTapped() {
    delegate?.expenseFormDidCancel(self)
  }

  @objc private func saveTapped() {
    view.endEditing(true)
    delegate?.expenseForm(self, didSave: draft)
  }
}

extension ExpenseFormViewController: UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard textField === amountField else { return true }
    let allowed = CharacterSet(charactersIn: "0123456789.")
    return string.unicodeScalars.allSatisfy { allowed.contains($0) }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField == titleField {
      amountField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}

extension ExpenseFormViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    Category.allCases.count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    Category.allCases[row].title
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    draft.category = Category.allCases[row]
  }
}
