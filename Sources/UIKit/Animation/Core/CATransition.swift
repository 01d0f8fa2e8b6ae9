// SPDX-License-Identifier: MIT

/// How one picture of a layer gives way to the next.
nonisolated public enum CATransitionType: UInt8, Sendable {
  /// The old one fades.
  case fade = 0
  /// The new one slides over the old one.
  case moveIn = 1
  /// The new one pushes the old one away.
  case push = 2
  /// The old one slides away from the new one.
  case reveal = 3
}

/// The side that a transition comes from.
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

/// An animation from what a layer shows when it is added to what it shows after the changes that follow.
///
/// A layer has one transition at a time. Differs from Apple: transitions inside a group show nothing.
nonisolated open class CATransition: CAAnimation {
  /// How. Default: fade.
  open var type = CATransitionType.fade
  /// From where, for all but a fade. Default: nil, from the left.
  open var subtype: CATransitionSubtype?
  /// The part of the way, 0...1, at which it begins. Default: 0.
  open var startProgress: Float = 0
  /// The part of the way, 0...1, at which it ends. Default: 1.
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

  /// The way of the pictures.
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

/// The key under which a layer keeps its transition.
nonisolated public var kCATransition: String { "transition" }

nonisolated extension CALayer {
  /// Begins a transition from what the layer shows now.
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
