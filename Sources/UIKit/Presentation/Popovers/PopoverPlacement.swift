// SPDX-License-Identifier: MIT

/// The position of a popover in points of its container: beside its source, with an arrow that points at the middle of the source.
struct PopoverPlacement: Equatable {
  /// The direction of the arrow.
  let direction: UIPopoverArrowDirection
  /// The popover with its arrow.
  let frame: CGRect
  /// The distance of the arrow's tip from the middle of the popover's edge.
  let arrowOffset: CGFloat

  /// The popover without its arrow.
  var contentFrame: CGRect {
    let arrow = UIKitTuning.popoverArrowHeight
    switch direction {
    case .up: return frame.inset(by: UIEdgeInsets(top: arrow, left: 0, bottom: 0, right: 0))
    case .down: return frame.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: arrow, right: 0))
    case .left: return frame.inset(by: UIEdgeInsets(top: 0, left: arrow, bottom: 0, right: 0))
    case .right: return frame.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrow))
    default: return frame
    }
  }

  /// Finds the best position of a content in an area: the first direction in which it fits without being moved along the source, or else
  /// the one with the largest part of the content. If no direction is permitted, all are.
  static func find(
    content: CGSize, source: CGRect, area: CGRect, permitted: UIPopoverArrowDirection, canOverlap: Bool = false
  ) -> PopoverPlacement {
    let wanted = permitted.intersection(.any)
    let directions = [UIPopoverArrowDirection.up, .down, .left, .right].filter { wanted.isEmpty || wanted.contains($0) }
    var best: (placement: PopoverPlacement, share: CGFloat, shift: CGFloat)?
    for direction in directions {
      let found = candidate(content, source, area, direction, canOverlap)
      if let best, found.share < best.share || found.share == best.share && found.shift >= best.shift { continue }
      best = found
    }
    guard let best else { return candidate(content, source, area, .up, canOverlap).placement }
    return best.placement
  }

  /// The position in one direction, the share of the content that fits there, and the distance that it had to be moved along the source.
  private static func candidate(
    _ content: CGSize, _ source: CGRect, _ area: CGRect, _ direction: UIPopoverArrowDirection, _ canOverlap: Bool
  ) -> (placement: PopoverPlacement, share: CGFloat, shift: CGFloat) {
    let arrow = UIKitTuning.popoverArrowHeight
    let isUpright = direction == .up || direction == .down
    // The space between the source and the edge of the area to which the popover extends.
    let free: CGFloat =
      switch direction {
      case .up: area.maxY - source.maxY
      case .down: source.minY - area.minY
      case .left: area.maxX - source.maxX
      default: source.minX - area.minX
      }
    let length = (isUpright ? content.height : content.width) + arrow
    let available = isUpright ? area.height : area.width
    // A popover with too little space reaches to the middle of its source, as recorded.
    let half = (isUpright ? source.height : source.width) / 2
    let shown = min(length, max(canOverlap ? available : min(free + half, available), arrow))
    let share = length > 0 ? min(length, max(canOverlap ? available : free, arrow)) / length : 1
    let width = min(isUpright ? content.width : content.height, isUpright ? area.width : area.height)
    let middle = isUpright ? source.midX : source.midY
    let (low, high) = isUpright ? (area.minX, area.maxX) : (area.minY, area.maxY)
    let start = min(max(middle - width / 2, low), max(low, high - width))
    let frame: CGRect =
      switch direction {
      case .up: CGRect(x: start, y: min(source.maxY, area.maxY - shown), width: width, height: shown)
      case .down: CGRect(x: start, y: max(source.minY - shown, area.minY), width: width, height: shown)
      case .left: CGRect(x: min(source.maxX, area.maxX - shown), y: start, width: shown, height: width)
      default: CGRect(x: max(source.minX - shown, area.minX), y: start, width: shown, height: width)
      }
    let clear = UIKitTuning.popoverClearance
    // The tip keeps away from the round corners.
    let reach = max(0, width / 2 - UIKitTuning.popoverCornerRadius - UIKitTuning.popoverArrowBase / 2)
    let offset = min(max(middle - (start + width / 2), -reach), reach)
    return (
      PopoverPlacement(direction: direction, frame: frame, arrowOffset: offset), share,
      max(0, low + clear - (middle - width / 2), middle + width / 2 - (high - clear))
    )
  }
}

extension UIKitTuning {
  /// The height of a popover's arrow in points, as recorded (13).
  static let popoverArrowHeight: CGFloat = 13
  /// The base of its arrow in points (26).
  static let popoverArrowBase: CGFloat = 26
  /// The radius of its corners in points (13).
  static let popoverCornerRadius: CGFloat = 13
  /// Points that it keeps from the edges of the window (10).
  static let popoverMargin: CGFloat = 10
  /// Points between these and a popover, as far as that decides about the direction of the arrow (9); 10 and 9 are the margin with which
  /// directions were recorded.
  static let popoverClearance: CGFloat = 9
  /// Its size in points where the controller prefers none.
  static let popoverSize = CGSize(width: 320, height: 480)
  /// The opacity of its shadow (0.25).
  static let popoverShadowOpacity: Float = 0.25
  /// The radius of its shadow in points (20).
  static let popoverShadowRadius: CGFloat = 20
}
