// SPDX-License-Identifier: MIT

import SprungStage

/// A rectangle with colors, a position, a transform and sublayers. Layers are the units that a host draws.
///
/// Every view has a layer. A layer's geometry consists of `bounds` (its own coordinates), the `position` of its
/// `anchorPoint` in the superlayer, and its `transform` about that point. `frame` is computed from these values.
/// Setting a property marks it as changed, and the next commit sends only changed properties to the host. A host draws
/// colors, paths, text, images and the content of `draw(in:)`.
nonisolated open class CALayer: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<CALayer: 0x7f8a3c405c20>`. Native builds only.
    open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The model values, accessed through the properties below.
  @exclusivity(unchecked) nonisolated(unsafe) final var state = LayerState()
  /// The changes of this layer that have not been sent to the host.
  @exclusivity(unchecked) nonisolated(unsafe) final var changes = LayerChanges.all
  /// Whether a descendant has changes.
  @exclusivity(unchecked) nonisolated(unsafe) final var hasChangesBelow = false
  /// The committer's record of the layer. Only the committer sets this property.
  @exclusivity(unchecked) nonisolated(unsafe) final var committed = CommittedLayer()
  /// The text that the host draws in this layer.
  @exclusivity(unchecked) final var text: LayerText?
  /// The image that the host draws in this layer, and its tint color; nil for the image's own colors.
  @exclusivity(unchecked) final var image: CGImage?
  @exclusivity(unchecked) final var imageTint: CGColor?
  /// The standard deviation of the blur behind the layer, in points; 0 for no blur.
  final var backdropRadius: CGFloat = 0 { didSet { if backdropRadius != oldValue { mark(.paint) } } }
  /// The path or gradient that the layer draws.
  @exclusivity(unchecked) final var drawing: LayerDrawing?
  /// The running animations of animation blocks, in starting order. A property can have several additive animations.
  @exclusivity(unchecked) nonisolated(unsafe) final var animations: [LayerAnimation] = []
  /// The animation objects, in the order in which they were added.
  @exclusivity(unchecked) nonisolated(unsafe) final var explicitAnimations: [RunningAnimation] = []
  /// The running transition of the layer, or the transition for which the layer displays the old content.
  @exclusivity(unchecked) final var transition: LayerTransition?
  /// The layer's own clock; nil if it uses the superlayer's.
  @exclusivity(unchecked) final var clock: LayerClock?
  /// Whether changes to the layer are implicitly animated if it has no view.
  @exclusivity(unchecked) final var animatesItself = true
  /// The number of the tick in which the layer was added to its superlayer.
  @exclusivity(unchecked) final var arrival: Int64 = 0
  @exclusivity(unchecked) final var maskLayer: CALayer?
  /// The object that was set as `contents`.
  @exclusivity(unchecked) final var contentsObject: AnyObject?
  @exclusivity(unchecked) final var hints = LayerHints()
  /// The observers of the layer and its view; nil until the first observer is added.
  @exclusivity(unchecked) nonisolated(unsafe) final var observers: KeyValueObservers?
  /// Whether `layoutSublayers()` must be called.
  @exclusivity(unchecked) final var needsLayoutOfSublayers = false
  @exclusivity(unchecked) final var children: [CALayer] = []
  /// The type of content that the host draws in the layer, in addition to its colors.
  @exclusivity(unchecked) final var stageKind: LayerKind = .box

  // References to ancestors, each of which clears the reference before it is deallocated. Weak references would slow
  // down every later use of a view or layer; moving a view or layer would take five times as long. The references are
  // unmanaged, so that reading them does not change reference counts.

  @exclusivity(unchecked) nonisolated(unsafe) final var viewReference: Unmanaged<UIView>?
  @exclusivity(unchecked) nonisolated(unsafe) final var parentReference: Unmanaged<CALayer>?
  /// The layer that this one masks.
  nonisolated(unsafe) final unowned(unsafe) var masked: CALayer? { didSet { isMask = masked != nil } }
  @exclusivity(unchecked) nonisolated(unsafe) final var isMask = false

  /// The class name that the inspector displays. Embedded Swift has no class names at runtime.
  var kindName: String { "CALayer" }

  /// Sets a property that only layers of this class have, by name. Returns false for an unknown name.
  func setOwnValue(_ value: CAAnimationValue, at keyPath: String) -> Bool { false }
  /// Returns the value of a property that only layers of this class have, by name. Returns nil for an unknown name.
  func ownValue(at keyPath: String) -> CAAnimationValue? { nil }

  /// Creates a layer of zero size without colors.
  public override init() { super.init() }

  /// Creates a layer of zero size without colors. Decoding from archives is not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a layer with the values of another layer, without its superlayer, sublayers and animations. Reports an
  /// argument that is not a layer, and uses default values. Differs from Apple: `presentation()` calls `init()`.
  public init(layer: ActionSender) {
    super.init()
    guard let other = layer as? CALayer else {
      Diagnostics.report("layerCopy", "init(layer:) received an object that is not a CALayer. The object is ignored.")
      return
    }
    state = other.state
    drawing = other.drawing
    text = other.text
    image = other.image
    imageTint = other.imageTint
    contentsObject = other.contentsObject
    stageKind = other.stageKind
    hints = other.hints
    hints.parts = LayerParts()
    hints.parts.match(other.hints.parts, of: self)
  }

  /// The host's identifier of the layer; 0 if it is not on a stage.
  package final var stageID: LayerID { committed.id }

  /// Whether the topmost superlayer belongs to a window.
  final var isInWindow: Bool {
    var top = self
    while let parent = top.parent ?? top.masked { top = parent }
    return top.viewReference.map { $0._withUnsafeGuaranteedRef { $0.isWindow } } ?? false
  }

  deinit {
    #if !hasFeature(Embedded)
      releaseAssociatedObjects()
    #endif
    maskLayer?.masked = nil
    for child in children { child.parentReference = nil }
    hints.parts.end()
    for child in committed.children where child.committed.parent === self { child.committed.parent = nil }
  }

  /// The layer's rectangle in its own coordinates, in points. Changing the origin shifts the sublayers. Default: zero.
  /// A negative width or height is normalized: the rectangle stays the same, with its origin at the opposite edge.
  ///
  /// Differs from Apple: values beyond 1e15 are clamped.
  open var bounds: CGRect {
    get { state.bounds }
    set {
      let newValue = newValue.limited.normalized
      guard newValue != state.bounds, refuseUnlessLimited(newValue, "bounds") else { return }
      let movesChildren = newValue.origin != state.bounds.origin
      let isResized = newValue.size != state.bounds.size
      observers?.willChange([.layerBounds, .layerSize])
      // A change of only the origin, as in scrolling, does not move the layer itself.
      var changes: LayerChanges = movesChildren ? .origin : []
      if isResized { changes.formUnion([.bounds, .matrix]) }
      willChange(.bounds, telling: changes)
      state.bounds = newValue
      if isResized {
        sublayersNeedLayout()
        if hints.needsDisplayOnBoundsChange { setNeedsDisplay() }
      }
      observers?.didChange(isResized ? [.layerBounds, .layerSize] : .layerBounds)
    }
  }

  /// The location of the anchor point in the superlayer's coordinates, in points. Default: zero.
  ///
  /// Differs from Apple: values beyond 1e15 are clamped.
  open var position: CGPoint {
    get { state.position }
    set {
      guard let newValue = accepted(newValue, "position"), newValue != state.position else { return }
      observers?.willChange(.position)
      willChange(.position)
      state.position = newValue
      observers?.didChange(.position)
    }
  }

  /// The anchor point in unit coordinates of the bounds. `position` is the location of this point in the superlayer,
  /// and `transform` is applied about this point. Default: the center, (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set {
      guard refuseUnlessLimited(newValue, "anchorPoint") else { return }
      change(.anchorPoint, from: state.anchorPoint, to: newValue) { $0.anchorPoint = newValue }
    }
  }

  /// The distance of the anchor point in front of the layer's plane, in points. Affects 3D rotations. Default: 0.
  open var anchorPointZ: CGFloat {
    get { state.anchorPointZ }
    set {
      guard refuseUnlessLimited(newValue, "anchorPointZ") else { return }
      change(.anchorPointZ, from: state.anchorPointZ, to: newValue) { $0.anchorPointZ = newValue }
    }
  }

  /// The distance toward the viewer in points, which also determines the order among siblings. Default: 0.
  open var zPosition: CGFloat {
    get { state.zPosition }
    set {
      guard newValue != state.zPosition, refuseUnlessLimited(newValue, "zPosition") else { return }
      willChange(.zPosition)
      state.zPosition = newValue
      parent?.mark(.order)
    }
  }

  /// The transform, applied about the anchor point. Default: identity.
  open var transform: CATransform3D {
    get { state.transform }
    set {
      guard !CATransform3DEqualToTransform(newValue, state.transform), refuseUnlessLimited(newValue, "transform") else {
        return
      }
      observers?.willChange(.transform)
      willChange(.transform)
      state.transform = newValue
      observers?.didChange(.transform)
    }
  }

  /// The transform applied to sublayers about the center of the bounds, usually a perspective. Default: identity.
  open var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set {
      guard !CATransform3DEqualToTransform(newValue, state.sublayerTransform),
        refuseUnlessLimited(newValue, "sublayerTransform")
      else { return }
      willChange(.sublayerTransform)
      state.sublayerTransform = newValue
      for child in children { child.mark(.matrix) }
    }
  }

  /// The opacity from 0 to 1 (opaque, the default), multiplied by that of the superlayers. Hosts clamp other values.
  open var opacity: Float {
    get { state.opacity }
    set {
      guard refuseUnlessLimited(CGFloat(newValue), "opacity") else { return }
      guard newValue != state.opacity else { return }
      observers?.willChange(.opacity)
      willChange(.opacity)
      state.opacity = newValue
      observers?.didChange(.opacity)
    }
  }

  /// Whether the layer and its sublayers are hidden. Default: false.
  open var isHidden: Bool {
    get { state.isHidden }
    set {
      guard newValue != state.isHidden else { return }
      observers?.willChange(.hidden)
      state.isHidden = newValue
      mark(.opacity)
      observers?.didChange(.hidden)
    }
  }

  /// Whether the layer is visible when it faces away from the viewer. Default: true.
  open var isDoubleSided: Bool {
    get { state.isDoubleSided }
    set {
      guard newValue != state.isDoubleSided else { return }
      state.isDoubleSided = newValue
      mark(.bounds)
    }
  }

  /// Whether sublayers and the shadow are clipped to the bounds. Default: false.
  open var masksToBounds: Bool {
    get { state.masksToBounds }
    set {
      guard newValue != state.masksToBounds else { return }
      state.masksToBounds = newValue
      mark(state.shadowOpacity > 0 ? [.bounds, .paint] : .bounds)
    }
  }

  /// The corner radius in points. Default: 0. Negative values are treated as 0.
  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set {
      guard refuseUnlessLimited(newValue, "cornerRadius") else { return }
      change(.cornerRadius, from: state.cornerRadius, to: max(0, newValue)) { $0.cornerRadius = max(0, newValue) }
    }
  }

  /// Lays out the sublayers. Called once per frame after `setNeedsLayout()`. Default: does nothing.
  open func layoutSublayers() {}

  /// The superlayer; nil for the root of a tree.
  open var superlayer: CALayer? { parent }

  /// A layer, in this layer's coordinates, whose opaque area determines the visible part of this layer. Default: nil.
  open var mask: CALayer? {
    get { maskLayer }
    set {
      maskLayer?.masked = nil
      maskLayer = newValue
      newValue?.masked = self
      newValue?.animatesItself = false
      mark(.drawing)
    }
  }

  /// The sublayers from back to front; nil if there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.removeFromSuperlayer() }
      for child in newValue ?? [] { insert(child, at: children.count) }
    }
  }

  // MARK: Animations

  /// Adds a copy of an animation to the layer. It starts with the next frame and does not change the model values.
  ///
  /// An existing animation with the same key is replaced, and its delegate is notified that it did not finish. A nil
  /// key replaces nothing. A duration of 0 means the transaction's duration, 0.25 s by default. With reduced motion,
  /// the animation ends immediately. Invalid timing values are reported and replaced with defaults.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if !anim.isTimingUsable {
      Diagnostics.report(
        "animationTiming",
        "A timing value of an animation is invalid, so the default is used: times and speed must be finite, and "
          + "durations and counts cannot be negative.")
    }
    let copy = anim.duplicate()
    if let transition = copy as? CATransition {
      begin(transition, forKey: key)
      return
    }
    if copy.beginTime == 0 || !copy.beginTime.isFinite { copy.beginTime = animationTime }
    if let key { removeAnimation(forKey: key) }
    let running = RunningAnimation(
      copy, key: key, scope: CATransaction.scopeOfNewAnimations, duration: CATransaction.durationOrDefault)
    explicitAnimations.append(running)
    CALayer.haveAnimationObjects = true
    for property in running.properties { show(property) }
    AnimationDriver.shared.add(self, as: .layer)
  }

  /// Removes the animation with the given key, if any. The model value is displayed from the next commit on.
  ///
  /// Differs from Apple: `bounds.origin` and `bounds.size` of an animation block end together.
  open func removeAnimation(forKey key: String) {
    stopAnimations(forKey: key)
    stopAnimations { animation in
      guard animation.keys.contains(where: { $0.isLiterallyEqual(to: key) }) else { return false }
      show(animation.property)
      return true
    }
  }

  /// Returns the keys of the animations, in the order in which they were added; nil if there are none. The key of a
  /// change in an animation block is the key path of the property, or `bounds.origin` and `bounds.size` for bounds. If
  /// a property has several such animations, later keys are `position-2`, `position-3` and so on.
  open func animationKeys() -> [String]? {
    var keys = animations.flatMap { $0.keys }
    for running in explicitAnimations {
      if let key = running.key { keys.append(key) }
    }
    return keys.isEmpty ? nil : keys
  }

  /// Returns the animation with the given key; nil if there is none. Changing the returned animation has no effect. For
  /// a change in an animation block, the result is a basic animation with the block's duration. Animations of bounds,
  /// position, transform and corner radius are additive.
  open func animation(forKey key: String) -> CAAnimation? {
    for running in explicitAnimations where running.key == key { return running.animation }
    for animation in animations {
      if let basic = animation.object(forKey: key, model: value(of: animation.property)) { return basic }
    }
    return nil
  }

  /// Returns a copy of the layer with the values on screen. The copy is in no tree, and changes to it have no effect.
  open func presentation() -> Self? {
    let copy = _LayerFactory.make(type(of: self))
    copy.state = presentationState
    copy.drawing = presentationDrawing
    return unsafeDowncast(copy, to: Self.self)
  }

  /// Returns the layer itself, because its properties are the model values.
  open func model() -> Self { self }

  /// Stops all animations of the layer immediately. The model values are displayed from the next commit on.
  open func removeAllAnimations() {
    stopExplicitAnimations()
    if transition?.blocksTouches == false { transition?.finish(false) }
    let running = animations
    animations.removeAll()
    for animation in running {
      show(animation.property)
      animation.group.lost(self)
    }
  }

  // MARK: Content

  /// The image that the layer draws: a `CGImage` or a `UIImage`. Any other object is reported and treated as nil. The
  /// image is positioned by `contentsGravity`, which stretches it to the bounds by default. Default: nil.
  open var contents: ActionSender? {
    get { contentsObject }
    set { setContents(newValue.map { $0 as AnyObject }) }
  }

  #if !hasFeature(Embedded)
    /// The actions that replace implicit animations, by property name. For example, `["position": NSNull()]` disables
    /// the animation of the position. These actions are used only if the layer has no view. Default: nil.
    open var actions: [String: any CAAction]? {
      get { hints.actions }
      set { hints.actions = newValue }
    }

    /// Returns the action for a change to the named property, or nil to use the implicit animation. Default: the action
    /// in `actions`, or the result of `defaultAction(forKey:)` if there is none.
    open func action(forKey event: String) -> (any CAAction)? {
      hints.actions?[event] ?? type(of: self).defaultAction(forKey: event)
    }

    /// Returns the default action of this class for the property with the given name. Default: nil.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Returns the default value of this class for a custom key without a value. Default: nil.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Returns whether layers of this class must be displayed again when the named property is set. Default: false.
    open class func needsDisplay(forKey key: String) -> Bool { false }
  #endif

  /// The scaling and position of `contents`, which are clipped only if `masksToBounds` is true. Default: resize.
  open var contentsGravity: CALayerContentsGravity {
    get { hints.gravity }
    set {
      guard newValue != hints.gravity else { return }
      hints.gravity = newValue
      ContentsPart.settle(self)
    }
  }

  /// The number of pixels per point in `draw(in:)`, and in `contents` unless `contentsGravity` resizes the image.
  /// Values that are not positive are reported and rejected. Default: 1.
  open var contentsScale: CGFloat {
    get { hints.contentsScale }
    set {
      guard refuseUnlessLimited(newValue > 0 ? newValue : .nan, "contentsScale") else { return }
      hints.contentsScale = newValue
      mark(.content)
    }
  }

  /// The displayed part of `contents`, in unit coordinates from the upper left corner. Areas outside are transparent.
  /// Default: (0, 0, 1, 1). Differs from Apple: animations are visible only if the property has been set.
  open var contentsRect: CGRect {
    get { drawing?.contentsRect ?? ContentsPart.wholePicture }
    set { ContentsPart.setRect(newValue, of: self) }
  }

  /// The outline of the shadow, in the layer's coordinates. Default: nil, which uses the outline of the content.
  open var shadowPath: CGPath? {
    get { drawing?.shadowPath }
    set { ShadowPart.setPath(newValue, of: self) }
  }

  /// The value is stored but has no effect, because the host decides what to rasterize. Default: false.
  open var shouldRasterize: Bool {
    get { hints.shouldRasterize }
    set { hints.shouldRasterize = newValue }
  }

  /// The value is stored but has no effect. Default: 1.
  open var rasterizationScale: CGFloat {
    get { hints.rasterizationScale }
    set { hints.rasterizationScale = newValue }
  }

  /// The value is stored but has no effect, because edges are always antialiased. Default: false.
  open var allowsEdgeAntialiasing: Bool {
    get { hints.allowsEdgeAntialiasing }
    set { hints.allowsEdgeAntialiasing = newValue }
  }

  /// The corners that are rounded by the corner radius. Default: all four.
  open var maskedCorners: CACornerMask {
    get { hints.maskedCorners }
    set {
      guard newValue != hints.maskedCorners else { return }
      hints.maskedCorners = newValue
      mark(.bounds)
    }
  }

  /// The value is stored but has no effect, because corners are always quarter circles. Default: circular.
  open var cornerCurve: CALayerCornerCurve {
    get { hints.cornerCurve }
    set { hints.cornerCurve = newValue }
  }

  /// Whether the layer is displayed again when its size changes. Default: false, which stretches the existing content.
  open var needsDisplayOnBoundsChange: Bool {
    get { hints.needsDisplayOnBoundsChange }
    set { hints.needsDisplayOnBoundsChange = newValue }
  }

  /// The value is stored but has no effect, because the host does the drawing. Default: false.
  open var drawsAsynchronously: Bool {
    get { hints.drawsAsynchronously }
    set { hints.drawsAsynchronously = newValue }
  }

  /// A name for identifying the layer. Default: nil.
  open var name: String? {
    get { hints.name }
    set { hints.name = newValue }
  }

  /// Marks the content as stale. `display()` is called before the next commit or, for a view's layer, after layout.
  open func setNeedsDisplay() {
    if let view { MainThread.run(view) { $0.needsDrawing() } } else { LayerDisplay.mark(self) }
  }

  /// Equivalent to `setNeedsDisplay()`; the rectangle is ignored.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Returns whether the content is stale.
  open func needsDisplay() -> Bool {
    view.map { MainThread.run($0) { $0.drawnContent.isStale } } ?? hints.isDisplayPending
  }

  /// Displays the layer immediately if its content is stale.
  open func displayIfNeeded() { if needsDisplay() { LayerDisplay.display(self) } }

  /// Updates the content by calling `draw(in:)` in the layer's coordinates. An override can set `contents` instead.
  open func display() { LayerDisplay.draw(self) }

  /// Draws the content below the sublayers. Default: calls `draw(_:in:)` of the layer's view, if any.
  open func draw(in ctx: CGContext) {
    if let view { MainThread.run((view, self, ctx)) { $0.draw($1, in: $2) } }
  }

  /// Schedules `layoutSublayers()` or, for a view's layer, `layoutSubviews()`, in this frame or the next.
  open func setNeedsLayout() {
    if let view {
      MainThread.run(view) { $0.setNeedsLayout() }
      return
    }
    sublayersNeedLayout()
  }

  /// Returns whether `layoutSublayers()` is pending because of `setNeedsLayout()`, a new size, or added or removed
  /// sublayers. If the layer belongs to a view, returns whether the view's layout is pending.
  open func needsLayout() -> Bool {
    view.map { MainThread.run($0) { $0.needsLayout } } ?? needsLayoutOfSublayers
  }

  /// Performs pending layout immediately.
  open func layoutIfNeeded() {
    if let view { MainThread.run(view) { $0.layoutIfNeeded() } }
    guard needsLayoutOfSublayers else { return }
    needsLayoutOfSublayers = false
    layoutSublayers()
  }

  /// Returns the deepest, frontmost layer that contains a point in the superlayer's coordinates, or nil. Sublayers
  /// outside their superlayer count unless it masks to bounds. Masks are ignored. Hidden layers are skipped.
  open func hitTest(_ point: CGPoint) -> CALayer? { deepestLayer(at: point) }

  // MARK: Geometry

  /// The bounding box of the transformed bounds in the superlayer's coordinates, in points.
  ///
  /// If the transform rotates or skews the layer, the frame does not determine the size of the bounds. Setting the
  /// frame then sets the bounds to the frame's size and reports a fault.
  open var frame: CGRect {
    get { state.frame }
    set { setFrame(newValue) }
  }

  /// Returns `transform` as an affine transform, or the identity if it is not affine (see `CATransform3DIsAffine`).
  open func affineTransform() -> CGAffineTransform {
    CATransform3DIsAffine(state.transform) ? CATransform3DGetAffineTransform(state.transform) : .identity
  }

  /// Sets `transform` to the given affine transform.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// Returns whether a point in the layer's coordinates is inside its bounds. The left and top edges are inside.
  open func contains(_ point: CGPoint) -> Bool { state.bounds.contains(point) }

  /// Converts a point to another layer's coordinates. Nil means the coordinates in which the root layer is positioned.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let top = pointInTop(point)
    return layer?.pointFromTop(top) ?? top
  }

  /// Converts a point from another layer's coordinates. Nil means the coordinates that contain the root layer.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    pointFromTop(layer?.pointInTop(point) ?? point)
  }

  // MARK: Hierarchy

  /// Adds a sublayer in front of the others, and removes it from its previous superlayer.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Inserts a sublayer at an index, counted from the back. An index beyond the end appends the sublayer.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Inserts a sublayer directly behind a sibling, or at the back if the sibling is nil or not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.detach()
    insert(layer, at: children.identityIndex(of: sibling) ?? 0)
  }

  /// Inserts a sublayer directly in front of a sibling, or at the front if the sibling is nil or not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.detach()
    insert(layer, at: children.identityIndex(of: sibling).map { $0 + 1 } ?? children.count)
  }

  /// Removes the layer from its superlayer. Animations of the layer and its descendants end as unfinished.
  open func removeFromSuperlayer() {
    guard parent != nil else { return }
    stopExplicitAnimationsBelow()
    detach()
    if committed.isKnown { MainThread.run(self) { LayerCommitter.shared.layerLeft($0) } }
  }

  // MARK: Paint

  /// The color that fills the bounds. Default: nil, for transparent.
  open var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { change(.backgroundColor, from: state.backgroundColor, to: newValue) { $0.backgroundColor = newValue } }
  }

  /// The width in points of the border, which is drawn inside the bounds. Default: 0. Negative values are treated as 0.
  open var borderWidth: CGFloat {
    get { state.borderWidth }
    set {
      guard refuseUnlessLimited(newValue, "borderWidth") else { return }
      change(.borderWidth, from: state.borderWidth, to: max(0, newValue)) { $0.borderWidth = max(0, newValue) }
    }
  }

  /// The color of the border. Default: nil, which draws black.
  open var borderColor: CGColor? {
    get { state.borderColor }
    set { change(.borderColor, from: state.borderColor, to: newValue) { $0.borderColor = newValue } }
  }

  /// The color of the shadow. Default: black.
  open var shadowColor: CGColor? {
    get { state.shadowColor }
    set { change(.shadowColor, from: state.shadowColor, to: newValue) { $0.shadowColor = newValue } }
  }

  /// The opacity of the shadow, 0 to 1. Default: 0.
  open var shadowOpacity: Float {
    get { state.shadowOpacity }
    set {
      guard refuseUnlessLimited(CGFloat(newValue), "shadowOpacity") else { return }
      change(.shadowOpacity, from: state.shadowOpacity, to: newValue) { $0.shadowOpacity = newValue }
    }
  }

  /// The offset of the shadow from the layer, in points. Default: (0, -3).
  open var shadowOffset: CGSize {
    get { state.shadowOffset }
    set {
      guard refuseUnlessLimited(CGPoint(x: newValue.width, y: newValue.height), "shadowOffset") else { return }
      change(.shadowOffset, from: state.shadowOffset, to: newValue) { $0.shadowOffset = newValue }
    }
  }

  /// The blur radius of the shadow, in points. Default: 3.
  open var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set {
      guard refuseUnlessLimited(newValue, "shadowRadius") else { return }
      change(.shadowRadius, from: state.shadowRadius, to: newValue) { $0.shadowRadius = newValue }
    }
  }

  // MARK: Media Timing

  /// The time at which the layer's time starts, in seconds of the superlayer's time. Default: 0.
  open var beginTime: CFTimeInterval {
    get { clock?.timing.beginTime ?? 0 }
    set { setClock(newValue.isFinite, "beginTime") { $0.beginTime = newValue } }
  }

  /// The value is stored but has no effect, because a layer does not end. Default: infinity.
  open var duration: CFTimeInterval {
    get { clock.map { $0.timing.duration > 0 ? $0.timing.duration : .infinity } ?? .infinity }
    set { setClock(newValue >= 0, "duration") { $0.duration = newValue } }
  }

  /// The speed of the layer's time, which affects animations of the layer and its descendants. 0 pauses them. Default:
  /// 1.
  open var speed: Float {
    get { Float(clock?.timing.speed ?? 1) }
    set { setClock(newValue.isFinite, "speed") { $0.speed = Double(newValue) } }
  }

  /// An offset added to the layer's time, in seconds. Default: 0.
  open var timeOffset: CFTimeInterval {
    get { clock?.timing.timeOffset ?? 0 }
    set { setClock(newValue.isFinite, "timeOffset") { $0.timeOffset = newValue } }
  }

  /// The value is stored but has no effect. Default: 0.
  open var repeatCount: Float {
    get { Float(clock?.timing.repeatCount ?? 0) }
    set { setClock(newValue >= 0, "repeatCount") { $0.repeatCount = Double(newValue) } }
  }

  /// The value is stored but has no effect. Default: 0.
  open var repeatDuration: CFTimeInterval {
    get { clock?.timing.repeatDuration ?? 0 }
    set { setClock(newValue >= 0, "repeatDuration") { $0.repeatDuration = newValue } }
  }

  /// The value is stored but has no effect. Default: false.
  open var autoreverses: Bool {
    get { clock?.timing.autoreverses ?? false }
    set { setClock(true, "autoreverses") { $0.autoreverses = newValue } }
  }

  /// The value is stored but has no effect. Default: removed.
  open var fillMode: CAMediaTimingFillMode {
    get { clock?.timing.fillMode ?? .removed }
    set { setClock(true, "fillMode") { $0.fillMode = newValue } }
  }

  /// Converts a time from another layer's time to this layer's time, in seconds. Nil means the application's time.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    inner(layer?.outer(time) ?? time)
  }

  /// Converts a time from this layer's time to another layer's time, in seconds. Nil means the application's time. If
  /// the layer is paused, the result is the time at which the layer was paused.
  open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let top = outer(time)
    return layer?.inner(top) ?? top
  }
}
