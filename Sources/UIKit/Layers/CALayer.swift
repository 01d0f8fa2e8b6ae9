// SPDX-License-Identifier: MIT

import SprungStage

/// A rectangle with paint, a place, a transform and sublayers: what a host draws.
///
/// Every view has one. A layer's geometry is its `bounds` (its own coordinates), the `position` of its `anchorPoint` in
/// the superlayer's coordinates and its `transform` about that point; `frame` is derived from these. Setting a value
/// marks the layer, and the next commit tells the host just what changed.
///
/// Differs from Apple: drawing with a graphics context is not offered; a host draws paint, paths, text and images.
nonisolated open class CALayer: NSObject {
  /// The model values; read through the properties below.
  @exclusivity(unchecked) nonisolated(unsafe) final var state = LayerState()
  /// What the host does not know yet about this layer.
  @exclusivity(unchecked) nonisolated(unsafe) final var changes = LayerChanges.all
  /// Whether some layer below has changes.
  @exclusivity(unchecked) nonisolated(unsafe) final var hasChangesBelow = false
  /// The host's number of this layer, 0 while it is not on a stage.
  final var stageID: LayerID = 0
  /// The sublayers that the host knows, in its order.
  final var stageChildren: [CALayer] = []
  /// What the host was told about the layer's meaning.
  /// Where the host has the layer among its siblings, while they are being arranged; negative for one that must move.
  final var stagePlace = -1
  final var stageAccessibility = StageAccessibility()
  /// The layer's place in the committer's list of moving layers.
  final var movingIndex: Int?
  /// The last frame in which the layer moved.
  final var movedBefore: UInt32 = 0
  /// The text that the host draws in this layer.
  final var text: LayerText?
  /// The image that the host draws in this layer, and the colour it takes, nil for its own.
  final var image: CGImage?
  final var imageTint: CGColor?
  /// The path or gradient that the layer draws.
  final var drawing: LayerDrawing?
  /// Running animations of animation blocks, at most one a property.
  final var animations: [LayerAnimation] = []
  /// Animation objects, in the order of adding.
  final var explicitAnimations: [RunningAnimation] = []
  /// The way from an old picture that the layer is on, or that it is the old picture of.
  final var transition: LayerTransition?
  /// The layer's own clock, nil while it is the superlayer's.
  final var clock: LayerClock?
  /// Whether changes animate themselves when the layer belongs to no view.
  final var animatesItself = true
  /// The tick in which the layer came into its superlayer.
  final var arrival: Int64 = 0
  final var maskLayer: CALayer?
  /// Whether the host knows of a mask, and of an image.
  final var isMaskTold = false
  final var isImageTold = false
  /// The object that was set as `contents`.
  final var contentsObject: AnyObject?
  final var hints = LayerHints()
  /// Whether `layoutSublayers()` is to be called.
  final var needsLayoutOfSublayers = false
  final var children: [CALayer] = []
  /// What the host draws in the layer besides paint.
  final var stageKind: LayerKind = .box

  // The ways up the tree. Whoever they lead to clears them when it goes: weak references would make every later use of a
  // view or layer slow, and moving one take five times as long. Unmanaged, so that a look at them counts nothing.

  nonisolated(unsafe) final var viewReference: Unmanaged<UIView>?
  nonisolated(unsafe) final var parentReference: Unmanaged<CALayer>?
  /// The superlayer that the host knows.
  nonisolated(unsafe) final unowned(unsafe) var stageParent: CALayer?
  /// The layer that this one is the mask of.
  nonisolated(unsafe) final unowned(unsafe) var masked: CALayer? { didSet { isMask = masked != nil } }
  @exclusivity(unchecked) nonisolated(unsafe) final var isMask = false

  /// Makes a layer of zero size with no paint.
  public required override init() {
    super.init()
  }

  #if !hasFeature(Embedded)
    /// Makes a layer with the values of another one, without its place in a tree, sublayers and animations. What is no
    /// layer is reported, and the layer has no values. Differs from Apple: `presentation()` calls `init()`.
    public init(layer: Any) {
      super.init()
      guard let other = layer as? CALayer else {
        Diagnostics.report("layerCopy", "init(layer:) was given something that is no CALayer; it was ignored")
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
    }
  #endif

  deinit {
    maskLayer?.masked = nil
    for child in children { child.parentReference = nil }
    for child in stageChildren where child.stageParent === self { child.stageParent = nil }
  }

  /// The layer's rectangle in its own coordinates, in points; its origin shifts the sublayers. Default: zero.
  open var bounds: CGRect {
    get { state.bounds }
    set {
      guard newValue != state.bounds, refuseUnlessLimited(newValue, "bounds") else { return }
      let movesChildren = newValue.origin != state.bounds.origin
      willChange(.bounds)
      state.bounds = newValue
      if movesChildren { for child in children { child.mark(.matrix) } }
    }
  }

  /// Where the anchor point lies in the superlayer's coordinates, in points. Default: zero.
  open var position: CGPoint {
    get { state.position }
    set {
      guard refuseUnlessLimited(newValue, "position") else { return }
      change(.position, from: state.position, to: newValue) { $0.position = newValue }
    }
  }

  /// The point of the bounds, in units of its size, that `position` places and `transform` turns about. Default: the
  /// centre, (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set {
      guard refuseUnlessLimited(newValue, "anchorPoint") else { return }
      change(.anchorPoint, from: state.anchorPoint, to: newValue) { $0.anchorPoint = newValue }
    }
  }

  /// How far, in points, the anchor point lies in front of the layer's plane; counts for turns in space. Default: 0.
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
      willChange(.transform)
      state.transform = newValue
    }
  }

  /// The transform applied to sublayers about the centre of the bounds, usually a perspective. Default: identity.
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
      change(.opacity, from: state.opacity, to: newValue) { $0.opacity = newValue }
    }
  }

  /// Whether the layer and its sublayers are not drawn. Default: false.
  open var isHidden: Bool {
    get { state.isHidden }
    set {
      guard newValue != state.isHidden else { return }
      state.isHidden = newValue
      mark(.opacity)
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

  /// Whether sublayers are cut off at the bounds. Default: false.
  open var masksToBounds: Bool {
    get { state.masksToBounds }
    set {
      guard newValue != state.masksToBounds else { return }
      state.masksToBounds = newValue
      mark(.bounds)
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
  public final var superlayer: CALayer? { parent }

  /// The layer whose opaque part is what shows of this one, in this layer's coordinates; nil, the default, masks nothing.
  public final var mask: CALayer? {
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
  public final var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.removeFromSuperlayer() }
      for child in newValue ?? [] { addSublayer(child) }
    }
  }
}
