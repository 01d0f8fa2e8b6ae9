// SPDX-License-Identifier: MIT

import UIKit

class SliderCell: UITableViewCell {
  let slider = UISlider()
  var valueChanged: ((Int) -> Void)?
  private let unit = "min"

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    slider.translatesAutoresizingMaskIntoConstraints = false
    slider.addTarget(self, action: #selector(sliderChanged(_:)), for: .valueChanged)
    contentView.addSubview(slider)
    NSLayoutConstraint.activate([
      slider.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      slider.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      slider.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.5),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func configure(title: String, value: Int, range: ClosedRange<Int>) {
    slider.minimumValue = Float(range.lowerBound)
    slider.maximumValue = Float(range.upperBound)
    slider.value = Float(value)
    textLabel?.text = "\(title): \(value) \(unit)"
  }

  @objc private func sliderChanged(_ sender: UISlider) {
    let value = Int(sender.value.rounded())
    let title = textLabel?.text?.components(separatedBy: ":").first ?? ""
    textLabel?.text = "\(title): \(value) \(unit)"
    valueChanged?(value)
  }
}

class TimerSettingsViewController: UITableViewController {
  private enum Section: Int, CaseIterable {
    case durations
    case sound
  }

  var settings: TimerSettings
  var onSave: ((TimerSettings) -> Void)?

  init(settings: TimerSettings) {
    self.settings = settings
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(SliderCell.self, forCellReuseIdentifier: "Slider")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Sound")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func save() {
    onSave?(settings)
    dismiss(animated: true, completion: nil)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section)! {
    case .durations: return 2
    case .sound: return TimerSettings.Sound.allCases.count
    }
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    guard let section = Section(rawValue: section) else { return nil }
    return "\(section)".capitalized
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch Section(rawValue: indexPath.section)! {
    case .durations:
      let cell = tableView.dequeueReusableCell(withIdentifier: "Slider", for: indexPath) as! SliderCell
      if indexPath.row == 0 {
        cell.configure(title: "Work", value: settings.workMinutes, range: 5...55)
        cell.valueChanged = { [unowned self] in self.settings.workMinutes = $0 }
      } else {
        cell.configure(title: "Break", value: settings.breakMinutes, range: 1...15)
        cell.valueChanged = { [unowned self] in self.settings.breakMinutes = $0 }
      }
      return cell
    case .sound:
      let cell = tableView.dequeueReusableCell(withIdentifier: "Sound", for: indexPath)
      let sound = TimerSettings.Sound.allCases[indexPath.row]
      cell.textLabel?.text = sound.rawValue.capitalized
      cell.accessoryType = sound == settings.sound ? .checkmark : .none
      return cell
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.section == Section.sound.rawValue else { return }
    settings.sound = TimerSettings.Sound.allCases[indexPath.row]
    tableView.reloadSections(IndexSet(integer: indexPath.section), with: .automatic)
  }
}
