// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit
import UpdateScripts

extension FuzzTarget {
  /// Collection views that display changing arrays: batches of every kind, nested and during animations, mixed with
  /// scrolling and layout changes, also in completions, `willDisplay`, `didEndDisplaying` and `didScroll`. The visible
  /// cells must match the arrays, and invalid batches must be rejected with the expected message.
  static let collections = FuzzTarget("collections", faults: ["flowItemTooLong"]) { bytes, check in
    FuzzedCollection(bytes, check).play()
    UIApplication.shared.reset()
  }
}

/// A cell that displays a number.
final class FuzzedCell: UICollectionViewCell {
  var number = -1
}

/// Arrays of numbers as the data source of a collection view.
final class FuzzedSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[Int]] = []
  /// Called in every notification.
  var happens: (() -> Void)?

  func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
    _ = sections[path.section][path.item]
    happens?()
  }

  func collectionView(_ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath)
  {
    happens?()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { happens?() }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
    (cell as? FuzzedCell)?.number = sections[path.section][path.item]
    return cell
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
  }

  /// Returns a message about a visible item that displays a wrong number, or nil if there is none.
  func disorder(in view: UICollectionView) -> String? {
    for path in view.indexPathsForVisibleItems {
      guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.item) else {
        return "item \(path.section)-\(path.item) is visible but does not exist"
      }
      let number = (view.cellForItem(at: path) as? FuzzedCell)?.number
      if number != sections[path.section][path.item] {
        return "item \(path.section)-\(path.item) shows \(number ?? -1)"
      }
    }
    return nil
  }
}
