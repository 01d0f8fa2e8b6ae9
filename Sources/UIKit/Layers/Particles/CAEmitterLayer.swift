// SPDX-License-Identifier: MIT

/// A layer that emits particles, such as confetti, snow, smoke or sparks.
///
/// Particles move according to closed-form equations (`x = v t + a t² / 2`), so the motion is the same at all frame
/// rates, and the same `seed` produces the same particles. A layer with a `beginTime` of 0 has been emitting since the
/// application started; set this property to `CACurrentMediaTime()` to start without particles. Setting `beginTime`
/// again restarts the emission. Frames are requested only while particles exist or will be emitted, and while the layer
/// is in a visible window. A layer has at most 2,000 particles, and a cell emits at most 10,000 per second.
///
/// Differs from Apple: particles have no perspective and do not shrink below zero, and a seed of 0 is not random. With
/// reduced motion, no particles are drawn.
nonisolated open class CAEmitterLayer: CALayer {
  override var kindName: String { "CAEmitterLayer" }

  final let system = ParticleSystem()
  private final let canvas = ParticleCanvas()
  private final var cells: [CAEmitterCell] = []
  /// The model values while animations change the displayed values; nil if there are no animations.
  private final var model: (emitter: ParticleEmitter, cells: [ParticleCell])?
  private final var emitter: ParticleEmitter { model?.emitter ?? system.emitter }

  /// Creates an emitter without cells.
  public override init() {
    super.init()
    setUp()
  }

  /// Creates a layer with the property values of another layer, but without its superlayer, sublayers, animations and
  /// existing particles.
  public override init(layer: ActionSender) {
    super.init(layer: layer)
    if let other = layer as? CAEmitterLayer {
      cells = other.cells
      renderMode = other.renderMode
      preservesDepth = other.preservesDepth
      system.change { $0 = other.emitter }
      system.setCells(other.model?.cells ?? other.system.cells)
    }
    setUp()
  }

  /// Creates an emitter without cells. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    attachGenerated(canvas, atBack: true)
    FrameContents.shared.add(self)
  }

  /// The sublayers that the application added, from back to front; nil if there are none.
  open override var sublayers: [CALayer]? {
    get {
      let others = children.filter { $0 !== canvas }
      return others.isEmpty ? nil : others
    }
    set {
      for child in children where child !== canvas { child.removeFromSuperlayer() }
      for child in newValue ?? [] { insert(child, at: children.count) }
    }
  }

  // MARK: Values

  /// The types of particles. Default: nil. The layer copies the values of the cells. Setting this property does not
  /// remove existing particles.
  open var emitterCells: [CAEmitterCell]? {
    get { cells.isEmpty ? nil : cells }
    set {
      cells = newValue ?? []
      settle()
      endPresentation()
      system.setCells(cells.map { $0.copied })
    }
  }

  /// A multiplier for the birth rates of all cells. 0 stops the emission; existing particles live until the end of
  /// their lifetimes. Default: 1.
  open var birthRate: Float {
    get { Float(emitter.birthRate) }
    set { change(Double(newValue), "birthRate") { $0.birthRate = $1 } }
  }

  /// A multiplier for the lifetimes of all cells. Default: 1.
  open var lifetime: Float {
    get { Float(emitter.lifetime) }
    set { change(Double(newValue), "lifetime") { $0.lifetime = $1 } }
  }

  /// The center of the shape in the layer's coordinates. Default: zero.
  open var emitterPosition: CGPoint {
    get { emitter.position }
    set {
      guard refuseUnlessLimited(newValue, "emitterPosition") else { return }
      change { $0.position = newValue }
    }
  }

  /// The distance of the shape toward the viewer, in points. The distance is used only for `backToFront`. Default: 0.
  open var emitterZPosition: CGFloat {
    get { CGFloat(emitter.zPosition) }
    set { change(Double(newValue), "emitterZPosition") { $0.zPosition = $1 } }
  }

  /// The size of the shape in points. For a circle or sphere, the width is the radius. Default: zero.
  open var emitterSize: CGSize {
    get { emitter.size }
    set {
      guard refuseUnlessLimited(CGPoint(x: newValue.width, y: newValue.height), "emitterSize") else { return }
      change { $0.size = CGSize(width: max(0, newValue.width), height: max(0, newValue.height)) }
    }
  }

  /// The depth of a cuboid, in points. Default: 0.
  open var emitterDepth: CGFloat {
    get { CGFloat(emitter.depth) }
    set { change(max(0, Double(newValue)), "emitterDepth") { $0.depth = $1 } }
  }

  /// The shape from which particles are emitted. Default: point.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emitter.shape }
    set { change { $0.shape = newValue } }
  }

  /// The part of the shape from which particles are emitted. Default: volume.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emitter.mode }
    set { change { $0.mode = newValue } }
  }

  /// The drawing order and blending of particles. Default: unordered.
  ///
  /// Differs from Apple: the colors of additive particles are added to each other, but the result is composited
  /// normally over the content behind the layer.
  open var renderMode = CAEmitterLayerRenderMode.unordered {
    didSet { canvas.mark(.content) }
  }

  /// The value is stored but has no effect, because particles are drawn in the plane of the layer. Default: false.
  open var preservesDepth = false

  /// A multiplier for the velocities of all cells. Default: 1.
  open var velocity: Float {
    get { Float(emitter.velocity) }
    set { change(Double(newValue), "velocity") { $0.velocity = $1 } }
  }

  /// A multiplier for the scales of all cells. Default: 1.
  open var scale: Float {
    get { Float(emitter.scale) }
    set { change(Double(newValue), "scale") { $0.scale = $1 } }
  }

  /// A multiplier for the spins of all cells. Default: 1.
  open var spin: Float {
    get { Float(emitter.spin) }
    set { change(Double(newValue), "spin") { $0.spin = $1 } }
  }

  /// The seed of the random sequence. Equal seeds produce equal particles. A new seed affects only emissions that start
  /// later. Default: 0.
  open var seed: UInt32 {
    get { emitter.seed }
    set { change { $0.seed = newValue } }
  }

  /// The time at which emission starts, in the superlayer's time. Default: 0, which is the start of the application.
  /// Setting this property restarts the emission; existing particles remain.
  open override var beginTime: CFTimeInterval {
    get { super.beginTime }
    set {
      settle()
      let before = animationTime
      super.beginTime = newValue
      guard super.beginTime == newValue else { return }
      let now = animationTime
      system.restart(shift: now - before, at: now)
      canvas.mark(.content)
    }
  }

  // MARK: Animations

  /// Adds an animation. In addition to layer properties, the animation can change the emitter's numbers, positions and
  /// sizes. Key paths such as `emitterCells.spark.birthRate` animate values of the emitter's cells. Animated values are
  /// updated once per frame.
  open override func add(_ anim: CAAnimation, forKey key: String?) {
    claim(anim, true)
    super.add(anim, forKey: key)
    claim(anim, false)
  }

  /// Marks animations of emitter values, so that their key paths are not reported as unknown.
  private final func claim(_ animation: CAAnimation, _ isClaimed: Bool) {
    if let property = animation as? CAPropertyAnimation, let path = property.keyPath, LayerKeyPath(path) == nil {
      property.isOfLayer = isClaimed && ownValue(at: path) != nil
    }
    for inner in (animation as? CAAnimationGroup)?.animations ?? [] { claim(inner, isClaimed) }
  }

  /// Emits the particles that have become due since the last frame, with the animated values at the current time.
  private final func advance(to now: Double) {
    var list: [(keyPath: String, value: CAAnimationValue)] = []
    for running in explicitAnimations { running.animation.collectOwnValues(&list, at: now) { self.ownValue(at: $0) } }
    if list.isEmpty { endPresentation() } else { present(list) }
    system.advance(to: now)
  }

  private final func present(_ list: [(keyPath: String, value: CAAnimationValue)]) {
    let set = model ?? (system.emitter, system.cells)
    model = set
    var shown = set
    for (keyPath, value) in list where value.keepsLimit && !shown.emitter.set(keyPath, value) {
      guard let path = CellKeyPath(keyPath) else { continue }
      _ = ParticleSystem.change(&shown.cells, path.names[...]) { $0.set(path.key, value) }
    }
    system.replace(shown.emitter, shown.cells)
  }

  private final func endPresentation() {
    guard let set = model else { return }
    model = nil
    system.replace(set.emitter, set.cells)
  }

  // MARK: Changes

  /// Emits pending particles using the previous values.
  private final func settle() {
    if system.time != nil { advance(to: animationTime) }
    canvas.mark(.content)
  }

  private final func change(_ body: (inout ParticleEmitter) -> Void) {
    settle()
    if model != nil { body(&model!.emitter) } else { system.change(body) }
  }

  private final func change(
    _ value: Double, _ name: StaticString, _ store: (inout ParticleEmitter, Double) -> Void
  ) {
    guard refuseUnlessLimited(CGFloat(value), name) else { return }
    change { store(&$0, value) }
  }

  override func setOwnValue(_ value: CAAnimationValue, at keyPath: String) -> Bool {
    var new = emitter
    guard new.set(keyPath, value) else { return setCellValue(value, at: keyPath) }
    if value.keepsLimit {
      change { $0 = new }
    } else {
      Diagnostics.report("nonFiniteValue", "\(keyPath) of a layer is invalid: \(GeometryLimit.rule).")
    }
    return true
  }

  override func ownValue(at keyPath: String) -> CAAnimationValue? {
    if let value = emitter.value(keyPath) { return value }
    guard let path = CellKeyPath(keyPath) else { return nil }
    var found: CAAnimationValue?
    var list = model?.cells ?? system.cells
    _ = ParticleSystem.change(&list, path.names[...]) { cell in
      found = cell.value(path.key)
      return false
    }
    return found
  }

  private final func setCellValue(_ value: CAAnimationValue, at keyPath: String) -> Bool {
    guard let path = CellKeyPath(keyPath), value.keepsLimit else { return false }
    settle()
    let isChanged =
      model == nil
      ? system.changeCell(path.names) { $0.set(path.key, value) }
      : ParticleSystem.change(&model!.cells, path.names[...]) { $0.set(path.key, value) }
    guard isChanged else { return false }
    path.cell(in: cells)?.setValue(value, forKeyPath: path.key)
    return true
  }
}

nonisolated extension CAEmitterLayer: FrameContent {
  final var contentRank: Int { Int.max }

  @MainActor final func updateContent() -> Bool {
    guard isOnScreen else { return false }
    guard !AppContext.shared.prefersReducedMotion else {
      canvas.clear()
      return false
    }
    let now = animationTime
    advance(to: now)
    canvas.draw(system.particles, at: now, renderMode, in: visibleRect)
    return system.isActive
  }

  /// The bounds of the window, in the layer's coordinates.
  private final var visibleRect: CGRect {
    var top: CALayer = self
    while let parent = top.parent { top = parent }
    let window = top.bounds
    var box = CGRect.null
    for corner in [
      CGPoint(x: window.minX, y: window.minY), CGPoint(x: window.maxX, y: window.minY),
      CGPoint(x: window.minX, y: window.maxY), CGPoint(x: window.maxX, y: window.maxY),
    ] {
      box = box.union(CGRect(origin: convert(corner, from: top), size: .zero))
    }
    return box
  }
}

/// A key path to a cell's value, such as `emitterCells.rocket.emitterCells.spark.birthRate`.
nonisolated private struct CellKeyPath {
  let names: [String]
  let key: String

  init?(_ path: String) {
    var parts = path.split(separator: ".").map { String($0) }
    var names: [String] = []
    while parts.count > 2, parts[0].isLiterallyEqual(to: "emitterCells") {
      names.append(parts[1])
      parts.removeFirst(2)
    }
    guard !names.isEmpty, !parts.isEmpty else { return nil }
    self.names = names
    key = parts.joined(separator: ".")
  }

  func cell(in cells: [CAEmitterCell]) -> CAEmitterCell? {
    var found: CAEmitterCell?
    var list = cells
    for name in names {
      guard let next = list.first(where: { $0.name?.isLiterallyEqual(to: name) ?? false }) else { return nil }
      found = next
      list = next.emitterCells ?? []
    }
    return found
  }
}
