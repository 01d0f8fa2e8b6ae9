// SPDX-License-Identifier: MIT

import UIKit

final class ReadingListController: UICollectionViewController {
  private var books = ["Emma", "Middlemarch", "Dubliners"]
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .none
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    title = "Reading list"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, book in
      var content = cell.defaultContentConfiguration()
      content.text = book
      cell.contentConfiguration = content
      cell.accessories = [.reorder(displayed: .always)]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, book in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: book)
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.books = transaction.finalSnapshot.itemIdentifiers
    }
    show(animated: false)
  }

  func add(_ book: String) {
    books.insert(book, at: 0)
    show(animated: true)
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(books)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
