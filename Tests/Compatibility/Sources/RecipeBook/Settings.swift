// SPDX-License-Identifier: MIT

import UIKit

class SettingsViewController: UITableViewController {
  private enum Row: Int, CaseIterable {
    case notifications, servings, units, reset
  }

  private let defaults = UserDefaults.standard
  private let unitsControl = UISegmentedControl(items: ["Metric", "Imperial"])
  private lazy var servingsSlider: UISlider = {
    let slider = UISlider()
    slider.minimumValue = 1
    slider.maximumValue = 8
    slider.value = Float(max(defaults.integer(forKey: "servings"), 2))
    slider.addTarget(self, action: #selector(servingsChanged), for: .valueChanged)
    return slider
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Setting")
    unitsControl.selectedSegmentIndex = defaults.integer(forKey: "units")
    unitsControl.addTarget(self, action: #selector(unitsChanged), for: .valueChanged)
  }

  @objc private func servingsChanged() {
    defaults.set(Int(servingsSlider.value.rounded()), forKey: "servings")
    tableView.cellForRow(at: IndexPath(row: Row.servings.rawValue, section: 0))?.textLabel?.text = servingsText
  }

  @objc private func unitsChanged() {
    defaults.set(unitsControl.selectedSegmentIndex, forKey: "units")
  }

  @objc private func notificationsChanged(_ sender: UISwitch) {
    defaults.set(sender.isOn, forKey: "notifications")
  }

  private var servingsText: String { "Servings: \(Int(servingsSlider.value.rounded()))" }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return Row.allCases.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Setting", for: indexPath)
    cell.selectionStyle = .none
    switch Row(rawValue: indexPath.row)! {
    case .notifications:
      let toggle = UISwitch()
      toggle.isOn = defaults.bool(forKey: "notifications")
      toggle.addTarget(self, action: #selector(notificationsChanged(_:)), for: .valueChanged)
      cell.textLabel?.text = "Notifications"
      cell.accessoryView = toggle
    case .servings:
      servingsSlider.frame = CGRect(x: 0, y: 0, width: 140, height: 30)
      cell.textLabel?.text = servingsText
      cell.accessoryView = servingsSlider
    case .units:
      cell.textLabel?.text = "Units"
      cell.accessoryView = unitsControl
    case .reset:
      cell.textLabel?.text = "Reset settings"
      cell.textLabel?.textColor = .systemRed
      cell.selectionStyle = .default
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard Row(rawValue: indexPath.row) == .reset else { return }
    let sheet = UIAlertController(title: nil, message: "Reset all settings?", preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Reset", style: .destructive) { [weak self] _ in
        guard let self = self else { return }
        for key in ["notifications", "servings", "units"] { self.defaults.removeObject(forKey: key) }
        self.unitsControl.selectedSegmentIndex = 0
        self.servingsSlider.setValue(2, animated: true)
        tableView.reloadData()
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    present(sheet, animated: true)
  }
}
