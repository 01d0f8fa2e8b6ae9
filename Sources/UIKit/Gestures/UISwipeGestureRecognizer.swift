// SPDX-License-Identifier: MIT

/// Recognizes a quick movement of 50 points in a direction within 0.5 s and with less than 50 points to the side.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe, which can be combined.
  nonisolated public struct Direction: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: UInt
    /// Creates directions from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The recognized directions. Default: right.
  open var direction = Direction.right
  /// The number of touches required for the swipe. Default: 1. Smaller values are treated as 1.
  open var numberOfTouchesRequired = 1

  private var start: CGPoint?

  /// Sprung addition: creates a recognizer that calls a closure for every swipe.
  public convenience init(handler: @escaping (UISwipeGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { if let swipe = $0 as? UISwipeGestureRecognizer { handler(swipe) } }
  }

  package override var kindName: String { "swipe" }

  package override var followsDrag: Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let wanted = max(1, numberOfTouchesRequired)
    let live = liveTouches
    if live.count > wanted {
      state = .failed
      return
    }
    if deadline == nil { deadline = event.timestamp + UIKitTuning.swipeDuration }
    if live.count == wanted { start = UITouch.centroid(live) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, request == nil, let start, let here = UITouch.centroid(liveTouches) else { return }
    let offset = CGPoint(x: here.x - start.x, y: here.y - start.y)
    var isPossible = false
    for (one, along, aside) in [
      (Direction.right, offset.x, offset.y), (.left, -offset.x, offset.y), (.down, offset.y, offset.x),
      (.up, -offset.y, offset.x),
    ] where direction.contains(one) {
      guard abs(aside) <= UIKitTuning.swipeSideways, along > -UIKitTuning.swipeSideways else { continue }
      isPossible = true
      if along >= UIKitTuning.swipeDistance {
        state = .ended
        return
      }
    }
    if !isPossible { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, request == nil { state = .failed }
  }

  open override func reset() { start = nil }

  override func deadlinePassed(at time: TimeInterval) { state = .failed }

  override var locatedTouches: [UITouch] { state == .ended ? sequence : liveTouches }
}
