// SPDX-License-Identifier: MIT

import SprungModels

/// A transition from a layer's old image, which is a copy of the layer, to its new content.
nonisolated final class LayerTransition: TimedAnimation {
  /// The kinds of transitions.
  enum Kind {
    /// The old image, in front, fades out.
    case dissolve
    /// The old image and the new content rotate about an axis through the center. The old image is visible in the first
    /// half of the transition, and the new content in the second.
    case flip(x: CGFloat, y: CGFloat)
    /// The new content slides in from an edge, the old image slides out, or both move.
    case slide(from: CGVector, movesOld: Bool, movesNew: Bool)
  }

  let key: String?
  /// Whether the layer's view ignores touches during the transition.
  @exclusivity(unchecked) var blocksTouches = false
  private let layer: CALayer
  /// The old image.
  private let picture: CALayer
  private let kind: Kind
  private let clock: MediaTiming
  private let timing: AnimationTiming
  private let range: ClosedRange<CGFloat>
  private let completion: (Bool) -> Void
  @exclusivity(unchecked) private(set) var isOver = false

  init(
    of layer: CALayer, kind: Kind, clock: MediaTiming, timing: AnimationTiming, range: ClosedRange<CGFloat> = 0...1,
    key: String? = nil, completion: @escaping (Bool) -> Void
  ) {
    self.layer = layer
    // A root layer cannot have siblings, so the old image becomes its sublayer and can only fade.
    self.kind = layer.superlayer == nil ? .dissolve : kind
    self.clock = clock
    self.timing = timing
    self.range = range
    self.key = key
    self.completion = completion
    layer.transition?.finish(false)
    picture = layer.picture()
  }

  /// Inserts the old image beside the layer and starts the transition.
  func start() {
    picture.transition = self
    if let parent = layer.superlayer {
      if case .slide(_, false, true) = kind {
        parent.insertSublayer(picture, below: layer)
      } else {
        parent.insertSublayer(picture, above: layer)
      }
    } else {
      picture.state.transform = CATransform3DIdentity
      picture.state.position = CGPoint(
        x: picture.state.bounds.minX + picture.state.bounds.width * picture.state.anchorPoint.x,
        y: picture.state.bounds.minY + picture.state.bounds.height * picture.state.anchorPoint.y)
      layer.insertSublayer(picture, above: nil)
    }
    layer.transition = self
    show()
    AnimationDriver.shared.add(self, as: .transition)
  }

  /// Advances the transition to a frame's time.
  func advance(to timestamp: TimeInterval, isEnding: Bool) -> Bool {
    guard !isOver else { return false }
    let isApart = picture.superlayer !== layer && picture.superlayer !== layer.superlayer
    if isApart {
      finish(false)
      return false
    }
    show()
    if isEnding || clock.isOver(at: layer.animationTime) { finish(true) }
    return !isOver
  }

  /// This method has no effect, because the layer retains the transition.
  func letGo() {}

  /// Removes the old image and calls the completion handler once.
  func finish(_ finished: Bool) {
    guard !isOver else { return }
    isOver = true
    picture.transition = nil
    picture.removeFromSuperlayer()
    if layer.transition === self { layer.transition = nil }
    layer.mark([.matrix, .opacity])
    completion(finished)
  }

  private func show() {
    layer.mark([.matrix, .opacity])
    picture.mark([.matrix, .opacity])
  }

  /// Applies the transition to the displayed values of the layer or of its old image.
  func contribute(to state: inout LayerState, of shown: CALayer) {
    guard case .at(let elapsed, _) = clock.phase(at: layer.animationTime) else { return }
    let progress = range.lowerBound + (range.upperBound - range.lowerBound) * timing.value(at: elapsed)
    let isOld = shown === picture
    switch kind {
    case .dissolve: if isOld { state.opacity *= Float(1 - progress) }
    case .flip(let x, let y):
      guard isOld == (progress < 0.5) else {
        state.opacity = 0
        return
      }
      rotate(&state, by: .pi * (isOld ? progress : progress - 1), x, y)
    case .slide(let from, let movesOld, let movesNew):
      let share = isOld ? -progress : 1 - progress
      guard isOld ? movesOld : movesNew else { return }
      state.position.x += from.dx * state.bounds.width * share
      state.position.y += from.dy * state.bounds.height * share
    }
  }

  /// Rotates a layer about its center and adds perspective.
  private func rotate(_ state: inout LayerState, by angle: CGFloat, _ x: CGFloat, _ y: CGFloat) {
    let size = state.bounds.size
    let side = max(size.width, size.height)
    guard side > 0 else { return }
    let middleX = size.width * (0.5 - state.anchorPoint.x)
    let middleY = size.height * (0.5 - state.anchorPoint.y)
    var eye = CATransform3DIdentity
    eye.m34 = -1 / (UIKitTuning.flipEyeDistance * side)
    var matrix = CATransform3DConcat(
      CATransform3DMakeTranslation(-middleX, -middleY, 0), CATransform3DMakeRotation(angle, x, y, 0))
    matrix = CATransform3DConcat(matrix, eye)
    matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(middleX, middleY, 0))
    state.transform = CATransform3DConcat(matrix, state.transform)
  }
}

nonisolated extension CALayer {
  /// Returns a copy of the layer and its sublayers as they are currently displayed. The copy has no view and does not
  /// change later.
  final func picture() -> CALayer {
    let copy = CALayer()
    copy.state = presentationState
    copy.drawing = presentationDrawing
    copy.text = text
    copy.image = image
    copy.imageTint = imageTint
    copy.drawn = drawn
    if !hints.parts.isEmpty {
      copy.hints.gravity = hints.gravity
      copy.hints.contentsScale = hints.contentsScale
      copy.hints.parts.match(hints.parts, of: copy)
    }
    copy.stageKind = stageKind
    copy.animatesItself = false
    copy.mask = mask?.picture()
    for child in children where child.transition?.isOver != false || child.view != nil {
      let below = child.picture()
      copy.children.append(below)
      below.parent = copy
    }
    copy.hasChangesBelow = !copy.children.isEmpty || !hints.parts.isEmpty
    return copy
  }
}
