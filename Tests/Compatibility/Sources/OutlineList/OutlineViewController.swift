// SPDX-License-Identifier: MIT

import UIKit

// An outline of folders and files, written like Apple's samples for modern collection views: cell registrations, list
// content configurations, section snapshots and swipe actions.
class OutlineViewController: UIViewController {
  enum Section {
    case main
  }

  struct Entry: Hashable {
    let title: String
    let subitems: [Entry]

    init(title: String, subitems: [Entry] = []) {
      self.title = title
      self.subitems = subitems
    }
  }

  var dataSource: UICollectionViewDiffableDataSource<Section, Entry>! = nil
  var collectionView: UICollectionView! = nil
  var flagged: [String] = []

  let menuItems = [
    Entry(
      title: "Documents",
      subitems: [
        Entry(title: "Letters", subitems: [Entry(title: "To Anna"), Entry(title: "To Ben")]),
        Entry(title: "Notes"),
      ]),
    Entry(title: "Pictures", subitems: [Entry(title: "Sea"), Entry(title: "Hills")]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Files"
    configureCollectionView()
    configureDataSource()
  }

  func configureCollectionView() {
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: generateLayout())
    view.addSubview(collectionView)
    collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    self.collectionView = collectionView
    collectionView.delegate = self
  }

  func generateLayout() -> UICollectionViewLayout {
    var listConfiguration = UICollectionLayoutListConfiguration(appearance: .plain)
    listConfiguration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let self = self, let item = self.dataSource.itemIdentifier(for: indexPath) else { return nil }
      let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, completion in
        self?.flagged.append(item.title)
        completion(true)
      }
      flag.backgroundColor = .systemOrange
      return UISwipeActionsConfiguration(actions: [flag])
    }
    return UICollectionViewCompositionalLayout.list(using: listConfiguration)
  }

  func configureDataSource() {
    let containerCellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> {
      (cell, indexPath, menuItem) in
      var contentConfiguration = cell.defaultContentConfiguration()
      contentConfiguration.text = menuItem.title
      contentConfiguration.textProperties.font = .preferredFont(forTextStyle: .headline)
      cell.contentConfiguration = contentConfiguration

      let disclosureOptions = UICellAccessory.OutlineDisclosureOptions(style: .header)
      cell.accessories = [.outlineDisclosure(options: disclosureOptions)]
      cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
    }

    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> {
      cell, indexPath, menuItem in
      var contentConfiguration = cell.defaultContentConfiguration()
      contentConfiguration.text = menuItem.title
      contentConfiguration.secondaryText = "a file"
      cell.contentConfiguration = contentConfiguration
      cell.configurationUpdateHandler = { cell, state in
        var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
        if state.isSelected { background.backgroundColor = .systemTeal }
        cell.backgroundConfiguration = background
      }
    }

    dataSource = UICollectionViewDiffableDataSource<Section, Entry>(collectionView: collectionView) {
      (collectionView: UICollectionView, indexPath: IndexPath, item: Entry) -> UICollectionViewCell? in
      if item.subitems.isEmpty {
        return collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: item)
      } else {
        return collectionView.dequeueConfiguredReusableCell(
          using: containerCellRegistration, for: indexPath, item: item)
      }
    }

    let snapshot = initialSnapshot()
    dataSource.apply(snapshot, to: .main, animatingDifferences: false)
  }

  func initialSnapshot() -> NSDiffableDataSourceSectionSnapshot<Entry> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Entry>()

    func addItems(_ menuItems: [Entry], to parent: Entry?) {
      snapshot.append(menuItems, to: parent)
      for menuItem in menuItems where !menuItem.subitems.isEmpty {
        addItems(menuItem.subitems, to: menuItem)
      }
    }

    addItems(menuItems, to: nil)
    return snapshot
  }
}

extension OutlineViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let menuItem = dataSource.itemIdentifier(for: indexPath) else { return }
    title = menuItem.title
  }
}
