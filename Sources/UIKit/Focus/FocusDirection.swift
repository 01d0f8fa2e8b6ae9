// SPDX-License-Identifier: MIT

import SprungStage

/// The direction of an arrow key.
nonisolated enum FocusDirection {
  case left
  case right
  case up
  case down

  init?(_ key: KeyCode) {
    switch key {
    case .arrowLeft: self = .left
    case .arrowRight: self = .right
    case .arrowUp: self = .up
    case .arrowDown: self = .down
    default: return nil
    }
  }

  /// Returns the distance between the centers of two rectangles. The component perpendicular to the direction is
  /// doubled. Returns nil if the other rectangle is not in that direction.
  func cost(from origin: CGRect, to target: CGRect) -> CGFloat? {
    let x = target.midX - origin.midX
    let y = target.midY - origin.midY
    var along = y
    var across = x
    switch self {
    case .left: (along, across) = (-x, y)
    case .right: (along, across) = (x, y)
    case .up: along = -y
    case .down: break
    }
    guard along > 1 else { return nil }
    // If the perpendicular distance to an element is more than twice the distance along the direction, the element is
    // in another column or row, unless the rectangles overlap.
    let isBeside =
      self == .left || self == .right
      ? target.minY < origin.maxY && target.maxY > origin.minY : target.minX < origin.maxX && target.maxX > origin.minX
    guard isBeside || across.magnitude <= 2 * along else { return nil }
    return along + 2 * (isBeside ? across.magnitude / 2 : across.magnitude)
  }
}
