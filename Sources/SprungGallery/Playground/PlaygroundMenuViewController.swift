// SPDX-License-Identifier: MIT

import UIKit

/// The playground's menu of cards in sections.
public final class PlaygroundMenuViewController: UICollectionViewController {
  /// The frequency in hertz of the spring that drags pieces, on the current card and on all others. Default: 6.
  public var gripFrequency = PlaygroundScene.usualGrip { didSet { shownCard?.gripFrequency = gripFrequency } }
  /// Whether cards start with the overlay enabled. Setting the property also changes the current card. Default: false.
  public var showsOverlay = false { didSet { shownCard?.showsOverlay = showsOverlay } }

  private var shownCard: PlaygroundViewController? {
    navigationController?.topViewController as? PlaygroundViewController
  }

  private let flow = UICollectionViewFlowLayout()

  /// Creates the menu.
  public init() {
    flow.minimumLineSpacing = 12
    flow.minimumInteritemSpacing = 12
    flow.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 16, right: 16)
    flow.headerReferenceSize = CGSize(width: 100, height: 50)
    super.init(collectionViewLayout: flow)
    title = "Playground"
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.accessibilityLabel = "Cards"
    collectionView.register(PlaygroundCardCell.self, forCellWithReuseIdentifier: "card")
    collectionView.register(
      PlaygroundHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  /// Lays out as many cards side by side as fit with a width of at least 164 points, or one column.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = collectionView.bounds.width - 32
    let columns = max(1, ((room + 12) / view.scaled(176)).rounded(.down))
    let width = max(10, ((room - (columns - 1) * 12) / columns).rounded(.down))
    let size = CGSize(width: width, height: 64 + view.scaled(78))
    if flow.itemSize != size { flow.itemSize = size }
    let header = CGSize(width: 100, height: 24 + view.scaled(26))
    if flow.headerReferenceSize != header { flow.headerReferenceSize = header }
  }

  public override func numberOfSections(in collectionView: UICollectionView) -> Int { PlaygroundSection.all.count }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { PlaygroundSection.all[section].cards.count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    let card = PlaygroundSection.all[indexPath.section].cards[indexPath.item]
    (cell as? PlaygroundCardCell)?.show(card, section: indexPath.section)
    return cell
  }

  public override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? PlaygroundHeader)?.label.text = PlaygroundSection.all[indexPath.section].name
    return view
  }

  /// Opens the selected card.
  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    let card = PlaygroundSection.all[indexPath.section].cards[indexPath.item]
    let shown = PlaygroundViewController(card)
    shown.gripFrequency = gripFrequency
    shown.showsOverlay = showsOverlay
    navigationController?.pushViewController(shown, animated: true)
  }
}
