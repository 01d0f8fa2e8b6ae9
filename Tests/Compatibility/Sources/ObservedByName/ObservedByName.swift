// SPDX-License-Identifier: MIT

import UIKit

private nonisolated(unsafe) var contentSizeContext = 0

/// A badge that stays below the content of a scroll view, which it observes by key path strings.
class ObservedByNameViewController: UIViewController {
  let scrollView = UIScrollView()
  let badge = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  var oldHeights: [CGFloat] = []
  private var isObserving = false

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    view.addSubview(scrollView)
    scrollView.addSubview(badge)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    scrollView.addObserver(
      self, forKeyPath: #keyPath(UIScrollView.contentSize), options: [.new, .old], context: &contentSizeContext)
    isObserving = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stopObserving()
  }

  func stopObserving() {
    guard isObserving else { return }
    scrollView.removeObserver(self, forKeyPath: #keyPath(UIScrollView.contentSize), context: &contentSizeContext)
    isObserving = false
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &contentSizeContext else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    if let size = change?[.newKey] as? CGSize, keyPath == "contentSize" {
      badge.frame.origin.y = size.height
    }
    if let size = change?[.oldKey] as? CGSize { oldHeights.append(size.height) }
  }
}

/// A helper that is not a responder.
class OffsetLog: NSObject {
  private(set) var offsets: [CGFloat] = []
  private let scrollView: UIScrollView

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
    scrollView.addObserver(self, forKeyPath: "contentOffset", options: .new, context: nil)
  }

  func end() {
    scrollView.removeObserver(self, forKeyPath: "contentOffset")
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard keyPath == "contentOffset", let point = change?[.newKey] as? CGPoint else { return }
    offsets.append(point.y)
  }
}
