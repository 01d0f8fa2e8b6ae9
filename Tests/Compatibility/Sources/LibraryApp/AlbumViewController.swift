// SPDX-License-Identifier: MIT

import UIKit

// The tracks of an album under a small title. The bar has a custom color while the content is scrolled to the top.
class AlbumViewController: UIViewController, UITableViewDataSource {
  let album: Album
  let tableView = UITableView(frame: .zero, style: .plain)

  init(album: Album) {
    self.album = album
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = album.title
    navigationItem.prompt = album.artist
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.backButtonDisplayMode = .minimal

    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemYellow
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.systemRed]
    navigationItem.scrollEdgeAppearance = appearance

    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "TrackCell")
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return album.tracks.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "TrackCell", for: indexPath)
    cell.textLabel?.text = album.tracks[indexPath.row]
    return cell
  }
}
