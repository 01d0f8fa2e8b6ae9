// SPDX-License-Identifier: MIT

import UIKit

/// The form.
final class SettingsViewController: UITableViewController {
  enum Row: CaseIterable {
    case notifies, sounds, volume, reminders, wakeUp, theme
  }

  private let sections: [(title: String, rows: [Row])] = [
    ("Notifications", [.notifies, .reminders, .wakeUp]), ("Sounds", [.sounds, .volume]), ("Appearance", [.theme]),
  ]
  private(set) var preferences = Preferences(.standard)
  let notifies = UISwitch()
  let sounds = UISwitch()
  let volume = UISlider(frame: CGRect(x: 0, y: 0, width: 140, height: 31))
  let reminders = UIStepper()
  let wakeUp = UIDatePicker()

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reset", style: .plain, target: self, action: #selector(reset))
    tableView.register(FormCell.self, forCellReuseIdentifier: "row")
    reminders.minimumValue = 0
    reminders.maximumValue = 9
    wakeUp.datePickerMode = .time
    wakeUp.preferredDatePickerStyle = .compact
    wakeUp.bounds.size = CGSize(width: 110, height: 34)
    for control in [notifies, sounds] { control.addTarget(self, action: #selector(takeOver), for: .valueChanged) }
    volume.addTarget(self, action: #selector(takeOver), for: .valueChanged)
    reminders.addTarget(self, action: #selector(takeOver), for: .valueChanged)
    wakeUp.addTarget(self, action: #selector(takeOver), for: .valueChanged)
    show(preferences)
  }

  /// Sets the controls.
  private func show(_ preferences: Preferences) {
    notifies.isOn = preferences.notifies
    sounds.isOn = preferences.playsSounds
    volume.value = Float(preferences.volume)
    volume.isEnabled = preferences.playsSounds
    reminders.value = Double(preferences.reminders)
    reminders.isEnabled = preferences.notifies
    wakeUp.date = Calendar.current.startOfDay(for: wakeUp.date).addingTimeInterval(Double(preferences.wakeUp) * 60)
    wakeUp.isEnabled = preferences.notifies
    overrideUserInterfaceStyle = preferences.theme.style
    navigationController?.overrideUserInterfaceStyle = preferences.theme.style
    tableView.reloadData()
  }

  private func change(_ change: (inout Preferences) -> Void) {
    change(&preferences)
    preferences.store(.standard)
    show(preferences)
  }

  @objc func takeOver() {
    let minutes = wakeUp.date.timeIntervalSince(Calendar.current.startOfDay(for: wakeUp.date)) / 60
    change {
      $0.notifies = notifies.isOn
      $0.playsSounds = sounds.isOn
      $0.volume = Double(volume.value)
      $0.reminders = Int(reminders.value)
      $0.wakeUp = Int(minutes.rounded())
    }
  }

  @objc func reset() {
    let alert = UIAlertController(
      title: "Reset all settings?", message: "Every value becomes what it was at first.", preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Reset", style: .destructive) { [weak self] _ in self?.change { $0 = Preferences() } })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(alert, animated: true)
  }

  /// Lets the theme be chosen in a sheet that covers half of the screen.
  func chooseTheme() {
    let chooser = ThemeViewController(preferences.theme) { [weak self] theme in self?.change { $0.theme = theme } }
    if let sheet = chooser.sheetPresentationController {
      sheet.detents = [.medium()]
      sheet.prefersGrabberVisible = true
    }
    present(chooser, animated: true)
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard let row = cell as? FormCell else { return cell }
    switch sections[indexPath.section].rows[indexPath.row] {
    case .notifies: row.show("Allow Notifications", symbol: "bell", notifies)
    case .sounds: row.show("Play Sounds", symbol: "speaker.wave.2", sounds)
    case .volume: row.show("Volume", symbol: "speaker.wave.3", volume)
    case .reminders:
      let count = preferences.reminders
      row.show(count == 1 ? "1 reminder" : "\(count) reminders", symbol: "clock", reminders)
    case .wakeUp: row.show("First at", symbol: "sun.max", wakeUp)
    case .theme: row.show("Theme", symbol: "moon", value: preferences.theme.title)
    }
    return row
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if sections[indexPath.section].rows[indexPath.row] == .theme { chooseTheme() }
  }
}
