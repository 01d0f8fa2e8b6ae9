// SPDX-License-Identifier: MIT

import UIKit

struct Album {
  let title: String
  let artist: String
  let tracks: [String]
}

// The albums of a library under a large title, with a search bar that hides while the list scrolls.
class LibraryViewController: UITableViewController, UISearchResultsUpdating {
  var albums: [Album] = []
  var shownAlbums: [Album] = []
  private let searchController = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addAlbum() })

    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Albums"
    navigationItem.searchController = searchController

    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "AlbumCell")
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
    albums = (1...30).map { number in
      Album(title: "Album \(number)", artist: "Artist \(number % 4)", tracks: (1...30).map { "Track \($0)" })
    }
    shownAlbums = albums
  }

  func addAlbum() {
    albums.append(Album(title: "Album \(albums.count + 1)", artist: "Artist", tracks: []))
    updateSearchResults(for: searchController)
  }

  func reload() {
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = (searchController.searchBar.text ?? "").lowercased()
    shownAlbums = text.isEmpty ? albums : albums.filter { $0.title.lowercased().contains(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return shownAlbums.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "AlbumCell", for: indexPath)
    cell.textLabel?.text = shownAlbums[indexPath.row].title
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = AlbumViewController(album: shownAlbums[indexPath.row])
    navigationController?.pushViewController(detail, animated: true)
  }
}
