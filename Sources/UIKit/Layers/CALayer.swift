// SPDX-License-Identifier: MIT

import SprungStage

/// A rectangle with paint, a position, a transform and sublayers: the unit that a host draws.
///
/// Every view has one. A layer's geometry is its `bounds` (its own coordinates), the `position` of its `anchorPoint` in
/// the superlayer's coordinates and its `transform` about that point; `frame` is derived from these. Setting a value
/// marks the layer, and the next commit sends only the changes to the host. A host draws paint, paths, text and images,
/// and the content that `draw(in:)` draws in a graphics context.
nonisolated open class CALayer: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<CALayer: 0x7f8a3c405c20>`. Native builds only.
    open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The model values; read through the properties below.
  @exclusivity(unchecked) nonisolated(unsafe) final var state = LayerState()
  /// The changes of this layer that the host has not received.
  @exclusivity(unchecked) nonisolated(unsafe) final var changes = LayerChanges.all
  /// Whether some layer below has changes.
  @exclusivity(unchecked) nonisolated(unsafe) final var hasChangesBelow = false
  /// The committer's record of the layer, which nothing else writes.
  @exclusivity(unchecked) nonisolated(unsafe) final var committed = CommittedLayer()
  /// The text that the host draws in this layer.
  @exclusivity(unchecked) final var text: LayerText?
  /// The image that the host draws in this layer, and the color it takes, nil for its own.
  @exclusivity(unchecked) final var image: CGImage?
  @exclusivity(unchecked) final var imageTint: CGColor?
  /// The deviation in points of the blur behind the layer, 0 for none.
  final var backdropRadius: CGFloat = 0 { didSet { if backdropRadius != oldValue { mark(.paint) } } }
  /// The path or gradient that the layer draws.
  @exclusivity(unchecked) final var drawing: LayerDrawing?
  /// Running animations of animation blocks, in the order of their beginnings; several of a property if they are additive.
  @exclusivity(unchecked) nonisolated(unsafe) final var animations: [LayerAnimation] = []
  /// Animation objects, in the order of adding.
  @exclusivity(unchecked) nonisolated(unsafe) final var explicitAnimations: [RunningAnimation] = []
  /// The way from an old picture that the layer is on, or that it is the old picture of.
  @exclusivity(unchecked) final var transition: LayerTransition?
  /// The layer's own clock, nil while it is the superlayer's.
  @exclusivity(unchecked) final var clock: LayerClock?
  /// Whether changes animate themselves when the layer belongs to no view.
  @exclusivity(unchecked) final var animatesItself = true
  /// The tick in which the layer was added to its superlayer.
  @exclusivity(unchecked) final var arrival: Int64 = 0
  @exclusivity(unchecked) final var maskLayer: CALayer?
  /// The object that was set as `contents`.
  @exclusivity(unchecked) final var contentsObject: AnyObject?
  @exclusivity(unchecked) final var hints = LayerHints()
  /// The observers of the layer, or its view; nil until there are any.
  @exclusivity(unchecked) nonisolated(unsafe) final var observers: KeyValueObservers?
  /// Whether `layoutSublayers()` is to be called.
  @exclusivity(unchecked) final var needsLayoutOfSublayers = false
  @exclusivity(unchecked) final var children: [CALayer] = []
  /// The kind of content that the host draws in the layer besides paint.
  @exclusivity(unchecked) final var stageKind: LayerKind = .box

  // References up the tree. The target of each clears it before it is deallocated: weak references would make every
  // later use of a view or layer slow, and moving one take five times as long. Unmanaged, so that reading them does not
  // count references.

  @exclusivity(unchecked) nonisolated(unsafe) final var viewReference: Unmanaged<UIView>?
  @exclusivity(unchecked) nonisolated(unsafe) final var parentReference: Unmanaged<CALayer>?
  /// The layer that this one is the mask of.
  nonisolated(unsafe) final unowned(unsafe) var masked: CALayer? { didSet { isMask = masked != nil } }
  @exclusivity(unchecked) nonisolated(unsafe) final var isMask = false

  /// The name of its class in the inspector: Embedded Swift keeps no names of classes.
  var kindName: String { "CALayer" }

  /// Sets a value that only layers of this class have by its name; false for any other name.
  func setOwnValue(_ value: CAAnimationValue, at keyPath: String) -> Bool { false }
  /// The value that only layers of this class have by a name; nil for any other name.
  func ownValue(at keyPath: String) -> CAAnimationValue? { nil }

  /// Makes a layer of zero size with no paint.
  public override init() { super.init() }

  /// Makes a layer of zero size with no paint; decoding from archives is not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a layer with the values of another one, without its superlayer, sublayers and animations. An object that
  /// is not a layer is reported, and the layer has default values. Differs from Apple: `presentation()` calls `init()`.
  public init(layer: ActionSender) {
    super.init()
    guard let other = layer as? CALayer else {
      Diagnostics.report("layerCopy", "init(layer:) was given an object that is not a CALayer; it was ignored")
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

  /// The host's number of the layer, 0 while it is not on a stage.
  package final var stageID: LayerID { committed.id }

  /// Whether the topmost superlayer is a window's.
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

  /// The layer's rectangle in its own coordinates, in points; its origin shifts the sublayers. Default: zero. A negative
  /// width or height is normalized: the rectangle is the same with its origin at the other end.
  ///
  /// Differs from Apple: numbers beyond 1e15 are limited to that.
  open var bounds: CGRect {
    get { state.bounds }
    set {
      let newValue = newValue.limited.normalized
      guard newValue != state.bounds, refuseUnlessLimited(newValue, "bounds") else { return }
      let movesChildren = newValue.origin != state.bounds.origin
      let isResized = newValue.size != state.bounds.size
      observers?.willChange([.layerBounds, .layerSize])
      // A scrolled layer stays where it is.
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

  /// The position of the anchor point in the superlayer's coordinates, in points. Default: zero.
  ///
  /// Differs from Apple: numbers beyond 1e15 are limited to that.
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

  /// The point of the bounds, in units of its size, that `position` places and `transform` turns about. Default: the
  /// center, (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set {
      guard refuseUnlessLimited(newValue, "anchorPoint") else { return }
      change(.anchorPoint, from: state.anchorPoint, to: newValue) { $0.anchorPoint = newValue }
    }
  }

  /// The distance of the anchor point in front of the layer's plane, in points; it matters for rotations in space.
  /// Default: 0.
  open var anchorPointZ: CGFloat {
    get { state.anchorPointZ }
    set {
      guard refuseUnlessLimited(newValue, "anchorPointZ") else { return }
      change(.anchorPointZ, from: state.anchorPointZ, to: newValue) { $0.anchorPointZ = newValue }
    }
  }

  /// The order among siblings, and the distance towards the viewer in points. Default: 0.
  open var zPosition: CGFloat {
    get { state.zPosition }
    set {
      guard newValue != state.zPosition, refuseUnlessLimited(newValue, "zPosition") else { return }
      willChange(.zPosition)
      state.zPosition = newValue
      parent?.mark(.order)
    }
  }

  /// The transform about the anchor point. Default: identity.
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

  /// 0 (invisible) to 1 (opaque, the default), multiplied down the tree; values outside are clamped by the host.
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

  /// Whether the layer and its sublayers are not drawn. Default: false.
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

  /// Whether the back shows when the layer is turned away from the viewer. Default: true.
  open var isDoubleSided: Bool {
    get { state.isDoubleSided }
    set {
      guard newValue != state.isDoubleSided else { return }
      state.isDoubleSided = newValue
      mark(.bounds)
    }
  }

  /// Whether sublayers and the shadow are cut off at the bounds. Default: false.
  open var masksToBounds: Bool {
    get { state.masksToBounds }
    set {
      guard newValue != state.masksToBounds else { return }
      state.masksToBounds = newValue
      mark(state.shadowOpacity > 0 ? [.bounds, .paint] : .bounds)
    }
  }

  /// The radius of the corners in points. Default: 0. Negative values count as 0.
  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set {
      guard refuseUnlessLimited(newValue, "cornerRadius") else { return }
      change(.cornerRadius, from: state.cornerRadius, to: max(0, newValue)) { $0.cornerRadius = max(0, newValue) }
    }
  }

  /// Places the sublayers; called once in a frame after `setNeedsLayout()`. Default: nothing.
  open func layoutSublayers() {}

  /// The superlayer, nil at the top of a tree.
  open var superlayer: CALayer? { parent }

  /// The layer whose opaque part is what shows of this one, in this layer's coordinates; nil, the default, masks nothing.
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

  /// The sublayers from back to front, nil when there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.removeFromSuperlayer() }
      for child in newValue ?? [] { insert(child, at: children.count) }
    }
  }

  // MARK: Animations

  /// Adds a copy of an animation to the layer; it runs from the next frame on and does not change the layer's own
  /// values.
  ///
  /// An animation with the same key is replaced, and its delegate receives false; nil is not a key. A duration of 0
  /// becomes the transaction's, 0.25 s unless set. With reduced motion the animation ends immediately. A clock with a
  /// setting that is not finite, or a negative duration or count, is reported and used with the defaults.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if !anim.isTimingUsable {
      Diagnostics.report(
        "animationTiming",
        "an animation has a time, speed or count that is not finite or is negative; the default is used instead")
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

  /// Takes the animation of a key off the layer, whose own value shows from the next commit on; nothing if there is none.
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

  /// The keys of the animations, in the order of adding; nil when there are none. Changes in animation blocks have the key path
  /// of their property, and `bounds.origin` and `bounds.size` for bounds; when several run, the later ones are `position-2`,
  /// `position-3` and so on.
  open func animationKeys() -> [String]? {
    var keys = animations.flatMap { $0.keys }
    for running in explicitAnimations {
      if let key = running.key { keys.append(key) }
    }
    return keys.isEmpty ? nil : keys
  }

  /// The animation of a key, nil if there is none. Changing it has no effect. One of an animation block is a basic one
  /// with the block's duration. It is additive for bounds, position, transform and corner radius.
  open func animation(forKey key: String) -> CAAnimation? {
    for running in explicitAnimations where running.key == key { return running.animation }
    for animation in animations {
      if let basic = animation.object(forKey: key, model: value(of: animation.property)) { return basic }
    }
    return nil
  }

  /// A copy of the layer with the values on screen; the copy belongs to no tree and changing it has no effect.
  open func presentation() -> Self? {
    let copy = _LayerFactory.make(type(of: self))
    copy.state = presentationState
    copy.drawing = presentationDrawing
    return unsafeDowncast(copy, to: Self.self)
  }

  /// The layer itself: the values that were set, whatever is on screen.
  open func model() -> Self { self }

  /// Stops every animation of the layer at once; its values show from the next commit on.
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

  /// The image that the layer draws, a `CGImage` or `UIImage`; nil, the default, for none. Any other object is reported and counts as
  /// nil. It is stretched to the bounds, unless `contentsGravity` says otherwise.
  open var contents: ActionSender? {
    get { contentsObject }
    set { setContents(newValue.map { $0 as AnyObject }) }
  }

  #if !hasFeature(Embedded)
    /// The actions that replace the layer's implicit animations, by property name: `["position": NSNull()]` changes the
    /// position immediately. Used while the layer belongs to no view. Default: nil.
    open var actions: [String: any CAAction]? {
      get { hints.actions }
      set { hints.actions = newValue }
    }

    /// The action for a change of a value; nil for the layer's own animation. Default: that of `actions`, or else
    /// `defaultAction(forKey:)`.
    open func action(forKey event: String) -> (any CAAction)? {
      hints.actions?[event] ?? type(of: self).defaultAction(forKey: event)
    }

    /// The action of layers of this class for a change of a value. Default: nil.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// The value that layers of this class have for a key of their own that was not set. Default: nil.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Whether setting a value by this key displays layers of this class again. Default: false.
    open class func needsDisplay(forKey key: String) -> Bool { false }
  #endif

  /// How `contents` fits the bounds. Default: resize. A picture that exceeds the bounds is clipped if `masksToBounds` is true.
  open var contentsGravity: CALayerContentsGravity {
    get { hints.gravity }
    set {
      guard newValue != hints.gravity else { return }
      hints.gravity = newValue
      ContentsPart.settle(self)
    }
  }

  /// Pixels of `contents` per point, for gravities that do not resize it, and of `draw(in:)`. Default: 1. A number that is not above 0 is
  /// reported and rejected.
  open var contentsScale: CGFloat {
    get { hints.contentsScale }
    set {
      guard refuseUnlessLimited(newValue > 0 ? newValue : .nan, "contentsScale") else { return }
      hints.contentsScale = newValue
      mark(.content)
    }
  }

  /// The part of `contents` that is shown, in units of its size from the upper left corner. Default: (0, 0, 1, 1). Beyond the picture it
  /// is transparent. Differs from Apple: an animation shows only after the property was set.
  open var contentsRect: CGRect {
    get { drawing?.contentsRect ?? ContentsPart.wholePicture }
    set { ContentsPart.setRect(newValue, of: self) }
  }

  /// The outline of the shadow, in the layer's coordinates; nil, the default, for that of the layer's content.
  open var shadowPath: CGPath? {
    get { drawing?.shadowPath }
    set { ShadowPart.setPath(newValue, of: self) }
  }

  /// Stored only: the host decides what it keeps as a picture. Default: false.
  open var shouldRasterize: Bool {
    get { hints.shouldRasterize }
    set { hints.shouldRasterize = newValue }
  }

  /// Stored only. Default: 1.
  open var rasterizationScale: CGFloat {
    get { hints.rasterizationScale }
    set { hints.rasterizationScale = newValue }
  }

  /// Stored only: edges are always smooth. Default: false.
  open var allowsEdgeAntialiasing: Bool {
    get { hints.allowsEdgeAntialiasing }
    set { hints.allowsEdgeAntialiasing = newValue }
  }

  /// The corners that have the radius; the others are square. Default: all four.
  open var maskedCorners: CACornerMask {
    get { hints.maskedCorners }
    set {
      guard newValue != hints.maskedCorners else { return }
      hints.maskedCorners = newValue
      mark(.bounds)
    }
  }

  /// Stored only: corners are quarters of circles. Default: circular.
  open var cornerCurve: CALayerCornerCurve {
    get { hints.cornerCurve }
    set { hints.cornerCurve = newValue }
  }

  /// Whether a change of the size displays the layer again. Default: false, what was drawn is stretched.
  open var needsDisplayOnBoundsChange: Bool {
    get { hints.needsDisplayOnBoundsChange }
    set { hints.needsDisplayOnBoundsChange = newValue }
  }

  /// Stored only: the host draws. Default: false.
  open var drawsAsynchronously: Bool {
    get { hints.drawsAsynchronously }
    set { hints.drawsAsynchronously = newValue }
  }

  /// A name for a person or a search. Default: nil.
  open var name: String? {
    get { hints.name }
    set { hints.name = newValue }
  }

  /// Marks the content as out of date: `display()` is called before the next commit, for a view's layer after its layout.
  open func setNeedsDisplay() {
    if let view { MainThread.run(view) { $0.needsDrawing() } } else { LayerDisplay.mark(self) }
  }

  /// As `setNeedsDisplay()`, whatever the part.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether the content is out of date.
  open func needsDisplay() -> Bool {
    view.map { MainThread.run($0) { $0.drawnContent.isStale } } ?? hints.isDisplayPending
  }

  /// Displays the layer at once if its content is out of date.
  open func displayIfNeeded() { if needsDisplay() { LayerDisplay.display(self) } }

  /// Replaces the content: calls `draw(in:)` with a context whose origin is that of the bounds. An override may set `contents` instead.
  open func display() { LayerDisplay.draw(self) }

  /// Draws the content, below the sublayers. Default: for a view's layer, `draw(_:in:)` of the view.
  open func draw(in ctx: CGContext) {
    if let view { MainThread.run((view, self, ctx)) { $0.draw($1, in: $2) } }
  }

  /// Asks for `layoutSublayers()` in this frame or the next; for a view's layer also for the view's `layoutSubviews()`.
  open func setNeedsLayout() {
    if let view {
      MainThread.run(view) { $0.setNeedsLayout() }
      return
    }
    sublayersNeedLayout()
  }

  /// Whether `layoutSublayers()` is pending: after `setNeedsLayout()`, a change of the size, or a change of the sublayers.
  /// For a view's layer, whether the view's layout is pending.
  open func needsLayout() -> Bool {
    view.map { MainThread.run($0) { $0.needsLayout } } ?? needsLayoutOfSublayers
  }

  /// Lays out at once what is marked.
  open func layoutIfNeeded() {
    if let view { MainThread.run(view) { $0.layoutIfNeeded() } }
    guard needsLayoutOfSublayers else { return }
    needsLayoutOfSublayers = false
    layoutSublayers()
  }

  /// Returns the deepest layer, frontmost first, that contains a point of the superlayer's coordinates; nil if there is none.
  /// A sublayer outside its superlayer counts unless `masksToBounds` clips it. Hidden layers are skipped. A mask does not count.
  open func hitTest(_ point: CGPoint) -> CALayer? { deepestLayer(at: point) }

  // MARK: Geometry

  /// The box, in the superlayer's coordinates, around the transformed bounds, in points.
  ///
  /// Setting it with a transform that turns or shears has no single answer: the size is then taken as that of the bounds
  /// and a fault is reported.
  open var frame: CGRect {
    get { state.frame }
    set { setFrame(newValue) }
  }

  /// Returns `transform` as an affine transform, or the identity if it is not affine (see `CATransform3DIsAffine`).
  open func affineTransform() -> CGAffineTransform {
    CATransform3DIsAffine(state.transform) ? CATransform3DGetAffineTransform(state.transform) : .identity
  }

  /// Sets `transform` to an affine one.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// Whether a point in the layer's coordinates is in its bounds (left and top edges inclusive).
  open func contains(_ point: CGPoint) -> Bool { state.bounds.contains(point) }

  /// A point of this layer's coordinates in another layer's; nil means the top layer's superspace.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let top = pointInTop(point)
    return layer?.pointFromTop(top) ?? top
  }

  /// A point of another layer's coordinates in this layer's.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    pointFromTop(layer?.pointInTop(point) ?? point)
  }

  // MARK: Hierarchy

  /// Adds a sublayer in front of the others; a layer that has another superlayer leaves it first.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Inserts a sublayer at an index counted from the back; an index past the end appends.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Inserts a sublayer just behind a sibling; a sibling that is not a sublayer, or nil, means the back.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.detach()
    insert(layer, at: children.identityIndex(of: sibling) ?? 0)
  }

  /// Inserts a sublayer just in front of a sibling; a sibling that is not a sublayer, or nil, means the front.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.detach()
    insert(layer, at: children.identityIndex(of: sibling).map { $0 + 1 } ?? children.count)
  }

  /// Removes the layer from its superlayer; nothing happens if it has none. Animation objects on it and on its
  /// sublayers are removed, and their delegates receive false.
  open func removeFromSuperlayer() {
    guard parent != nil else { return }
    stopExplicitAnimationsBelow()
    detach()
    if committed.isKnown { MainThread.run(self) { LayerCommitter.shared.layerLeft($0) } }
  }

  // MARK: Paint

  /// The color that fills the bounds; nil, the default, is clear.
  open var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { change(.backgroundColor, from: state.backgroundColor, to: newValue) { $0.backgroundColor = newValue } }
  }

  /// The width of the border inside the bounds, in points. Default: 0. Negative values count as 0.
  open var borderWidth: CGFloat {
    get { state.borderWidth }
    set {
      guard refuseUnlessLimited(newValue, "borderWidth") else { return }
      change(.borderWidth, from: state.borderWidth, to: max(0, newValue)) { $0.borderWidth = max(0, newValue) }
    }
  }

  /// The color of the border. Default: nil, drawn as black when there is a border.
  open var borderColor: CGColor? {
    get { state.borderColor }
    set { change(.borderColor, from: state.borderColor, to: newValue) { $0.borderColor = newValue } }
  }

  /// The color of the shadow. Default: black.
  open var shadowColor: CGColor? {
    get { state.shadowColor }
    set { change(.shadowColor, from: state.shadowColor, to: newValue) { $0.shadowColor = newValue } }
  }

  /// How strong the shadow is, 0 (none, the default) to 1.
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

  /// How far the shadow is blurred, in points. Default: 3.
  open var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set {
      guard refuseUnlessLimited(newValue, "shadowRadius") else { return }
      change(.shadowRadius, from: state.shadowRadius, to: newValue) { $0.shadowRadius = newValue }
    }
  }

  // MARK: Media Timing

  /// When the layer's time begins, in the superlayer's, in seconds. Default: 0.
  open var beginTime: CFTimeInterval {
    get { clock?.timing.beginTime ?? 0 }
    set { setClock(newValue.isFinite, "beginTime") { $0.beginTime = newValue } }
  }

  /// Stored only: a layer itself does not end. Default: infinity.
  open var duration: CFTimeInterval {
    get { clock.map { $0.timing.duration > 0 ? $0.timing.duration : .infinity } ?? .infinity }
    set { setClock(newValue >= 0, "duration") { $0.duration = newValue } }
  }

  /// How fast the layer's time runs, and with it its animations and those of all below it; 0 halts them. Default: 1.
  open var speed: Float {
    get { Float(clock?.timing.speed ?? 1) }
    set { setClock(newValue.isFinite, "speed") { $0.speed = Double(newValue) } }
  }

  /// Seconds added to the layer's time. Default: 0.
  open var timeOffset: CFTimeInterval {
    get { clock?.timing.timeOffset ?? 0 }
    set { setClock(newValue.isFinite, "timeOffset") { $0.timeOffset = newValue } }
  }

  /// Stored only. Default: 0.
  open var repeatCount: Float {
    get { Float(clock?.timing.repeatCount ?? 0) }
    set { setClock(newValue >= 0, "repeatCount") { $0.repeatCount = Double(newValue) } }
  }

  /// Stored only. Default: 0.
  open var repeatDuration: CFTimeInterval {
    get { clock?.timing.repeatDuration ?? 0 }
    set { setClock(newValue >= 0, "repeatDuration") { $0.repeatDuration = newValue } }
  }

  /// Stored only. Default: false.
  open var autoreverses: Bool {
    get { clock?.timing.autoreverses ?? false }
    set { setClock(true, "autoreverses") { $0.autoreverses = newValue } }
  }

  /// Stored only. Default: removed.
  open var fillMode: CAMediaTimingFillMode {
    get { clock?.timing.fillMode ?? .removed }
    set { setClock(true, "fillMode") { $0.fillMode = newValue } }
  }

  /// A time of another layer in this one's, in seconds; nil stands for the application's time.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    inner(layer?.outer(time) ?? time)
  }

  /// A time of this layer in another one's, in seconds; nil stands for the application's time. The time of a halted
  /// layer is when it was halted.
  open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let top = outer(time)
    return layer?.inner(top) ?? top
  }
}
