// SPDX-License-Identifier: MIT

import SprungHost
import SprungLayouts
import SprungScript
import SprungStage
import UIKit

extension Demo {
  /// Cards that tuck under the next one at the upper edge.
  static let vegaList = Demo(
    name: "vega-list", title: "Vega list",
    hint: "Scroll: a card shrinks and fades under the next one, and the list stops at a card. Pull it down, too.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .drag(fromX: 160, fromY: 420, toX: 160, toY: 300, seconds: 0.4),
      .wait(seconds: 0.6),
      .flick(fromX: 160, fromY: 480, toX: 160, toY: 240, seconds: 0.12),
      .settle(limit: 6),
      .tap(x: 160, y: 400),
      .settle(limit: 6),
      .wheel(x: 160, y: 320, deltaX: 0, deltaY: -2000),
      .settle(limit: 6),
      .drag(fromX: 160, fromY: 200, toX: 160, toY: 400, seconds: 0.4),
      .settle(limit: 6),
    ],
    makeController: { Demo.barred(VegaListViewController()) })
}

/// A list of picture postcards.
public final class VegaListViewController: UICollectionViewController {
  /// The layout.
  public let vega = VegaListLayout()
  private let wheelRest = WheelRest()

  /// Starts at the first card.
  public init() {
    super.init(collectionViewLayout: vega)
    title = "Postcards"
  }

  /// Controllers are not archived.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = GalleryColors.dynamic(
      UIColor(white: 0.95, alpha: 1), dark: UIColor(white: 0.07, alpha: 1))
    collectionView.accessibilityLabel = "Postcards"
    collectionView.alwaysBounceVertical = true
    collectionView.showsVerticalScrollIndicator = false
    collectionView.register(PostcardCell.self, forCellWithReuseIdentifier: "card")
  }

  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    wheelRest.contentMoved(in: collectionView)
  }

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    collectionView.setContentOffset(vega.contentOffset(showing: indexPath), animated: true)
  }

  /// What waits must not outlive the screen.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    wheelRest.end()
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
