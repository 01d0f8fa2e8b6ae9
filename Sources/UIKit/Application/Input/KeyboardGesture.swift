// SPDX-License-Identifier: MIT

import SprungStage

/// Simulated touches that perform a gesture for the keyboard.
///
/// The touches move at constant speed, in steps at fixed times that do not depend on the frame rate.
final class KeyboardGesture: FrameParticipant {
  /// The gesture of a key.
  enum Kind {
    case stroke(FocusDirection)
    case pinch(isOpening: Bool)
    case rotation(isClockwise: Bool)
  }

  /// The identifier of the first simulated touch. Hosts never use this identifier.
  private static let firstFinger: Int32 = -16

  private let paths: [(from: CGPoint, to: CGPoint)]
  private let middle: CGPoint
  private let angle: CGFloat
  private let start: TimeInterval
  private var step = 0
  /// Whether all touches have ended.
  private(set) var isOver = false

  /// Begins the simulated touches for a recognizer. Strokes begin at `center`, in screen coordinates.
  init(_ kind: Kind, for recognizer: UIGestureRecognizer, at center: CGPoint, time: TimeInterval) {
    middle = center
    start = time
    var angle: CGFloat = 0
    switch kind {
    case .stroke(let direction):
      let swipe = (recognizer as? UISwipeGestureRecognizer)?.numberOfTouchesRequired
      let count = max(1, swipe ?? (recognizer as? UIPanGestureRecognizer)?.minimumNumberOfTouches ?? 1)
      let unit = direction.unit
      let length = UIKitTuning.keyStrokeLength
      paths = (0..<min(count, UIKitTuning.mostKeyFingers)).map { index in
        // Place the touches side by side, perpendicular to the direction.
        let offset = (CGFloat(index) - CGFloat(count - 1) / 2) * UIKitTuning.keyFingerSpacing
        let from = CGPoint(x: center.x + unit.y * offset, y: center.y + unit.x * offset)
        return (from, CGPoint(x: from.x + unit.x * length, y: from.y + unit.y * length))
      }
    case .pinch(let isOpening):
      let reach = Self.reach(of: recognizer)
      let (near, far) = (reach, reach * UIKitTuning.keyPinchRatio)
      let (first, last) = isOpening ? (near, far) : (far, near)
      paths = [-1, 1].map {
        (CGPoint(x: center.x + $0 * first, y: center.y), CGPoint(x: center.x + $0 * last, y: center.y))
      }
    case .rotation(let isClockwise):
      angle = isClockwise ? UIKitTuning.keyTurn : -UIKitTuning.keyTurn
      let reach = Self.reach(of: recognizer)
      paths = [-1, 1].map {
        let point = CGPoint(x: center.x + $0 * reach, y: center.y)
        return (point, point)
      }
    }
    self.angle = angle
    let dispatcher = TouchDispatcher.current
    for index in paths.indices {
      dispatcher.pointerDown(finger(index), type: .direct, at: position(index, 0), time: time)
    }
    FrameScheduler.shared.add(self, phase: .gestures)
  }

  #if hasFeature(Embedded)
    deinit { FrameScheduler.shared.remove(self) }
  #endif

  func frame(at timestamp: TimeInterval) -> Bool {
    let dispatcher = TouchDispatcher.current
    let count = UIKitTuning.keyGestureSteps
    while step <= count {
      let time = start + UIKitTuning.keyGestureDuration * Double(step + 1) / Double(count)
      guard time <= timestamp else { return true }
      step += 1
      let share = CGFloat(min(step, count)) / CGFloat(count)
      for index in paths.indices {
        let point = position(index, share)
        if step <= count {
          dispatcher.pointerMove(finger(index), to: point, time: time)
        } else {
          dispatcher.pointerUp(finger(index), at: point, time: time)
        }
      }
    }
    isOver = true
    return false
  }

  private func finger(_ index: Int) -> Int32 { Self.firstFinger - Int32(index) }

  private func position(_ index: Int, _ share: CGFloat) -> CGPoint {
    let path = paths[index]
    let x = path.from.x + (path.to.x - path.from.x) * share
    let y = path.from.y + (path.to.y - path.from.y) * share
    guard angle != 0 else { return CGPoint(x: x, y: y) }
    let (sine, cosine) = DeterministicMath.sincos(Double(angle * share))
    let (across, along) = (x - middle.x, y - middle.y)
    return CGPoint(x: middle.x + across * cosine - along * sine, y: middle.y + across * sine + along * cosine)
  }

  /// Returns the distance from the center at which the two touches of a gesture begin, which is inside the recognizer's
  /// view.
  private static func reach(of recognizer: UIGestureRecognizer) -> CGFloat {
    let bounds = recognizer.view?.bounds ?? .zero
    return max(4, min(UIKitTuning.keyFingerReach, min(bounds.width, bounds.height) * 0.25))
  }
}

extension FocusDirection {
  /// The unit vector in this direction.
  fileprivate var unit: CGPoint {
    switch self {
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    }
  }
}
