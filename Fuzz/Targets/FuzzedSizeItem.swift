// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

/// A self-sizing element and the actions in its callbacks. Reused cells display their item's content.
@MainActor final class FuzzedSizeItem {
  /// The implementation of `preferredLayoutAttributesFitting(_:)` in a cell.
  enum Fit: Int, CaseIterable {
    /// The size from its constraints.
    case constraints
    /// The same after a layout pass, as in many apps.
    case laidOut
    /// A height proportional to the width.
    case aspect
    /// A fixed height and width.
    case own
    /// A height that never decreases.
    case growing
  }

  let moments = FuzzedMoments()
  var words: Int
  var isShort: Bool
  var isAcross = false
  var least: CGFloat = 0
  var fit: Fit
  let size: CGSize

  init(_ reader: inout FuzzReader) {
    words = reader.int(in: 0..<30)
    isShort = reader.bool()
    fit = Fit(rawValue: max(0, reader.int(in: 0..<8) - 3)) ?? .constraints
    size = CGSize(width: CGFloat(reader.int(in: 10..<250)) + 0.3, height: CGFloat(reader.int(in: 5..<160)) + 0.7)
  }
}

/// The content of a self-sizing element: a stack with two labels that can follow its width.
@MainActor final class FuzzedSizeContent {
  let stack = UIStackView()
  let title = UILabel()
  let detail = UILabel()
  private var least: NSLayoutConstraint?
  private(set) var item: FuzzedSizeItem?

  func place(in view: UIView) {
    title.numberOfLines = 0
    detail.numberOfLines = 0
    detail.font = .preferredFont(forTextStyle: .footnote)
    detail.adjustsFontForContentSizeCategory = true
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(title)
    stack.addArrangedSubview(detail)
    view.addSubview(stack)
    let bottom = stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -3.5)
    bottom.priority = UILayoutPriority(999)
    let trailing = stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -6)
    trailing.priority = UILayoutPriority(999)
    let least = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
    least.priority = UILayoutPriority(998)
    self.least = least
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 6),
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 3), trailing, bottom, least,
    ])
  }

  func show(_ item: FuzzedSizeItem) {
    self.item = item
    title.text = FuzzedTree.text(item.words)
    detail.text = FuzzedTree.text(item.words / 2)
    detail.isHidden = item.isShort
    stack.axis = item.isAcross ? .horizontal : .vertical
    least?.constant = item.least
  }

  func happens(_ moment: FuzzedLayoutMoment) { item?.moments.happens(moment) }
}

final class FuzzedSizeCell: UICollectionViewCell {
  let content = FuzzedSizeContent()
  private var highest: CGFloat = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    content.place(in: contentView)
  }
  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    highest = 0
  }

  override func layoutSubviews() {
    content.happens(.beforeLayout)
    super.layoutSubviews()
    content.happens(.afterLayout)
  }

  override func updateConstraints() {
    content.happens(.constraints)
    super.updateConstraints()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    content.happens(.traits)
  }

  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    content.happens(.fitting)
    guard let item = content.item else { return attributes }
    switch item.fit {
    case .constraints: return super.preferredLayoutAttributesFitting(attributes)
    case .laidOut:
      setNeedsLayout()
      layoutIfNeeded()
      attributes.frame.size.height = contentView.systemLayoutSizeFitting(attributes.size).height.rounded(.up)
    case .aspect: attributes.size.height = (attributes.size.width * 0.4).rounded(.up)
    case .own: attributes.size = item.size
    case .growing:
      let preferred = super.preferredLayoutAttributesFitting(attributes)
      highest = max(highest, preferred.size.height)
      preferred.size.height = highest
      return preferred
    }
    return attributes
  }
}

final class FuzzedSizeHeader: UICollectionReusableView {
  let content = FuzzedSizeContent()
  override init(frame: CGRect) {
    super.init(frame: frame)
    content.place(in: self)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    content.happens(.beforeLayout)
    super.layoutSubviews()
    content.happens(.afterLayout)
  }

  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    content.happens(.fitting)
    return super.preferredLayoutAttributesFitting(attributes)
  }
}
