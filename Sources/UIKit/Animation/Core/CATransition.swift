// SPDX-License-Identifier: MIT

/// The style of a transition between two states of a layer's content.
nonisolated public enum CATransitionType: UInt8, Sendable {
  /// The old content fades out.
  case fade = 0
  /// The new content slides in over the old content.
  case moveIn = 1
  /// The new content pushes the old content away.
  case push = 2
  /// The old content slides away and reveals the new content.
  case reveal = 3
}

/// The side from which the content of a transition enters.
nonisolated public enum CATransitionSubtype: UInt8, Sendable {
  /// The right side.
  case fromRight = 0
  /// The left side.
  case fromLeft = 1
  /// The top.
  case fromTop = 2
  /// The bottom.
  case fromBottom = 3
}

/// An animation from the content that a layer displays when the animation is added, to the content after subsequent
/// changes.
///
/// A layer has at most one transition. Differs from Apple: transitions in a group have no effect.
nonisolated open class CATransition: CAAnimation {
  /// The style of the transition. Default: fade.
  open var type = CATransitionType.fade
  /// The side from which the content enters. Fades ignore it. Default: nil, for the left side.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition starts, 0...1. Default: 0.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, 0...1. Default: 1.
  open var endProgress: Float = 1

  package override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    if let copy = copy as? CATransition {
      copy.type = type
      copy.subtype = subtype
      copy.startProgress = startProgress
      copy.endProgress = endProgress
    }
    return copy
  }

  /// The motion of the old and new content.
  final var kind: LayerTransition.Kind {
    let edge: CGVector =
      switch subtype ?? .fromLeft {
      case .fromRight: CGVector(dx: 1, dy: 0)
      case .fromLeft: CGVector(dx: -1, dy: 0)
      case .fromTop: CGVector(dx: 0, dy: -1)
      case .fromBottom: CGVector(dx: 0, dy: 1)
      }
    return switch type {
    case .fade: .dissolve
    case .moveIn: .slide(from: edge, movesOld: false, movesNew: true)
    case .push: .slide(from: edge, movesOld: true, movesNew: true)
    case .reveal: .slide(from: edge, movesOld: true, movesNew: false)
    }
  }
}

/// The key under which a layer stores its transition.
nonisolated public var kCATransition: String { "transition" }

nonisolated extension CALayer {
  /// Starts a transition from the currently displayed content of the layer.
  final func begin(_ transition: CATransition, forKey key: String?) {
    let scope = CATransaction.scopeOfNewAnimations
    if transition.beginTime == 0 || !transition.beginTime.isFinite { transition.beginTime = animationTime }
    let low = transition.startProgress >= 0 ? min(1, CGFloat(transition.startProgress)) : 0
    let high = transition.endProgress >= 0 ? min(1, CGFloat(transition.endProgress)) : 1
    scope?.gained()
    let made = LayerTransition(
      of: self, kind: transition.kind, clock: transition.mediaTiming(duration: CATransaction.durationOrDefault),
      timing: .curve(transition.timingFunction?.curve ?? .linear), range: low...max(low, high), key: key
    ) { finished in
      if let delegate = transition.delegate {
        MainThread.afterCommit { delegate.animationDidStop(transition, finished: finished) }
      }
      scope?.lost()
    }
    made.start()
    transition.delegate?.animationDidStart(transition)
  }
}
