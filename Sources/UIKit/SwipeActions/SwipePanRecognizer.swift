// SPDX-License-Identifier: MIT

/// Recognizes a swipe across a row. The gesture begins only if the movement is mostly horizontal and the row has
/// actions on the side that it uncovers.
final class SwipePanRecognizer: UIPanGestureRecognizer {
  @WeakReference var reveal: SwipeReveal?

  init() {
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }

  override func effectiveTravel(_ travel: CGPoint) -> CGPoint {
    travel.x.magnitude > travel.y.magnitude ? CGPoint(x: travel.x, y: 0) : .zero
  }

  override func allowsBeginning() -> Bool {
    guard let reveal, let view else { return false }
    let point = location(in: view)
    return reveal.begin(at: CGPoint(x: point.x - travel.x, y: point.y - travel.y), translation: travel.x)
  }

  override func willReport(_ state: State) {
    guard let reveal else { return }
    switch state {
    case .began, .changed: reveal.follow(translation(in: view).x)
    case .ended: reveal.end(velocity: velocity(in: view).x)
    case .cancelled, .failed: reveal.end(velocity: 0)
    default: break
    }
  }

  package override var kindName: String { "swipe pan" }
}
