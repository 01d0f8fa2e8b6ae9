// SPDX-License-Identifier: MIT

import UIKit

/// The point at which a pan gesture drags an item. The point starts at the gesture's location and moves with the
/// gesture's translation.
///
/// The location of a pan gesture is the center of its touches, which jumps when a touch is added or lifted. The drag
/// point does not jump.
public struct DragPoint {
  private let origin: CGPoint

  /// Creates a drag point at the location of a pan gesture in a view. Call this initializer when the gesture begins.
  public init(_ pan: UIPanGestureRecognizer, in view: UIView) {
    let location = pan.location(in: view)
    let translation = pan.translation(in: view)
    origin = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
  }

  /// Returns the current location of the point in the same view.
  public func location(of pan: UIPanGestureRecognizer, in view: UIView) -> CGPoint {
    let translation = pan.translation(in: view)
    return CGPoint(x: origin.x + translation.x, y: origin.y + translation.y)
  }
}
