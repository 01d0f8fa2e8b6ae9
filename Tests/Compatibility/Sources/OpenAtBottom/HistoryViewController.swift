// SPDX-License-Identifier: MIT

import UIKit

struct Entry {
  let day: Int
  let lines: Int
}

// A self-sizing cell whose code predates content configurations.
final class EntryCell: UICollectionViewCell {
  static let reuseIdentifier = "EntryCell"
  let bar = UIView()
  private var barHeight: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    bar.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bar)
    barHeight = bar.heightAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      bar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      barHeight,
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ entry: Entry) { barHeight.constant = CGFloat(entry.lines) * 20 }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let targetSize = CGSize(width: layoutAttributes.frame.width, height: 0)
    layoutAttributes.frame.size = contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return layoutAttributes
  }
}

final class HistoryViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let entries: [[Entry]]
  private(set) var collectionView: UICollectionView!
  private var hasScrolled = false

  init(entries: [[Entry]]) {
    self.entries = entries
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: view.bounds.width, height: 44)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 24)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionInsetReference = .fromSafeArea
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(EntryCell.self, forCellWithReuseIdentifier: EntryCell.reuseIdentifier)
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "day")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !hasScrolled, let last = entries.indices.last else { return }
    hasScrolled = true
    let path = IndexPath(item: entries[last].count - 1, section: last)
    collectionView.scrollToItem(at: path, at: .bottom, animated: false)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { entries.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    entries[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: EntryCell.reuseIdentifier, for: indexPath) as! EntryCell
    cell.show(entries[indexPath.section][indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "day", for: indexPath)
  }
}
