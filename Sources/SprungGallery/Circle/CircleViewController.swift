// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// Tiles on a circle or in a grid, with buttons that add a tile and delete the last one.
public final class CircleViewController: UICollectionViewController {
  /// The number of tiles.
  public private(set) var count = 12
  /// The circle layout.
  public let circle = CircleLayout()
  /// The grid layout.
  public let grid = TurningFlowLayout()
  /// The control that selects the layout.
  public let chooser = UISegmentedControl(items: ["Circle", "Flow"])
  /// A button that adds a tile.
  public private(set) var addButton: UIBarButtonItem!
  /// A button that deletes the last tile. The button is disabled when only one tile is left.
  public private(set) var trashButton: UIBarButtonItem!

  /// The width and height of a tile in points. Tiles are smaller if the circle would otherwise not fit the height of
  /// the view. Default: 70.
  public var tileSide: CGFloat = 70 {
    didSet { if arrangedSize != .zero { fitTiles() } }
  }

  private var arrangedSize = CGSize.zero
  private var start = (center: CGPoint.zero, radius: CGFloat(0), finger: CGPoint.zero)
  private let pan = UIPanGestureRecognizer()

  /// Creates a controller with twelve tiles on a circle.
  public init() {
    super.init(collectionViewLayout: circle)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.accessibilityLabel = "Tiles"
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    collectionView.addGestureRecognizer(
      UIPinchGestureRecognizer { [me = WeakReference(self)] pinch in me.wrappedValue?.follow(pinch) })
    // Dragging with one finger or with the mouse also moves the circle; in the grid, it scrolls the tiles.
    pan.maximumNumberOfTouches = 1
    _ = pan.addHandler { [me = WeakReference(self)] _ in me.wrappedValue?.followPan() }
    collectionView.addGestureRecognizer(pan)
    chooser.frame = CGRect(x: 0, y: 0, width: 150, height: 32)
    chooser.selectedSegmentIndex = 0
    chooser.accessibilityLabel = "Layout"
    chooser.addHandler(for: .valueChanged) { [me = WeakReference(self)] _ in me.wrappedValue?.changeLayout() }
    navigationItem.titleView = chooser
    addButton = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [me = WeakReference(self)] _ in me.wrappedValue?.addTile() })
    trashButton = UIBarButtonItem(
      systemItem: .trash, primaryAction: UIAction { [me = WeakReference(self)] _ in me.wrappedValue?.deleteTile() })
    navigationItem.leftBarButtonItem = addButton
    navigationItem.rightBarButtonItem = trashButton
  }

  /// Adapts the layout to the view's size. When the size changes, the circle keeps its relative position and size.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let size = collectionView?.bounds.size, size.width > 0, size.height > 0, size != arrangedSize else { return }
    let old = arrangedSize
    arrangedSize = size
    fitTiles()
    guard old != .zero else {
      circle.fit(size)
      circle.radius = usualRadius(in: size)
      return
    }
    circle.center = CGPoint(
      x: circle.center.x * size.width / old.width, y: circle.center.y * size.height / old.height)
    circle.radius *= usualRadius(in: size) / usualRadius(in: old)
  }

  /// Returns the radius at which the tiles fit into a view of the given size.
  private func usualRadius(in size: CGSize) -> CGFloat {
    max(16, min(CircleLayout.radius(fitting: size), (size.height - 8 - circle.side) / 2))
  }

  /// Shrinks the tiles if the view's height is small. At full size, twelve tiles would overlap on a circle that fits
  /// the view.
  private func fitTiles() {
    circle.side = max(20, min(tileSide, (arrangedSize.height - 8) * 0.2))
  }

  // MARK: Fingers

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    follow(pinch.state, scale: pinch.scale, finger: pinch.location(in: collectionView))
  }

  private func followPan() { follow(pan.state, scale: 1, finger: pan.location(in: collectionView)) }

  /// Handles pan and pinch gestures: the circle moves with the center of the touches and scales with their distance.
  public func follow(_ state: UIGestureRecognizer.State, scale: CGFloat, finger: CGPoint) {
    guard collectionView.collectionViewLayout === circle else { return }
    switch state {
    case .began: start = (circle.center, circle.radius, finger)
    case .changed:
      // Keep the center on screen and limit the radius, so that the circle cannot move out of view.
      circle.center = CGPoint(
        x: max(0, min(arrangedSize.width, start.center.x + finger.x - start.finger.x)),
        y: max(0, min(arrangedSize.height, start.center.y + finger.y - start.finger.y)))
      circle.radius = max(16, min(2 * max(arrangedSize.width, arrangedSize.height), start.radius * scale))
    default: break
    }
  }

  /// Rotates the clock hand to the given minute, in the shorter direction.
  public func turnHand(toMinute minute: CGFloat) {
    let angle = 2 * CGFloat.pi * minute / 60
    guard collectionView.collectionViewLayout === circle else {
      circle.handAngle = angle
      return
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      self.circle.handAngle = angle
      self.collectionView.layoutIfNeeded()
    }
  }

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    turnHand(toMinute: 60 * CGFloat(indexPath.item) / CGFloat(count))
  }

  // MARK: Tiles

  /// Adds a tile after the last one.
  public func addTile() {
    collectionView.performBatchUpdates {
      self.collectionView.insertItems(at: [IndexPath(item: self.count, section: 0)])
      self.count += 1
    }
    UIAccessibility.post(notification: .announcement, argument: "Added: tile \(count - 1)")
    trashButton.isEnabled = count > 1
  }

  /// Deletes the last tile, unless it is the only one.
  public func deleteTile() {
    guard count > 1 else { return }
    collectionView.performBatchUpdates {
      self.count -= 1
      self.collectionView.deleteItems(at: [IndexPath(item: self.count, section: 0)])
    }
    UIAccessibility.post(notification: .announcement, argument: "Deleted: tile \(count)")
    trashButton.isEnabled = count > 1
  }

  /// Adds or deletes tiles at the end until there are `wish` tiles, but at least one.
  public func setCount(_ wish: Int) {
    let (old, new) = (count, max(1, wish))
    guard new != old else { return }
    count = new
    trashButton.isEnabled = new > 1
    // Before the first layout, there are no tiles to animate.
    guard arrangedSize != .zero else { return collectionView.reloadData() }
    collectionView.performBatchUpdates {
      if new > old {
        self.collectionView.insertItems(at: (old..<new).map { IndexPath(item: $0, section: 0) })
      } else {
        self.collectionView.deleteItems(at: (new..<old).map { IndexPath(item: $0, section: 0) })
      }
    }
  }

  /// Switches to the selected layout.
  public func changeLayout() {
    let layout: UICollectionViewLayout = chooser.selectedSegmentIndex == 0 ? circle : grid
    guard layout !== collectionView.collectionViewLayout else { return }
    pan.isEnabled = layout === circle
    layout.invalidateLayout()
    collectionView.setCollectionViewLayout(layout, animated: true)
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.show(number: indexPath.item)
    return cell
  }
}
