// SPDX-License-Identifier: MIT

import UIKit

class PhotoCell: UICollectionViewCell {
  static let identifier = "PhotoCell"
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemTeal
    contentView.layer.cornerRadius = 8
    label.frame = contentView.bounds
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

// Photos that each have a menu: copy, favorite, delete. A two-finger drag selects several photos.
class PhotosViewController: UICollectionViewController {
  var photos = ["Beach", "Forest", "Harbor", "Island", "Lake", "Meadow"]
  var favorites: [String] = []
  var copied: String?
  let header = UIView()

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    collectionView.allowsMultipleSelectionDuringEditing = true
    header.frame = CGRect(x: 20, y: 300, width: 200, height: 60)
    header.backgroundColor = .systemGray
    view.addSubview(header)
    header.addInteraction(UIContextMenuInteraction(delegate: self))
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PhotoCell.identifier, for: indexPath) as! PhotoCell
    cell.label.text = photos[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let photo = photos[indexPath.item]
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { suggestedActions in
      let copy = UIAction(title: "Copy", image: nil) { action in
        self.copied = photo
      }
      let favorite = UIAction(title: "Favorite", state: self.favorites.contains(photo) ? .on : .off) { action in
        self.favorites.append(photo)
      }
      let delete = UIAction(title: "Delete", attributes: .destructive) { action in
        self.delete(photo)
      }
      let edit = UIMenu(title: "Edit", options: .displayInline, children: [copy, favorite])
      return UIMenu(title: "", children: [edit, delete])
    }
  }

  func delete(_ photo: String) {
    guard let index = photos.firstIndex(of: photo) else { return }
    photos.remove(at: index)
    collectionView.deleteItems(at: [IndexPath(item: index, section: 0)])
  }

  // MARK: - Selecting several

  override func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    return true
  }

  override func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    setEditing(true, animated: true)
  }
}

extension PhotosViewController: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "Header", children: [UIAction(title: "Clear") { _ in self.favorites = [] }])
    }
  }
}
