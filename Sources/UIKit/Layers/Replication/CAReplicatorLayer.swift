// SPDX-License-Identifier: MIT

/// A layer that draws its sublayers several times. Each instance adds a transform, a color offset and a delay to those
/// of the previous instance.
///
/// ```swift
/// let dots = CAReplicatorLayer()
/// dots.instanceCount = 3
/// dots.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
/// dots.instanceDelay = 0.2
/// dots.addSublayer(dot)
/// ```
///
/// Only sublayers are repeated, not the layer's own background. Only the original sublayers receive touches and are
/// visible to assistive technology. At most 1,000 instances are drawn.
///
/// Differs from Apple: sublayers are flattened into the layer's plane. An animation from an animation block stops in
/// delayed instances when it ends in the original; animation objects run to their end in all instances.
nonisolated open class CAReplicatorLayer: CALayer {
  override var kindName: String { "CAReplicatorLayer" }

  private final var instances: [ReplicaInstance] = []

  /// Creates a replicator with one instance.
  public override init() {
    super.init()
    FrameContents.shared.add(self)
  }

  /// Creates a layer with the property values of another layer, but without its superlayer, sublayers and animations.
  public override init(layer: ActionSender) {
    super.init(layer: layer)
    if let other = layer as? CAReplicatorLayer {
      instanceCount = other.instanceCount
      storedTransform = other.storedTransform
      storedDelay = other.storedDelay
      preservesDepth = other.preservesDepth
      tint = other.tint
    }
    FrameContents.shared.add(self)
  }

  /// Creates a replicator with one instance. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    FrameContents.shared.add(self)
  }

  /// The sublayers that the application added, from back to front; nil if there are none.
  open override var sublayers: [CALayer]? {
    get {
      let originals = originals
      return originals.isEmpty ? nil : originals
    }
    set {
      for child in originals { child.removeFromSuperlayer() }
      for child in newValue ?? [] { insert(child, at: children.count) }
    }
  }

  private final var originals: [CALayer] {
    instances.isEmpty ? children : children.filter { child in !instances.contains { $0 === child } }
  }

  // MARK: Values

  /// The number of instances of the sublayers, including the original. Default: 1. If it is 0, the sublayers are not
  /// drawn.
  open var instanceCount = 1 { didSet { mark([]) } }

  /// The transform from each instance to the next, applied about the anchor point. Default: identity.
  open var instanceTransform: CATransform3D {
    get { storedTransform }
    set {
      guard refuseUnlessLimited(newValue, "instanceTransform") else { return }
      storedTransform = newValue
      mark([])
    }
  }
  private final var storedTransform = CATransform3DIdentity

  /// The delay, in seconds, of the animations in each instance relative to those in the previous instance. Default: 0.
  open var instanceDelay: CFTimeInterval {
    get { storedDelay }
    set {
      guard refuseUnlessLimited(CGFloat(newValue), "instanceDelay") else { return }
      storedDelay = newValue
      mark([])
    }
  }
  private final var storedDelay = 0.0

  private final var tint = ReplicaTint() { didSet { mark([]) } }

  /// The color by which the colors of the sublayers are multiplied in the first instance. Default: opaque white. Nil
  /// means white.
  open var instanceColor: CGColor? {
    get { tint.color }
    set { tint.color = newValue }
  }

  /// The amount by which the red component changes from each instance to the next. Default: 0.
  open var instanceRedOffset: Float {
    get { Float(tint.red) }
    set { if refuseUnlessLimited(CGFloat(newValue), "instanceRedOffset") { tint.red = CGFloat(newValue) } }
  }

  /// The amount by which the green component changes from each instance to the next. Default: 0.
  open var instanceGreenOffset: Float {
    get { Float(tint.green) }
    set { if refuseUnlessLimited(CGFloat(newValue), "instanceGreenOffset") { tint.green = CGFloat(newValue) } }
  }

  /// The amount by which the blue component changes from each instance to the next. Default: 0.
  open var instanceBlueOffset: Float {
    get { Float(tint.blue) }
    set { if refuseUnlessLimited(CGFloat(newValue), "instanceBlueOffset") { tint.blue = CGFloat(newValue) } }
  }

  /// The amount by which the opacity changes from each instance to the next. Default: 0.
  open var instanceAlphaOffset: Float {
    get { Float(tint.alpha) }
    set { if refuseUnlessLimited(CGFloat(newValue), "instanceAlphaOffset") { tint.alpha = CGFloat(newValue) } }
  }

  /// The value is stored but has no effect, because sublayers are flattened into the plane of the layer. Default:
  /// false.
  open var preservesDepth = false

  /// Returns the hit layer among the original sublayers and their descendants. If an instance is hit, returns the
  /// replicator layer itself.
  open override func hitTest(_ point: CGPoint) -> CALayer? {
    let hit = super.hitTest(point)
    return hit.flatMap { hit in instances.contains { $0 === hit } ? self : hit }
  }
}

nonisolated extension CAReplicatorLayer: FrameContent {
  /// A nested replicator has a higher rank, so that it is updated before the replicator that contains it.
  final var contentRank: Int {
    var depth = 0
    var layer = parent
    while let next = layer {
      depth += 1
      layer = next.parent
    }
    return depth
  }

  @MainActor final func updateContent() -> Bool {
    guard isOnScreen else { return false }
    let originals = originals
    let count = min(max(0, instanceCount), UIKitTuning.replicaLimit)
    // Originals are not drawn if there are no instances, or if a tinted copy replaces them in the first instance.
    let isReplaced = count == 0 || !tint.color(of: 0).isWhite
    for original in originals where original.hints.isReplaced != isReplaced {
      original.hints.isReplaced = isReplaced
      original.mark(.opacity)
    }
    let first = isReplaced ? 0 : 1
    arrange(max(0, count - first))
    var isAnimated = false
    var transform = CATransform3DIdentity
    for number in 0..<(first + instances.count) {
      if number >= first {
        let instance = instances[number - first]
        instance.update(in: state, by: transform, opacity: Float(tint.color(of: number).alpha))
        if instance.copy(originals, tint.color(of: number), delay: Double(number) * instanceDelay) { isAnimated = true }
      }
      transform = CATransform3DConcat(instanceTransform, transform)
    }
    return isAnimated
  }

  /// Changes the number of instances, and moves the instances in front of all originals if necessary.
  private final func arrange(_ count: Int) {
    while instances.count > count { detachGenerated(instances.removeLast()) }
    let isInFront = children.suffix(instances.count).elementsEqual(instances) { $0 === $1 }
    if !isInFront {
      for instance in instances { children.removeIdentical(to: instance) }
      for instance in instances { children.append(instance) }
      mark(.order)
    }
    while instances.count < count {
      let instance = ReplicaInstance()
      instances.append(instance)
      attachGenerated(instance)
    }
  }
}
