// SPDX-License-Identifier: MIT

import UIKit

// A list and a grid of the same items, with a transition between the two layouts.
final class ListLayout: UICollectionViewFlowLayout {
  private(set) var transitions: [String] = []

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    itemSize = CGSize(width: collectionView.bounds.width, height: 60)
    minimumLineSpacing = 0
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    return collectionView?.contentOffset.y == 0 ? .zero : proposedContentOffset
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    transitions.append("to")
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    transitions.append("from")
  }

  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    transitions.append("end")
  }
}

final class GridLayout: UICollectionViewFlowLayout {
  var columns = 3 {
    didSet {
      guard columns != oldValue else { return }
      invalidateLayout()
    }
  }

  override var itemSize: CGSize {
    get {
      guard let collectionView = collectionView else { return super.itemSize }
      let free = collectionView.bounds.width - minimumInteritemSpacing * CGFloat(columns - 1)
      let side = (free / CGFloat(columns)).rounded(.down)
      return CGSize(width: side, height: side)
    }
    set { super.itemSize = newValue }
  }

  override init() {
    super.init()
    minimumLineSpacing = 4
    minimumInteritemSpacing = 4
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class SwitchingViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private enum Style {
    case list, grid

    mutating func toggle() { self = self == .list ? .grid : .list }
  }

  let listLayout = ListLayout()
  let gridLayout = GridLayout()
  private var style = Style.list
  private(set) var completions = [Bool]()
  private weak var weakCollectionView: UICollectionView?

  var collectionView: UICollectionView! { return weakCollectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: listLayout)
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
    weakCollectionView = collectionView
  }

  func toggle() {
    style.toggle()
    let layout: UICollectionViewLayout = style == .list ? listLayout : gridLayout
    collectionView.setCollectionViewLayout(layout, animated: true) { [weak self] finished in
      self?.completions.append(finished)
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return 30 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
  }
}
