// SPDX-License-Identifier: MIT

import UIKit

/// A row of the form with an icon, a title and a control. At accessibility text sizes, the control is below the title.
final class FormCell: UITableViewCell {
  private let icon = UIImageView()
  private let title = UILabel()
  private let value = UILabel()
  private lazy var texts = UIStackView(arrangedSubviews: [icon, title])
  private lazy var row = UIStackView(arrangedSubviews: [texts])
  private(set) weak var control: UIView?
  private var fillsRow = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for label in [title, value] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    value.textColor = .secondaryLabel
    icon.contentMode = .center
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    icon.setContentHuggingPriority(.required, for: .horizontal)
    icon.setContentCompressionResistancePriority(.required, for: .horizontal)
    texts.spacing = 12
    texts.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 32),
      icon.widthAnchor.constraint(greaterThanOrEqualToConstant: 28),
    ])
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: FormCell, _) in cell.updateAxis() }
    updateAxis()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  /// Displays a title and a control. The control keeps its width unless `fillsRow` is true.
  func show(_ text: String, symbol: String, _ control: UIView, fillsRow: Bool = false) {
    show(text, symbol: symbol)
    control.accessibilityLabel = text
    self.fillsRow = fillsRow
    add(control)
    selectionStyle = .none
    accessoryType = .none
  }

  /// Displays a title and a value, which the user changes by tapping the row.
  func show(_ text: String, symbol: String, value valueText: String) {
    show(text, symbol: symbol)
    value.text = valueText
    fillsRow = false
    add(value)
    selectionStyle = .default
    accessoryType = .disclosureIndicator
  }

  private func show(_ text: String, symbol: String) {
    title.text = text
    icon.image = UIImage(systemName: symbol)
  }

  private func add(_ view: UIView) {
    if let control, control !== view, control.superview === row { control.removeFromSuperview() }
    control = view
    if view.superview !== row { row.addArrangedSubview(view) }
    view.setContentHuggingPriority(fillsRow ? .defaultLow : .required, for: .horizontal)
    updateAxis()
  }

  private func updateAxis() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
    row.alignment = isLarge ? (fillsRow ? .fill : .leading) : .center
    title.setContentHuggingPriority(fillsRow && !isLarge ? .required : .defaultLow, for: .horizontal)
  }
}
