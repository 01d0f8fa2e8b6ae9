// SPDX-License-Identifier: MIT

/// An instance of a replicator layer: a layer of the same size with copies of its sublayers.
nonisolated final class ReplicaInstance: CALayer {
  override var kindName: String { "instance" }

  /// Always nil, because touches reach the originals.
  override func hitTest(_ point: CGPoint) -> CALayer? { nil }

  /// Sets the bounds to those of the replicator, and applies a transform about the replicator's anchor point.
  func update(in replicator: LayerState, by transform: CATransform3D, opacity: Float) {
    let anchor = replicator.anchorPoint
    bounds = replicator.bounds
    anchorPoint = anchor
    position = CGPoint(
      x: replicator.bounds.minX + replicator.bounds.width * anchor.x,
      y: replicator.bounds.minY + replicator.bounds.height * anchor.y)
    self.transform = transform
    self.opacity = opacity
  }

  /// Updates the copies to the state that their originals had `delay` seconds ago. Returns whether the copies change
  /// over time.
  func copy(_ originals: [CALayer], _ color: CGColor, delay: Double) -> Bool {
    LayerReplica.copy(originals, into: self, color.opaque, delay: delay, isTop: true)
  }
}

/// A copy of a layer and its contents that follows the original.
nonisolated final class LayerReplica: CALayer {
  override var kindName: String { "replica" }

  @WeakReference private var original: CALayer?
  /// The animation objects that have ended in the original but continue in this copy.
  private var following: [RunningAnimation] = []
  private var tints = PictureTints()
  private var isNew = true
  private var color = CGColor.white

  override func hitTest(_ point: CGPoint) -> CALayer? { nil }

  private func follow(_ original: CALayer) {
    _original = WeakReference(original)
    stageKind = original.stageKind
    animatesItself = false
  }

  private func isCopy(of layer: CALayer) -> Bool { original === layer && stageKind == layer.stageKind }

  /// Fills a container with copies of layers in the state that they had `delay` seconds ago. Returns whether the copies
  /// change over time.
  static func copy(
    _ originals: [CALayer], into container: CALayer, _ color: CGColor, delay: Double, isTop: Bool = false
  ) -> Bool {
    var isSame = container.children.count == originals.count
    if isSame {
      for index in originals.indices
      where (container.children[index] as? LayerReplica)?.isCopy(of: originals[index]) != true {
        isSame = false
        break
      }
    }
    if !isSame {
      let old = container.children
      for child in old { container.detachGenerated(child) }
      for original in originals {
        let known = old.first { ($0 as? LayerReplica)?.isCopy(of: original) == true }
        let replica = known ?? LayerReplica()
        if known == nil { (replica as? LayerReplica)?.follow(original) }
        container.attachGenerated(replica)
      }
    }
    var isAnimated = false
    for index in originals.indices {
      guard let replica = container.children[index] as? LayerReplica else { continue }
      if replica.update(from: originals[index], color, delay: delay, isTop: isTop) { isAnimated = true }
    }
    return isAnimated
  }

  private func update(from original: CALayer, _ color: CGColor, delay: Double, isTop: Bool) -> Bool {
    let now = original.animationTime
    noteAnimations(of: original, now, delay)
    let isPlain = color.isWhite
    let values = original.presentedValues(at: now - delay, delay > 0 ? following : original.explicitAnimations)
    let newState = isPlain ? values.state : values.state.multiplied(by: color)
    var changes = newState.differences(from: state)
    if newState.zPosition != state.zPosition { parent?.mark(.order) }
    let wasFlat = CATransform3DIsIdentity(state.sublayerTransform)
    state = newState
    let newDrawing = isPlain ? values.drawing : values.drawing?.multiplied(by: color)
    if newDrawing != drawing {
      drawing = newDrawing
      changes.insert(.drawing)
    }
    let isStale = isNew || self.color != color
    if isStale || !original.changes.isDisjoint(with: [.content, .bounds, .opacity, .paint, .drawing]) {
      copyContent(of: original, color, isTop: isTop)
      changes.formUnion(isStale ? .all : original.changes)
    }
    isNew = false
    self.color = color
    if !changes.isEmpty { mark(changes) }
    if changes.contains(.matrix), !wasFlat || !CATransform3DIsIdentity(state.sublayerTransform) {
      markChildren(of: .sublayerTransform)
    }
    let isBelowAnimated = LayerReplica.copy(original.children, into: self, color, delay: delay)
    let isMaskAnimated = updateMask(from: original.mask, delay)
    return original.isAnimated || !following.isEmpty || isBelowAnimated || isMaskAnimated
  }

  private func copyContent(of original: CALayer, _ color: CGColor, isTop: Bool) {
    let isPlain = color.isWhite
    text = isPlain ? original.text : original.text?.multiplied(by: color)
    let parts = hints.parts
    hints = original.hints
    hints.parts = parts
    hints.parts.match(original.hints.parts, of: self)
    hints.isReplaced = isTop ? false : original.hints.isReplaced
    backdropRadius = original.backdropRadius
    image = original.image
    imageTint = original.imageTint
    guard !isPlain else { return }
    if let tint = original.imageTint {
      imageTint = tint.multiplied(by: color)
    } else if let picture = original.image {
      image = tints.picture(picture, in: color)
    }
    if let drawn = original.drawn, let picture = CGImage(drawn),
      case .drawn(let tinted) = tints.picture(picture, in: color).content
    {
      hints.drawn = tinted
    }
  }

  private func updateMask(from other: CALayer?, _ delay: Double) -> Bool {
    guard let other else {
      if mask != nil { mask = nil }
      return false
    }
    var replica = mask as? LayerReplica
    if replica?.isCopy(of: other) != true {
      replica = LayerReplica()
      replica?.follow(other)
      mask = replica
    }
    return replica?.update(from: other, .white, delay: delay, isTop: false) ?? false
  }

  /// Keeps the animation objects that have ended in the original until they have ended in this copy, `delay` seconds
  /// later.
  private func noteAnimations(of original: CALayer, _ now: Double, _ delay: Double) {
    guard delay > 0, !(original.explicitAnimations.isEmpty && following.isEmpty) else { return }
    var kept: [RunningAnimation] = []
    for running in following {
      let isRunning = original.explicitAnimations.contains { $0 === running }
      if !isRunning, running.hasEnded(at: now), !running.hasEnded(at: now - delay) { kept.append(running) }
    }
    for running in original.explicitAnimations { kept.append(running) }
    following = kept
  }
}

nonisolated extension LayerState {
  /// Returns the changes to send to a host that draws `other`, so that it draws these values.
  func differences(from other: LayerState) -> LayerChanges {
    var changes: LayerChanges = []
    let isResized = bounds.size != other.bounds.size
    if isResized || position != other.position || anchorPoint != other.anchorPoint || anchorPointZ != other.anchorPointZ
      || !CATransform3DEqualToTransform(transform, other.transform)
      || !CATransform3DEqualToTransform(sublayerTransform, other.sublayerTransform)
    {
      changes.insert(.matrix)
    }
    if isResized || cornerRadius != other.cornerRadius || masksToBounds != other.masksToBounds
      || isDoubleSided != other.isDoubleSided
    {
      changes.insert(.bounds)
    }
    if bounds.origin != other.bounds.origin { changes.insert(.origin) }
    if opacity != other.opacity || isHidden != other.isHidden { changes.insert(.opacity) }
    if backgroundColor != other.backgroundColor || borderColor != other.borderColor || borderWidth != other.borderWidth
      || shadowColor != other.shadowColor || shadowOpacity != other.shadowOpacity || shadowOffset != other.shadowOffset
      || shadowRadius != other.shadowRadius
    {
      changes.insert(.paint)
    }
    if zPosition != other.zPosition { changes.insert(.matrix) }
    return changes
  }
}
