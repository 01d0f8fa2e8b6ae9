// SPDX-License-Identifier: MIT

import UIKit

protocol InfiniteCarouselDataSource: AnyObject {
  @MainActor func numberOfPages(in carousel: InfiniteCarouselView) -> Int
  @MainActor func carousel(_ carousel: InfiniteCarouselView, configure cell: UICollectionViewCell, page: Int)
}

// Endless pages: there is one extra page at each end. When the user reaches it, the view jumps to the other end.
class InfiniteCarouselView: UIView {
  weak var dataSource: InfiniteCarouselDataSource? {
    didSet { reload() }
  }
  var onPage: ((Int) -> Void)?

  private let flow: UICollectionViewFlowLayout = {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    return flow
  }()

  lazy private(set) var collectionView: UICollectionView = {
    let view = UICollectionView(frame: bounds, collectionViewLayout: flow)
    view.isPagingEnabled = true
    view.contentInsetAdjustmentBehavior = .never
    view.showsHorizontalScrollIndicator = false
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Page")
    view.dataSource = self
    view.delegate = self
    addSubview(view)
    return view
  }()

  private var pages: Int { return dataSource?.numberOfPages(in: self) ?? 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard collectionView.frame != bounds || flow.itemSize != bounds.size else { return }
    collectionView.frame = bounds
    flow.itemSize = bounds.size
    show(page: 0, animated: false)
  }

  func reload() {
    collectionView.reloadData()
    setNeedsLayout()
  }

  func show(page: Int, animated: Bool) {
    guard pages > 0 else { return }
    collectionView.setContentOffset(CGPoint(x: CGFloat(page + 1) * bounds.width, y: 0), animated: animated)
  }

  fileprivate func page(ofItem item: Int) -> Int {
    return (item - 1 + pages) % pages
  }

  fileprivate func wrap() {
    let width = bounds.width
    guard pages > 1, width > 0 else { return }
    let item = Int((collectionView.contentOffset.x / width).rounded())
    if item == 0 {
      collectionView.contentOffset.x = CGFloat(pages) * width
    } else if item == pages + 1 {
      collectionView.contentOffset.x = width
    }
    onPage?(page(ofItem: item))
  }
}

extension InfiniteCarouselView: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return pages > 1 ? pages + 2 : pages
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Page", for: indexPath)
    dataSource?.carousel(self, configure: cell, page: page(ofItem: indexPath.item))
    return cell
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { wrap() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { wrap() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { wrap() }
  }
}
