// SPDX-License-Identifier: MIT

import UIKit

/// The point by which a pan drags an item: it begins at the pan's location and moves with the pan's translation.
///
/// The location of a pan is the center of its fingers, which jumps when a finger is added or lifted; this point does
/// not.
public struct DragPoint {
  private let origin: CGPoint

  /// Begins at the location that a pan has in a view. Made when the pan begins.
  public init(_ pan: UIPanGestureRecognizer, in view: UIView) {
    let location = pan.location(in: view)
    let translation = pan.translation(in: view)
    origin = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
  }

  /// Where the pan has dragged the point to, in the same view.
  public func location(of pan: UIPanGestureRecognizer, in view: UIView) -> CGPoint {
    let translation = pan.translation(in: view)
    return CGPoint(x: origin.x + translation.x, y: origin.y + translation.y)
  }
}
