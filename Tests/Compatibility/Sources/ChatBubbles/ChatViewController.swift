// SPDX-License-Identifier: MIT

import UIKit

struct Message {
  enum Author { case me, other }
  var text: String
  var author: Author
}

protocol BubbleLayoutDelegate: AnyObject {
  @MainActor func bubbleLayout(_ layout: BubbleLayout, messageAt indexPath: IndexPath) -> Message
}

class BubbleAttributes: UICollectionViewLayoutAttributes {
  var isOutgoing = false

  override func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = super.copy(with: zone) as? BubbleAttributes else { return super.copy(with: zone) }
    copy.isOutgoing = isOutgoing
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let rhs = object as? BubbleAttributes, rhs.isOutgoing == isOutgoing else { return false }
    return super.isEqual(object)
  }
}

// Bubbles that stay at the bottom while they do not fill the view. When more bubbles arrive, the view scrolls to them.
class BubbleLayout: UICollectionViewLayout {
  weak var delegate: BubbleLayoutDelegate?
  private lazy var cache: [BubbleAttributes] = []
  private var height: CGFloat = 0
  private var inserted: [IndexPath] = []

  override class var layoutAttributesClass: AnyClass { return BubbleAttributes.self }

  override var collectionViewContentSize: CGSize {
    guard let collectionView = collectionView else { return .zero }
    return CGSize(width: collectionView.bounds.width, height: max(height, collectionView.bounds.height))
  }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView, let delegate = delegate else { return }
    cache.removeAll(keepingCapacity: true)
    var y: CGFloat = 8
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let message = delegate.bubbleLayout(self, messageAt: indexPath)
      // A line has twenty letters.
      let lines = (message.text.count + 19) / 20
      let size = CGSize(width: CGFloat(min(message.text.count, 20)) * 10 + 20, height: CGFloat(lines) * 20 + 16)
      let attributes = BubbleAttributes(forCellWith: indexPath)
      attributes.isOutgoing = message.author == .me
      let x = attributes.isOutgoing ? collectionView.bounds.width - size.width - 8 : 8
      attributes.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      y += size.height + 8
      cache.append(attributes)
    }
    height = y
    let shift = collectionView.bounds.height - y
    guard shift > 0 else { return }
    for attributes in cache { attributes.frame = attributes.frame.offsetBy(dx: 0, dy: shift) }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      switch update.updateAction {
      case .insert: inserted.append(update.indexPathAfterUpdate!)
      case .delete, .move, .reload, .none: break
      @unknown default: break
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted.removeAll()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard inserted.contains(itemIndexPath), let final = layoutAttributesForItem(at: itemIndexPath) else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    let attributes = final.copy() as! BubbleAttributes
    attributes.center.y += 60
    attributes.alpha = 0
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return collectionView?.bounds.size != newBounds.size
  }
}

class BubbleCell: UICollectionViewCell {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let attributes = layoutAttributes as? BubbleAttributes {
      contentView.backgroundColor = attributes.isOutgoing ? .systemBlue : .systemGray
    }
  }
}

final class ChatViewController: UIViewController {
  private(set) var messages: [Message]
  let collectionView: UICollectionView
  private let layout = BubbleLayout()

  init(messages: [Message]) {
    self.messages = messages
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    layout.delegate = self
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(BubbleCell.self, forCellWithReuseIdentifier: "\(BubbleCell.self)")
    collectionView.dataSource = self
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: collectionView.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: collectionView.bottomAnchor, constant: 68),
    ])
  }

  func send(_ text: String, completion: ((Bool) -> Void)? = nil) {
    let indexPath = IndexPath(item: messages.count, section: 0)
    collectionView.performBatchUpdates(
      {
        self.messages.append(Message(text: text, author: .me))
        self.collectionView.insertItems(at: [indexPath])
      },
      completion: { [weak self] finished in
        self?.collectionView.scrollToItem(at: indexPath, at: .bottom, animated: true)
        completion?(finished)
      })
  }
}

extension ChatViewController: BubbleLayoutDelegate {
  func bubbleLayout(_ layout: BubbleLayout, messageAt indexPath: IndexPath) -> Message {
    return messages[indexPath.item]
  }
}

extension ChatViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return messages.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "\(BubbleCell.self)", for: indexPath)
  }
}
