import UIKit

/// A view that tells where a finger drags it and how fast it lets go.
final class CardView: UIView {
  /// What the finger does. Places are the window's, speeds points a second.
  enum Touch {
    case began(CGPoint, offset: UIOffset)
    case moved(CGPoint)
    case ended(velocity: CGPoint)
  }

  var onTouch: (Touch) -> Void = { _ in }
  private var places: [(time: TimeInterval, point: CGPoint)] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let inside = touch.location(in: self)
    places = [(touch.timestamp, touch.location(in: nil))]
    onTouch(
      .began(places[0].point, offset: UIOffset(horizontal: inside.x - bounds.midX, vertical: inside.y - bounds.midY)))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    places.append((touch.timestamp, touch.location(in: nil)))
    onTouch(.moved(touch.location(in: nil)))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    // The last tenth of a second tells the speed, so that a finger that rests before it lifts throws nothing.
    let recent = places.filter { touch.timestamp - $0.time < 0.1 }
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
