// SPDX-License-Identifier: MIT

import UIKit

/// A sheet with a list of themes. Tapping a theme applies it immediately.
final class ThemeViewController: UITableViewController {
  private var theme: Preferences.Theme
  private let choose: (Preferences.Theme) -> Void

  init(_ theme: Preferences.Theme, choose: @escaping (Preferences.Theme) -> Void) {
    self.theme = theme
    self.choose = choose
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Theme"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(close))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "theme")
    overrideUserInterfaceStyle = theme.style
  }

  @objc private func close() { dismiss(animated: true) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Preferences.Theme.allCases.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "theme", for: indexPath)
    let theme = Preferences.Theme.allCases[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = theme.title
    cell.contentConfiguration = content
    cell.accessoryType = theme == self.theme ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    theme = Preferences.Theme.allCases[indexPath.row]
    navigationController?.overrideUserInterfaceStyle = theme.style
    overrideUserInterfaceStyle = theme.style
    for (row, other) in Preferences.Theme.allCases.enumerated() {
      tableView.cellForRow(at: IndexPath(row: row, section: 0))?.accessoryType = other == theme ? .checkmark : .none
    }
    choose(theme)
  }
}
