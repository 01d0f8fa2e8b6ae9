// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A wheel of cards, with the selected card displayed above it.
public final class WheelViewController: SnappingViewController {
  /// The layout of the wheel.
  public let wheel = WheelLayout()
  /// The card that is closest to upright.
  public private(set) var picked = 0

  /// The size of a card in points. Changing the size does not change the selected card. Default: the layout's size, 140
  /// x 190.
  public var cardSize: CGSize {
    get { wheel.itemSize }
    set {
      guard newValue != wheel.itemSize else { return }
      wheel.itemSize = newValue
      plate.cardHeight = newValue.height
      if arrangedSize != .zero { showPicked() }
    }
  }

  private let plate = WheelPlate()
  private var arrangedSize = CGSize.zero

  /// Creates a controller that starts with the first card.
  public init() {
    super.init(collectionViewLayout: wheel)
    title = "Wheel"
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = GalleryColors.dynamic(
      UIColor(red: 0.95, green: 0.93, blue: 0.9, alpha: 1), dark: UIColor(red: 0.1, green: 0.09, blue: 0.11, alpha: 1))
    collectionView.accessibilityLabel = "Wheel"
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.backgroundView = plate
    collectionView.register(PostcardCell.self, forCellWithReuseIdentifier: "card")
    plate.show(GalleryPicture.at(0))
  }

  /// Keeps the same card selected when the size changes.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let size = collectionView?.bounds.size, size.width > 0, size != arrangedSize else { return }
    arrangedSize = size
    showPicked()
  }

  private func showPicked() {
    let card = picked
    collectionView.layoutIfNeeded()
    collectionView.setContentOffset(
      wheel.contentOffset(centering: IndexPath(item: card, section: 0)), animated: false)
  }

  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let path = wheel.indexPathOfCard(nearestToMiddleAt: collectionView.contentOffset), path.item != picked {
      picked = path.item
      UISelectionFeedbackGenerator().selectionChanged()
      plate.show(GalleryPicture.at(picked))
    }
    super.scrollViewDidScroll(scrollView)
  }

  /// Rotates the wheel until the given card is upright.
  public func pick(_ card: Int) {
    collectionView.setContentOffset(
      wheel.contentOffset(centering: IndexPath(item: card, section: 0)), animated: true)
  }

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    pick(indexPath.item)
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { GalleryPicture.count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? PostcardCell)?.show(GalleryPicture.at(indexPath.item))
    return cell
  }
}

/// A view that displays the selected card above the center, with a pointer to it.
final class WheelPlate: UIView {
  /// The height of a card in points. The plate is placed above the card.
  var cardHeight: CGFloat = 190 { didSet { setNeedsLayout() } }

  private let label = GalleryLabel(28, .bold)
  private let pointer = CAShapeLayer()

  init() {
    super.init(frame: .zero)
    label.textAlignment = .center
    addSubview(label)
    pointer.fillColor = UIColor(red: 0.86, green: 0.3, blue: 0.15, alpha: 1).cgColor
    layer.addSublayer(pointer)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ picture: GalleryPicture) { label.text = picture.name }

  /// Places the pointer right above the upright card, and the text above the pointer if there is space.
  override func layoutSubviews() {
    super.layoutSubviews()
    let top = bounds.midY - cardHeight / 2 - 10
    let height = scaled(36)
    label.frame = CGRect(x: 16, y: max(4, top - 38 - height), width: bounds.width - 32, height: height)
    label.isHidden = top < height + 24
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.midX - 9, y: top - 14))
    path.addLine(to: CGPoint(x: bounds.midX + 9, y: top - 14))
    path.addLine(to: CGPoint(x: bounds.midX, y: top))
    path.close()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    pointer.frame = bounds
    pointer.path = path.cgPath
    CATransaction.commit()
  }
}
