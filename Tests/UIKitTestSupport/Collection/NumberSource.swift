// SPDX-License-Identifier: MIT

import UIKit

/// A cell that shows a number.
final class NumberCell: UICollectionViewCell {
  var number = -1
}

/// Shows arrays of numbers and tracks the displayed elements: the display of a cell or supplementary view must end
/// before it can begin again.
final class NumberSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[Int]]
  /// The elements that were displayed twice, or whose display ended without having begun.
  private(set) var breaches: [String] = []
  private var displayed: [ObjectIdentifier: IndexPath] = [:]

  init(_ sections: [[Int]]) {
    self.sections = sections
    super.init()
  }

  func register(in view: UICollectionView) {
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
    view.delegate = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
    (cell as? NumberCell)?.number = sections[path.section][path.item]
    return cell
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
  }

  func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
    begin(cell, path)
  }

  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    end(cell)
  }

  func collectionView(
    _ view: UICollectionView, willDisplaySupplementaryView element: UICollectionReusableView,
    forElementKind elementKind: String, at path: IndexPath
  ) {
    begin(element, path)
  }

  func collectionView(
    _ view: UICollectionView, didEndDisplayingSupplementaryView element: UICollectionReusableView,
    forElementOfKind elementKind: String, at path: IndexPath
  ) {
    end(element)
  }

  private func begin(_ view: UICollectionReusableView, _ path: IndexPath) {
    if displayed.updateValue(path, forKey: ObjectIdentifier(view)) != nil {
      breaches.append("displayed twice: \(path)")
    }
  }

  private func end(_ view: UICollectionReusableView) {
    if displayed.removeValue(forKey: ObjectIdentifier(view)) == nil { breaches.append("ended, but not displayed") }
  }

  /// Returns the inconsistencies between the views, the recorded calls and the arrays.
  func check(_ view: UICollectionView, leaving: Int) -> [String] {
    var found = breaches
    let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    if displayed.count != view.visibleCells.count + headers.count + leaving {
      found.append("\(displayed.count) displayed, \(view.visibleCells.count) cells, \(headers.count) headers")
    }
    for path in view.indexPathsForVisibleItems {
      let number = (view.cellForItem(at: path) as? NumberCell)?.number
      if number != sections[path.section][path.item] {
        found.append("item \(path.section)-\(path.item) shows \(number ?? -1) not \(sections[path.section][path.item])")
      }
    }
    return found
  }
}
