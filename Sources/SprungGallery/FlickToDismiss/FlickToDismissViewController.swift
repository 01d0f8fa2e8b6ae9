// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A page of pictures. A picture can be opened in front of the page and is dismissed with a flick.
public final class FlickToDismissViewController: UIViewController {
  /// The number of pictures on the page.
  public static let count = 12

  /// The picture that can be thrown.
  public let photoView = SceneryView()
  /// The black backdrop, which becomes more transparent as the picture moves away.
  public let backdrop = UIView()
  /// A button that dismisses the picture without a gesture.
  public let closeButton = UIButton(type: .custom)
  /// The pictures on the page.
  public private(set) var buttons: [PictureButton] = []
  /// The animator of the picture.
  public private(set) var animator: UIDynamicAnimator!
  /// The behavior of the picture; nil while no picture is open.
  public private(set) var flick: FlickBehavior?

  /// The minimum speed in points per second at which a flick dismisses the picture. Default: nil, which uses the
  /// default of `FlickBehavior`, 1000.
  public var throwSpeed: CGFloat? { didSet { tuneFlick() } }
  /// The return damping. Default: nil, which uses the default of `FlickBehavior`, 0.5.
  public var snapDamping: CGFloat? { didSet { tuneFlick() } }
  /// The angular resistance of the picture in 1/s. Default: nil, which uses the default of `FlickBehavior`, 3.
  public var angularResistance: CGFloat? { didSet { tuneFlick() } }
  /// The distance at which the backdrop becomes fully transparent, as a fraction of the view's height. Default: 0.7.
  public var fadeShare: CGFloat = 0.7

  /// The container of the backdrop, the picture and the button.
  private let viewer = ModalView()
  private let heading = GalleryLabel(28, .bold)
  private var arrangedSize = CGSize.zero

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = GalleryColors.dynamic(
      UIColor(white: 0.97, alpha: 1), dark: UIColor(white: 0.07, alpha: 1))
    heading.text = "Summer"
    heading.accessibilityTraits = .header
    view.addSubview(heading)
    for number in 0..<Self.count {
      let button = PictureButton(GalleryPicture.at(number))
      button.addHandler(for: .primaryActionTriggered) { [me = WeakReference(self), picture = button.picture] _ in
        me.wrappedValue?.open(picture, isAnimated: true)
      }
      buttons.append(button)
      view.addSubview(button)
    }
    setUpViewer()
  }

  private func setUpViewer() {
    viewer.clipsToBounds = true
    viewer.onEscape = { [me = WeakReference(self)] in me.wrappedValue?.close() ?? false }
    backdrop.backgroundColor = .black
    viewer.addSubview(backdrop)
    photoView.isUserInteractionEnabled = true
    photoView.layer.cornerRadius = 16
    photoView.isAccessibilityElement = true
    photoView.accessibilityTraits = .image
    photoView.addGestureRecognizer(
      UIPanGestureRecognizer { [me = WeakReference(self)] pan in me.wrappedValue?.flick?.follow(pan) })
    viewer.addSubview(photoView)
    closeButton.setTitle("Close", for: .normal)
    closeButton.useGalleryFont(18)
    closeButton.setTitleColor(.white, for: .normal)
    closeButton.backgroundColor = UIColor(white: 1, alpha: 0.2)
    closeButton.layer.cornerRadius = 18
    closeButton.addHandler(for: .primaryActionTriggered) { [me = WeakReference(self)] _ in me.wrappedValue?.close() }
    viewer.addSubview(closeButton)
    view.addSubview(viewer)
    animator = UIDynamicAnimator(referenceView: viewer)
  }

  /// The resting position of the picture.
  private var restPoint: CGPoint { CGPoint(x: view.bounds.midX, y: view.bounds.midY) }

  /// Shows a picture. Has no effect while another picture is open.
  public func open(_ picture: GalleryPicture, isAnimated: Bool) {
    guard flick == nil else { return }
    viewer.isHidden = false
    viewer.accessibilityLabel = picture.name
    viewer.accessibilityViewIsModal = true
    photoView.picture = picture
    photoView.accessibilityLabel = picture.name
    photoView.transform = .identity
    photoView.center = restPoint
    showWay(.zero)
    if isAnimated { grow(from: buttons.first { $0.picture == picture }?.frame) }
    let flick = FlickBehavior(view: photoView, restingAt: restPoint)
    flick.onMove = { [me = WeakReference(self)] way in me.wrappedValue?.showWay(way) }
    flick.onLeave = { [me = WeakReference(self)] in me.wrappedValue?.photoIsGone() }
    self.flick = flick
    tuneFlick()
    animator.addBehavior(flick)
  }

  /// Grows the photo from its thumbnail. Only the presentation is animated, so touches and physics use the final
  /// position immediately.
  private func grow(from thumbnail: CGRect?) {
    let faded = [backdrop, closeButton]
    UIView.performWithoutAnimation {
      for view in faded { view.alpha = 0 }
      if let thumbnail {
        let scale = max(0.05, thumbnail.width / max(1, photoView.bounds.width))
        photoView.transform = CGAffineTransform(scaleX: scale, y: scale)
        photoView.center = CGPoint(x: thumbnail.midX, y: thumbnail.midY)
      }
    }
    UIView.animate(
      withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      for view in faded { view.alpha = 1 }
      self.photoView.transform = .identity
      self.photoView.center = self.restPoint
    }
  }

  private func tuneFlick() {
    guard let flick else { return }
    if let throwSpeed { flick.throwSpeed = throwSpeed }
    if let snapDamping { flick.snapDamping = snapDamping }
    if let angularResistance { flick.itemBehavior.angularResistance = angularResistance }
  }

  /// Throws the picture upward with a slight spin. Returns false if no picture is open or it is already leaving.
  @discardableResult
  public func close() -> Bool {
    guard let flick, !flick.isLeaving else { return false }
    flick.itemBehavior.addAngularVelocity(2, for: photoView)
    flick.flick(with: CGPoint(x: 300, y: -1800))
    return true
  }

  private func showWay(_ way: CGPoint) {
    let distance = (way.x * way.x + way.y * way.y).squareRoot()
    let alpha = max(0, 1 - distance / max(1, fadeShare * view.bounds.height))
    backdrop.alpha = alpha
    closeButton.alpha = alpha
  }

  private func photoIsGone() {
    UIImpactFeedbackGenerator(style: .soft).impactOccurred()
    flick = nil
    viewer.accessibilityViewIsModal = false
    viewer.isHidden = true
  }

  /// Lays out the views again whenever the size of the container changes.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    guard size != arrangedSize, size.width > 0, size.height > 0 else { return }
    let old = arrangedSize
    arrangedSize = size
    viewer.frame = view.bounds
    backdrop.frame = view.bounds
    closeButton.frame = CGRect(x: size.width - 96, y: 28, width: 80, height: 36)
    heading.frame = CGRect(x: 20, y: 36, width: size.width - 40, height: view.scaled(40))
    let side = (min(size.width, 500) - 64) / 3
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: (size.width - 3 * side - 24) / 2 + CGFloat(index % 3) * (side + 12),
        y: heading.frame.maxY + 16 + CGFloat(index / 3) * (side + 12), width: side, height: side)
    }
    let width = min(size.width - 80, (size.height - 160) * 0.75)
    let photoBounds = CGRect(x: 0, y: 0, width: width, height: width / 0.75)
    guard old != .zero, let flick else {
      photoView.bounds = photoBounds
      if old == .zero { open(GalleryPicture.at(0), isAnimated: false) }
      return
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.photoView.bounds = photoBounds
      flick.rest(
        at: self.restPoint, scalingWayBy: CGPoint(x: size.width / old.width, y: size.height / old.height))
      self.photoView.layoutIfNeeded()
    }
  }
}
