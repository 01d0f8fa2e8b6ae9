// SPDX-License-Identifier: MIT

import UIKit

final class GuestListController: UIViewController, UITableViewDataSource {
  private let field = UITextField()
  private let add = UIButton(type: .system)
  private let list = UITableView()
  private var guests: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    add.setTitle("Add", for: .normal)
    add.addAction(UIAction { [weak self] _ in self?.addGuest() }, for: .touchUpInside)
    list.dataSource = self
    list.register(UITableViewCell.self, forCellReuseIdentifier: "guest")
    for part in [field, add, list] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    add.setContentHuggingPriority(.required, for: .horizontal)
    add.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      add.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
      add.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      add.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      list.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 16),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func addGuest() {
    guard let name = field.text, !name.isEmpty else { return }
    field.text = ""
    guests.insert(name, at: 0)
    list.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { guests.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "guest", for: indexPath)
    cell.textLabel?.text = guests[indexPath.row]
    return cell
  }
}
