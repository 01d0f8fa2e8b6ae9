// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A grid of tiles in which selected tiles are lifted and dropped together. Meanwhile the other tiles make space, and
/// the target slots are marked.
public final class ElasticDragViewController: UICollectionViewController, UIDynamicAnimatorDelegate {
  /// The offset in points, to the right and down, between consecutive lifted tiles. Default: 14.
  public var step: CGFloat = 14
  /// The frequency in hertz of the stiffest spring of the tile under the touch. Tiles behind it use lower frequencies.
  /// Default: 8.
  public var frequency: CGFloat = 8 { didSet { tune() } }
  /// The damping of the springs as a fraction of critical damping. Default: nil, which uses the default of
  /// `ElasticDragBehavior`, 0.6.
  public var damping: CGFloat? { didSet { tune() } }
  /// The frequency of the loosest corner's spring as a fraction of the stiffest one's. Default: nil, which uses the
  /// default of `ElasticDragBehavior`, 0.35.
  public var looseness: CGFloat? { didSet { tune() } }

  /// The numbers of the tiles in their current order.
  public private(set) var numbers = Array(1...20)
  /// The lifted tiles, starting with the one under the touch, or an empty array.
  public private(set) var lifted: [LiftedTile] = []
  /// The animator of the lifted tiles.
  public private(set) var animator: UIDynamicAnimator!

  /// The order before the drag, which is restored if the drag is canceled.
  private var orderBefore: [Int] = []
  /// Marks at the target slots of the lifted tiles.
  private var marks: [UIView] = []
  /// The behaviors that hold the lifted tiles by their corners.
  private var holds: [ElasticDragBehavior] = []
  private let press = UILongPressGestureRecognizer()
  private var grip = CGVector(dx: 0, dy: 0)
  private var isLanding = false
  private var arrangedSize = CGSize.zero

  /// Creates a controller with twenty tiles in order.
  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 68, height: 68)
    layout.minimumLineSpacing = 8
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    super.init(collectionViewLayout: layout)
    title = "Tiles"
    installsStandardGestureForInteractiveMovement = false
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.accessibilityLabel = "Tiles"
    collectionView.allowsMultipleSelection = true
    collectionView.register(ChosenTileCell.self, forCellWithReuseIdentifier: "tile")
    animator = UIDynamicAnimator(referenceView: view)
    animator.delegate = self
    press.minimumPressDuration = 0.35
    press.addHandler { [me = WeakReference(self)] press in me.wrappedValue?.follow(press) }
    collectionView.addGestureRecognizer(press)
  }

  // MARK: In the air

  private func follow(_ press: UIGestureRecognizer) {
    let point = press.location(in: view)
    switch press.state {
    case .began: lift(at: press.location(in: collectionView), point)
    case .changed:
      lead(to: point)
      makeRoom(at: press.location(in: collectionView))
    case .ended: putDown(at: press.location(in: collectionView))
    case .cancelled, .failed: putBack()
    default: break
    }
  }

  /// Lifts the tile at the given point of the content and all selected tiles.
  private func lift(at content: CGPoint, _ point: CGPoint) {
    if !lifted.isEmpty { finish() }
    guard let first = collectionView.indexPathForItem(at: content) else { return }
    var paths = [first]
    for path in (collectionView.indexPathsForSelectedItems ?? []).sorted() where path != first { paths.append(path) }
    for path in paths.reversed() {
      guard let cell = collectionView.cellForItem(at: path) as? ChosenTileCell else { continue }
      let tile = LiftedTile(number: numbers[path.item], frame: cell.convert(cell.bounds, to: view))
      cell.isLifted = true
      view.addSubview(tile)
      lifted.insert(tile, at: 0)
    }
    guard let leader = lifted.first else { return }
    grip = CGVector(dx: point.x - leader.center.x, dy: point.y - leader.center.y)
    for (rank, tile) in lifted.enumerated() {
      // Tiles further back in the stack follow with a longer delay.
      let behavior = ElasticDragBehavior(
        item: tile, grip: rank == 0 ? grip : CGVector(dx: 0, dy: 0), frequency: frequency(ofRank: rank))
      tune(behavior)
      holds.append(behavior)
      animator.addBehavior(behavior)
    }
    orderBefore = numbers
    for _ in lifted {
      let mark = UIView()
      mark.backgroundColor = .tertiarySystemFill
      mark.layer.cornerRadius = 12
      mark.isUserInteractionEnabled = false
      collectionView.insertSubview(mark, at: 0)
      marks.append(mark)
    }
    placeMarks()
    lead(to: point)
    UIAccessibility.post(
      notification: .announcement, argument: lifted.count == 1 ? "1 tile lifted" : "\(lifted.count) tiles lifted")
  }

  private func frequency(ofRank rank: Int) -> CGFloat { frequency / (1 + 0.35 * CGFloat(rank)) }

  private func tune() {
    for (rank, hold) in holds.enumerated() {
      hold.frequency = frequency(ofRank: rank)
      tune(hold)
    }
  }

  private func tune(_ hold: ElasticDragBehavior) {
    if let damping { hold.damping = damping }
    if let looseness { hold.looseness = looseness }
  }

  private func lead(to point: CGPoint) {
    guard !isLanding else { return }
    for (rank, hold) in holds.enumerated() {
      let offset = step * CGFloat(rank)
      hold.anchorPoint = CGPoint(x: point.x - grip.dx + offset, y: point.y - grip.dy + offset)
    }
  }

  private func placeMarks() {
    for (tile, mark) in zip(lifted, marks) {
      guard let item = numbers.firstIndex(of: tile.number),
        let place = collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
      else { continue }
      mark.frame = place.frame
    }
  }

  /// Moves the target slots of the lifted tiles to the touch. The tile at the touch and all tiles after it make space.
  private func makeRoom(at content: CGPoint) {
    guard !lifted.isEmpty, !isLanding, let path = collectionView.indexPathForItem(at: content) else { return }
    let moving = lifted.map { $0.number }
    var target = path.item
    let rest = numbers.filter { !moving.contains($0) }
    // While the touch is over a slot of the lifted tiles, the order does not change.
    guard let place = rest.firstIndex(of: numbers[target]) else { return }
    // A tile that moves forward is inserted after its new neighbor.
    let isAfter = (numbers.firstIndex(of: moving[0]) ?? 0) < target
    target = isAfter ? place + 1 : place
    var order = rest
    order.insert(contentsOf: moving, at: target)
    arrange(order)
  }

  /// Moves the tiles of the grid into a new order.
  private func arrange(_ order: [Int]) {
    let old = numbers
    guard order != old else { return }
    collectionView.performBatchUpdates {
      self.numbers = order
      for (item, number) in order.enumerated() {
        guard let from = old.firstIndex(of: number), from != item else { continue }
        self.collectionView.moveItem(at: IndexPath(item: from, section: 0), to: IndexPath(item: item, section: 0))
      }
    }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.placeMarks()
    }
  }

  /// Drops the lifted tiles at the touch, or after the last tile if there is no tile at the touch.
  private func putDown(at content: CGPoint) {
    guard !lifted.isEmpty, !isLanding else { return }
    let moving = lifted.map { $0.number }
    if collectionView.indexPathForItem(at: content) == nil {
      arrange(numbers.filter { !moving.contains($0) } + moving)
    } else {
      makeRoom(at: content)
      // Tiles that were lifted from several slots land together.
      let first = numbers.firstIndex(of: moving[0]) ?? 0
      var order = numbers.filter { !moving.contains($0) }
      order.insert(contentsOf: moving, at: numbers[..<first].filter { !moving.contains($0) }.count)
      arrange(order)
    }
    land()
  }

  private func putBack() {
    guard !lifted.isEmpty, !isLanding else { return }
    arrange(orderBefore)
    land()
  }

  /// Moves the lifted tiles to their slots in the grid.
  private func land() {
    isLanding = true
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: false)
    }
    for (tile, hold) in zip(lifted, holds) {
      guard let item = numbers.firstIndex(of: tile.number),
        let place = collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
      else { continue }
      hold.anchorPoint = collectionView.convert(place.center, to: view)
    }
    if !animator.isRunning { finish() }
  }

  /// Removes the lifted tiles and shows their cells again.
  private func finish() {
    isLanding = false
    animator.removeAllBehaviors()
    for tile in lifted { tile.removeFromSuperview() }
    for mark in marks { mark.removeFromSuperview() }
    marks = []
    lifted = []
    holds = []
    for cell in collectionView.visibleCells { (cell as? ChosenTileCell)?.isLifted = false }
  }

  /// Finishes the drag when the landing tiles come to rest.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    if isLanding { finish() }
  }

  /// Lands the lifted tiles immediately, because their slots change with the size of the view.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.bounds.size != arrangedSize else { return }
    arrangedSize = view.bounds.size
    if !lifted.isEmpty { finish() }
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if !lifted.isEmpty { finish() }
  }

  // MARK: The grid

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    let number = numbers[indexPath.item]
    (cell as? ChosenTileCell)?.show(number: number)
    (cell as? ChosenTileCell)?.isLifted = lifted.contains { $0.number == number }
    return cell
  }
}
