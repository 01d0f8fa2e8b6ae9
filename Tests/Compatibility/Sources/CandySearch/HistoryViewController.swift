// SPDX-License-Identifier: MIT

import UIKit

// Previous searches, on a separate screen that covers the list.
class ResultsViewController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    ])
  }
}

// The older style: the search bar is the table's header, and the delegate is notified when a search begins and ends.
class HistoryViewController: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate {
  let results = ResultsViewController()
  var searchController: UISearchController!
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    searchController = UISearchController(searchResultsController: results)
    searchController.searchResultsUpdater = self
    searchController.delegate = self
    searchController.searchBar.sizeToFit()
    tableView.tableHeaderView = searchController.searchBar
    definesPresentationContext = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    guard let text = searchController.searchBar.text, !text.isEmpty else { return }
    results.label.text = "Results for " + text
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    events.append("willPresent")
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    events.append("didDismiss")
  }
}
