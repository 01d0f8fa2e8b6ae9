import UIKit

/// A view that reports the positions of a touch that drags it, and the final velocity of the touch.
final class CardView: UIView {
  /// A phase of a drag. Positions are in window coordinates, and velocities are in points per second.
  enum Touch {
    case began(CGPoint, offset: UIOffset)
    case moved(CGPoint)
    case ended(velocity: CGPoint)
  }

  var onTouch: (Touch) -> Void = { _ in }
  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let inside = touch.location(in: self)
    samples = [(touch.timestamp, touch.location(in: nil))]
    onTouch(
      .began(samples[0].point, offset: UIOffset(horizontal: inside.x - bounds.midX, vertical: inside.y - bounds.midY)))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    samples.append((touch.timestamp, touch.location(in: nil)))
    onTouch(.moved(touch.location(in: nil)))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    // Only movement in the last tenth of a second is measured, so that a touch that rests before it ends does not throw
    // the card.
    let recent = samples.filter { touch.timestamp - $0.time < 0.1 }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return onTouch(.ended(velocity: .zero))
    }
    let seconds = CGFloat(last.time - first.time)
    onTouch(
      .ended(
        velocity: CGPoint(x: (last.point.x - first.point.x) / seconds, y: (last.point.y - first.point.y) / seconds)))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouch(.ended(velocity: .zero))
  }
}
