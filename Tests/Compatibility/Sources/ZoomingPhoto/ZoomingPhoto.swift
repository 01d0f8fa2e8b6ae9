// SPDX-License-Identifier: MIT

import UIKit

class PhotoViewController: UIViewController {
  @IBOutlet weak var scrollView: UIScrollView!
  @IBOutlet weak var photoView: UIImageView!
  private(set) var isChromeHidden = false
  private let photoSize = CGSize(width: 640, height: 480)

  override func viewDidLoad() {
    super.viewDidLoad()
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    view.addSubview(scrollView)
    self.scrollView = scrollView
    let photoView = UIImageView(frame: CGRect(origin: .zero, size: photoSize))
    photoView.backgroundColor = .darkGray
    photoView.isUserInteractionEnabled = true
    scrollView.addSubview(photoView)
    scrollView.contentSize = photoSize
    self.photoView = photoView

    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(handleDoubleTap(_:)))
    doubleTap.numberOfTapsRequired = 2
    scrollView.addGestureRecognizer(doubleTap)
    let singleTap = UITapGestureRecognizer(target: self, action: #selector(toggleChrome))
    singleTap.require(toFail: doubleTap)
    scrollView.addGestureRecognizer(singleTap)

    let fitting = min(view.bounds.width / photoSize.width, view.bounds.height / photoSize.height)
    scrollView.minimumZoomScale = fitting
    scrollView.maximumZoomScale = 2
    scrollView.zoomScale = fitting
    centerPhoto()
  }

  @objc private func handleDoubleTap(_ recognizer: UITapGestureRecognizer) {
    if scrollView.zoomScale > scrollView.minimumZoomScale {
      scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
    } else {
      scrollView.zoom(to: zoomRect(for: 1, around: recognizer.location(in: photoView)), animated: true)
    }
  }

  @objc private func toggleChrome() {
    isChromeHidden.toggle()
  }

  private func zoomRect(for scale: CGFloat, around center: CGPoint) -> CGRect {
    let size = CGSize(width: scrollView.bounds.width / scale, height: scrollView.bounds.height / scale)
    return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  fileprivate func centerPhoto() {
    let horizontal = max(0, (scrollView.bounds.width - scrollView.contentSize.width) / 2)
    let vertical = max(0, (scrollView.bounds.height - scrollView.contentSize.height) / 2)
    scrollView.contentInset = UIEdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }
}

extension PhotoViewController: UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    return photoView
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    centerPhoto()
  }
}
