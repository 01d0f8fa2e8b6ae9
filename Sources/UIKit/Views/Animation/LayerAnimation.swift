// SPDX-License-Identifier: MIT

/// The animation of one property of one layer to a value that was set in an animation block.
///
/// An additive animation adds its remaining difference to the current value: the model value, and the other animations
/// of the property. So a later animation, or a value that is set without one, neither ends it nor jumps.
nonisolated struct LayerAnimation {
  let property: LayerProperty
  /// The value when the animation began: of an additive one the model's, otherwise the one on screen unless the block says
  /// that it begins with the model's.
  let start: CAAnimationValue
  /// The animation block that the change was made in; gives duration and curve.
  let group: AnimationGroup
  /// When it begins, in seconds of the layer's time.
  let begin: TimeInterval
  /// How often it runs.
  let repeatCount: Double
  /// Whether each run is followed by one back.
  let autoreverses: Bool
  /// Whether it combines with other animations of the property.
  let isAdditive: Bool
  /// Which of the property's animations it is, from 1 on.
  let ordinal: Int
  /// The value at the end of an additive animation; nil while that is the model value.
  var target: CAAnimationValue?
  /// The values that keyframes lead through; nil for one way from start to model.
  var track: KeyframeTrack?

  /// The name by which the layer knows it: `position`, and `position-2` for a second one that runs at the same time.
  var key: String { Self.key(of: property, ordinal) }

  /// The names by which a view's layer knows it. Blocks animate the origin and the size of bounds by two animations, as on iOS.
  var keys: [String] {
    property == .bounds && isAdditive ? BoundsPart.allCases.map { key(of: $0) } : [key]
  }

  /// The name of a part of a bounds animation.
  func key(of part: BoundsPart) -> String { ordinal == 1 ? part.rawValue : "\(part.rawValue)-\(ordinal)" }

  /// A part of bounds that has an animation object of its own.
  enum BoundsPart: String, CaseIterable {
    case origin = "bounds.origin"
    case size = "bounds.size"

    /// The part of a rectangle.
    func value(of bounds: CAAnimationValue) -> CAAnimationValue {
      guard case .rect(let rect) = bounds else { return bounds }
      return self == .origin ? .point(rect.origin) : .size(rect.size)
    }
  }

  /// The animation object for a key; nil if the animation does not have the key. `model` is the model value of the property.
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

  /// The time after which it changes nothing, infinite for a repeating animation.
  var end: TimeInterval { begin + group.duration * (autoreverses ? 2 : 1) * repeatCount }

  /// The elapsed part, 0...1, of the run that a time of the layer falls into.
  private func elapsed(at time: TimeInterval) -> CGFloat {
    guard time > begin else { return 0 }
    let length: Double = autoreverses ? 2 : 1
    var cycles = (time - begin) / group.duration
    if cycles >= length * repeatCount { return autoreverses ? 0 : 1 }
    if repeatCount != 1 { cycles -= (cycles / length).rounded(.down) * length }
    if autoreverses, cycles > 1 { cycles = 2 - cycles }
    return CGFloat(cycles)
  }

  /// The value on screen at a time of the layer over `shown`: the model value, moved by newer animations of the property.
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
  /// Whether something else than the model is on screen.
  final var isAnimated: Bool { !animations.isEmpty || !explicitAnimations.isEmpty || transition != nil }

  /// The values on screen at the application's current time: the model, with running animations mixed in.
  final var presentationState: LayerState { isAnimated ? presentedValues.state : state }

  /// The path or gradient on screen; nil for a layer without.
  final var presentationDrawing: LayerDrawing? {
    drawing != nil && isAnimated ? presentedValues.drawing : drawing
  }

  private var presentedValues: LayerValues { presentedValues(at: animationTime, explicitAnimations) }

  /// The values on screen at a time of the layer, with some animation objects.
  final func presentedValues(at now: TimeInterval, _ explicitAnimations: [RunningAnimation]) -> LayerValues {
    var values = LayerValues(state: state, drawing: drawing)
    // The newest first: an older one moves what the newer ones show.
    for animation in animations.reversed() {
      values.set(animation.property, to: animation.value(over: values.value(of: animation.property), at: now))
    }
    for running in explicitAnimations { running.animation.contribute(to: &values, at: now) }
    transition?.contribute(to: &values.state, of: self)
    return values
  }

  /// The model value of a property.
  final func value(of property: LayerProperty) -> CAAnimationValue {
    property.isDrawing ? LayerDrawing.value(of: property, in: drawing) : state.value(of: property)
  }

  /// The value of a property on screen.
  final func presentedValue(of property: LayerProperty) -> CAAnimationValue {
    property.isDrawing
      ? LayerDrawing.value(of: property, in: presentationDrawing) : presentationState.value(of: property)
  }

  /// The value of a property on screen, without what a transition does to the whole layer.
  private func animatedValue(of property: LayerProperty) -> CAAnimationValue {
    guard let passing = transition else { return presentedValue(of: property) }
    transition = nil
    defer { transition = passing }
    return presentedValue(of: property)
  }

  /// Stores another value of an animatable property; an equal one changes nothing.
  final func change<Value: Equatable>(
    _ property: LayerProperty, from old: Value, to new: Value, _ store: (inout LayerState) -> Void
  ) {
    guard new != old else { return }
    willChange(property)
    store(&state)
  }

  /// Called before an animatable value changes: inside an animation block the change is animated.
  final func willChange(_ property: LayerProperty) { willChange(property, telling: property.changes) }

  /// The same with only a part of the changes that the property can cause for the host.
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
        // The block sets the value once more: its animation gets the new target.
        return
      }
    }
    begin(property, in: group)
  }

  /// Begins an animation of a property, whose value is about to change.
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

  /// Whether an animation that replaces others begins with what is on screen, and not with the model value: where the block
  /// asks for that, and where a property animator or a layer's own animation is involved.
  private func beginsOnScreen(_ property: LayerProperty, in group: AnimationGroup) -> Bool {
    viewReference == nil || group.beginsFromCurrentState || group.isScrubbed
      || animations.contains { $0.property == property && $0.group.isScrubbed }
  }

  /// The least number that no animation of the property has.
  private func freeOrdinal(of property: LayerProperty) -> Int {
    var ordinal = 1
    while hasAnimation(forKey: LayerAnimation.key(of: property, ordinal)) { ordinal += 1 }
    return ordinal
  }

  private func hasAnimation(forKey key: String) -> Bool {
    explicitAnimations.contains { $0.key.isLiterallyEqual(to: key) }
      || animations.contains { $0.key.isLiterallyEqual(to: key) }
  }

  /// The model value is about to change: what additive animations have left of their ways does not change with it.
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

  /// The group for a change of a layer without a view: none before it has been on screen for a frame.
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

  /// Ends the animations of a property because a newer one replaces them.
  final func stopAnimation(of property: LayerProperty) { stopAnimations { $0.property == property } }

  /// Ends the animations of blocks that meet a condition.
  final func stopAnimations(where isStopped: (LayerAnimation) -> Bool) {
    let old = animations.filter(isStopped)
    guard !old.isEmpty else { return }
    animations.removeAll(where: isStopped)
    // An animation of the same block is replaced without interrupting the block.
    for animation in old { animation.group.lost(self, toItself: animation.group === AnimationGroup.current) }
  }

  /// Sends a property to the host with the next commit.
  final func show(_ property: LayerProperty) {
    mark(property.changes)
    markChildren(of: property)
  }

  /// Children are drawn through the transform for them.
  final func markChildren(of property: LayerProperty) {
    guard property == .sublayerTransform else { return }
    for child in children { child.mark(.matrix) }
  }

  /// A point of the superlayer in the layer's coordinates, for touches: where the layer is on screen while a property animator moves it.
  final func hitPoint(_ point: CGPoint, in parent: LayerState) -> CGPoint {
    if !animations.isEmpty {
      for animation in animations where animation.group.isHitWhereShown {
        return presentationState.pointFromParent(point, parent)
      }
    }
    return state.pointFromParent(point, parent)
  }

  /// Whether an animation that did not allow it keeps touches away.
  final var ignoresTouches: Bool {
    if let transition, transition.blocksTouches { return true }
    guard !animations.isEmpty else { return false }
    for animation in animations where animation.group.blocksTouches { return true }
    return false
  }
}
