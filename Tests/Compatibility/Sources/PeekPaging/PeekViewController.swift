// SPDX-License-Identifier: MIT

import UIKit

protocol PeekPagingDelegate: AnyObject {
  @MainActor func peekPaging(_ controller: PeekViewController, didShow page: Int)
}

// Pages that show the edges of their neighbors. A swipe moves by one page, regardless of its speed.
class PeekViewController: UIViewController {
  weak var delegate: PeekPagingDelegate?

  private let pageWidth: CGFloat = 260
  private let spacing: CGFloat = 10
  private var indexOfCellBeforeDragging = 0
  private(set) var pageControl = UIPageControl()

  private(set) lazy var collectionView: UICollectionView = { [unowned self] in
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = self.spacing
    layout.itemSize = CGSize(width: self.pageWidth, height: 300)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    let view = UICollectionView(frame: CGRect(x: 0, y: 60, width: 320, height: 320), collectionViewLayout: layout)
    view.decelerationRate = UIScrollView.DecelerationRate.fast
    view.showsHorizontalScrollIndicator = false
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: String(describing: UICollectionViewCell.self))
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = self
    view.dataSource = self
    return view
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    pageControl.numberOfPages = 8
    pageControl.frame = CGRect(x: 0, y: 400, width: 320, height: 30)
    view.addSubview(pageControl)
  }

  private var indexOfMajorCell: Int {
    let proportionalOffset = collectionView.contentOffset.x / (pageWidth + spacing)
    let index = Int(round(proportionalOffset))
    return max(0, min(collectionView.numberOfItems(inSection: 0) - 1, index))
  }
}

extension PeekViewController: UICollectionViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    indexOfCellBeforeDragging = indexOfMajorCell
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    // Stops at the current offset, then scrolls to the page in code.
    targetContentOffset.pointee = scrollView.contentOffset
    let swipeVelocityThreshold: CGFloat = 0.5
    var page = indexOfMajorCell
    if page == indexOfCellBeforeDragging {
      if velocity.x > swipeVelocityThreshold { page += 1 }
      if velocity.x < -swipeVelocityThreshold { page -= 1 }
    } else {
      page = indexOfCellBeforeDragging + (page > indexOfCellBeforeDragging ? 1 : -1)
    }
    page = max(0, min(7, page))
    let x = CGFloat(page) * (pageWidth + spacing)
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: abs(velocity.x),
      options: [.allowUserInteraction],
      animations: {
        scrollView.contentOffset = CGPoint(x: x, y: 0)
        scrollView.layoutIfNeeded()
      },
      completion: { [weak self] _ in
        guard let `self` = self else { return }
        self.pageControl.currentPage = page
        self.delegate?.peekPaging(self, didShow: page)
      })
  }
}

extension PeekViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return 8 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(
      withReuseIdentifier: String(describing: UICollectionViewCell.self), for: indexPath)
  }
}
