// SPDX-License-Identifier: MIT

/// The appearance of a lifted preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The visible part of the view, in the view's coordinates. Only the bounding box of the path is used; the view's
  /// layer determines the corner radius. Default: nil, which means the whole view.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow. The value is stored but has no effect, because the shadow follows the outline of the
  /// visible part.
  open var shadowPath: UIBezierPath?
  /// The background color behind the view. Default: nil, which means the system's color. Set `clear` to display no
  /// background.
  open var backgroundColor: UIColor!

  /// Creates parameters for the whole view.
  public override init() {
    super.init()
  }
}

/// The source or destination of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates `center` is specified.
  open private(set) var container: UIView
  /// The center of the preview in the container, in points.
  open private(set) var center: CGPoint
  /// The transform of the preview in the container. Default: identity.
  open private(set) var transform: CGAffineTransform

  /// Creates a target at a position in a container. The container must be in a window.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// A view that is lifted, dragged or dropped, with its appearance and position.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view that the preview displays.
  public final let view: UIView
  /// The appearance of the preview.
  public final let parameters: UIPreviewParameters
  /// The source or destination of the preview.
  public final let target: UIPreviewTarget

  /// Creates a preview of a view at a target. The view need not be in a window.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view at its current position. If the view has no superview, a fault is reported, and the
  /// view is not lifted.
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

  /// Creates a preview of a view at its current position.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the visible part, in points.
  open var size: CGSize { shownBounds.size }

  /// Returns the same preview with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The visible part of the view, in the view's coordinates.
  final var shownBounds: CGRect { parameters.visiblePath?.bounds ?? view.bounds }

  /// The frame of the visible part in the window.
  final var frameInWindow: CGRect {
    let middle = target.container.convert(target.center, to: nil)
    let shown = shownBounds
    let offset = CGPoint(x: shown.midX - view.bounds.midX, y: shown.midY - view.bounds.midY)
    return CGRect(
      x: middle.x + offset.x - shown.width / 2, y: middle.y + offset.y - shown.height / 2, width: shown.width,
      height: shown.height)
  }

  /// Creates a view with a snapshot of the visible part and a shadow.
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
