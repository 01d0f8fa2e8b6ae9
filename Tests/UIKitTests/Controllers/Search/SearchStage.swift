// SPDX-License-Identifier: MIT

import SprungStage
import Testing
import UIKit

/// Records the calls that a search controller and its search bar make to their delegates.
final class SearchLog: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
  var calls: [String] = []
  /// Called for each recorded call.
  var heard: (String) -> Void = { _ in }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func add(_ call: String) {
    calls.append(call)
    heard(call)
  }

  func willPresentSearchController(_ searchController: UISearchController) { add("willPresent") }
  func didPresentSearchController(_ searchController: UISearchController) { add("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) { add("willDismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { add("didDismiss") }
  func updateSearchResults(for searchController: UISearchController) {
    add("update \(searchController.searchBar.text ?? "nil") \(searchController.searchBar.selectedScopeButtonIndex)")
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { add("begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { add("end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { add("text \(searchText)") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { add("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { add("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    add("scope \(selectedScope)")
  }
}

/// A list of numbered rows.
final class SearchedController: UITableViewController {
  var rows = 60

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.rowHeight = 44
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

/// A list with a search controller in a navigation controller.
@MainActor
final class SearchStage {
  let finger: FingerStage
  let list = SearchedController(style: .plain)
  let search: UISearchController
  let navigation: UINavigationController
  let log = SearchLog()

  init(
    width: CGFloat = 393, scale: CGFloat = 2, results: UIViewController? = nil, rows: Int = 60,
    configure: (SearchStage) -> Void = { $0.list.navigationItem.searchController = $0.search }
  ) {
    finger = FingerStage(size: CGSize(width: width, height: 852), scale: scale)
    list.title = "List"
    list.rows = rows
    search = UISearchController(searchResultsController: results)
    navigation = UINavigationController(rootViewController: list)
    search.delegate = log
    search.searchResultsUpdater = log
    search.searchBar.delegate = log
    configure(self)
    finger.window.rootViewController = navigation
    finger.tick()
  }

  var bar: UINavigationBar { navigation.navigationBar }
  var table: UITableView { list.tableView }
  var searchBar: UISearchBar { search.searchBar }

  /// The frame of the search field in the window, ignoring animations.
  var fieldFrame: CGRect {
    let field = searchBar.searchTextField
    return field.convert(field.bounds, to: nil)
  }

  /// Scrolls the content by a slow drag in steps of 2 points. The touch stays down until `lift()` is called.
  func scroll(by distance: Double) {
    let step = distance < 0 ? 2.0 : -2.0
    finger.down(200, 400)
    // The first steps only cover the slop of the gesture.
    var point = finger.drag(from: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: step), count: 5, every: 0.02)
    let start = table.contentOffset.y
    while abs(table.contentOffset.y - start) < abs(distance) {
      let old = table.contentOffset.y
      point = finger.drag(from: point, by: CGPoint(x: 0, y: step), count: 1, every: 0.02)
      if table.contentOffset.y == old, abs(point.y - 400) > 100 { break }
    }
    finger.wait(0.3)
    finger.move(point.x, point.y)
  }

  func lift() {
    finger.up(200, 400)
    finger.wait(2)
  }

  func tapField() {
    finger.tap(fieldFrame.midX, fieldFrame.midY)
    finger.wait(1)
  }

  func type(_ text: String) {
    for scalar in text.unicodeScalars {
      UIApplication.shared.handle(
        InputEvent(.character, identifier: Int32(scalar.value), milliseconds: finger.time * 1000))
      finger.tick()
    }
  }
}
