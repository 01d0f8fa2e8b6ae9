// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungLayouts
import SprungStage

@testable import UIKit

/// A carousel tile that displays its number.
final class NumberedTile: UICollectionViewCell {
  let numberLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .red
    contentView.addSubview(numberLabel)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func layoutSubviews() {
    super.layoutSubviews()
    numberLabel.frame = contentView.bounds
  }
}

/// The screen of the carousel: a strip of tiles at the bottom, and the action of its button.
final class CarouselController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var numbers: [Int]
  let carousel = SpringyCarouselLayout(itemSize: CGSize(width: 70, height: 70))
  private(set) var strip: UICollectionView!
  private let stripFrame: CGRect

  init(count: Int, stripFrame: CGRect) {
    numbers = Array(0..<count)
    self.stripFrame = stripFrame
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    strip = UICollectionView(frame: stripFrame, collectionViewLayout: carousel)
    strip.register(NumberedTile.self, forCellWithReuseIdentifier: "tile")
    strip.dataSource = self
    strip.delegate = self
    view.addSubview(strip)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    UIView.setAnimationsEnabled(true)
  }

  func newViewButtonPressed() {
    let indexPath = carousel.indexPathOfItemRightOfCenter()
    numbers.insert(numbers.count, at: indexPath.item)
    strip.insertItems(at: [indexPath])
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numbers.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? NumberedTile)?.numberLabel.text = "\(numbers[indexPath.item])"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 70, height: 70) }
}

/// The carousel's screen in a headless host.
final class CarouselStage {
  let host: HeadlessHost
  let finger: TestFinger
  let controller: CarouselController

  init(
    count: Int = 30, stripFrame: CGRect = CGRect(x: 0, y: 60, width: 320, height: 420),
    size: CGSize = CGSize(width: 320, height: 480)
  ) {
    let controller = CarouselController(count: count, stripFrame: stripFrame)
    self.controller = controller
    host = HeadlessHost(size: size, scale: 2) { controller }
    finger = TestFinger(on: host)
  }

  var strip: UICollectionView { controller.strip }
  var layout: SpringyCarouselLayout { controller.carousel }
  var manager: ItemBehaviorManager { layout.behaviorManager }

  /// Returns a tile's position in the animator.
  func center(_ item: Int) -> CGPoint? {
    layout.dynamicAnimator.layoutAttributesForCell(at: IndexPath(item: item, section: 0))?.center
  }

  /// Returns the rest position of a tile.
  func place(_ item: Int) -> CGPoint { CGPoint(x: 35 + 80 * Double(item), y: 385) }

  /// Runs frames until nothing moves. Returns false after ten seconds.
  func settle() -> Bool { finger.settle(within: 10) }

  /// Sets the last touch location to a point in the content, as if a touch had lifted there.
  func rememberFinger(atContent x: Double) {
    strip.panGestureRecognizer.lastWindowPoint = CGPoint(x: x - Double(strip.contentOffset.x), y: 445)
  }
}
