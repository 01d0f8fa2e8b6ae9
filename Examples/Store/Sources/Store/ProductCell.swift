// SPDX-License-Identifier: MIT

import UIKit

/// A product: a picture, its name and its price.
final class ProductCell: UICollectionViewCell {
  private let picture = UIView()
  private let name = UILabel()
  private let price = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.layer.cornerRadius = 12
    name.font = .systemFont(ofSize: 14)
    price.font = .boldSystemFont(ofSize: 14)
    price.textColor = .secondaryLabel
    for part in [picture, name, price] { contentView.addSubview(part) }
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func show(_ product: Product) {
    picture.backgroundColor = product.kind.color
    name.text = product.name
    price.text = "\(product.price)"
    accessibilityLabel = "\(product.name), \(product.price)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 44)
    name.frame = CGRect(x: 4, y: bounds.height - 42, width: bounds.width - 8, height: 20)
    price.frame = CGRect(x: 4, y: bounds.height - 22, width: bounds.width - 8, height: 20)
  }
}
