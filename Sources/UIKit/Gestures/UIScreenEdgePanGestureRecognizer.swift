// SPDX-License-Identifier: MIT

/// Recognizes a drag that starts at an edge of the screen and moves inward.
///
/// The first touch must begin within 20 points of one of the `edges`, and move inward at less than 45 degrees from the
/// perpendicular.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture can start. Default: none, in which case no gesture is recognized.
  open var edges: UIRectEdge = []

  private var inward = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, sequence.count == touches.count, let point = UITouch.centroid(liveTouches) {
      inward = direction(at: point)
      if inward == .zero {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, request == .began else { return }
    let along = travel.x * inward.x + travel.y * inward.y
    let aside = abs(travel.x * inward.y) + abs(travel.y * inward.x)
    if along <= aside { state = .failed }
  }

  /// Returns the inward direction at the touched edge, or zero if none of the `edges` is touched.
  private func direction(at point: CGPoint) -> CGPoint {
    let screen = UIScreen.main.bounds
    let width = UIKitTuning.screenEdgeWidth
    if edges.contains(.left), point.x - screen.minX <= width { return CGPoint(x: 1, y: 0) }
    if edges.contains(.right), screen.maxX - point.x <= width { return CGPoint(x: -1, y: 0) }
    if edges.contains(.top), point.y - screen.minY <= width { return CGPoint(x: 0, y: 1) }
    if edges.contains(.bottom), screen.maxY - point.y <= width { return CGPoint(x: 0, y: -1) }
    return .zero
  }

  package override var kindName: String { "edge pan" }

  /// Always false, because system gestures at the edge of the screen take precedence even over controls.
  package override var followsDrag: Bool { false }
}
