// SPDX-License-Identifier: MIT

import UIKit

class Photo {
  let name: String

  init(name: String) {
    self.name = name
  }
}

class PhotoCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemTeal
    label.frame = contentView.bounds
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class PlaceholderCell: UICollectionViewCell {
  let progress = UIProgressView(frame: CGRect(x: 10, y: 40, width: 80, height: 4))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(progress)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

// The user drags one or more photos from a strip into an album, which shows placeholders while the photos load.
class InboxViewController: UIViewController {
  var strip: UICollectionView!
  var album: UICollectionView!
  let inbox = ["Lake", "Hill", "Bay"].map { Photo(name: $0) }
  var photos = ["Sun", "Moon"].map { Photo(name: $0) }
  var waiting: [(photo: Photo, context: UICollectionViewDropPlaceholderContext)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    strip = makeList(CGRect(x: 0, y: 50, width: 300, height: 100))
    album = makeList(CGRect(x: 0, y: 200, width: 300, height: 200))
    strip.dragDelegate = self
    strip.dragInteractionEnabled = true
    album.dropDelegate = self
  }

  func makeList(_ frame: CGRect) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let list = UICollectionView(frame: frame, collectionViewLayout: layout)
    list.register(PhotoCell.self, forCellWithReuseIdentifier: "Photo")
    list.register(PlaceholderCell.self, forCellWithReuseIdentifier: "Placeholder")
    list.dataSource = self
    view.addSubview(list)
    return list
  }

  // Completes the pending loads.
  func finishLoading() {
    for (photo, context) in waiting {
      context.commitInsertion(dataSourceUpdates: { insertionIndexPath in
        self.photos.insert(photo, at: insertionIndexPath.item)
      })
    }
    waiting = []
  }
}

extension InboxViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return collectionView == album ? photos.count : inbox.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath) as! PhotoCell
    cell.label.text = (collectionView == album ? photos : inbox)[indexPath.item].name
    return cell
  }
}

extension InboxViewController: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    return dragItems(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    return dragItems(at: indexPath)
  }

  private func dragItems(at indexPath: IndexPath) -> [UIDragItem] {
    let dragItem = UIDragItem(itemProvider: NSItemProvider())
    dragItem.localObject = inbox[indexPath.item]
    return [dragItem]
  }
}

extension InboxViewController: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    return UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator) {
    let destinationIndexPath = coordinator.destinationIndexPath ?? IndexPath(item: photos.count, section: 0)
    for item in coordinator.items {
      guard let photo = item.dragItem.localObject as? Photo else { continue }
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: destinationIndexPath, reuseIdentifier: "Placeholder")
      placeholder.cellUpdateHandler = { cell in
        guard let cell = cell as? PlaceholderCell else { return }
        cell.progress.progress = 0.5
      }
      let context = coordinator.drop(item.dragItem, to: placeholder)
      waiting.append((photo, context))
    }
  }
}
