// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// Up to ten pictures that hang from one point, with buttons that add a picture and drop the last one. Pictures can be
/// dragged.
public final class NewtonianViewController: UICollectionViewController {
  /// The maximum number of pictures.
  public static let limit = 10

  /// The number of pictures.
  public private(set) var count = 0
  /// A button that adds a picture.
  public private(set) var addButton: UIBarButtonItem!
  /// A button that drops the last picture.
  public private(set) var trashButton: UIBarButtonItem!

  /// The style of the demo: painted pictures on cords against a wall, or plain colors on green. Default: `finished`.
  public var look = GalleryLook.finished { didSet { if look != oldValue { show() } } }

  private let wall = NewtonianWall()
  /// The attachment to the dragged picture. The attachment is wrapped in a parent behavior, because the layout's own
  /// attachments are drawn as cords.
  private var grab: (behavior: UIDynamicBehavior, attachment: UIAttachmentBehavior)?

  /// The layout.
  public var newtonian: NewtonianLayout { collectionViewLayout as! NewtonianLayout }

  /// The number of pictures that hang at rest when the screen first appears.
  private var initialCount: Int

  /// Creates a controller with up to three pictures that hang side by side. Default: no pictures.
  public init(initialCount: Int = 0) {
    self.initialCount = min(3, initialCount)
    super.init(collectionViewLayout: NewtonianLayout())
    title = "Newtonian"
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = GalleryColors.dynamic(
      UIColor(red: 0.75, green: 0.9, blue: 0.75, alpha: 1), dark: UIColor(red: 0.1, green: 0.19, blue: 0.12, alpha: 1))
    newtonian.collisionBehavior.action = { [me = WeakReference(self)] in me.wrappedValue?.drawCords() }
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.accessibilityLabel = "Pictures"
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
    addButton = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [me = WeakReference(self)] _ in me.wrappedValue?.addPicture() })
    trashButton = UIBarButtonItem(
      systemItem: .trash, primaryAction: UIAction { [me = WeakReference(self)] _ in me.wrappedValue?.dropPicture() })
    navigationItem.rightBarButtonItem = addButton
    navigationItem.leftBarButtonItem = trashButton
    // The view does not scroll: pan gestures drag pictures.
    collectionView.isScrollEnabled = false
    collectionView.addGestureRecognizer(
      UIPanGestureRecognizer { [me = WeakReference(self)] pan in me.wrappedValue?.pull(by: pan) })
    show()
    updateButtons()
  }

  /// Drags a picture by the touched point.
  private func pull(by pan: UIPanGestureRecognizer) {
    let point = pan.location(in: collectionView)
    switch pan.state {
    case .began:
      let way = pan.translation(in: collectionView)
      let touched = CGPoint(x: point.x - way.x, y: point.y - way.y)
      guard let path = collectionView.indexPathForItem(at: touched),
        let item = newtonian.dynamicAnimator.layoutAttributesForCell(at: path)
      else { return }
      let attachment = UIAttachmentBehavior(
        item: item,
        offsetFromCenter: UIOffset(horizontal: touched.x - item.center.x, vertical: touched.y - item.center.y),
        attachedToAnchor: point)
      attachment.length = 0
      attachment.frequency = 6
      attachment.damping = 1
      let behavior = UIDynamicBehavior()
      behavior.addChildBehavior(attachment)
      newtonian.dynamicAnimator.addBehavior(behavior)
      grab = (behavior, attachment)
    case .changed: grab?.attachment.anchorPoint = point
    case .ended, .cancelled, .failed: letGo()
    default: break
    }
  }

  private func letGo() {
    guard let grab else { return }
    newtonian.dynamicAnimator.removeBehavior(grab.behavior)
    self.grab = nil
  }

  /// Hangs the initial pictures side by side, at the positions in which they are at rest.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard initialCount > 0, !view.bounds.isEmpty else { return }
    collectionView.layoutIfNeeded()
    for _ in 0..<initialCount { hangPicture() }
    for (index, cord) in newtonian.attachments.enumerated() {
      guard let item = cord.items.first else { continue }
      let x = (item.bounds.width + 1) * (CGFloat(index) - CGFloat(initialCount - 1) / 2)
      // The cord is longer at rest, because the weight of the picture stretches it.
      let length = cord.length + 1000 / (4 * .pi * .pi)
      item.center = CGPoint(
        x: cord.anchorPoint.x + x, y: cord.anchorPoint.y + max(0, length * length - x * x).squareRoot())
      newtonian.dynamicAnimator.updateItem(usingCurrentState: item)
    }
    initialCount = 0
    drawCords()
  }

  private func show() {
    collectionView.backgroundView = look == .bare ? nil : wall
    for cell in collectionView.visibleCells { (cell as? PictureCell)?.look = look }
    drawCords()
  }

  private func drawCords() {
    if look == .finished { wall.draw(newtonian.attachments) }
  }

  /// Adds a picture after the others.
  public func addPicture() {
    guard count < Self.limit else { return }
    hangPicture()
    UIAccessibility.post(notification: .announcement, argument: "Added: picture \(count)")
  }

  private func hangPicture() {
    UIView.performWithoutAnimation {
      self.collectionView.performBatchUpdates {
        self.collectionView.insertItems(at: [IndexPath(item: self.count, section: 0)])
        self.count += 1
      }
    }
    updateButtons()
  }

  /// Cuts the cord of the last picture and removes the picture two seconds later. During these two seconds, both
  /// buttons are disabled.
  public func dropPicture() {
    guard count > 0 else { return }
    letGo()
    addButton.isEnabled = false
    trashButton.isEnabled = false
    UIAccessibility.post(notification: .announcement, argument: "Dropped: picture \(count)")
    newtonian.detachItem(at: IndexPath(item: count - 1, section: 0)) { [me = WeakReference(self)] in
      me.wrappedValue?.count -= 1
      me.wrappedValue?.updateButtons()
    }
  }

  private func updateButtons() {
    addButton.isEnabled = count < Self.limit
    trashButton.isEnabled = count > 0
    wall.advice.isHidden = count > 0
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.look = look
    (cell as? PictureCell)?.show(number: indexPath.item)
    return cell
  }
}

/// A picture in a white frame.
public final class PictureCell: UICollectionViewCell {
  private let picture = UIView()
  private let scenery = SceneryView()

  /// The style of the picture: painted or a plain color. Default: `finished`.
  var look = GalleryLook.finished { didSet { scenery.isHidden = look == .bare } }

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = GalleryColors.mount
    layer.shadowOpacity = 0.3
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowRadius = 6
    contentView.addSubview(picture)
    contentView.addSubview(scenery)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The numbers of pictures from all palettes, ordered so that neighbors use different palettes.
  private static let pictures = [2, 9, 0, 16, 7, 4, 14, 18, 5, 12]

  /// Displays one of ten painted pictures, or one of five plain colors.
  public func show(number: Int) {
    scenery.picture = GalleryPicture.at(Self.pictures[number % Self.pictures.count])
    picture.backgroundColor = UIColor(hue: CGFloat(number % 5) / 5, saturation: 0.5, brightness: 0.85, alpha: 1)
    accessibilityLabel = "Picture \(number + 1)"
  }

  /// Insets the picture by 5 points.
  public override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds.insetBy(dx: 5, dy: 5)
    scenery.frame = picture.frame
  }
}
