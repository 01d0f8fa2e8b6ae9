// SPDX-License-Identifier: MIT

import UIKit

/// A sheet with a language picker and a confirmation button.
final class LanguageViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let selection: Int
  private let choose: (Int) -> Void
  let picker = UIPickerView()

  init(_ selection: Int, choose: @escaping (Int) -> Void) {
    self.selection = selection
    self.choose = choose
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Language"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(confirm))
    picker.dataSource = self
    picker.delegate = self
    picker.accessibilityLabel = "Language"
    picker.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(picker)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      picker.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      picker.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      picker.topAnchor.constraint(equalTo: area.topAnchor),
    ])
    picker.selectRow(selection, inComponent: 0, animated: false)
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func confirm() {
    choose(picker.selectedRow(inComponent: 0))
    dismiss(animated: true)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    Preferences.languages.count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    Preferences.languages[row]
  }
}
