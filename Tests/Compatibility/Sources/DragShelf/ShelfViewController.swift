// SPDX-License-Identifier: MIT

import UIKit

class Book {
  let title: String

  init(title: String) {
    self.title = title
  }
}

class BookCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemOrange
    label.frame = contentView.bounds
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

// A shelf of books that can be reordered by dragging.
class ShelfViewController: UIViewController, UICollectionViewDataSource {
  var books = ["Atlas", "Ballads", "Chess", "Dunes", "Essays", "Fables"].map { Book(title: $0) }
  var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.register(BookCell.self, forCellWithReuseIdentifier: "Book")
    collectionView.dataSource = self
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.dragInteractionEnabled = true
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return books.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Book", for: indexPath) as! BookCell
    cell.label.text = books[indexPath.item].title
    return cell
  }

  private func reorderItems(
    coordinator: UICollectionViewDropCoordinator, destinationIndexPath: IndexPath, collectionView: UICollectionView
  ) {
    if let item = coordinator.items.first, let sourceIndexPath = item.sourceIndexPath {
      collectionView.performBatchUpdates({
        let book = self.books.remove(at: sourceIndexPath.item)
        self.books.insert(book, at: destinationIndexPath.item)
        collectionView.deleteItems(at: [sourceIndexPath])
        collectionView.insertItems(at: [destinationIndexPath])
      }, completion: nil)
      coordinator.drop(item.dragItem, toItemAt: destinationIndexPath)
    }
  }
}

extension ShelfViewController: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let dragItem = UIDragItem(itemProvider: NSItemProvider())
    dragItem.localObject = books[indexPath.item]
    return [dragItem]
  }
}

extension ShelfViewController: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    if collectionView.hasActiveDrag {
      return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    return UICollectionViewDropProposal(operation: .forbidden)
  }

  func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator) {
    var destinationIndexPath: IndexPath
    if let indexPath = coordinator.destinationIndexPath {
      destinationIndexPath = indexPath
    } else {
      let item = collectionView.numberOfItems(inSection: 0)
      destinationIndexPath = IndexPath(item: item - 1, section: 0)
    }
    if coordinator.proposal.operation == .move {
      reorderItems(
        coordinator: coordinator, destinationIndexPath: destinationIndexPath, collectionView: collectionView)
    }
  }
}
