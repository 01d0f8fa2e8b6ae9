// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

final class FanCell: UICollectionViewCell {
  var shade: CGFloat = -1

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    shade = (layoutAttributes as? FanAttributes)?.shade ?? -1
  }
}

final class FanController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(FanCell.self, forCellWithReuseIdentifier: "fan")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "fan", for: indexPath)
  }
}

@MainActor public func check(_ check: Check) {
  list(check)
  fan(check)
}

@MainActor private func list(_ check: Check) {
  let controller = ReadingListController()
  check.show { controller }
  guard let view = controller.collectionView else { return }
  func titles() -> String {
    var titles: [String] = []
    for path in view.indexPathsForVisibleItems.sorted() {
      let content = view.cellForItem(at: path)?.contentConfiguration as? UIListContentConfiguration
      titles.append(content?.text ?? "-")
    }
    return titles.joined(separator: ", ")
  }
  check.frames(2)
  check.expect(titles() == "Emma, Middlemarch, Dubliners", "the list: \(titles())")
  controller.add("Ulysses")
  check.settle()
  check.expect(titles() == "Ulysses, Emma, Middlemarch, Dubliners", "one more: \(titles())")
}

@MainActor private func fan(_ check: Check) {
  let controller = FanController(collectionViewLayout: FanLayout())
  check.show { controller }
  guard let view = controller.collectionView else { return }
  check.frames(2)
  let first = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? FanCell
  check.expect(first?.shade == 0 && first?.transform == .identity, "the first card stands upright")
  check.finger.flick(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 60, y: 200), over: 0.1)
  check.settle()
  check.expect(view.contentOffset.x > 90, "the fan turns")
  check.expect((first?.shade ?? 0) > 0.2, "what is away from the middle is shaded")
}
