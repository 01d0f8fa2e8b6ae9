// SPDX-License-Identifier: MIT

import UIKit

// A custom header that starts loading when the content is pulled far enough.
class PullHeader: UIView {
  enum State: Equatable {
    case idle
    case pulling(CGFloat)
    case loading
  }

  let threshold: CGFloat = 60
  let arrow = UIView(frame: CGRect(x: 150, y: 20, width: 20, height: 20))
  var onLoad: (() -> Void)?
  private(set) var state = State.idle
  private weak var scrollView: UIScrollView?

  init(in scrollView: UIScrollView) {
    super.init(frame: CGRect(x: 0, y: -60, width: 320, height: 60))
    self.scrollView = scrollView
    addSubview(arrow)
    scrollView.addSubview(self)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func follow(_ scrollView: UIScrollView) {
    guard state != .loading else { return }
    let pulled = -scrollView.contentOffset.y
    guard pulled > 0 else {
      state = .idle
      return
    }
    if scrollView.isTracking {
      state = .pulling(min(pulled / threshold, 1))
      arrow.transform = CGAffineTransform(rotationAngle: .pi * min(pulled / threshold, 1))
    } else if case .pulling(1) = state {
      beginLoading()
    }
  }

  private func beginLoading() {
    state = .loading
    UIView.animate(withDuration: 0.25) {
      self.scrollView?.contentInset.top = self.threshold
    }
    onLoad?()
  }

  func endLoading() {
    guard state == .loading else { return }
    state = .idle
    UIView.animate(withDuration: 0.25) {
      self.scrollView?.contentInset.top = 0
    }
    arrow.transform = .identity
  }
}

class FeedViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  private(set) lazy var header = PullHeader(in: scrollView)
  private(set) var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    view.addSubview(scrollView)
    scrollView.delegate = self
    header.onLoad = { [weak self] in self?.loads += 1 }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    header.follow(scrollView)
  }
}
