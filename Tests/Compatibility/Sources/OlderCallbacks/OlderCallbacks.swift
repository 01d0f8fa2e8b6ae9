// SPDX-License-Identifier: MIT

import UIKit

/// A list whose code predates the safe area.
class InboxViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var subjects = ["Lunch", "Invoice", "Trip"]
  let tableView = UITableView()
  let footer = UIView()
  var transitions: [String] = []
  var archived: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    view.backgroundColor = .white
    navigationItem.backBarButtonItem = UIBarButtonItem(title: "Mail", style: .plain, target: nil, action: nil)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 50
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.translatesAutoresizingMaskIntoConstraints = false
    footer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    view.addSubview(footer)
    let views: [String: Any] = [
      "table": tableView, "footer": footer, "top": topLayoutGuide, "bottom": bottomLayoutGuide,
    ]
    for format in ["H:|[table]|", "H:|[footer]|", "V:[top][table][footer(40)][bottom]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
  }

  func openLater() {
    let delay = DispatchTime.now() + Double(Int64(0.5 * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)
    DispatchQueue.main.asyncAfter(deadline: delay) { [weak self] in
      let detail = UIViewController()
      detail.title = "Message"
      self?.navigationController?.pushViewController(detail, animated: false)
    }
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    transitions.append("traits")
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    transitions.append("\(Int(size.width)) x \(Int(size.height))")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return subjects.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = subjects[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { return true }

  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    let archive = UITableViewRowAction(style: .normal, title: "Archive") { [weak self] _, path in
      guard let self = self else { return }
      self.archived.append(self.subjects.remove(at: path.row))
      self.tableView.deleteRows(at: [path], with: .fade)
    }
    archive.backgroundColor = .orange
    return [archive]
  }
}
