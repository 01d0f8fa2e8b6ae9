// SPDX-License-Identifier: MIT

import UIKit

struct Candy {
  enum Category: String, CaseIterable {
    case all = "All"
    case chocolate = "Chocolate"
    case hard = "Hard"
  }

  let name: String
  let category: Category
}

// A list with a search bar in the navigation bar, which filters the list's own rows by text and scope.
class CandyListViewController: UITableViewController {
  let searchController = UISearchController(searchResultsController: nil)
  let candies = [
    Candy(name: "Chocolate Bar", category: .chocolate), Candy(name: "Chocolate Chip", category: .chocolate),
    Candy(name: "Dark Chocolate", category: .chocolate), Candy(name: "Lollipop", category: .hard),
    Candy(name: "Candy Cane", category: .hard), Candy(name: "Jaw Breaker", category: .hard),
  ]
  var filteredCandies: [Candy] = []

  var isSearchBarEmpty: Bool {
    return searchController.searchBar.text?.isEmpty ?? true
  }

  var isFiltering: Bool {
    let searchBarScopeIsFiltering = searchController.searchBar.selectedScopeButtonIndex != 0
    return searchController.isActive && (!isSearchBarEmpty || searchBarScopeIsFiltering)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Candy"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")

    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search Candies"
    searchController.searchBar.autocapitalizationType = .none
    searchController.searchBar.scopeButtonTitles = Candy.Category.allCases.map { $0.rawValue }
    searchController.searchBar.delegate = self
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  func filterContentForSearchText(_ searchText: String, category: Candy.Category = .all) {
    filteredCandies = candies.filter { candy in
      let doesCategoryMatch = category == .all || candy.category == category
      if isSearchBarEmpty { return doesCategoryMatch }
      return doesCategoryMatch && candy.name.lowercased().contains(searchText.lowercased())
    }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return isFiltering ? filteredCandies.count : candies.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = (isFiltering ? filteredCandies : candies)[indexPath.row].name
    return cell
  }
}

extension CandyListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    let searchBar = searchController.searchBar
    let category = Candy.Category.allCases[searchBar.selectedScopeButtonIndex]
    filterContentForSearchText(searchBar.text!, category: category)
  }
}

extension CandyListViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    filterContentForSearchText(searchBar.text!, category: Candy.Category.allCases[selectedScope])
  }
}
