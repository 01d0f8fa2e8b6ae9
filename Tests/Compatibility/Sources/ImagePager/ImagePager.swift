// SPDX-License-Identifier: MIT

import UIKit

protocol ImagePagerDelegate: AnyObject {
  func imagePager(_ pager: ImagePagerViewController, didShowPage page: Int)
}

extension ImagePagerDelegate {
  func imagePager(_ pager: ImagePagerViewController, didShowPage page: Int) {}
}

class ImagePagerViewController: UIViewController, UIScrollViewDelegate {
  weak var delegate: ImagePagerDelegate?
  let scrollView = UIScrollView()
  let pageControl = UIPageControl()
  private(set) var pages: [UIImageView] = []

  private let colors: [UIColor] = [.red, .green, .blue, .orange]

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    view.addSubview(scrollView)
    for color in colors {
      let imageView = UIImageView()
      imageView.contentMode = .scaleAspectFill
      imageView.clipsToBounds = true
      imageView.backgroundColor = color
      scrollView.addSubview(imageView)
      pages.append(imageView)
    }
    pageControl.numberOfPages = colors.count
    pageControl.currentPage = 0
    pageControl.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.show(page: self.pageControl.currentPage, animated: true)
      }, for: .valueChanged)
    view.addSubview(pageControl)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let size = scrollView.bounds.size
    for (index, page) in pages.enumerated() {
      page.frame = CGRect(x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height)
    }
    scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    pageControl.frame = CGRect(x: 0, y: size.height - 40, width: size.width, height: 30)
  }

  func show(page: Int, animated: Bool) {
    scrollView.setContentOffset(CGPoint(x: CGFloat(page) * scrollView.bounds.width, y: 0), animated: animated)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    let page = Int(round(scrollView.contentOffset.x / scrollView.bounds.width))
    pageControl.currentPage = min(max(page, 0), pages.count - 1)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    delegate?.imagePager(self, didShowPage: pageControl.currentPage)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    delegate?.imagePager(self, didShowPage: pageControl.currentPage)
  }
}
