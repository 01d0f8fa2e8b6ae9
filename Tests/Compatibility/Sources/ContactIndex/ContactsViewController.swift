// SPDX-License-Identifier: MIT

import UIKit

// Contacts grouped by first letter, with a section index and prefetched images.
class ContactsViewController: UITableViewController, UITableViewDataSourcePrefetching {
  let collation = ["A", "B", "C", "D", "E"]
  var contacts: [String: [String]] = [:]
  var sections: [String] = []
  var loading = Set<IndexPath>()

  override func viewDidLoad() {
    super.viewDidLoad()
    let names = collation.filter { $0 != "C" }.flatMap { letter in (0..<8).map { "\(letter)nna \($0)" } }
    contacts = Dictionary(grouping: names, by: { String($0.prefix(1)) })
    sections = contacts.keys.sorted()
    tableView.rowHeight = 50
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Contact")
    tableView.prefetchDataSource = self
    tableView.sectionIndexColor = .systemGray
    tableView.sectionIndexBackgroundColor = .clear
    tableView.sectionIndexMinimumDisplayRowCount = 10
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    return sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return contacts[sections[section]]?.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Contact", for: indexPath)
    cell.textLabel?.text = contacts[sections[indexPath.section]]?[indexPath.row]
    loading.remove(indexPath)
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return sections[section]
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    return collation
  }

  // For a letter without contacts, selects the next letter that has contacts.
  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    return sections.firstIndex { $0 >= title } ?? sections.count - 1
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    loading.formUnion(indexPaths)
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    loading.subtract(indexPaths)
  }
}
