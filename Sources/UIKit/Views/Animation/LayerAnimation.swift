// SPDX-License-Identifier: MIT

/// One property of one layer on its way from what was on screen to the model value.
nonisolated struct LayerAnimation {
  let property: LayerProperty
  /// What was on screen when the animation began.
  let start: CAAnimationValue
  /// The animation block that the change was made in; gives duration and curve.
  let group: AnimationGroup
  /// When it begins, in seconds of the layer's time.
  let begin: TimeInterval
  /// How often it runs.
  let repeatCount: Double
  /// Whether each run is followed by one back.
  let autoreverses: Bool
  /// The values that keyframes lead through; nil for one way from start to model.
  var track: KeyframeTrack?

  /// The time after which the model value shows, infinite for a repeating animation.
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

  /// The value on screen at a time of the layer, when the model has `end`.
  func value(to end: CAAnimationValue, at time: TimeInterval) -> CAAnimationValue {
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
    return CAAnimationValue.mixed(start, end, along, upright)
  }
}

nonisolated extension CALayer {
  /// Whether something else than the model is on screen.
  final var isAnimated: Bool { !animations.isEmpty || !explicitAnimations.isEmpty || transition != nil }

  /// The values on screen at the application's present time: the model, with running animations mixed in.
  final var presentationState: LayerState { isAnimated ? presentedValues.state : state }

  /// The path or gradient on screen; nil for a layer without.
  final var presentationDrawing: LayerDrawing? {
    drawing != nil && isAnimated ? presentedValues.drawing : drawing
  }

  private var presentedValues: LayerValues {
    var values = LayerValues(state: state, drawing: drawing)
    let now = animationTime
    for animation in animations {
      values.set(animation.property, to: animation.value(to: values.value(of: animation.property), at: now))
    }
    for running in explicitAnimations { running.animation.contribute(to: &values, at: now) }
    transition?.contribute(to: &values.state, of: self)
    return values
  }

  /// The model value of a property.
  final func value(of property: LayerProperty) -> CAAnimationValue {
    property.isDrawing ? drawing?.value(of: property) ?? .number(0) : state.value(of: property)
  }

  /// The value of a property on screen.
  final func presentedValue(of property: LayerProperty) -> CAAnimationValue {
    property.isDrawing
      ? presentationDrawing?.value(of: property) ?? .number(0) : presentationState.value(of: property)
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

  /// Called before an animatable value changes: inside an animation block the change is animated from what is on screen.
  final func willChange(_ property: LayerProperty) { willChange(property, telling: property.changes) }

  /// The same where the host need not be told of everything that the property can change.
  final func willChange(_ property: LayerProperty, telling changes: LayerChanges) {
    mark(changes)
    guard let group = viewReference != nil ? AnimationGroup.current : implicitGroup else { return }
    if viewReference != nil, property.isExemptFromBlocks { return }
    if viewReference == nil, runsOwnAction(for: property) { return }
    if let scope = group.keyframes, scope.isInKeyframe, let index = runningIndex(property, of: group) {
      if let track = animations[index].track {
        scope.touch(track)
        return
      }
    }
    let start = animatedValue(of: property)
    stopAnimation(of: property)
    stopAnimations(forKey: property.keyPath)
    let repetition = AnimationGroup.repetition
    var animation = LayerAnimation(
      property: property, start: start, group: group, begin: animationTime + group.delay,
      repeatCount: repetition?.count ?? group.repeatCount,
      autoreverses: repetition?.autoreverses ?? group.autoreverses)
    if let scope = group.keyframes, scope.isInKeyframe {
      animation.track = scope.track(for: self, property, from: start)
    }
    animations.append(animation)
    group.gained(self)
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

  /// Ends one property's animation because a newer one replaces it.
  final func stopAnimation(of property: LayerProperty) {
    guard let index = animations.firstIndex(where: { $0.property == property }) else { return }
    let old = animations.remove(at: index)
    // One that the same block made goes without the block being interrupted.
    old.group.lost(self, toItself: old.group === AnimationGroup.current)
  }

  /// Has the host told of a property at the next commit.
  final func show(_ property: LayerProperty) {
    mark(property.changes)
    markChildren(of: property)
  }

  /// Children are drawn through the transform for them.
  final func markChildren(of property: LayerProperty) {
    guard property == .sublayerTransform else { return }
    for child in children { child.mark(.matrix) }
  }

  /// Whether an animation that did not allow it keeps touches away.
  final var ignoresTouches: Bool {
    if let transition, transition.blocksTouches { return true }
    guard !animations.isEmpty else { return false }
    for animation in animations where animation.group.blocksTouches { return true }
    return false
  }
}
