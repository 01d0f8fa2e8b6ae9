// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// Up to ten pictures that hang from one point, with buttons that add and delete the last one. A finger can pull them.
public final class NewtonianViewController: UICollectionViewController {
  /// The most pictures that there can be.
  public static let limit = 10

  /// Number of pictures.
  public private(set) var count = 0
  /// The button that adds a picture.
  public private(set) var addButton: UIBarButtonItem!
  /// The button that drops the last picture.
  public private(set) var trashButton: UIBarButtonItem!

  /// How it looks: painted pictures on cords before a wall, or plain colors before a green one. Default: finished.
  public var look = GalleryLook.finished { didSet { if look != oldValue { show() } } }

  private let wall = NewtonianWall()
  /// Holds the picture that a finger pulls. A behavior around the attachment, because those of the layout are cords.
  private var grab: (behavior: UIDynamicBehavior, attachment: UIAttachmentBehavior)?

  /// The layout.
  public var newtonian: NewtonianLayout { collectionViewLayout as! NewtonianLayout }

  /// The pictures that hang at rest when the screen appears for the first time.
  private var initialCount: Int

  /// Starts with at most three pictures, which hang side by side. Default: none.
  public init(initialCount: Int = 0) {
    self.initialCount = min(3, initialCount)
    super.init(collectionViewLayout: NewtonianLayout())
    title = "Newtonian"
  }

  /// Controllers are not archived.
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
    // Nothing scrolls here: what a finger drags is a picture.
    collectionView.isScrollEnabled = false
    collectionView.addGestureRecognizer(
      UIPanGestureRecognizer { [me = WeakReference(self)] pan in me.wrappedValue?.pull(by: pan) })
    show()
    updateButtons()
  }

  /// Pulls the picture under the finger by the point that was touched.
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

  /// Hangs the first pictures where cords of equal length hold them beside one another.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard initialCount > 0, !view.bounds.isEmpty else { return }
    collectionView.layoutIfNeeded()
    for _ in 0..<initialCount { hangPicture() }
    for (index, cord) in newtonian.attachments.enumerated() {
      guard let item = cord.items.first else { continue }
      let x = (item.bounds.width + 1) * (CGFloat(index) - CGFloat(initialCount - 1) / 2)
      // The weight of a picture stretches its cord.
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

  /// Adds a picture behind the others.
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

  /// Cuts the last picture's cord; it is gone two seconds later, and until then both buttons are off.
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

  /// How the picture looks: painted, or plain. Default: finished.
  var look = GalleryLook.finished { didSet { scenery.isHidden = look == .bare } }

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = GalleryColors.mount
    layer.shadowOpacity = 0.3
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowRadius = 6
    contentView.addSubview(picture)
    contentView.addSubview(scenery)
  }

  /// Cells are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Pictures of all palettes, neighbors of different ones.
  private static let pictures = [2, 9, 0, 16, 7, 4, 14, 18, 5, 12]

  /// Shows one of five plain pictures in turn, or one of ten painted ones.
  public func show(number: Int) {
    scenery.picture = GalleryPicture.at(Self.pictures[number % Self.pictures.count])
    picture.backgroundColor = UIColor(hue: CGFloat(number % 5) / 5, saturation: 0.5, brightness: 0.85, alpha: 1)
    accessibilityLabel = "Picture \(number + 1)"
  }

  /// The picture keeps 5 points away from the frame's edges.
  public override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds.insetBy(dx: 5, dy: 5)
    scenery.frame = picture.frame
  }
}
