// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import UIKit

/// A cell with a label positioned by constraints.
final class LifetimeCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel()
    label.text = "cell"
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4).isActive = true
    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4).isActive = true
    let bottom = label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4)
    bottom.priority = .defaultHigh
    bottom.isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// A model of numbers with the data source and delegate methods of a collection view.
@MainActor final class LifetimeItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  weak var stage: LifetimeStage?
  var items: [Int]
  private var next = 1000
  var hasIndex = false

  init(_ stage: LifetimeStage, count: Int) {
    self.stage = stage
    items = Array(0..<count)
    super.init()
  }

  /// A random change of the model in the form of a batch.
  struct Change {
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var moved: (from: IndexPath, to: IndexPath)?
  }

  /// Changes the model at random.
  func change(_ random: inout SeededRandom) -> Change {
    var change = Change()
    let count = items.count
    var gone: Set<Int> = []
    for _ in 0..<random.int(in: 0..<4) where count > 1 {
      let index = random.int(in: 0..<count)
      if gone.insert(index).inserted { change.deleted.append(IndexPath(item: index, section: 0)) }
    }
    if count > 0 {
      let index = random.int(in: 0..<count)
      if !gone.contains(index) { change.reloaded.append(IndexPath(item: index, section: 0)) }
    }
    for index in gone.sorted(by: >) { items.remove(at: index) }
    var inserted: Set<Int> = []
    for _ in 0..<random.int(in: 0..<4) { inserted.insert(random.int(in: 0..<items.count + 1)) }
    for index in inserted.sorted() {
      items.insert(next, at: min(index, items.count))
      change.inserted.append(IndexPath(item: min(index, items.count - 1), section: 0))
      next += 1
    }
    return change
  }

  /// Performs a random batch on a collection view.
  func update(_ view: UICollectionView, _ stage: LifetimeStage) {
    let done = stage.book.completion("a batch")
    view.performBatchUpdates {
      let change = self.change(&stage.random)
      view.deleteItems(at: change.deleted)
      view.insertItems(at: change.inserted)
      view.reloadItems(at: change.reloaded)
    } completion: { [weak stage] _ in
      done()
      stage?.callback()
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) {
    items.insert(items.remove(at: source.item), at: destination.item)
    stage?.callback()
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    hasIndex ? (0..<8).map { "\($0)" } : nil
  }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: min(index, items.count - 1), section: 0) }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { stage?.callback() }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { stage?.callback() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { stage?.callback() }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { stage?.callback() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { stage?.callback() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { stage?.callback() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { stage?.callback() }

  func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { .lifetimes(stage) }

  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    let done = stage?.book.completion("a menu's appearance", isOptional: true)
    animator?.addCompletion { done?() }
  }
}

extension LifetimeItems: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    stage?.callback()
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    stage?.callback()
  }

  func collectionView(_ view: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }

  func collectionView(
    _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath path: IndexPath?
  ) -> UICollectionViewDropProposal {
    stage?.callback()
    return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let from = item.sourceIndexPath, let to = coordinator.destinationIndexPath
    else { return }
    view.performBatchUpdates {
      self.items.insert(self.items.remove(at: from.item), at: to.item)
      view.moveItem(at: from, to: to)
    }
    coordinator.drop(item.dragItem, toItemAt: to)
    stage?.callback()
  }
}

extension UIContextMenuConfiguration {
  /// Returns a menu with a few actions and a submenu.
  static func lifetimes(_ stage: LifetimeStage?) -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(actionProvider: { [weak stage] _ in .lifetimes(stage) })
  }
}

extension UIMenu {
  /// Returns a menu with a few actions and a submenu.
  static func lifetimes(_ stage: LifetimeStage?) -> UIMenu {
    let action = UIAction(title: "First") { [weak stage] _ in stage?.callback() }
    let other = UIAction(title: "Second") { [weak stage] _ in stage?.callback() }
    return UIMenu(title: "Menu", children: [action, UIMenu(title: "More", children: [other])])
  }
}
