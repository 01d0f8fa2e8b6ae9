// SPDX-License-Identifier: MIT

import UIKit

/// The form. Every change is stored immediately.
final class SettingsViewController: UITableViewController, UITextFieldDelegate {
  enum Row {
    case name, language, notifications, reminders, firstReminder, sounds, volume, theme
  }

  private let sections: [(title: String, rows: [Row])] = [
    ("Account", [.name, .language]), ("Notifications", [.notifications, .reminders, .firstReminder]),
    ("Sounds", [.sounds, .volume]), ("Appearance", [.theme]),
  ]
  private(set) var preferences = Preferences(.standard)
  let name = UITextField()
  let notifications = UISwitch()
  let sounds = UISwitch()
  let volume = UISlider()
  let reminders = UIStepper()
  let firstReminder = UIDatePicker()

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reset", style: .plain, target: self, action: #selector(reset))
    tableView.register(FormCell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.keyboardDismissMode = .interactive
    name.placeholder = "Your name"
    name.font = .preferredFont(forTextStyle: .body)
    name.adjustsFontForContentSizeCategory = true
    name.returnKeyType = .done
    name.clearButtonMode = .whileEditing
    name.delegate = self
    name.addTarget(self, action: #selector(readControls), for: .editingChanged)
    reminders.minimumValue = 0
    reminders.maximumValue = 9
    firstReminder.datePickerMode = .time
    firstReminder.preferredDatePickerStyle = .compact
    for control in [notifications, sounds, volume, reminders, firstReminder] as [UIControl] {
      control.addTarget(self, action: #selector(readControls), for: .valueChanged)
    }
    show()
  }

  // MARK: Values

  /// Changes the values, stores them and displays them.
  private func change(_ change: (inout Preferences) -> Void) {
    let before = preferences
    change(&preferences)
    guard preferences != before else { return }
    preferences.store(in: .standard)
    show()
  }

  private func show() {
    if name.text != preferences.name { name.text = preferences.name }
    notifications.isOn = preferences.allowsNotifications
    sounds.isOn = preferences.playsSounds
    volume.value = Float(preferences.volume)
    volume.isEnabled = preferences.playsSounds
    reminders.value = Double(preferences.reminders)
    reminders.isEnabled = preferences.allowsNotifications
    firstReminder.date = Calendar.current.startOfDay(for: firstReminder.date)
      .addingTimeInterval(Double(preferences.firstReminder) * 60)
    firstReminder.isEnabled = preferences.allowsNotifications
    overrideUserInterfaceStyle = preferences.theme.style
    navigationController?.overrideUserInterfaceStyle = preferences.theme.style
    // Update the visible rows in place, because reloading them would end editing of the name.
    for case let cell as FormCell in tableView.visibleCells {
      if let path = tableView.indexPath(for: cell) { fill(cell, at: path) }
    }
  }

  @objc private func readControls() {
    let midnight = Calendar.current.startOfDay(for: firstReminder.date)
    let minutes = firstReminder.date.timeIntervalSince(midnight) / 60
    change {
      $0.name = name.text ?? ""
      $0.allowsNotifications = notifications.isOn
      $0.playsSounds = sounds.isOn
      $0.volume = Double(volume.value)
      $0.reminders = Int(reminders.value)
      $0.firstReminder = Int(minutes.rounded())
    }
  }

  @objc private func reset() {
    let alert = UIAlertController(
      title: "Reset all settings?", message: "All values return to their defaults.", preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Reset", style: .destructive) { [weak self] _ in self?.change { $0 = Preferences() } })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(alert, animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  // MARK: Sheets

  private func chooseTheme() {
    presentSheet(ThemeViewController(preferences.theme) { [weak self] theme in self?.change { $0.theme = theme } })
  }

  private func chooseLanguage() {
    presentSheet(
      LanguageViewController(preferences.language) { [weak self] language in self?.change { $0.language = language } })
  }

  /// Presents a controller in a sheet with a medium and a large detent.
  private func presentSheet(_ controller: UIViewController) {
    let navigation = UINavigationController(rootViewController: controller)
    navigation.overrideUserInterfaceStyle = preferences.theme.style
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(navigation, animated: true)
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
    if let cell = cell as? FormCell { fill(cell, at: indexPath) }
    return cell
  }

  private func fill(_ cell: FormCell, at path: IndexPath) {
    switch sections[path.section].rows[path.row] {
    case .name: cell.show("Name", symbol: "person", name, fillsRow: true)
    case .language: cell.show("Language", symbol: "globe", value: Preferences.languages[preferences.language])
    case .notifications: cell.show("Allow Notifications", symbol: "bell", notifications)
    case .reminders:
      let count = preferences.reminders
      cell.show(count == 1 ? "1 reminder" : "\(count) reminders", symbol: "clock", reminders)
    case .firstReminder: cell.show("First at", symbol: "sun.max", firstReminder)
    case .sounds: cell.show("Play Sounds", symbol: "speaker.wave.2", sounds)
    case .volume: cell.show("Volume", symbol: "speaker.wave.3", volume, fillsRow: true)
    case .theme: cell.show("Theme", symbol: "moon", value: preferences.theme.title)
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch sections[indexPath.section].rows[indexPath.row] {
    case .theme: chooseTheme()
    case .language: chooseLanguage()
    case .name: name.becomeFirstResponder()
    default: break
    }
  }
}
