// SPDX-License-Identifier: MIT

/// How a preview looks while it is lifted.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part of the view that is lifted, in its coordinates; nil, the default, for all of it. Its bounds count: the corners are
  /// rounded as the view's layer says.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow. Stored only: the shadow is that of the visible part.
  open var shadowPath: UIBezierPath?
  /// The color behind the view. Default: nil, that of the system; clear for none.
  open var backgroundColor: UIColor!

  /// Makes parameters of a whole view.
  public override init() {
    super.init()
  }
}

/// The source or destination of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view whose coordinates the position uses.
  open private(set) var container: UIView
  /// The middle of the preview in the container, in points.
  open private(set) var center: CGPoint
  /// The transform of the preview there. Default: identity.
  open private(set) var transform: CGAffineTransform

  /// Creates a target with a position in a container, which must be in a window.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// A view that is lifted, dragged or put down, how it looks, and where.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view that is seen.
  public final let view: UIView
  /// How it looks.
  public final let parameters: UIPreviewParameters
  /// Its source or destination.
  public final let target: UIPreviewTarget

  /// A preview of a view at a target; the view need not be in a window then.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// A preview of a view where it is. A view without a superview has no place: it is a fault, and nothing is lifted.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    if view.superview == nil {
      Diagnostics.report(
        "previewWithoutPlace",
        "UITargetedPreview(view:) requires a view with a superview. Add the view "
          + "to a superview first, or pass a UIPreviewTarget.")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center, transform: view.transform))
  }

  /// A preview of a view where it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of what is seen, in points.
  open var size: CGSize { shownBounds.size }

  /// The same preview with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The part of the view that is seen, in its coordinates.
  final var shownBounds: CGRect { parameters.visiblePath?.bounds ?? view.bounds }

  /// The rectangle of what is seen in the window.
  final var frameInWindow: CGRect {
    let middle = target.container.convert(target.center, to: nil)
    let shown = shownBounds
    let offset = CGPoint(x: shown.midX - view.bounds.midX, y: shown.midY - view.bounds.midY)
    return CGRect(
      x: middle.x + offset.x - shown.width / 2, y: middle.y + offset.y - shown.height / 2, width: shown.width,
      height: shown.height)
  }

  /// A picture of what is seen, in a view of its size with a shadow.
  final func makePlatter() -> UIView {
    let shown = shownBounds
    let platter = UIView(frame: CGRect(origin: .zero, size: shown.size))
    platter.isUserInteractionEnabled = false
    platter.accessibilityElementsHidden = true
    let clip = UIView(frame: platter.bounds)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = max(view.layer.cornerRadius, UIKitTuning.platterCorner)
    clip.backgroundColor = parameters.backgroundColor
    if let picture = view.snapshotView(afterScreenUpdates: false) {
      picture.layoutFrame.origin = CGPoint(x: -shown.minX, y: -shown.minY)
      clip.addSubview(picture)
    }
    platter.addSubview(clip)
    platter.layer.shadowOpacity = 0.25
    platter.layer.shadowRadius = 12
    platter.layer.shadowOffset = CGSize(width: 0, height: 6)
    return platter
  }
}
