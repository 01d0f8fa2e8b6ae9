import UIKit

/// A full-screen picture. Pinching zooms the picture, and pulling it down or tapping Close dismisses it.
final class PhotoViewController: UIViewController, UIScrollViewDelegate {
  private let picture: Picture
  private let scroller = UIScrollView()
  private let photo = PictureView()
  private let close = UIButton(type: .system)

  /// The distance, in points, by which the picture must be pulled down to dismiss it.
  let pullToClose: CGFloat = 70

  init(_ picture: Picture) {
    self.picture = picture
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    scroller.delegate = self
    scroller.maximumZoomScale = 4
    scroller.alwaysBounceVertical = true
    scroller.contentInsetAdjustmentBehavior = .never
    view.addSubview(scroller)
    photo.show(picture)
    scroller.addSubview(photo)
    close.setTitle("Close", for: .normal)
    close.tintColor = .white
    close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(close)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.frame = view.bounds
    close.frame = CGRect(x: view.bounds.width - 88, y: 44, width: 72, height: 44)
    guard scroller.zoomScale == 1 else { return }
    photo.frame = view.bounds.insetBy(dx: 0, dy: max(0, (view.bounds.height - view.bounds.width) / 2))
    scroller.contentSize = view.bounds.size
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if scrollView.zoomScale == 1, scrollView.contentOffset.y < -pullToClose { dismiss(animated: true) }
  }
}
