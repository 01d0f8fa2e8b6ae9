// SPDX-License-Identifier: MIT

import UIKit

/// Views at their intrinsic sizes in various containers, for testing rounding.
@MainActor enum ContainersOfText {
  static let words = ["Hello2", "Close", "Downloads", "Grüße", "Fi", "WWW"]

  static func label(_ text: String, _ size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  static func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }

  /// A label with custom margins that are not whole numbers of pixels.
  final class PaddedLabel: UILabel {
    private let insets = UIEdgeInsets(top: 2.3, left: 5.3, bottom: 2.2, right: 6.1)

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let inner = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return CGRect(
        x: bounds.minX, y: bounds.minY, width: inner.width + insets.left + insets.right,
        height: inner.height + insets.top + insets.bottom)
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  }

  /// Returns stack views of both axes, with all distributions that preserve intrinsic sizes.
  static func stacks() -> [UIView] {
    var made: [UIView] = []
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for distribution in [
        UIStackView.Distribution.fill, .equalSpacing, .equalCentering, .fillProportionally, .fillEqually,
      ] {
        let stack = UIStackView(arrangedSubviews: [label("Hello2"), button("Close"), label("Settings", 13)])
        stack.axis = axis
        stack.distribution = distribution
        stack.alignment = .center
        stack.spacing = 3.3
        made.append(stack)
      }
    }
    let inner = UIStackView(arrangedSubviews: [label("Two"), label("Lines\nof text")])
    (inner.arrangedSubviews[1] as? UILabel)?.numberOfLines = 0
    inner.axis = .vertical
    inner.alignment = .leading
    let outer = UIStackView(arrangedSubviews: [inner, label("Baseline", 11), label("Baseline", 21)])
    outer.alignment = .firstBaseline
    return made + [outer]
  }

  /// Returns labels, buttons, text fields and segmented controls.
  static func controls() -> [UIView] {
    var made: [UIView] = []
    for (index, word) in words.enumerated() {
      made.append(label(word, 11 + 3.3 * CGFloat(index)))
      made.append(button(word))
      let padded = PaddedLabel()
      padded.text = word
      made.append(padded)
      let field = UITextField()
      field.borderStyle = index % 2 == 0 ? .roundedRect : .none
      field.clearButtonMode = index < 3 ? .always : .never
      field.text = word
      made.append(field)
      let empty = UITextField()
      empty.placeholder = word
      made.append(empty)
      let inset = button(word)
      inset.contentEdgeInsets = UIEdgeInsets(top: 1.1, left: 7.7, bottom: 1.1, right: 9.1)
      made.append(inset)
      let rich = UILabel()
      let text = NSMutableAttributedString(string: word, attributes: [.font: UIFont.systemFont(ofSize: 15)])
      text.append(NSAttributedString(string: " more", attributes: [.font: UIFont.boldSystemFont(ofSize: 19.5)]))
      rich.attributedText = text
      made.append(rich)
    }
    let segments = UISegmentedControl(items: ["Hello2", "Close", "A much longer title of a segment in this control"])
    segments.selectedSegmentIndex = 2
    let apportioned = UISegmentedControl(items: ["Hi", "Downloads", "Somewhat longer"])
    apportioned.apportionsSegmentWidthsByContent = true
    apportioned.selectedSegmentIndex = 1
    return made + [segments, apportioned]
  }
}

/// Displays views at their intrinsic sizes with constraints, starting at fractional positions.
final class ConstrainedViewsController: UIViewController {
  private let contents: [UIView]

  init(_ contents: [UIView]) {
    self.contents = contents
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, content) in contents.enumerated() {
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      let x = CGFloat(index) * 7.37
      NSLayoutConstraint.activate([
        index % 2 == 0
          ? content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: x)
          : content.centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: x / 10),
        content.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(index) * 3.13),
      ])
    }
  }
}

/// A list with constraint-sized cells, in one of several layouts.
final class SizedCellsController: UICollectionViewController {
  final class WordCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4.3),
        contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 5.1),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 1.7),
        contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 1.9),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  var words = ContainersOfText.words

  static func flow(_ estimate: CGSize = UICollectionViewFlowLayout.automaticSize) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    return layout
  }

  static func compositional(_ estimate: CGSize = CGSize(width: 60, height: 20)) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(estimate.width), heightDimension: .estimated(estimate.height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    group.interItemSpacing = .fixed(3.3)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(WordCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    words.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? WordCell)?.label.text = words[indexPath.item]
    return cell
  }
}

/// Rows of all styles, with a header.
final class WordTableController: UITableViewController {
  private let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Downloads"
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done2", style: .done, target: nil, action: nil)
    navigationController?.isToolbarHidden = false
    toolbarItems = [
      UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(title: "Delete", style: .plain, target: nil, action: nil),
    ]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Favorites" }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: UITableViewCell
    if indexPath.row < 4 {
      cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
      cell.textLabel?.text = "Hello2"
      cell.detailTextLabel?.text = "Settings"
    } else {
      cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content: UIListContentConfiguration =
        indexPath.row % 2 == 0 ? .valueCell() : .subtitleCell()
      content.text = "Library"
      content.secondaryText = "Photos"
      cell.contentConfiguration = content
    }
    return cell
  }
}
