// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

/// The data source and delegate of a layout with self-sizing elements.
final class FuzzedSizeSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[FuzzedSizeItem]] = []
  var headers: [FuzzedSizeItem] = []
  /// The actions in callbacks that do not belong to an element.
  let moments = FuzzedMoments()
  weak var list: UICollectionView?
  /// The properties that a callback already sets. Two callbacks that set a property to different values never settle.
  var taken: Set<String> = []

  var all: [FuzzedSizeItem] { sections.flatMap { $0 } + headers }

  /// Updates the displayed content of an item if it is visible.
  func update(_ item: FuzzedSizeItem) {
    for cell in list?.visibleCells ?? [] {
      if let content = (cell as? FuzzedSizeCell)?.content, content.item === item { content.show(item) }
    }
    for kind in FuzzedSizeLayouts.kinds {
      for view in list?.visibleSupplementaryViews(ofKind: kind) ?? [] {
        if let content = (view as? FuzzedSizeHeader)?.content, content.item === item { content.show(item) }
      }
    }
  }

  func numberOfSections(in view: UICollectionView) -> Int { sections.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    (cell as? FuzzedSizeCell)?.content.show(sections[path.section][path.item])
    return cell
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
    (header as? FuzzedSizeHeader)?.content.show(headers[path.section])
    return header
  }
  func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
    moments.happens(.willDisplay)
    (cell as? FuzzedSizeCell)?.content.happens(.willDisplay)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { moments.happens(.didScroll) }
}
