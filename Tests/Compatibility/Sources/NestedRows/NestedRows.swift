// SPDX-License-Identifier: MIT

import UIKit

// MARK: - Reuse without strings

protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  static var reuseIdentifier: String { return String(describing: self) }
}

extension UICollectionReusableView: Reusable {}

extension UICollectionView {
  func register<T: UICollectionViewCell>(_: T.Type) {
    register(T.self, forCellWithReuseIdentifier: T.reuseIdentifier)
  }

  func dequeueReusableCell<T: UICollectionViewCell>(for indexPath: IndexPath) -> T {
    guard let cell = dequeueReusableCell(withReuseIdentifier: T.reuseIdentifier, for: indexPath) as? T else {
      fatalError("Could not dequeue cell with identifier: \(T.reuseIdentifier)")
    }
    return cell
  }
}

// MARK: - A row that scrolls sideways

protocol RowCellDelegate: AnyObject {
  @MainActor func rowCell(_ cell: RowCell, didSelect item: Int)
}

class TitleCell: UICollectionViewCell {}

class RowCell: UICollectionViewCell {
  weak var delegate: RowCellDelegate?

  var items: Int = 0 {
    didSet { collectionView.reloadData() }
  }

  let collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15)
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    collectionView.register(TitleCell.self)
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.contentInsetAdjustmentBehavior = .never
    contentView.addSubview(collectionView)
    collectionView.fillSuperview()
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    delegate = nil
  }
}

extension UIView {
  func fillSuperview(padding: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    guard let superview = superview else { return }
    topAnchor.constraint(equalTo: superview.topAnchor, constant: padding.top).isActive = true
    bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -padding.bottom).isActive = true
    leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: padding.left).isActive = true
    trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -padding.right).isActive = true
  }
}

extension RowCell: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return items }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell: TitleCell = collectionView.dequeueReusableCell(for: indexPath)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    delegate?.rowCell(self, didSelect: indexPath.item)
  }
}

// MARK: - The rows

class RowsViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private var storedOffsets = [Int: CGFloat]()
  private(set) var selections = [IndexPath]()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(RowCell.self)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { return 1 }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return 20
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell: RowCell = collectionView.dequeueReusableCell(for: indexPath)
    cell.items = 10 + indexPath.item
    cell.delegate = self
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let cell = cell as? RowCell else { return }
    cell.layoutIfNeeded()
    cell.collectionView.contentOffset.x = storedOffsets[indexPath.item] ?? 0
  }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let cell = cell as? RowCell else { return }
    storedOffsets[indexPath.item] = cell.collectionView.contentOffset.x
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    return CGSize(width: view.frame.width, height: 120)
  }
}

extension RowsViewController: RowCellDelegate {
  func rowCell(_ cell: RowCell, didSelect item: Int) {
    guard let row = collectionView.indexPath(for: cell)?.item else { return }
    selections.append(IndexPath(item: item, section: row))
  }
}
