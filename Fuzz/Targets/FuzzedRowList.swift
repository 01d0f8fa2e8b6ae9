// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

/// The content of a list cell: a stack with two labels.
@MainActor final class FuzzedRowContent {
  let stack = UIStackView()
  let title = UILabel()
  let detail = UILabel()

  func place(in view: UIView) {
    title.numberOfLines = 0
    detail.numberOfLines = 0
    detail.font = .preferredFont(forTextStyle: .body)
    detail.adjustsFontForContentSizeCategory = true
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(title)
    stack.addArrangedSubview(detail)
    view.addSubview(stack)
    let bottom = stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 4.5), bottom,
    ])
  }

  func show(_ row: FuzzedRow) {
    title.text = FuzzedTree.text(row.words)
    detail.text = FuzzedTree.text(row.words / 3)
    detail.isHidden = row.isShort
    stack.spacing = row.spacing
  }
}

struct FuzzedRow {
  var words: Int
  var isShort: Bool
  var spacing: CGFloat

  init(_ reader: inout FuzzReader) {
    words = reader.int(in: 0..<40)
    isShort = reader.bool()
    spacing = CGFloat(reader.int(in: 0..<4)) * 2.5
  }
}

final class FuzzedItemCell: UICollectionViewCell {
  let content = FuzzedRowContent()
  override init(frame: CGRect) {
    super.init(frame: frame)
    content.place(in: contentView)
  }
  required init?(coder: NSCoder) { nil }
}

final class FuzzedTableCell: UITableViewCell {
  let content = FuzzedRowContent()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    content.place(in: contentView)
  }
  required init?(coder: NSCoder) { nil }
}

final class FuzzedHeader: UICollectionReusableView {
  let content = FuzzedRowContent()
  override init(frame: CGRect) {
    super.init(frame: frame)
    content.place(in: self)
  }
  required init?(coder: NSCoder) { nil }
}

/// The data source of self-sizing rows.
final class FuzzedRowSource: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  var rows: [FuzzedRow] = []

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    (cell as? FuzzedItemCell)?.content.show(rows[path.item])
    return cell
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
    if let row = rows.first { (header as? FuzzedHeader)?.content.show(row) }
    return header
  }
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    (cell as? FuzzedTableCell)?.content.show(rows[path.row])
    return cell
  }
}
