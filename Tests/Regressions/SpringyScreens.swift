// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungLayouts
import SprungModels

@testable import UIKit

/// A collection view that fills the screen, with numbered cells that a test inserts and removes.
final class NumberedController: UICollectionViewController {
  var numbers: [Int]

  init(count: Int, layout: UICollectionViewLayout) {
    numbers = Array(0..<count)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numbers.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityLabel = "\(numbers[indexPath.item])"
    return cell
  }
}

/// A screen with a springy flow layout, and a touch for it.
final class SpringyScreen {
  let host: HeadlessHost
  let finger: TestFinger
  let controller: NumberedController
  let layout: UICollectionViewFlowLayout

  init(count: Int, _ layout: UICollectionViewFlowLayout, size: CGSize = CGSize(width: 320, height: 568)) {
    self.layout = layout
    let controller = NumberedController(count: count, layout: layout)
    self.controller = controller
    host = HeadlessHost(size: size, scale: 2) { controller }
    host.buildsTree = false
    finger = TestFinger(on: host)
  }

  var view: UICollectionView { controller.collectionView }

  /// Displays the next frame at 60 Hz.
  func frame() { host.frame(milliseconds: host.milliseconds + 1000.0 / 60) }

  /// Returns the errors of a screen at rest: items missing from the viewport, and displaced items.
  func faultsAtRest() -> [String] {
    var faults: [String] = []
    for item in 0..<controller.numbers.count {
      let path = IndexPath(item: item, section: 0)
      guard let place = layout.settledAttributes(for: ElementKey(section: 0, item: item)),
        FlowLayoutModel.touches(place.frame.insetBy(dx: 0.5, dy: 0.5), view.bounds)
      else { continue }
      guard let cell = view.cellForItem(at: path) else {
        faults.append("item \(item) is missing")
        continue
      }
      let x = abs(cell.center.x - place.center.x)
      let y = abs(cell.center.y - place.center.y)
      if x > 0.5 || y > 0.5 { faults.append("item \(item) is (\(x), \(y)) off") }
    }
    return faults
  }
}
