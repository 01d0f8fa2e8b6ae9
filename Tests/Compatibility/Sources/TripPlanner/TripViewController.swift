// SPDX-License-Identifier: MIT

import UIKit

struct Country {
  let name: String
  let cities: [String]
}

class TripViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  let countries = [
    Country(name: "France", cities: ["Paris", "Lyon", "Nice"]),
    Country(name: "Italy", cities: ["Rome", "Turin"]),
    Country(name: "Japan", cities: ["Tokyo", "Kyoto", "Osaka", "Sapporo"]),
  ]

  let cityField = UITextField()
  let dayField = UITextField()
  let cityPicker = UIPickerView()
  let dayPicker = UIDatePicker()
  let alarmPicker = UIDatePicker()
  let alarmLabel = UILabel()

  private let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    cityPicker.dataSource = self
    cityPicker.delegate = self
    cityField.inputView = cityPicker
    cityField.inputAccessoryView = makeToolbar()
    cityField.borderStyle = .roundedRect

    dayPicker.datePickerMode = .date
    if #available(iOS 13.4, *) {
      dayPicker.preferredDatePickerStyle = .wheels
    }
    dayPicker.timeZone = TimeZone(secondsFromGMT: 0)
    dayPicker.locale = Locale(identifier: "en_US")
    formatter.timeZone = dayPicker.timeZone
    dayPicker.date = Date(timeIntervalSince1970: 1_800_000_000)
    dayPicker.minimumDate = Date(timeIntervalSince1970: 1_799_000_000)
    dayPicker.addTarget(self, action: #selector(dayChanged(_:)), for: .valueChanged)
    dayField.inputView = dayPicker
    dayField.borderStyle = .roundedRect
    dayChanged(dayPicker)

    alarmPicker.datePickerMode = .countDownTimer
    alarmPicker.minuteInterval = 5
    alarmPicker.countDownDuration = 3 * 3600
    alarmPicker.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.alarmLabel.text = "\(Int(self.alarmPicker.countDownDuration) / 60) minutes"
      }, for: .valueChanged)

    let stack = UIStackView(arrangedSubviews: [cityField, dayField, alarmLabel, alarmPicker])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  private func makeToolbar() -> UIToolbar {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.items = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done)),
    ]
    return toolbar
  }

  @objc func done() {
    view.endEditing(true)
  }

  @objc func dayChanged(_ sender: UIDatePicker) {
    dayField.text = formatter.string(from: sender.date)
  }

  // MARK: - UIPickerViewDataSource

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    return 2
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    if component == 0 {
      return countries.count
    }
    return countries[pickerView.selectedRow(inComponent: 0)].cities.count
  }

  // MARK: - UIPickerViewDelegate

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    if component == 0 {
      return countries[row].name
    }
    return countries[pickerView.selectedRow(inComponent: 0)].cities[row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    if component == 0 {
      pickerView.reloadComponent(1)
      pickerView.selectRow(0, inComponent: 1, animated: true)
    }
    let country = countries[pickerView.selectedRow(inComponent: 0)]
    cityField.text = country.cities[pickerView.selectedRow(inComponent: 1)]
  }
}
