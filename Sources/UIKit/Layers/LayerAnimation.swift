// SPDX-License-Identifier: MIT

/// One property of one layer on its way from what was on screen to the model value.
struct LayerAnimation {
  let property: LayerProperty
  /// What was on screen when the animation began; only `property` of it is used.
  let start: LayerState
  /// The animation block that the change was made in; gives the time.
  let group: AnimationGroup
}

extension CALayer {
  /// The values on screen at the application's present time: the model, with running animations mixed in.
  final var presentationState: LayerState {
    guard !animations.isEmpty else { return state }
    var mixed = state
    let now = UIApplication.shared.currentTime
    for animation in animations {
      mixed.mix(animation.property, from: animation.start, fraction: animation.group.fraction(at: now))
    }
    return mixed
  }

  /// A copy of the layer with the values on screen; the copy belongs to no tree and changing it has no effect.
  public final func presentation() -> CALayer? {
    let copy = CALayer()
    copy.state = presentationState
    return copy
  }

  /// The layer itself: the values that were set, whatever is on screen.
  public final func model() -> CALayer { self }

  /// Stops every animation of the layer at once; its values show from the next commit on.
  public final func removeAllAnimations() {
    let running = animations
    animations.removeAll()
    for animation in running {
      mark(animation.property.changes)
      markChildren(of: animation.property)
      animation.group.lost(self)
    }
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
  final func willChange(_ property: LayerProperty) {
    mark(property.changes)
    guard let group = AnimationGroup.current, view != nil else { return }
    let start = presentationState
    stopAnimation(of: property)
    animations.append(LayerAnimation(property: property, start: start, group: group))
    group.gained(self)
  }

  /// Ends one property's animation because a newer one replaces it.
  private func stopAnimation(of property: LayerProperty) {
    guard let index = animations.firstIndex(where: { $0.property == property }) else { return }
    let old = animations.remove(at: index)
    if old.group !== AnimationGroup.current { old.group.lost(self) }
  }

  /// Children are drawn relative to the origin of the bounds, so they move with it.
  final func markChildren(of property: LayerProperty) {
    guard property == .bounds || property == .sublayerTransform else { return }
    for child in children { child.mark(.matrix) }
  }
}
