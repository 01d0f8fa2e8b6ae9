// SPDX-License-Identifier: MIT

/// A rectangular area on the screen that lays out subviews, receives touches and is drawn by its layer.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 20, y: 40, width: 120, height: 80))
/// card.backgroundColor = .systemTeal
/// window.addSubview(card)
/// ```
///
/// Differs from Apple: `draw(_:)` only draws paths, which become shape layers behind the subviews.
@preconcurrency @MainActor
open class UIView: UIResponder {
  #if hasFeature(Embedded)
    /// The class of the view's layer. Default: CALayer.
    open class var layerClass: CALayer.Type { CALayer.self }
  #else
    /// The class of the view's layer. Default: CALayer. A class that is not a layer class is replaced by CALayer.
    open class var layerClass: AnyClass { CALayer.self }
  #endif

  /// The layer that draws the view. The layer always belongs to this view.
  nonisolated(unsafe) public final let layer: CALayer

  /// The subviews from back to front.
  @exclusivity(unchecked) open internal(set) var subviews: [UIView] = []

  // The referenced objects clear these references, as in CALayer.
  @exclusivity(unchecked) nonisolated(unsafe) final var parentReference: Unmanaged<UIView>?
  @exclusivity(unchecked) nonisolated(unsafe) final var isWindow = false
  nonisolated(unsafe) final unowned(unsafe) var owningController: UIViewController?
  @exclusivity(unchecked) final var touchSettings = TouchSettings()
  @exclusivity(unchecked) final var drawnContent = DrawnContent()
  @exclusivity(unchecked) final var layoutSettings = LayoutSettings()
  @exclusivity(unchecked) final var layoutMarks = LayoutMarks()
  // The following properties are read whenever a view moves.
  @exclusivity(unchecked) final var viewMargins = ViewMargins()
  @exclusivity(unchecked) final var viewTraits = ViewTraits()
  @exclusivity(unchecked) final var accessibility = AccessibilityProperties()
  @exclusivity(unchecked) final var recognizers: [UIGestureRecognizer] = []
  /// The layout state of a view with constraints, otherwise nil.
  @exclusivity(unchecked) final var layoutStorage: LayoutStorage?

  /// An integer that `viewWithTag(_:)` searches for. Default: 0.
  open var tag = 0

  /// Whether the view and its subviews receive touches. Default: true.
  open var isUserInteractionEnabled: Bool {
    get { touchSettings.isEnabled }
    set { touchSettings.isEnabled = newValue }
  }

  /// Whether the view receives multiple touches. Recognizers always receive all touches. Default: false.
  open var isMultipleTouchEnabled: Bool {
    get { touchSettings.isMultiple }
    set { touchSettings.isMultiple = newValue }
  }

  /// Whether a touch in this view blocks touches in other views. Default: false.
  open var isExclusiveTouch: Bool {
    get { touchSettings.isExclusive }
    set { touchSettings.isExclusive = newValue }
  }

  /// How the content is fitted to the bounds. Image views use this mode. Default: scaleToFill.
  open var contentMode: ContentMode {
    get { drawnContent.mode }
    set { drawnContent.mode = newValue }
  }

  /// Whether subviews with an autoresizing mask are resized with this view. Default: true.
  open var autoresizesSubviews: Bool {
    get { layoutSettings.autoresizesSubviews }
    set { layoutSettings.autoresizesSubviews = newValue }
  }

  /// The margins and dimensions that resize with the superview. Default: none, so the top and left margins are fixed.
  open var autoresizingMask: AutoresizingMask {
    get { layoutSettings.autoresizingMask }
    set { layoutSettings.autoresizingMask = newValue }
  }

  /// Whether the frame is set manually or by `autoresizingMask`, so that constraints of other views treat it as fixed.
  /// Default: true. Set this property to false for a view whose frame is determined by constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutSettings.isFramedByOwner }
    set {
      guard newValue != layoutSettings.isFramedByOwner else { return }
      layoutSettings.isFramedByOwner = newValue
      LayoutHierarchy.translationChanged(of: self)
    }
  }

  /// How the view is mirrored in right-to-left layouts. Default: unspecified, which follows the app's direction.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { viewTraits.semanticContent }
    set {
      guard newValue != viewTraits.semanticContent else { return }
      viewTraits.semanticContent = newValue
      setNeedsLayout()
      LayoutHierarchy.directionChanged(of: self)
    }
  }

  /// The margins for content in points, including the safe area. Default: 8 on each side.
  ///
  /// By default, a view controller's root view has no top and bottom margins, and its side margins are at least the
  /// controller's `systemMinimumLayoutMargins`.
  open var layoutMargins: UIEdgeInsets {
    get { ViewMargins.effective(of: self) }
    set { ViewMargins.set(newValue, isDirected: false, of: self) }
  }

  /// The layout margins relative to the layout direction. Once set, they switch sides with the direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(ViewMargins.effective(of: self), direction: effectiveUserInterfaceLayoutDirection)
    }
    set { ViewMargins.set(UIEdgeInsets(newValue, direction: .leftToRight), isDirected: true, of: self) }
  }

  /// Whether the safe area is added to `layoutMargins`. Default: true.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { viewMargins.includesSafeArea }
    set {
      guard newValue != viewMargins.includesSafeArea else { return }
      viewMargins.includesSafeArea = newValue
      ViewMargins.changed(self)
    }
  }

  /// Whether the superview's margins are also respected where the view overlaps them. Default: false.
  open var preservesSuperviewLayoutMargins: Bool {
    get { viewMargins.preservesSuperview }
    set {
      guard newValue != viewMargins.preservesSuperview else { return }
      viewMargins.preservesSuperview = newValue
      ViewMargins.changed(self)
    }
  }

  /// Whether the view declares that it fills its bounds with opaque content, as a hint for hosts. Default: true.
  open var isOpaque: Bool {
    get { drawnContent.isOpaque }
    set { drawnContent.isOpaque = newValue }
  }

  #if !hasFeature(Embedded)
    /// The class, address, frame and non-default properties in UIKit's format. Native builds only.
    nonisolated open override var description: String {
      ObjectDescription.text(of: self) { ViewDescription(self).text }
    }
    /// The details that a subclass adds to its description.
    var describedDetails: ViewDescription.Details { .init() }
  #endif

  /// The class name for the inspector, because Embedded Swift does not retain class names.
  var kindName: String { "UIView" }
  /// The properties that appearance proxies can set.
  package class var appearanceProperties: [AppearanceProperty] { AppearanceProperty.ofViews }

  /// Creates a view with a frame in the coordinates of its future superview, in points.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    adopt(frame)
  }

  /// Creates a view of zero size at the origin.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view of zero size. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    adopt(.zero)
  }

  deinit {
    layer.viewReference = nil
    for subview in subviews { subview.parentReference = nil }
    #if hasFeature(Embedded)
      for recognizer in recognizers { recognizer.viewLeft() }
      if UIResponder.firstResponder === self { UIResponder.firstResponder = nil }
    #endif
  }

  private static func makeLayer() -> CALayer {
    #if !hasFeature(Embedded)
      guard layerClass is CALayer.Type else { return CALayer() }
    #endif
    return _LayerFactory.make(layerClass)
  }

  private func adopt(_ frame: CGRect) {
    layer.viewReference = .passUnretained(self)
    isWindow = self is UIWindow
    let frame = frame.standardized.limited
    guard layer.refuseUnlessLimited(frame, "frame") else { return }
    layer.state.bounds.size = frame.size
    layer.state.position = CGPoint(x: frame.midX, y: frame.midY)
  }

  open override var next: UIResponder? { owningController ?? parentView }

  /// The bounding box of the transformed bounds in the superview's coordinates, in points.
  ///
  /// Set `center` and `bounds` instead if a transform rotates the view; otherwise a fault is reported. Values that are
  /// not finite are rejected with a fault. Differs from Apple: values beyond 1e15, such as
  /// `CGFloat.greatestFiniteMagnitude`, are clamped to that limit.
  open var frame: CGRect {
    get { layer.frame }
    set {
      guard let (target, place) = layer.placement(in: newValue) else { return }
      // Observers of the frame are notified of a single change.
      layer.observers?.willChange([.size, .position])
      defer { layer.observers?.didChange([]) }
      if target.size != layer.bounds.size { bounds = target }
      center = place
    }
  }

  /// The view's rectangle in its own coordinates, in points. The origin is the scroll position. Default: origin zero.
  open var bounds: CGRect {
    get { layer.bounds }
    set { setBounds(newValue) }
  }

  /// The position of the anchor point, usually the view's center, in the superview's coordinates, in points.
  open var center: CGPoint {
    get { layer.position }
    set { LayoutHierarchy.setCenter(newValue, of: self) }
  }

  /// The affine transform about the anchor point. Default: identity.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
    }
  }

  /// The 3D transform about the anchor point. Default: identity.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The opacity from 0 to 1 (the default), multiplied by that of ancestors. Below 0.01, the view ignores touches.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      guard layer.refuseUnlessLimited(newValue, "alpha") else { return }
      layer.opacity = Float(min(1, max(0, newValue)))
    }
  }

  /// Whether the view is hidden. A hidden view does not receive touches. Default: false.
  open var isHidden: Bool {
    get { layer.isHidden || layoutMarks.shrinking != nil }
    set {
      guard newValue != isHidden else { return }
      (layer.isHidden, layoutMarks.shrinking) = (newValue, nil)
      parentView?.subviewVisibilityChanged(self)
    }
  }

  /// Whether subviews are clipped to the bounds. Default: false.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The color behind the content. Default: nil, which is transparent.
  open var backgroundColor: UIColor? {
    get { viewTraits.background }
    set {
      viewTraits.background = newValue
      TraitPropagation.resolveBackground(of: self, with: nil)
    }
  }

  /// The color of interactive elements, inherited from the superview unless set. Default: systemBlue.
  open var tintColor: UIColor! {
    get { viewTraits.tint ?? parentView?.tintColor ?? .systemBlue }
    set {
      viewTraits.tint = newValue
      TraitPropagation.tintColorChanged(self)
    }
  }

  /// The interface style of the view and its subviews. Default: unspecified, which means the superview's style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { viewTraits.style }
    set {
      guard newValue != viewTraits.style else { return }
      viewTraits.style = newValue
      AppContext.shared.hasTraitOverrides = true
      TraitPropagation.notify(self)
    }
  }

  /// Called after the interface style, text size or another trait has changed. Default: nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called after the tint color of the view or an ancestor has changed. Default: nothing.
  open func tintColorDidChange() {}

  /// The insets of the safe area in points, updated during layout. Default: zero.
  open var safeAreaInsets: UIEdgeInsets { viewMargins.safeArea }

  /// Called after the safe area has changed. Default: nothing.
  open func safeAreaInsetsDidChange() {}

  /// Called after the safe area has changed, before `safeAreaInsetsDidChange()`. Overridden by framework classes.
  package func safeAreaChanged(from old: UIEdgeInsets) {}

  /// The safe area insets that are passed on to subviews. Default: the insets of this view.
  package var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  // Hooks through which scroll and collection views observe every change of their bounds.

  /// Called before new bounds are stored, once per change.
  package func boundsWillChange(to newBounds: CGRect) {}

  /// Called after new bounds are stored, before subviews are resized.
  package func boundsDidChange(from oldBounds: CGRect) {}

  final func setBounds(_ newBounds: CGRect) {
    let old = layer.bounds
    let accepted = newBounds.limited.normalized
    guard accepted != old, layer.refuseUnlessLimited(accepted, "bounds") else { return }
    layer.observers?.willChange([.bounds, .size, .offset])
    defer { layer.observers?.didBoundsChange(from: old, to: accepted) }
    boundsWillChange(to: accepted)
    layer.bounds = accepted
    boundsDidChange(from: old)
    if layoutStorage != nil { LayoutHierarchy.boundsChanged(of: self, isResized: accepted.size != old.size) }
    if accepted.size != old.size {
      LayoutPass.mark(self)
      if contentMode == .redraw { drawnContent.isStale = true }
      if autoresizesSubviews { Autoresizing.resizeSubviews(of: self, from: old.size) }
    }
    LivingAnimators.boundsChanged(self)
  }

  /// Called after the view has lost its first responder status without resigning. Default: nothing.
  func editingWasTaken() {}

  /// Called after a subview is hidden or shown. Default: nothing.
  package func subviewVisibilityChanged(_ subview: UIView) {}

  // Methods that notify subclasses, and do nothing by default.

  /// Called after a subview is added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes. The argument is nil if the view is being removed.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes. The argument is nil if the view is leaving its window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() {}

  // Layout and hit testing are declared here rather than in extensions, because they must be overridable.

  /// Lays out subviews. Called once per layout pass for a marked view. Default: applies constraints, including those of
  /// subviews that an override has added before calling `super`.
  open func layoutSubviews() {
    layoutMarks.hasAppliedConstraints = true
    applyConstraints()
  }

  /// Sets the frames of subviews that are determined by constraints.
  final func applyConstraints() {
    if layoutStorage != nil || LayoutQueue.shared.hasNews { LayoutEngine.layOutSubviews(of: self) }
  }

  // The overridable members for Auto Layout. The other members are in extensions.

  /// Whether the height depends on the width determined by constraints, as for multiline text.
  package var breaksLinesAtLayoutWidth: Bool { false }

  /// Returns the natural height for a width below the natural width, or nil if the height is constant.
  package func naturalHeight(forLayoutWidth width: CGFloat) -> CGFloat? { nil }

  /// The view whose constraints determine the fitting size. Default: this view.
  package var viewThatFits: UIView { self }

  /// This view as an element of a collection view or table, or nil for other views.
  var itemView: (any ItemView)? { nil }

  /// This view as an item of a collection view or table, or nil for other views.
  var itemCell: (any ItemCell)? { nil }

  /// Whether the view is assigned a preliminary size before it is measured. Default: false.
  package var hasEncapsulatedSize: Bool { false }

  /// Updates constraints after `setNeedsUpdateConstraints()`, and before their first use. Overrides must call `super`.
  open func updateConstraints() { makeLayoutStorage().noteUpdate() }

  /// Whether `updateConstraints()` is called when an instance is added to a superview. Default: false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The insets of the alignment rectangle in points. Default: zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view that provides `firstBaselineAnchor`. Default: this view.
  open var forFirstBaselineLayout: UIView { self }

  /// The view that provides `lastBaselineAnchor`. Default: this view.
  open var forLastBaselineLayout: UIView { self }

  /// Called after the layout margins have changed. Default: nothing.
  open func layoutMarginsDidChange() {}

  /// Returns the size in points that satisfies the view's inner constraints and is closest to a target size. The target
  /// size has priority 50, so all other constraints take precedence.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    LayoutEngine.fittingSize(of: self, targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// Returns the size in points that satisfies the inner constraints and is closest to a prioritized target size.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutEngine.fittingSize(of: self, targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Returns the size in points that best fits a proposed size. Default: the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that best fits its current size. The top left corner stays fixed; with a transform,
  /// the anchor point stays fixed.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if CATransform3DIsIdentity(layer.transform) {
      frame = CGRect(origin: frame.origin, size: size)
    } else {
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  /// The natural size of the content, with -1 for a dimension that has no natural length. Default: -1 for both.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  /// Marks the view's content as stale, so that `draw(_:)` is called in the next layout pass.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Marks the whole view's content as stale, regardless of the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Draws the content behind the subviews into `UIGraphicsGetCurrentContext()`. Called with the bounds at the first
  /// layout, after `setNeedsDisplay()`, and after size changes with content mode `redraw`. Default: nothing.
  open func draw(_ rect: CGRect) {}

  /// Draws the content of the view's layer. Default: makes the context current and calls `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { GraphicsContextStack.draw(in: ctx) { draw(bounds) } }

  /// Marks `intrinsicContentSize` as changed, so that the superview is laid out again.
  open func invalidateIntrinsicContentSize() {
    noteNaturalSize()
    LayoutQueue.shared.markSuperview(of: self)
    sizeMayHaveChanged(of: self, byConstraints: false)
    parentView?.sizeMayHaveChanged(of: self, byConstraints: false)
  }

  /// Called after the preferred size of this view or a direct subview may have changed. Default: nothing.
  func sizeMayHaveChanged(of view: UIView, byConstraints: Bool) {}

  /// Returns the deepest view at the given point, which is in this view's coordinates, or nil if there is none.
  ///
  /// Skips views that are hidden, nearly transparent (alpha below 0.01), disabled, or animated without
  /// `allowUserInteraction`, together with their subviews. Subviews are tested from front to back, and only if the
  /// point is inside their superview.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, !layer.ignoresTouches,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.layer.hitPoint(point, in: layer.state), with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point in the view's coordinates is inside the view. The right and bottom edges are excluded.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Ends editing in the view or its descendants. If `force` is true, a delegate cannot prevent this. Returns whether
  /// editing has ended.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

  /// Returns whether a gesture recognizer of this view may begin. Default: true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether the view handles a drag between two points, so that enclosing views must not. Default: false.
  package func ownsDrag(from start: CGPoint, to end: CGPoint) -> Bool { false }

  /// The collision shape for dynamics. Default: the view's rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The collision path if the collision shape is `.path`, relative to the center of the view. Default: empty.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// Whether the view is an element for assistive technology. Default: false.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set {
      accessibility.isElement = newValue
      layer.mark(.accessibility)
    }
  }

  /// An identifier for tests, which is not spoken. Default: nil.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// The label that assistive technology speaks. Default: nil.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set {
      accessibility.label = newValue
      layer.mark(.accessibility)
    }
  }

  /// The value of the element, spoken after its label, such as "40 %". Default: nil.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set {
      accessibility.value = newValue
      layer.mark(.accessibility)
    }
  }

  /// A description of the result of an action. Default: nil. Tests and hosts can read the hint. It is not spoken yet.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// Increments the value when assistive technology or a key press requests it. Default: nothing.
  open func accessibilityIncrement() {}

  /// Decrements the value when assistive technology or a key press requests it. Default: nothing.
  open func accessibilityDecrement() {}

  /// Scrolls when assistive technology or a key press (Page Up, Page Down) requests it. Returns whether the request was
  /// handled; if not, the superviews are tried next. Default: false, so that an enclosing scroll view scrolls.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Dismisses the current task, such as a search, when assistive technology or the Escape key requests it. Returns
  /// whether the request was handled; if not, the superviews are tried next. Default: false.
  open func accessibilityPerformEscape() -> Bool { false }

  /// The custom actions of the element. The Menu key shows the actions in a sheet. Default: nil.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set {
      accessibility.customActions = newValue
      layer.mark(.accessibility)
    }
  }

  /// The accessibility traits of the element. Default: none.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set {
      accessibility.traits = newValue
      layer.mark(.accessibility)
    }
  }

  /// Performs the element's action for assistive technology or a key press. Returns whether it succeeded. Default:
  /// false.
  open func accessibilityActivate() -> Bool { false }

  /// The accessibility of the view for the host, or nil for a decorative view.
  package var stageAccessibility: StageAccessibility? {
    accessibility.isModal && !accessibility.isElement
      ? ModalAccessibility.dialog(for: self) : accessibility.stage
  }

  // MARK: Accessibility

  /// Whether the view can receive keyboard focus.
  final var takesFocus: Bool { stageAccessibility?.state.contains(.focusable) ?? false }

  /// Whether the view is hidden from assistive technology. Hidden ancestors are not considered.
  final var isHiddenFromAccessibility: Bool { ModalAccessibility.isHidden(self) }

  /// Whether assistive technology and the keyboard skip the view and its descendants. Default: false.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set {
      accessibility.hidesElements = newValue
      layer.mark(.accessibility)
    }
  }

  #if !hasFeature(Embedded)
    /// The elements in the view, in navigation order. Views that are not listed are skipped. Default: nil, which means
    /// all elements in subview order. Native builds only.
    open var accessibilityElements: [Any]? {
      get { accessibility.elements }
      set { AccessibilityOrder.set(newValue, of: self) }
    }
  #endif

  /// Whether assistive technology and the keyboard skip the siblings behind the view. Default: false.
  ///
  /// Views of presented controllers are modal. A host exposes such a view as a dialog, named after the view's label or
  /// its first heading, and Tab cycles within it. Differs from Apple: siblings in front, such as menus, are not hidden.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set {
      guard newValue != accessibility.isModal else { return }
      accessibility.isModal = newValue
      ModalAccessibility.subviewsChanged(in: parentView)
    }
  }

  // MARK: Geometry

  /// Converts a point of this view to the coordinates of another view, or of the window if `view` is nil.
  ///
  /// Without a common ancestor, the topmost views are treated as being in the same coordinate space, as for layers.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return layer.convert(point, to: ViewAncestry.top(of: self).layer) }
    return layer.convert(point, to: view.layer)
  }

  /// Converts a point of another view, or of the window if `view` is nil, to this view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return ViewAncestry.top(of: self).layer.convert(point, to: layer) }
    return view.convert(point, to: self)
  }

  /// Converts a rectangle of this view to its bounding box in another view, or in the window if `view` is nil.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    BoundingBox(of: rect) { convert($0, to: view) }.rect
  }

  /// Converts a rectangle of another view, or of the window if `view` is nil, to its bounding box in this view.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    BoundingBox(of: rect) { convert($0, from: view) }.rect
  }

  // MARK: Gestures

  /// The view's gesture recognizers in the order in which they were added, or nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a gesture recognizer, and removes it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.viewJoined(self)
  }

  /// Removes a gesture recognizer. A gesture in progress is canceled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.viewLeft()
  }

  // MARK: Interactions

  /// The view's interactions in the order in which they were added.
  open var interactions: [any UIInteraction] {
    get { touchSettings.interactions }
    set {
      for interaction in touchSettings.interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, and removes it from its previous view.
  open func addInteraction(_ interaction: any UIInteraction) { TouchSettings.add(interaction, to: self) }

  /// Removes an interaction. Does nothing if the view does not have the interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { TouchSettings.remove(interaction, from: self) }

  // MARK: Hierarchy

  /// The superview, or nil if there is none.
  open var superview: UIView? { parentView }

  /// The superview, for traversals that skip the main actor check.
  nonisolated final var parentView: UIView? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map { Unmanaged.passUnretained($0) } }
  }

  /// The window that contains the view, or nil if there is none.
  open var window: UIWindow? {
    guard let window = ViewAncestry.window(of: self) else { return nil }
    return unsafeDowncast(window, to: UIWindow.self)
  }

  /// Adds a subview in front of all others. An existing subview moves to the front.
  ///
  /// Adding a view to itself or to one of its descendants is rejected with a fault.
  open func addSubview(_ view: UIView) { ViewHierarchy.insert(view, in: self, at: subviews.count) }

  /// Inserts a subview at an index counted from the back. The index is clamped.
  open func insertSubview(_ view: UIView, at index: Int) { ViewHierarchy.insert(view, in: self, at: index) }

  /// Inserts a subview directly behind a sibling, or behind all others if the sibling is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    ViewHierarchy.insert(
      view, in: self, at: ViewHierarchy.index(in: self, of: siblingSubview, amongOthersThan: view) ?? 0)
  }

  /// Inserts a subview directly in front of a sibling, or in front of all others if the sibling is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let index = ViewHierarchy.index(in: self, of: siblingSubview, amongOthersThan: view)
    ViewHierarchy.insert(view, in: self, at: (index ?? subviews.count - 1) + 1)
  }

  /// Exchanges two subviews. Invalid indices are rejected with a fault.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    ViewHierarchy.exchange(in: self, index1, index2)
  }

  /// Moves a subview in front of all others.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.parentView === self else { return }
    ViewHierarchy.insert(view, in: self, at: subviews.count)
  }

  /// Moves a subview behind all others.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.parentView === self else { return }
    ViewHierarchy.insert(view, in: self, at: 0)
  }

  /// Removes the view from its superview. Has no effect if there is no superview.
  open func removeFromSuperview() { ViewHierarchy.remove(self) }

  /// Returns whether the view is the given view or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool {
    ViewAncestry.isInside(self, view)
  }

  /// Returns the first view with the given tag in depth-first order, starting with this view, or nil if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Mask

  /// The view whose opaque parts mask this view, in this view's coordinates. Default: nil, which means no mask.
  ///
  /// The mask must not have a superview. Only the drawing of the mask's layer is used: background, corners, shape fill
  /// and gradient. The subviews of the mask are ignored.
  open var mask: UIView? {
    get { layer.mask?.view }
    set {
      // The old mask is released after the change, because its `deinit` may use this view.
      let old = drawnContent.mask
      drawnContent.mask = newValue
      layer.mask = newValue?.layer
      withExtendedLifetime(old) {}
    }
  }

  /// The position of the layer's anchor point in unit coordinates. Default: the center, (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  // MARK: Transitions

  /// Returns a view of the same size, with origin zero, that permanently displays the current content. Never nil. If
  /// `afterUpdates` is true, pending layout is performed first.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return ViewSnapshot.make(of: self)
  }

  // MARK: Traits

  /// Notifies a view that was not in a window when the screen's traits changed.
  final func catchUpWithTraits() { TraitPropagation.catchUp(self) }

  /// The traits of the view: the screen's traits with the overrides of the view and its ancestors.
  open var traitCollection: UITraitCollection { TraitPropagation.traits(of: self) }

  /// The layout direction of the view, from its semantic content attribute or the app's direction.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  // MARK: Layout

  /// Marks the view for `layoutSubviews()` in the next layout pass. Repeated calls are coalesced.
  open func setNeedsLayout() {
    if layoutStorage != nil { noteNaturalSize() }
    LayoutPass.mark(self)
  }

  /// Marks the view for layout after a subview was added or removed.
  package func subviewsChanged(by view: UIView) { setNeedsLayout() }

  /// Performs pending layout immediately, starting from the topmost marked ancestor.
  open func layoutIfNeeded() { LayoutPass.runIfNeeded(around: self) }

  /// Marks the view for layout without measuring it again.
  final func markForLayout() { LayoutPass.mark(self) }

  /// Lays out this view if it is marked, then its marked descendants.
  final func layoutMarked() { LayoutPass.run(self) }

  /// Whether the view is marked for layout.
  final var needsLayout: Bool {
    get { layoutMarks.isMarked }
    set { layoutMarks.isMarked = newValue }
  }

  /// Whether the view or one of its descendants is marked for layout.
  final var isLayoutPending: Bool { layoutMarks.isMarked || layoutMarks.isMarkedBelow }

  /// The frame that the view would have without its transform, in the superview's coordinates.
  final var layoutFrame: CGRect {
    get { UntransformedFrame.of(self) }
    set { UntransformedFrame.set(newValue, of: self) }
  }

  /// Checks the invariants of the view and its descendants, for tests. Returns one message for each violation.
  package final func validateTree() -> [String] { ViewTreeValidator.validate(self) }

  // MARK: Constraints

  /// The constraints installed on this view, in the order of installation.
  open var constraints: [NSLayoutConstraint] { layoutStorage?.held ?? [] }

  /// Installs a constraint on this view. Its items must be the view or its descendants. Prefer `isActive`.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive else { return }
    ConstraintInstaller.install(constraint, on: self)
  }

  /// Installs constraints on this view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint from this view. Has no effect if the constraint is not installed on this view.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Removes constraints from this view.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Schedules `updateConstraints()` of this view and its ancestors, up to the controller's view, before the next pass.
  open func setNeedsUpdateConstraints() { LayoutQueue.shared.askForUpdates(from: self) }

  /// Returns whether `updateConstraints()` is scheduled. Returns true before the first use of constraints.
  open func needsUpdateConstraints() -> Bool { layoutStorage?.wantsUpdate ?? true }

  /// Makes pending calls to `updateConstraints()` immediately.
  open func updateConstraintsIfNeeded() { LayoutQueue.shared.flush(self) }

  /// Returns the alignment rectangle for a frame. Constraints apply to the alignment rectangle.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    guard insets != .zero else { return alignmentRect }
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// Returns the priority of not exceeding the natural size of the content. Used by stack views. Default: 250.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutSettings.priorities?.hugging[axis.rawValue] ?? .defaultLow
  }

  /// Sets the priority with which the view resists growing beyond the natural size of its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    LayoutPriorities.set(priority, of: self, axis, isHugging: true)
  }

  /// Returns the priority of not being smaller than the content. Used by stack views. Default: 750.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutSettings.priorities?.resistance[axis.rawValue] ?? .defaultHigh
  }

  /// Sets the priority with which the view resists shrinking below the natural size of its content.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    LayoutPriorities.set(priority, of: self, axis, isHugging: false)
  }

  // MARK: Anchors

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

  /// The baseline of the first line of text, or the top edge of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .firstBaseline) }

  /// The baseline of the last line of text, or the bottom edge of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .lastBaseline) }

  // MARK: Layout guides

  /// Adds a layout guide. A guide of another view is moved to this view and loses its constraints.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { LayoutGuideOwnership.add(layoutGuide, to: self) }

  /// Removes a layout guide and the constraints that refer to it. A guide of another view is ignored.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { LayoutGuideOwnership.remove(layoutGuide, from: self) }

  /// The layout guides in the order in which they were added.
  open var layoutGuides: [UILayoutGuide] { layoutStorage?.guides ?? [] }

  /// The layout guide of the safe area, which bars do not cover.
  open var safeAreaLayoutGuide: UILayoutGuide {
    LayoutGuideOwnership.systemGuide(of: self, .safeArea, "UIViewSafeAreaLayoutGuide")
  }

  /// The layout guide of the area inside `layoutMargins`.
  open var layoutMarginsGuide: UILayoutGuide {
    LayoutGuideOwnership.systemGuide(of: self, .margins, "UIViewLayoutMarginsGuide")
  }

  /// The layout guide of an area inside the margins, at most 672 points wide, for readable lines of text.
  open var readableContentGuide: UILayoutGuide {
    LayoutGuideOwnership.systemGuide(of: self, .readableContent, "UIViewReadableContentGuide")
  }

  /// The layout guide of the area that the keyboard covers.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  /// Whether the constraints do not determine a unique position and size of the view.
  open var hasAmbiguousLayout: Bool { AmbiguityReport.isAmbiguous(self) }

  /// Moves the view to another position that satisfies its ambiguous constraints, to help find missing constraints. The
  /// next call moves the view back. The call has no effect without ambiguity. Differs from Apple: the view moves by 20
  /// points instead of randomly.
  open func exerciseAmbiguityInLayout() { AmbiguityReport.exercise(self) }

  /// Returns the active constraints along an axis that refer to the view.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    LayoutQueue.shared.flush(self)
    return ConstraintInstaller.constraints(mentioning: layoutItem, axis: axis)
  }
}
