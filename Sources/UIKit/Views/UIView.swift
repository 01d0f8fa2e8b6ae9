// SPDX-License-Identifier: MIT

/// A rectangle on the screen that lays out subviews, receives touches and is drawn by its layer.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 20, y: 40, width: 120, height: 80))
/// card.backgroundColor = .systemTeal
/// window.addSubview(card)
/// ```
///
/// Differs from Apple: `draw(_:)` draws paths only, which become shape layers, behind the subviews.
@preconcurrency @MainActor
open class UIView: UIResponder {
  #if hasFeature(Embedded)
    /// The class of the layer that views of this class get. Default: CALayer.
    open class var layerClass: CALayer.Type { CALayer.self }
  #else
    /// The class of the layers of this class's views. Default: CALayer. A class that is not a layer counts as CALayer.
    open class var layerClass: AnyClass { CALayer.self }
  #endif

  /// The layer that draws the view; its `view` is this view for life.
  nonisolated(unsafe) public final let layer: CALayer

  /// The subviews from back to front.
  @exclusivity(unchecked) open internal(set) var subviews: [UIView] = []

  // Cleared by the objects that they refer to, as in CALayer.
  @exclusivity(unchecked) nonisolated(unsafe) final var parentReference: Unmanaged<UIView>?
  @exclusivity(unchecked) nonisolated(unsafe) final var isWindow = false
  nonisolated(unsafe) final unowned(unsafe) var owningController: UIViewController?
  @exclusivity(unchecked) final var touchSettings = TouchSettings()
  @exclusivity(unchecked) final var drawnContent = DrawnContent()
  @exclusivity(unchecked) final var layoutSettings = LayoutSettings()
  @exclusivity(unchecked) final var layoutMarks = LayoutMarks()
  // Read whenever a view moves.
  @exclusivity(unchecked) final var viewMargins = ViewMargins()
  @exclusivity(unchecked) final var viewTraits = ViewTraits()
  @exclusivity(unchecked) final var accessibility = AccessibilityProperties()
  @exclusivity(unchecked) final var recognizers: [UIGestureRecognizer] = []
  /// The layout state of a view with constraints; nil without any.
  @exclusivity(unchecked) final var layoutStorage: LayoutStorage?

  /// A number by which `viewWithTag(_:)` finds the view. Default: 0.
  open var tag = 0

  /// Whether the view and its subviews receive touches. Default: true.
  open var isUserInteractionEnabled: Bool {
    get { touchSettings.isEnabled }
    set { touchSettings.isEnabled = newValue }
  }

  /// Whether the view receives more than the first finger; recognizers always see all. Default: false.
  open var isMultipleTouchEnabled: Bool {
    get { touchSettings.isMultiple }
    set { touchSettings.isMultiple = newValue }
  }

  /// Whether fingers on other views are kept from them while one is on this view. Default: false.
  open var isExclusiveTouch: Bool {
    get { touchSettings.isExclusive }
    set { touchSettings.isExclusive = newValue }
  }

  /// How the content fits the bounds; used by image views. Default: scaleToFill.
  open var contentMode: ContentMode {
    get { drawnContent.mode }
    set { drawnContent.mode = newValue }
  }

  /// Whether subviews with an autoresizing mask follow a change of this view's size. Default: true.
  open var autoresizesSubviews: Bool {
    get { layoutSettings.autoresizesSubviews }
    set { layoutSettings.autoresizesSubviews = newValue }
  }

  /// How the frame follows the superview's size. Default: nothing is flexible, the start margins stay.
  open var autoresizingMask: AutoresizingMask {
    get { layoutSettings.autoresizingMask }
    set { layoutSettings.autoresizingMask = newValue }
  }

  /// Whether the frame is set by hand and by `autoresizingMask`, and constraints of others take it as given. Default: true.
  /// Set it to false for a view that constraints are to place.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutSettings.isFramedByOwner }
    set {
      guard newValue != layoutSettings.isFramedByOwner else { return }
      layoutSettings.isFramedByOwner = newValue
      LayoutHierarchy.translationChanged(of: self)
    }
  }

  /// Whether the view is mirrored where people write from right to left. Default: unspecified, with the application.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { viewTraits.semanticContent }
    set {
      guard newValue != viewTraits.semanticContent else { return }
      viewTraits.semanticContent = newValue
      setNeedsLayout()
      LayoutHierarchy.directionChanged(of: self)
    }
  }

  /// Space that content should keep from the edges, in points: what was set, or 8 on each side, and the safe area.
  ///
  /// The view of a controller has none above and below unless set, and at the sides at least the controller's
  /// `systemMinimumLayoutMargins`.
  open var layoutMargins: UIEdgeInsets {
    get { ViewMargins.effective(of: self) }
    set { ViewMargins.set(newValue, isDirected: false, of: self) }
  }

  /// The same by the direction of reading. Setting it lets the sides change with the direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(ViewMargins.effective(of: self), direction: effectiveUserInterfaceLayoutDirection)
    }
    set { ViewMargins.set(UIEdgeInsets(newValue, direction: .leftToRight), isDirected: true, of: self) }
  }

  /// Whether the safe area adds to `layoutMargins`. Default: true.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { viewMargins.includesSafeArea }
    set {
      guard newValue != viewMargins.includesSafeArea else { return }
      viewMargins.includesSafeArea = newValue
      ViewMargins.changed(self)
    }
  }

  /// Whether the view also keeps clear of its superview's margins, where it reaches into them. Default: false.
  open var preservesSuperviewLayoutMargins: Bool {
    get { viewMargins.preservesSuperview }
    set {
      guard newValue != viewMargins.preservesSuperview else { return }
      viewMargins.preservesSuperview = newValue
      ViewMargins.changed(self)
    }
  }

  /// Whether the view says that it fills its bounds with opaque paint; a hint that hosts may use. Default: true.
  open var isOpaque: Bool {
    get { drawnContent.isOpaque }
    set { drawnContent.isOpaque = newValue }
  }

  #if !hasFeature(Embedded)
    /// The class, address, frame and unusual properties in the format of UIKit. Native builds only.
    nonisolated open override var description: String {
      ObjectDescription.text(of: self) { ViewDescription(self).text }
    }
    /// The details that a subclass adds to the description.
    var describedDetails: ViewDescription.Details { .init() }
  #endif

  /// The name of its class in the inspector: Embedded Swift keeps no names of classes.
  var kindName: String { "UIView" }
  /// The properties that appearance proxies set.
  package class var appearanceProperties: [AppearanceProperty] { AppearanceProperty.ofViews }

  /// Makes a view with a frame in the future superview's coordinates, in points.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    adopt(frame)
  }

  /// Makes a view of zero size at the origin.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Makes a view of zero size; decoding from archives is not supported.
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

  /// The box around the transformed bounds, in the superview's coordinates, in points.
  ///
  /// With a transform that rotates the view, set `center` and `bounds` instead: otherwise a fault is reported. Numbers
  /// that are not finite are rejected with a fault. Differs from Apple: numbers beyond 1e15, such as
  /// `CGFloat.greatestFiniteMagnitude`, are limited to that.
  open var frame: CGRect {
    get { layer.frame }
    set {
      guard let (target, place) = layer.placement(in: newValue) else { return }
      // One change to those who observe the frame.
      layer.observers?.willChange([.size, .position])
      defer { layer.observers?.didChange([]) }
      if target.size != layer.bounds.size { bounds = target }
      center = place
    }
  }

  /// The view's rectangle in its own coordinates, in points; its origin shifts the subviews. Default: origin zero.
  open var bounds: CGRect {
    get { layer.bounds }
    set { setBounds(newValue) }
  }

  /// The position of the view's anchor point, usually its center, in the superview, in points.
  open var center: CGPoint {
    get { layer.position }
    set { LayoutHierarchy.setCenter(newValue, of: self) }
  }

  /// The transform in the plane about the anchor point. Default: identity.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
    }
  }

  /// The transform in space about the anchor point. Default: identity.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// 0 (invisible) to 1 (opaque, the default), multiplied down the tree. Below 0.01 the view receives no touches.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      guard layer.refuseUnlessLimited(newValue, "alpha") else { return }
      layer.opacity = Float(min(1, max(0, newValue)))
    }
  }

  /// Whether the view is neither drawn nor touched. Default: false.
  open var isHidden: Bool {
    get { layer.isHidden || layoutMarks.shrinking != nil }
    set {
      guard newValue != isHidden else { return }
      (layer.isHidden, layoutMarks.shrinking) = (newValue, nil)
      parentView?.subviewVisibilityChanged(self)
    }
  }

  /// Whether subviews are cut off at the bounds. Default: false.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The color behind the content; nil, the default, is clear.
  open var backgroundColor: UIColor? {
    get { viewTraits.background }
    set {
      viewTraits.background = newValue
      TraitPropagation.resolveBackground(of: self, with: nil)
    }
  }

  /// The color of what can be tapped, taken from the superview unless set. Default: systemBlue.
  open var tintColor: UIColor! {
    get { viewTraits.tint ?? parentView?.tintColor ?? .systemBlue }
    set {
      viewTraits.tint = newValue
      TraitPropagation.tintColorChanged(self)
    }
  }

  /// Light, dark, or, the default, as the surroundings are; also for the subviews.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { viewTraits.style }
    set {
      guard newValue != viewTraits.style else { return }
      viewTraits.style = newValue
      AppContext.shared.hasTraitOverrides = true
      TraitPropagation.notify(self)
    }
  }

  /// Light or dark, text size, or another trait has changed. Default: nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The tint color changed, here or further up. Default: nothing.
  open func tintColorDidChange() {}

  /// Space at the edges that bars cover, in points. Default: zero; updated when the view is laid out.
  open var safeAreaInsets: UIEdgeInsets { viewMargins.safeArea }

  /// The space that bars cover has changed. Default: nothing.
  open func safeAreaInsetsDidChange() {}

  /// The safe area changed, for a subclass that must follow. Called before `safeAreaInsetsDidChange()`.
  package func safeAreaChanged(from old: UIEdgeInsets) {}

  /// The part of the safe area that subviews keep clear of. Default: all of it.
  package var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  // The hook through which scroll and collection views see every change of their bounds.

  /// Called with new bounds before they are stored, once per change.
  package func boundsWillChange(to newBounds: CGRect) {}

  /// Called after new bounds were stored, before subviews are resized.
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

  /// The view is first responder no more without having been asked. Default: nothing.
  func editingWasTaken() {}

  /// A subview was hidden or shown. Default: nothing.
  package func subviewVisibilityChanged(_ subview: UIView) {}

  // Notifications of subclasses; all do nothing by default.

  /// A subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to leave.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The superview is about to change; nil when the view is removed.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The superview has changed.
  open func didMoveToSuperview() {}
  /// The window is about to change; nil when the view leaves the screen.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The window has changed.
  open func didMoveToWindow() {}

  // Layout and hit testing are in extensions' shape but must be overridable, so they are declared here.

  /// Places subviews; called once a layout pass for a view that is marked. Default: gives those that constraints place
  /// their frames, including subviews and constraints that an override added before it called `super`.
  open func layoutSubviews() {
    layoutMarks.hasAppliedConstraints = true
    applyConstraints()
  }

  /// Gives subviews that constraints place their frames.
  final func applyConstraints() {
    if layoutStorage != nil || LayoutQueue.shared.hasNews { LayoutEngine.layOutSubviews(of: self) }
  }

  // Constraints; the rest of Auto Layout is in extensions.

  /// Whether the width that constraints give the view decides about its height, as for texts of several lines.
  package var breaksLinesAtLayoutWidth: Bool { false }

  /// The natural height at a width that is smaller than the natural one; nil if it is always the same.
  package func naturalHeight(forLayoutWidth width: CGFloat) -> CGFloat? { nil }

  /// The view whose constraints say which size fits. Default: this one.
  package var viewThatFits: UIView { self }

  /// The view as that of an element of a collection view or table; nil for others.
  var itemView: (any ItemView)? { nil }

  /// The view as that of an item of a collection view or table; nil for others.
  var itemCell: (any ItemCell)? { nil }

  /// Whether something that asks the view for its size gives it sizes that are not meant before. Default: false.
  package var hasEncapsulatedSize: Bool { false }

  /// Adds or changes constraints: called after `setNeedsUpdateConstraints()`, and once when constraints are used. Call `super`.
  open func updateConstraints() { makeLayoutStorage().noteUpdate() }

  /// Whether instances want `updateConstraints()` when they get a superview. Default: false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The insets of the rectangle that constraints use, in points. Default: zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose first line of text `firstBaselineAnchor` means. Default: this one.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last line of text `lastBaselineAnchor` means. Default: this one.
  open var forLastBaselineLayout: UIView { self }

  /// The layout margins are others now. Default: nothing.
  open func layoutMarginsDidChange() {}

  /// The size that the constraints inside the view give it, as near to a size as they allow, in points; the wish for the
  /// size has priority 50, so it gives way to everything.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    LayoutEngine.fittingSize(of: self, targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// The size that the constraints inside the view give it, as near to a size as the priorities allow, in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutEngine.fittingSize(of: self, targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The size that fits best into a given size, in points. Default: the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that fits best into its current size; the top left corner stays, in a turned view the
  /// anchor point.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if CATransform3DIsIdentity(layer.transform) {
      frame = CGRect(origin: frame.origin, size: size)
    } else {
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  /// The natural size of the content, -1 for a direction without one. Default: none in both.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  /// Marks the view's content as out of date: `draw(_:)` is called in the next layout pass.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// As `setNeedsDisplay()`, whatever the part.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Draws the content below the subviews, in `UIGraphicsGetCurrentContext()`; called with the bounds when the view is laid out first,
  /// after `setNeedsDisplay()`, and with the content mode `redraw` when the size has changed. Default: nothing.
  open func draw(_ rect: CGRect) {}

  /// Draws the content of the view's layer. Default: makes the context the current one and calls `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { GraphicsContextStack.draw(in: ctx) { draw(bounds) } }

  /// Reports that `intrinsicContentSize` has changed; the superview is laid out again.
  open func invalidateIntrinsicContentSize() {
    noteNaturalSize()
    LayoutQueue.shared.markSuperview(of: self)
    sizeMayHaveChanged(of: self, byConstraints: false)
    parentView?.sizeMayHaveChanged(of: self, byConstraints: false)
  }

  /// The view, or a direct subview, may prefer another size: by invalidation or constraints. Default: nothing.
  func sizeMayHaveChanged(of view: UIView, byConstraints: Bool) {}

  /// The deepest view that a point, in this view's coordinates, touches.
  ///
  /// Hidden, nearly transparent (alpha below 0.01) and disabled views are passed over, with all that is in them, and so
  /// are views in an animation or transition without `allowUserInteraction`; subviews are tested from front to back, and
  /// only where the parent itself is touched.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, !layer.ignoresTouches,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.layer.hitPoint(point, in: layer.state), with: event) { return hit }
    }
    return self
  }

  /// Whether a point in the view's coordinates is in it: left and top edges are, right and bottom are not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Ends the editing of a text in the view, or of the view itself; with `force` even if a delegate prevents it.
  /// Returns whether nothing in it is edited any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

  /// Whether a gesture recognizer of this view may begin now. Default: true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether a drag between two points of the view is its own, so that nothing around it may follow. Default: false.
  package func ownsDrag(from start: CGPoint, to end: CGPoint) -> Bool { false }

  /// The shape that dynamics gives the view. Default: its rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The path of the shape when `collisionBoundsType` is `.path`, (0,0) being the center. Default: empty.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// Whether assistive technology sees the view as one thing. Default: false.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set {
      accessibility.isElement = newValue
      layer.mark(.accessibility)
    }
  }

  /// A name for tests, which no person hears. Default: nil.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// The name that assistive technology speaks. Default: nil.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set {
      accessibility.label = newValue
      layer.mark(.accessibility)
    }
  }

  /// The value of the element, spoken after its name, such as "40 %". Default: nil.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set {
      accessibility.value = newValue
      layer.mark(.accessibility)
    }
  }

  /// The effect of using the element. Default: nil. Stored for tests and hosts; not spoken yet.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// Assistive technology or a key asks to raise the value. Default: nothing.
  open func accessibilityIncrement() {}

  /// Assistive technology or a key asks to lower the value. Default: nothing.
  open func accessibilityDecrement() {}

  /// Assistive technology or a key (page up, page down) asks to scroll; returns whether something did. The views around
  /// are asked in turn. Default: false, after which scroll views scroll.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Assistive technology or Escape asks to leave something, such as a search; returns whether something was left. The
  /// views around are asked in turn. Default: false.
  open func accessibilityPerformEscape() -> Bool { false }

  /// The actions of the element besides pressing it; the menu key shows them in a sheet. Default: nil.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set {
      accessibility.customActions = newValue
      layer.mark(.accessibility)
    }
  }

  /// The nature of the element. Default: none.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set {
      accessibility.traits = newValue
      layer.mark(.accessibility)
    }
  }

  /// Assistive technology or a key asks to do what a tap does; returns whether something was done. Default: false.
  open func accessibilityActivate() -> Bool { false }

  /// The accessibility of the view for the host; nil for a view that only decorates.
  package var stageAccessibility: StageAccessibility? {
    accessibility.isModal && !accessibility.isElement
      ? ModalAccessibility.dialog(for: self) : accessibility.stage
  }

  // MARK: Accessibility

  /// Whether the keyboard can reach the view.
  final var takesFocus: Bool { stageAccessibility?.state.contains(.focusable) ?? false }

  /// Whether the view itself, not one around it, is hidden from assistive technology.
  final var isHiddenFromAccessibility: Bool { ModalAccessibility.isHidden(self) }

  /// Whether assistive technology and the keyboard pass over the view and all that is in it. Default: false.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set {
      accessibility.hidesElements = newValue
      layer.mark(.accessibility)
    }
  }

  #if !hasFeature(Embedded)
    /// The elements in the view in the order in which they are reached; views that are not listed are skipped. Default: nil, for all
    /// elements in the order of the subviews. Native builds only.
    open var accessibilityElements: [Any]? {
      get { accessibility.elements }
      set { AccessibilityOrder.set(newValue, of: self) }
    }
  #endif

  /// Whether assistive technology and the keyboard skip the siblings behind the view. Default: false.
  ///
  /// Views of presented controllers are modal. A host shows such a view as a dialog, named by the view's label or first
  /// heading; Tab wraps around in it. Differs from Apple: siblings in front of the view, such as a menu, stay
  /// accessible.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set {
      guard newValue != accessibility.isModal else { return }
      accessibility.isModal = newValue
      ModalAccessibility.subviewsChanged(in: parentView)
    }
  }

  // MARK: Geometry

  /// A point of this view in another view's coordinates; nil means the window's.
  ///
  /// If the views have no common ancestor, the spaces around their topmost views count as one, as for layers.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return layer.convert(point, to: ViewAncestry.top(of: self).layer) }
    return layer.convert(point, to: view.layer)
  }

  /// A point of another view in this view's coordinates; nil means the window's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return ViewAncestry.top(of: self).layer.convert(point, to: layer) }
    return view.convert(point, to: self)
  }

  /// The box around a rectangle of this view in another view's coordinates; nil means the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    BoundingBox(of: rect) { convert($0, to: view) }.rect
  }

  /// The box around a rectangle of another view in this view's coordinates; nil means the window's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    BoundingBox(of: rect) { convert($0, from: view) }.rect
  }

  // MARK: Gestures

  /// The view's gesture recognizers in the order in which they were added; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a gesture recognizer; one that has another view leaves it first.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.viewJoined(self)
  }

  /// Removes a gesture recognizer; a gesture in progress is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.viewLeft()
  }

  // MARK: Interactions

  /// The ways of touching that the view was given, in the order in which they were.
  open var interactions: [any UIInteraction] {
    get { touchSettings.interactions }
    set {
      for interaction in touchSettings.interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Gives the view a way of touching; one that another view has is taken from it.
  open func addInteraction(_ interaction: any UIInteraction) { TouchSettings.add(interaction, to: self) }

  /// Takes a way of touching away; one that the view does not have changes nothing.
  open func removeInteraction(_ interaction: any UIInteraction) { TouchSettings.remove(interaction, from: self) }

  // MARK: Hierarchy

  /// The view that this one is in, nil at the top.
  open var superview: UIView? { parentView }

  /// The superview, for walks that do not ask for the main actor.
  nonisolated final var parentView: UIView? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map { Unmanaged.passUnretained($0) } }
  }

  /// The window that the view is in, nil while it is not in one.
  open var window: UIWindow? {
    guard let window = ViewAncestry.window(of: self) else { return nil }
    return unsafeDowncast(window, to: UIWindow.self)
  }

  /// Adds a view in front of the other subviews; one that is already a subview moves to the front.
  ///
  /// Adding a view to itself or to one of its own subviews is rejected with a fault.
  open func addSubview(_ view: UIView) { ViewHierarchy.insert(view, in: self, at: subviews.count) }

  /// Inserts a subview at an index counted from the back; indices outside are clamped.
  open func insertSubview(_ view: UIView, at index: Int) { ViewHierarchy.insert(view, in: self, at: index) }

  /// Inserts a subview just behind a sibling; behind all if the sibling is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    ViewHierarchy.insert(
      view, in: self, at: ViewHierarchy.index(in: self, of: siblingSubview, amongOthersThan: view) ?? 0)
  }

  /// Inserts a subview just in front of a sibling; in front of all if the sibling is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let index = ViewHierarchy.index(in: self, of: siblingSubview, amongOthersThan: view)
    ViewHierarchy.insert(view, in: self, at: (index ?? subviews.count - 1) + 1)
  }

  /// Exchanges two subviews; indices that do not exist are rejected with a fault.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    ViewHierarchy.exchange(in: self, index1, index2)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.parentView === self else { return }
    ViewHierarchy.insert(view, in: self, at: subviews.count)
  }

  /// Sends a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.parentView === self else { return }
    ViewHierarchy.insert(view, in: self, at: 0)
  }

  /// Takes the view out of its superview; nothing happens when it has none.
  open func removeFromSuperview() { ViewHierarchy.remove(self) }

  /// Whether the view is another one or somewhere inside it.
  open func isDescendant(of view: UIView) -> Bool {
    ViewAncestry.isInside(self, view)
  }

  /// The first view with a tag, this one first, then depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Mask

  /// The view whose opaque part masks this one, in this view's coordinates; nil, the default, masks nothing.
  ///
  /// It must not have a superview. The drawing of its layer is used: background and corners, the fill of a shape, a
  /// gradient; its subviews are ignored.
  open var mask: UIView? {
    get { layer.mask?.view }
    set {
      // Released after the change, since its `deinit` may use this view.
      let old = drawnContent.mask
      drawnContent.mask = newValue
      layer.mask = newValue?.layer
      withExtendedLifetime(old) {}
    }
  }

  /// The position of the layer's anchor point, in units of the bounds. Default: the center, (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  // MARK: Transitions

  /// A view that permanently shows the current content of this view; never nil. It has this view's size, and the origin
  /// zero. With `afterUpdates` pending layout runs first.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return ViewSnapshot.make(of: self)
  }

  // MARK: Traits

  /// Notifies a view that was in no window when the screen's traits changed.
  final func catchUpWithTraits() { TraitPropagation.catchUp(self) }

  /// The circumstances in which the view is shown: those of the screen, light or dark as it or something above it says.
  open var traitCollection: UITraitCollection { TraitPropagation.traits(of: self) }

  /// The direction that counts for this view: its own attribute, or else the application's direction.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  // MARK: Layout

  /// Marks the view for `layoutSubviews()` in the next layout pass; marking twice is marking once.
  open func setNeedsLayout() {
    if layoutStorage != nil { noteNaturalSize() }
    LayoutPass.mark(self)
  }

  /// A subview was added or removed, so that the view is laid out again.
  package func subviewsChanged(by view: UIView) { setNeedsLayout() }

  /// Lays out at once what is marked, from the topmost marked ancestor down.
  open func layoutIfNeeded() { LayoutPass.runIfNeeded(around: self) }

  /// Marks the view without asking for its natural size again.
  final func markForLayout() { LayoutPass.mark(self) }

  /// Lays out this view if it is marked, then the marked ones below.
  final func layoutMarked() { LayoutPass.run(self) }

  /// Whether this view is marked.
  final var needsLayout: Bool {
    get { layoutMarks.isMarked }
    set { layoutMarks.isMarked = newValue }
  }

  /// Whether this view or one below it is marked.
  final var isLayoutPending: Bool { layoutMarks.isMarked || layoutMarks.isMarkedBelow }

  /// The rectangle that the view has without its transform, in the superview's coordinates; `frame` without one.
  final var layoutFrame: CGRect {
    get { UntransformedFrame.of(self) }
    set { UntransformedFrame.set(newValue, of: self) }
  }

  /// Checks what must hold of the view and all below between any two calls; a sentence for each breach. For tests.
  package final func validateTree() -> [String] { ViewTreeValidator.validate(self) }

  // MARK: Constraints

  /// The constraints that are installed on this view, in the order of installation.
  open var constraints: [NSLayoutConstraint] { layoutStorage?.held ?? [] }

  /// Installs a constraint on this view, whose items must be the view itself or inside it. Prefer `isActive`.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive else { return }
    ConstraintInstaller.install(constraint, on: self)
  }

  /// Installs constraints on this view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Takes a constraint away from this view; one that is not installed on it stays where it is.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Takes constraints away from this view.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Asks for `updateConstraints()` before the next layout pass, and then of the views around up to that of the controller.
  open func setNeedsUpdateConstraints() { LayoutQueue.shared.askForUpdates(from: self) }

  /// Whether `updateConstraints()` was requested, or never called: a new view is called when it first takes part in constraints.
  open func needsUpdateConstraints() -> Bool { layoutStorage?.wantsUpdate ?? true }

  /// Calls `updateConstraints()` now where it was requested.
  open func updateConstraintsIfNeeded() { LayoutQueue.shared.flush(self) }

  /// The rectangle that constraints speak of, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame for a rectangle that constraints speak of.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    guard insets != .zero else { return alignmentRect }
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// How much the view insists on not being larger than its content. Default: 250. Used by stack views.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutSettings.priorities?.hugging[axis.rawValue] ?? .defaultLow
  }

  /// Sets how much the view insists on not being larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    LayoutPriorities.set(priority, of: self, axis, isHugging: true)
  }

  /// How much the view insists on not being smaller than its content. Default: 750. Used by stack views.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutSettings.priorities?.resistance[axis.rawValue] ?? .defaultHigh
  }

  /// Sets how much the view insists on not being smaller than its content.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    LayoutPriorities.set(priority, of: self, axis, isHugging: false)
  }

  // MARK: Anchors

  /// The edge where lines of text begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .leading) }

  /// The edge where lines of text end.
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

  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .centerX) }

  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .centerY) }

  /// The foot of the first line of text; the top edge of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .firstBaseline) }

  /// The foot of the last line of text; the bottom edge of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .lastBaseline) }

  // MARK: Layout guides

  /// Adds a guide to the view; one of another view moves here, without the constraints that it had.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { LayoutGuideOwnership.add(layoutGuide, to: self) }

  /// Takes a guide away, with the constraints that mention it; one of another view stays there.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { LayoutGuideOwnership.remove(layoutGuide, from: self) }

  /// The guides that were added, in their order.
  open var layoutGuides: [UILayoutGuide] { layoutStorage?.guides ?? [] }

  /// The part of the view that no bar covers.
  open var safeAreaLayoutGuide: UILayoutGuide {
    LayoutGuideOwnership.systemGuide(of: self, .safeArea, "UIViewSafeAreaLayoutGuide")
  }

  /// The part of the view inside `layoutMargins`.
  open var layoutMarginsGuide: UILayoutGuide {
    LayoutGuideOwnership.systemGuide(of: self, .margins, "UIViewLayoutMarginsGuide")
  }

  /// The part of the view inside the margins, at most 672 points wide, so that lines of text can be read.
  open var readableContentGuide: UILayoutGuide {
    LayoutGuideOwnership.systemGuide(of: self, .readableContent, "UIViewReadableContentGuide")
  }

  /// The part of the view that the keyboard covers.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  /// Whether the constraints leave the position or size of the view ambiguous.
  open var hasAmbiguousLayout: Bool { AmbiguityReport.isAmbiguous(self) }

  /// Moves the view to another solution of its ambiguous constraints, and back to the first one in the next call, to
  /// find missing constraints. A view without ambiguity is not changed. Differs from Apple: it moves by 20 points
  /// instead of at random.
  open func exerciseAmbiguityInLayout() { AmbiguityReport.exercise(self) }

  /// The active constraints that mention the view and are about an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    LayoutQueue.shared.flush(self)
    return ConstraintInstaller.constraints(mentioning: layoutItem, axis: axis)
  }
}
