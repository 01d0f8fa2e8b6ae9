// SPDX-License-Identifier: MIT

import UIKit

/// The list of themes; a tap chooses one and dismisses the list.
final class ThemeViewController: UITableViewController {
  private let theme: Preferences.Theme
  private let choose: (Preferences.Theme) -> Void

  init(_ theme: Preferences.Theme, choose: @escaping (Preferences.Theme) -> Void) {
    self.theme = theme
    self.choose = choose
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "theme")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Preferences.Theme.allCases.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Theme" }

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
    choose(Preferences.Theme.allCases[indexPath.row])
    dismiss(animated: true)
  }
}
