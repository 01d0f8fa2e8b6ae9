// SPDX-License-Identifier: MIT

import UIKit

/// A full-screen photo. A pinch or double tap zooms it, and a flick, the button or the Escape key closes it.
final class PhotoViewController: UIViewController, UIScrollViewDelegate {
  private let photo: Photo
  private let backdrop = UIView()
  private let scrollView = UIScrollView()
  let photoView = UIImageView()
  private let caption = UILabel()
  private let closeButton = UIButton(type: .system)
  private(set) lazy var flick = FlickToDismiss(scrollView, in: view)
  private var layoutSize = CGSize.zero

  init(_ photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityViewIsModal = true
    backdrop.backgroundColor = .black
    scrollView.delegate = self
    scrollView.maximumZoomScale = 4
    scrollView.contentInsetAdjustmentBehavior = .never
    photoView.image = photo.image(shortSide: 360)
    photoView.isAccessibilityElement = true
    photoView.accessibilityTraits = .image
    photoView.accessibilityLabel = photo.title
    caption.text = photo.title
    caption.textColor = .white
    caption.textAlignment = .center
    caption.numberOfLines = 0
    caption.font = .preferredFont(forTextStyle: .subheadline)
    caption.adjustsFontForContentSizeCategory = true
    closeButton.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    closeButton.tintColor = .white
    closeButton.accessibilityLabel = "Close"
    closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
    for part in [backdrop, scrollView, caption, closeButton] { view.addSubview(part) }
    scrollView.addSubview(photoView)
    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(toggleZoom(_:)))
    doubleTap.numberOfTapsRequired = 2
    scrollView.addGestureRecognizer(doubleTap)
    flick.isEnabled = { [weak self] in self?.scrollView.zoomScale == 1 }
    flick.onMove = { [weak self] in self?.moved(by: $0) }
    flick.onLeave = { [weak self] in self?.left() }
    scrollView.panGestureRecognizer.require(toFail: flick.pan)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safe = bounds.inset(by: view.safeAreaInsets)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    backdrop.frame = bounds
    closeButton.frame = CGRect(
      x: isRightToLeft ? safe.minX + 8 : safe.maxX - 52, y: safe.minY + 4, width: 44, height: 44)
    let text = caption.sizeThatFits(CGSize(width: max(0, safe.width - 32), height: safe.height))
    caption.frame = CGRect(
      x: safe.minX + 16, y: safe.maxY - text.height - 16, width: safe.width - 32, height: text.height)
    // A moving photo must keep its transform, so it is laid out only when the size changes.
    guard layoutSize != bounds.size else { return }
    layoutSize = bounds.size
    flick.reset()
    scrollView.zoomScale = 1
    scrollView.frame = bounds
    let scale = min(bounds.width / photo.size.width, bounds.height / photo.size.height)
    photoView.frame.size = CGSize(width: photo.size.width * scale, height: photo.size.height * scale)
    scrollView.contentSize = photoView.frame.size
    centerPhoto()
  }

  // MARK: Zooming

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photoView }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { centerPhoto() }

  /// Uses content insets to center a photo that is smaller than the screen.
  private func centerPhoto() {
    let x = max(0, (scrollView.bounds.width - scrollView.contentSize.width) / 2)
    let y = max(0, (scrollView.bounds.height - scrollView.contentSize.height) / 2)
    scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
  }

  @objc private func toggleZoom(_ tap: UITapGestureRecognizer) {
    if scrollView.zoomScale > 1 { return scrollView.setZoomScale(1, animated: true) }
    let point = tap.location(in: photoView)
    let size = CGSize(width: scrollView.bounds.width / 2.5, height: scrollView.bounds.height / 2.5)
    scrollView.zoom(
      to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height),
      animated: true)
  }

  // MARK: Closing

  @objc private func close() { dismiss(animated: true) }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(close))]
  }

  /// Fades the backdrop to reveal the gallery as the photo moves away.
  private func moved(by distance: CGFloat) {
    let alpha = max(0.2, 1 - distance / max(1, view.bounds.height * 0.6))
    backdrop.alpha = alpha
    caption.alpha = distance < 10 ? 1 : 0
    closeButton.alpha = caption.alpha
  }

  private func left() {
    UIView.animate(withDuration: 0.15) {
      self.backdrop.alpha = 0
    } completion: { _ in
      self.dismiss(animated: false)
    }
  }
}
