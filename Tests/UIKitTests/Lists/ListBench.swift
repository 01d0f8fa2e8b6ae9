// SPDX-License-Identifier: MIT

import UIKit

/// A list of words with a diffable data source, in a window that receives touches.
final class ListBench {
  let stage: FingerStage
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<String, String>
  /// Configures each cell.
  var fill: (UICollectionViewListCell, IndexPath, String) -> Void

  init(
    _ layout: UICollectionViewLayout, size: CGSize = CGSize(width: 320, height: 480),
    fill: @escaping (UICollectionViewListCell, IndexPath, String) -> Void = { _, _, _ in }
  ) {
    stage = FingerStage(size: size)
    self.fill = fill
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    let filler = Filler()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, word in
      var content = cell.defaultContentConfiguration()
      content.text = word
      cell.contentConfiguration = content
      filler.bench?.fill(cell, path, word)
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, word in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: word)
    }
    filler.bench = self
    stage.window.addSubview(view)
  }

  convenience init(
    _ configuration: UICollectionLayoutListConfiguration,
    fill: @escaping (UICollectionViewListCell, IndexPath, String) -> Void = { _, _, _ in }
  ) {
    self.init(UICollectionViewCompositionalLayout.list(using: configuration), fill: fill)
  }

  /// A weak reference to the bench, for use by closures that are created before the bench.
  private final class Filler { weak var bench: ListBench? }

  /// Applies a snapshot that contains the given words in sections.
  func show(_ sections: [[String]], animated: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (index, words) in sections.enumerated() {
      snapshot.appendSections(["section \(index)"])
      snapshot.appendItems(words)
    }
    source.apply(snapshot, animatingDifferences: animated)
    stage.tick()
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  var words: String {
    view.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "?" }.joined(
      separator: " ")
  }

  /// Returns the frames of a cell's separators, from top to bottom.
  func lines(_ item: Int, _ section: Int = 0) -> [CGRect] {
    guard let cell = cell(item, section) else { return [] }
    return cell.subviews.filter { $0.backgroundColor == .separator }.map { $0.frame }.sorted { $0.minY < $1.minY }
  }

  func settle() { stage.wait(0.8) }
}
