// SPDX-License-Identifier: MIT

/// A rectangular area that takes part in Auto Layout but is not a view.
///
/// ```swift
/// let gap = UILayoutGuide()
/// view.addLayoutGuide(gap)
/// gap.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.1).isActive = true
/// ```
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  #if !hasFeature(Embedded)
    /// The identifier, the frame and the owning view of the guide. Native builds only.
    nonisolated open override var description: String {
      ObjectDescription.text(of: self) {
        let frame = ObjectDescription.rect(layoutFrame)
        return "<" + ObjectDescription.title(of: self) + " - \"\(identifier)\", layoutFrame = " + frame
          + ", owningView = \(owningView?.description ?? "(null)")>"
      }
    }
  #endif

  @exclusivity(unchecked) nonisolated(unsafe) private var storedItem: LayoutItem?
  /// The area that a system guide follows; nil for a guide created by the application, which is determined only by its
  /// constraints.
  @exclusivity(unchecked) final var source: LayoutGuideSource?
  nonisolated(unsafe) final unowned(unsafe) var owner: UIView?

  /// The view that owns the guide. Setting this property removes the guide and its constraints from the previous view.
  open var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// A name for diagnostics. Default: empty.
  open var identifier = ""

  /// Creates a guide without a view.
  public override init() {
    super.init()
  }

  /// Creates a guide without a view. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    storedItem?.ownerDied()
  }

  final var layoutItem: LayoutItem {
    if let storedItem { return storedItem }
    let made = LayoutItem(guide: self)
    storedItem = made
    return made
  }

  /// The frame of the guide in its view's coordinates, in points, after the last layout pass. Zero without constraints.
  open var layoutFrame: CGRect {
    if let source, let owner { return source.frame(in: owner) }
    guard let owner, let engine = layoutItem.engine else { return .zero }
    engine.update()
    return engine.frame(of: layoutItem, in: owner)
  }

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .leading) }

  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .trailing) }

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .left) }

  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .right) }

  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .top) }

  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .bottom) }

  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .width) }

  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .height) }

  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .centerX) }

  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .centerY) }

  /// Whether the position or size of the guide is ambiguous.
  open var hasAmbiguousLayout: Bool {
    if let owner { LayoutQueue.shared.flush(owner) }
    guard let engine = layoutItem.engine else { return source == nil }
    engine.update()
    return !engine.openValues(of: layoutItem).isEmpty
  }

  /// Returns the active constraints that affect the guide along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    if let owner { LayoutQueue.shared.flush(owner) }
    return ConstraintInstaller.constraints(mentioning: layoutItem, axis: axis)
  }
}
