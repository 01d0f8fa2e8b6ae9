// SPDX-License-Identifier: MIT

import UIKit

final class ReportController: UIViewController, UITableViewDataSource {
  let list = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.dataSource = self
    list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view.addSubview(list)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
