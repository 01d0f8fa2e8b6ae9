// SPDX-License-Identifier: MIT

import UIKit

protocol TagsLayoutDelegate: UICollectionViewDelegateFlowLayout {
  func tagsLayout(_ layout: LeftAlignedFlowLayout, spacingAfterRow row: Int) -> CGFloat
}

extension TagsLayoutDelegate {
  func tagsLayout(_ layout: LeftAlignedFlowLayout, spacingAfterRow row: Int) -> CGFloat { return 0 }
}

// Aligns tags to the left instead of spreading them over the line.
class LeftAlignedFlowLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let original = super.layoutAttributesForElements(in: rect) else { return nil }
    let copied = original.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    var left = sectionInset.left
    var lineY: CGFloat = -1.0
    for attributes in copied where attributes.representedElementCategory == .cell {
      if attributes.frame.midY > lineY + 1 {
        left = sectionInset.left
      }
      attributes.frame.origin.x = left
      left += attributes.frame.width + minimumInteritemSpacing
      lineY = max(attributes.frame.midY, lineY)
    }
    return copied
  }
}

final class TagCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: TagCell.self)

  private(set) lazy var label: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 14)
    label.textAlignment = .center
    return label
  }()

  override var isSelected: Bool {
    didSet { contentView.backgroundColor = isSelected ? .systemBlue : .lightGray }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    contentView.layer.cornerRadius = frame.height / 2
    contentView.backgroundColor = .lightGray
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 8, dy: 0)
  }
}

class TagsViewController: UIViewController {
  // MARK: - Properties
  let tags = ["Swift", "Objective", "C", "Embedded", "Web", "Spring", "Cocoa", "A", "Animation", "Go"]
  var onSelect: ((String) -> Void)?

  private(set) lazy var collectionView: UICollectionView = {
    let layout = LeftAlignedFlowLayout()
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(TagCell.self, forCellWithReuseIdentifier: TagCell.reuseIdentifier)
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    view.delegate = self
    return view
  }()

  // MARK: - Life cycle
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

// MARK: - UICollectionViewDataSource
extension TagsViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return tags.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: TagCell.reuseIdentifier, for: indexPath)
        as? TagCell
    else { return UICollectionViewCell() }
    cell.label.text = tags[indexPath.row]
    return cell
  }
}

// MARK: - TagsLayoutDelegate
extension TagsViewController: TagsLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    return CGSize(width: CGFloat(tags[indexPath.row].count) * 10 + 20, height: 30)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    onSelect?(tags[indexPath.row])
  }
}
