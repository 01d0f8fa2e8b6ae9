// SPDX-License-Identifier: MIT

import UIKit

// A list whose rows enter from the right and shrink when they are deleted.
class GrowingListLayout: UICollectionViewFlowLayout {
  private var insertIndexPaths = [IndexPath]()
  private var deleteIndexPaths = [IndexPath]()
  var log = [String]()

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    log.append("prepare \(updateItems.count)")
    for update in updateItems {
      if update.updateAction == .delete, let indexPath = update.indexPathBeforeUpdate {
        deleteIndexPaths.append(indexPath)
      } else if update.updateAction == .insert, let indexPath = update.indexPathAfterUpdate {
        insertIndexPaths.append(indexPath)
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    log.append("finalize")
    insertIndexPaths.removeAll()
    deleteIndexPaths.removeAll()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes =
      super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
    guard insertIndexPaths.contains(itemIndexPath) else { return attributes }
    let initial = attributes ?? layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
    initial?.transform = CGAffineTransform(translationX: 320, y: 0)
    initial?.alpha = 1
    return initial
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes =
      super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
    guard deleteIndexPaths.contains(itemIndexPath) else { return attributes }
    attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    attributes?.alpha = 0
    return attributes
  }
}

class NameCell: UICollectionViewCell {
  var name: String? {
    didSet { accessibilityLabel = name }
  }
}

class NamesViewController: UICollectionViewController {
  var names = ["Anna", "Bert", "Cleo", "Dora"]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(NameCell.self, forCellWithReuseIdentifier: NSStringFromClass(NameCell.self))
    if let layout = collectionViewLayout as? UICollectionViewFlowLayout {
      layout.itemSize = CGSize(width: 320, height: 44)
      layout.minimumLineSpacing = 6
    }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: NSStringFromClass(NameCell.self), for: indexPath)
      as! NameCell
    cell.name = names[indexPath.item]
    return cell
  }

  func insert(_ name: String, at index: Int) {
    names.insert(name, at: index)
    collectionView.insertItems(at: [IndexPath(item: index, section: 0)])
  }

  func replaceFirst(by name: String, completion: @escaping (Bool) -> Void) {
    collectionView.performBatchUpdates(
      {
        self.names.removeFirst()
        self.names.append(name)
        self.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
        self.collectionView.insertItems(at: [IndexPath(item: self.names.count - 1, section: 0)])
      }, completion: completion)
  }
}
