// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A large picture, and in front of it a small one that can be thrown from corner to corner.
public final class StickyCornersViewController: UIViewController {
  /// The small picture.
  public let box = CornerBox(frame: CGRect(x: 0, y: 0, width: 120, height: 160))
  /// The animator of the small picture.
  public private(set) var animator: UIDynamicAnimator!
  /// The behavior that attracts the small picture to the corners.
  public private(set) var sticky: StickyCornersBehavior!

  private let scenery = SceneryView()
  private var arrangedSize = CGSize.zero
  private var isHeld = false

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.clipsToBounds = true
    scenery.picture = GalleryPicture.at(18)
    scenery.isAccessibilityElement = true
    scenery.accessibilityTraits = .image
    scenery.accessibilityLabel = scenery.picture.name
    view.addSubview(scenery)
    view.addSubview(box)
    animator = UIDynamicAnimator(referenceView: view)
    sticky = StickyCornersBehavior(item: box)
    animator.addBehavior(sticky)
    box.addGestureRecognizer(
      UIPanGestureRecognizer { [me = WeakReference(self)] pan in me.wrappedValue?.drag(by: pan) })
    box.onPress = { [me = WeakReference(self)] in me.wrappedValue?.throwToNextCorner() ?? false }
  }

  private func drag(by pan: UIPanGestureRecognizer) {
    isHeld = pan.state == .began || pan.state == .changed
    sticky.follow(pan, in: view)
  }

  /// Throws the small picture clockwise. Returns false while the picture is being dragged.
  @discardableResult
  public func throwToNextCorner() -> Bool {
    guard !isHeld else { return false }
    let next: StickyCorner =
      switch sticky.corner(for: box.center) {
      case .topLeft: .topRight
      case .topRight: .bottomRight
      case .bottomRight: .bottomLeft
      case .bottomLeft: .topLeft
      }
    let end = sticky.position(of: next)
    // According to `ThrowProjection`, this velocity covers twice the distance to the corner. The picture stops earlier,
    // because the field pulls it into the corner.
    sticky.addLinearVelocity(CGPoint(x: (end.x - box.center.x) * 4, y: (end.y - box.center.y) * 4))
    return true
  }

  /// Lays out both pictures again when the container's size changes. The small picture glides to the new position of
  /// its corner.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    guard size != arrangedSize, size.width > 0, size.height > 0 else { return }
    let isFirst = arrangedSize == .zero
    arrangedSize = size
    scenery.frame = view.bounds
    guard isFirst else {
      return UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
        self.sticky.updateFields(in: self.view.bounds)
      }
    }
    sticky.isEnabled = false
    sticky.updateFields(in: view.bounds)
    box.center = sticky.position(of: .bottomRight)
    sticky.isEnabled = true
  }
}

/// A picture with rounded corners and a white border.
public final class CornerBox: UIView {
  /// Called when the picture is pressed. Returns false if nothing happened. Default: nil.
  var onPress: (() -> Bool)?

  /// Creates the picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let scenery = SceneryView(frame: bounds)
    scenery.picture = GalleryPicture.at(9)
    scenery.layer.cornerRadius = 16
    addSubview(scenery)
    layer.cornerRadius = 16
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.4
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 4)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Small picture"
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  public override func accessibilityActivate() -> Bool { onPress?() ?? false }
}
