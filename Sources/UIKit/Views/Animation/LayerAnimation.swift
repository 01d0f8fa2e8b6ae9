// SPDX-License-Identifier: MIT

/// An animation of a layer's property to a value that was set in an animation block.
///
/// An additive animation adds its remaining difference to the model value and to the property's other animations.
/// Therefore, a later change, whether animated or not, does not end the animation or cause a jump.
nonisolated struct LayerAnimation {
  let property: LayerProperty
  /// The start value: the previous model value, or the value on screen if the animation replaces others and the block
  /// specifies `beginFromCurrentState`.
  let start: CAAnimationValue
  /// The group of the animation block, which determines the duration and the curve.
  let group: AnimationGroup
  /// The time at which the animation begins, in the layer's time, in seconds.
  let begin: TimeInterval
  /// The number of runs.
  let repeatCount: Double
  /// Whether each run is followed by a reverse run.
  let autoreverses: Bool
  /// Whether the animation is combined with the property's other animations.
  let isAdditive: Bool
  /// The number of this animation among the property's animations, starting at 1.
  let ordinal: Int
  /// The end value of an additive animation, or nil while it equals the model value.
  var target: CAAnimationValue?
  /// The keyframe values, or nil for an animation from the start value to the model value.
  var track: KeyframeTrack?

  /// The key of the animation in the layer, such as `position`, or `position-2` for a second simultaneous animation.
  var key: String { Self.key(of: property, ordinal) }

  /// The keys of the animation in a view's layer. As on iOS, the origin and size of the bounds have separate
  /// animations.
  var keys: [String] {
    property == .bounds && isAdditive ? BoundsPart.allCases.map { key(of: $0) } : [key]
  }

  /// Returns the key of a part of a bounds animation.
  func key(of part: BoundsPart) -> String { ordinal == 1 ? part.rawValue : "\(part.rawValue)-\(ordinal)" }

  /// A part of the bounds that has its own animation object.
  enum BoundsPart: String, CaseIterable {
    case origin = "bounds.origin"
    case size = "bounds.size"

    /// Returns the value of this part in the given bounds.
    func value(of bounds: CAAnimationValue) -> CAAnimationValue {
      guard case .rect(let rect) = bounds else { return bounds }
      return self == .origin ? .point(rect.origin) : .size(rect.size)
    }
  }

  /// Returns the animation object for a key, or nil if the key does not match. `model` is the property's model value.
  func object(forKey key: String, model: CAAnimationValue) -> CABasicAnimation? {
    guard keys.contains(where: { $0.isLiterallyEqual(to: key) }) else { return nil }
    let part = keys.count > 1 ? BoundsPart.allCases.first { self.key(of: $0).isLiterallyEqual(to: key) } : nil
    func value(_ whole: CAAnimationValue) -> CAAnimationValue { part?.value(of: whole) ?? whole }
    let basic = CABasicAnimation(keyPath: part?.rawValue ?? property.keyPath)
    basic.from = value(start)
    if isAdditive {
      let neutral = start.neutral
      basic.isAdditive = true
      basic.from = value(neutral.moved(from: target ?? model, to: start))
      basic.to = value(neutral)
    }
    basic.duration = group.duration
    basic.beginTime = begin
    if case .curve(let curve) = group.timing { basic.timingFunction = CAMediaTimingFunction(curve) }
    return basic
  }

  static func key(of property: LayerProperty, _ ordinal: Int) -> String {
    ordinal == 1 ? property.keyPath : "\(property.keyPath)-\(ordinal)"
  }

  /// The time after which the animation has no effect. The time is infinite for endless animations.
  var end: TimeInterval { begin + group.duration * (autoreverses ? 2 : 1) * repeatCount }

  /// Returns the elapsed fraction, 0...1, of the current run at a layer time.
  private func elapsed(at time: TimeInterval) -> CGFloat {
    guard time > begin else { return 0 }
    let length: Double = autoreverses ? 2 : 1
    var cycles = (time - begin) / group.duration
    if cycles >= length * repeatCount { return autoreverses ? 0 : 1 }
    if repeatCount != 1 { cycles -= (cycles / length).rounded(.down) * length }
    if autoreverses, cycles > 1 { cycles = 2 - cycles }
    return CGFloat(cycles)
  }

  /// Returns the value on screen at a layer time. `shown` is the model value with newer animations applied.
  func value(over shown: CAAnimationValue, at time: TimeInterval) -> CAAnimationValue {
    var along: CGFloat
    var upright: CGFloat
    if let progress = group.scrubbed {
      along = progress.along
      upright = progress.upright
    } else {
      let elapsed = elapsed(at: group.hold?.time ?? time)
      along = group.timing.value(at: elapsed)
      upright = elapsed > 0 ? group.timing.uprightValue(at: elapsed) : 0
    }
    if let track { return track.value(at: along) }
    guard isAdditive, let target else { return CAAnimationValue.mixed(start, shown, along, upright) }
    return shown.moved(from: target, to: CAAnimationValue.mixed(start, target, along, upright))
  }
}

nonisolated extension CALayer {
  /// Whether the values on screen can differ from the model values.
  final var isAnimated: Bool { !animations.isEmpty || !explicitAnimations.isEmpty || transition != nil }

  /// The values on screen at the app's current time, that is, the model values with animations applied.
  final var presentationState: LayerState { isAnimated ? presentedValues.state : state }

  /// The path or gradient on screen, or nil if the layer has neither.
  final var presentationDrawing: LayerDrawing? {
    drawing != nil && isAnimated ? presentedValues.drawing : drawing
  }

  private var presentedValues: LayerValues { presentedValues(at: animationTime, explicitAnimations) }

  /// Returns the values on screen at a layer time, with the given animation objects applied.
  final func presentedValues(at now: TimeInterval, _ explicitAnimations: [RunningAnimation]) -> LayerValues {
    var values = LayerValues(state: state, drawing: drawing)
    // The newest animation is applied first, because older animations are added to the result of newer ones.
    for animation in animations.reversed() {
      values.set(animation.property, to: animation.value(over: values.value(of: animation.property), at: now))
    }
    for running in explicitAnimations { running.animation.contribute(to: &values, at: now) }
    transition?.contribute(to: &values.state, of: self)
    return values
  }

  /// Returns the model value of a property.
  final func value(of property: LayerProperty) -> CAAnimationValue {
    property.isDrawing ? LayerDrawing.value(of: property, in: drawing) : state.value(of: property)
  }

  /// Returns the value of a property on screen.
  final func presentedValue(of property: LayerProperty) -> CAAnimationValue {
    property.isDrawing
      ? LayerDrawing.value(of: property, in: presentationDrawing) : presentationState.value(of: property)
  }

  /// Returns the value of a property on screen, without the effect of a layer transition.
  private func animatedValue(of property: LayerProperty) -> CAAnimationValue {
    guard let passing = transition else { return presentedValue(of: property) }
    transition = nil
    defer { transition = passing }
    return presentedValue(of: property)
  }

  /// Stores the value of an animatable property. Equal values are ignored.
  final func change<Value: Equatable>(
    _ property: LayerProperty, from old: Value, to new: Value, _ store: (inout LayerState) -> Void
  ) {
    guard new != old else { return }
    willChange(property)
    store(&state)
  }

  /// Called before an animatable value changes, and animates the change inside an animation block.
  final func willChange(_ property: LayerProperty) { willChange(property, telling: property.changes) }

  /// Called before an animatable value changes. Marks only the given changes of the property for the host.
  final func willChange(_ property: LayerProperty, telling changes: LayerChanges) {
    mark(changes)
    guard let group = viewReference != nil ? AnimationGroup.current : implicitGroup,
      viewReference == nil || !property.isExemptFromBlocks
    else { return fixTargets(of: property) }
    if viewReference == nil, runsOwnAction(for: property) { return }
    if let index = runningIndex(property, of: group) {
      if let scope = group.keyframes, scope.isInKeyframe {
        if let track = animations[index].track { return scope.touch(track) }
      } else if AnimationGroup.repetition == nil, animations[index].target == nil {
        // The block has already set the property, so the existing animation receives a new target.
        return
      }
    }
    begin(property, in: group)
  }

  /// Begins the animation of a property before its value changes.
  private func begin(_ property: LayerProperty, in group: AnimationGroup) {
    let count = AnimationGroup.repetition?.count ?? group.repeatCount
    let autoreverses = AnimationGroup.repetition?.autoreverses ?? group.autoreverses
    let isAdditive =
      viewReference != nil && property.isAdditive && !group.isScrubbed && group.keyframes == nil && count == 1
      && !autoreverses && !animations.contains { $0.property == property && !$0.isAdditive }
    let start: CAAnimationValue
    if isAdditive {
      fixTargets(of: property)
      start = value(of: property)
    } else {
      start = beginsOnScreen(property, in: group) ? animatedValue(of: property) : value(of: property)
      stopAnimation(of: property)
      stopAnimations(forKey: property.keyPath)
    }
    var animation = LayerAnimation(
      property: property, start: start, group: group, begin: animationTime + group.delay, repeatCount: count,
      autoreverses: autoreverses, isAdditive: isAdditive, ordinal: freeOrdinal(of: property))
    if let scope = group.keyframes, scope.isInKeyframe {
      animation.track = scope.track(for: self, property, from: start)
    }
    animations.append(animation)
    group.gained(self)
  }

  /// Returns whether an animation that replaces others starts from the value on screen rather than the model value.
  /// Animations start from the value on screen if the block requests it, in property animators, and in layers without a
  /// view.
  private func beginsOnScreen(_ property: LayerProperty, in group: AnimationGroup) -> Bool {
    viewReference == nil || group.beginsFromCurrentState || group.isScrubbed
      || animations.contains { $0.property == property && $0.group.isScrubbed }
  }

  /// Returns the smallest unused animation number of a property.
  private func freeOrdinal(of property: LayerProperty) -> Int {
    var ordinal = 1
    while hasAnimation(forKey: LayerAnimation.key(of: property, ordinal)) { ordinal += 1 }
    return ordinal
  }

  private func hasAnimation(forKey key: String) -> Bool {
    explicitAnimations.contains { $0.key.isLiterallyEqual(to: key) }
      || animations.contains { $0.key.isLiterallyEqual(to: key) }
  }

  /// Freezes the targets of additive animations before the model value changes, so that their remaining differences do
  /// not change.
  @inline(__always)
  final func fixTargets(of property: LayerProperty) {
    if !animations.isEmpty { fixTargetsOfAnimations(of: property) }
  }

  private final func fixTargetsOfAnimations(of property: LayerProperty) {
    for index in animations.indices where animations[index].property == property {
      guard animations[index].isAdditive, animations[index].target == nil else { continue }
      let target = value(of: property)
      if target.hasDifference(to: animations[index].start) { animations[index].target = target }
    }
  }

  /// The group for implicit animations of a layer without a view, or nil until it has been on screen for a frame.
  private var implicitGroup: AnimationGroup? {
    guard animatesItself, parent != nil else { return nil }
    return MainThread.run(self) { layer in
      guard layer.arrival < AppContext.shared.tickCount, UIView.areAnimationsEnabled,
        !UIAccessibility.isReduceMotionEnabled
      else { return nil }
      var top = layer
      while let next = top.parent {
        if next.arrival >= AppContext.shared.tickCount, next.parent != nil { return nil }
        top = next
      }
      return top.view is UIWindow ? CATransaction.implicitGroup() : nil
    }
  }

  private func runningIndex(_ property: LayerProperty, of group: AnimationGroup) -> Int? {
    for index in animations.indices where animations[index].property == property && animations[index].group === group {
      return index
    }
    return nil
  }

  /// Removes the animations of a property because a newer one replaces them.
  final func stopAnimation(of property: LayerProperty) { stopAnimations { $0.property == property } }

  /// Removes all block animations that match a predicate.
  final func stopAnimations(where isStopped: (LayerAnimation) -> Bool) {
    let old = animations.filter(isStopped)
    guard !old.isEmpty else { return }
    animations.removeAll(where: isStopped)
    // Replacing an animation of the same block does not interrupt the block.
    for animation in old { animation.group.lost(self, toItself: animation.group === AnimationGroup.current) }
  }

  /// Marks a property to be committed again.
  final func show(_ property: LayerProperty) {
    mark(property.changes)
    markChildren(of: property)
  }

  /// Marks the sublayers of a layer whose `sublayerTransform` changes.
  final func markChildren(of property: LayerProperty) {
    guard property == .sublayerTransform else { return }
    for child in children { child.mark(.matrix) }
  }

  /// Converts a point from the superlayer for hit testing. While a property animator moves the layer, the layer's
  /// displayed position is used.
  final func hitPoint(_ point: CGPoint, in parent: LayerState) -> CGPoint {
    if !animations.isEmpty {
      for animation in animations where animation.group.isHitWhereShown {
        return presentationState.pointFromParent(point, parent)
      }
    }
    return state.pointFromParent(point, parent)
  }

  /// Whether a running animation without `allowUserInteraction` blocks touches.
  final var ignoresTouches: Bool {
    if let transition, transition.blocksTouches { return true }
    guard !animations.isEmpty else { return false }
    for animation in animations where animation.group.blocksTouches { return true }
    return false
  }
}
