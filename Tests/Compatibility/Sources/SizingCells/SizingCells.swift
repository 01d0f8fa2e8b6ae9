// SPDX-License-Identifier: MIT

import UIKit

class MessageCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: MessageCell.self)
  let avatar = UIView()
  let nameLabel = UILabel()
  let messageLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    messageLabel.font = .preferredFont(forTextStyle: .body)
    messageLabel.numberOfLines = 0
    let texts = UIStackView(arrangedSubviews: [nameLabel, messageLabel])
    texts.axis = .vertical
    texts.spacing = 4
    for view in [avatar, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    contentView.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    let guide = contentView.layoutMarginsGuide
    let bottom = texts.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      avatar.topAnchor.constraint(equalTo: guide.topAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      avatar.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor),
      texts.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      texts.topAnchor.constraint(equalTo: guide.topAnchor),
      bottom,
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(_ message: Message) {
    nameLabel.text = message.name
    messageLabel.text = message.text
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    messageLabel.text = nil
  }
}

struct Message {
  let name: String
  let text: String
}

class MessagesViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let sizingCell = MessageCell()
  let messages = (0..<30).map { index in
    Message(
      name: "Person \(index)", text: Array(repeating: "some words", count: 1 + index % 5 * 4).joined(separator: " "))
  }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 1
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(MessageCell.self, forCellWithReuseIdentifier: MessageCell.reuseIdentifier)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizingCell.configure(messages[indexPath.item])
    return sizingCell.contentView.systemLayoutSizeFitting(
      CGSize(width: collectionView.bounds.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    messages.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: MessageCell.reuseIdentifier, for: indexPath) as? MessageCell
    else { fatalError("another cell is registered") }
    cell.configure(messages[indexPath.item])
    return cell
  }
}
