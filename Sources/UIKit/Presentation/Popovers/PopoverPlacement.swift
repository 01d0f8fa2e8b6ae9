// SPDX-License-Identifier: MIT

/// The position of a popover in its container, in points. The popover is next to its source, and the arrow points at
/// the center of the source.
struct PopoverPlacement: Equatable {
  /// The direction of the arrow.
  let direction: UIPopoverArrowDirection
  /// The frame of the popover, including its arrow.
  let frame: CGRect
  /// The distance from the center of the popover's edge to the tip of the arrow.
  let arrowOffset: CGFloat

  /// The frame of the popover without its arrow.
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

  /// Finds the best position for the content in the area. The first direction in which the content fits without being
  /// shifted along the edge of the source is preferred. If there is no such direction, the direction in which the
  /// largest share of the content fits is chosen. If no direction is permitted, all directions are considered.
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

  /// Returns the position for the given direction, the share of the content that fits, and the required shift along the
  /// edge of the source.
  private static func candidate(
    _ content: CGSize, _ source: CGRect, _ area: CGRect, _ direction: UIPopoverArrowDirection, _ canOverlap: Bool
  ) -> (placement: PopoverPlacement, share: CGFloat, shift: CGFloat) {
    let arrow = UIKitTuning.popoverArrowHeight
    let isUpright = direction == .up || direction == .down
    // The distance between the source and the area's edge on the popover's side.
    let free: CGFloat =
      switch direction {
      case .up: area.maxY - source.maxY
      case .down: source.minY - area.minY
      case .left: area.maxX - source.maxX
      default: source.minX - area.minX
      }
    let length = (isUpright ? content.height : content.width) + arrow
    let available = isUpright ? area.height : area.width
    // As recorded on iOS, a popover may cover its source up to the center if there is not enough space.
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
    // The arrow must not overlap the rounded corners.
    let reach = max(0, width / 2 - UIKitTuning.popoverCornerRadius - UIKitTuning.popoverArrowBase / 2)
    let offset = min(max(middle - (start + width / 2), -reach), reach)
    return (
      PopoverPlacement(direction: direction, frame: frame, arrowOffset: offset), share,
      max(0, low + clear - (middle - width / 2), middle + width / 2 - (high - clear))
    )
  }
}

extension UIKitTuning {
  /// The height of a popover's arrow in points (13, as recorded on iOS).
  static let popoverArrowHeight: CGFloat = 13
  /// The width of the arrow's base in points (26).
  static let popoverArrowBase: CGFloat = 26
  /// The corner radius of a popover in points (13).
  static let popoverCornerRadius: CGFloat = 13
  /// The minimum distance between a popover and the edges of the window in points (10).
  static let popoverMargin: CGFloat = 10
  /// The additional distance from the edges that is required when the direction of the arrow is chosen, in points (9).
  /// With a margin of 10 points and this distance, the directions match those recorded on iOS.
  static let popoverClearance: CGFloat = 9
  /// The default size in points of a popover without a preferred content size.
  static let popoverSize = CGSize(width: 320, height: 480)
  /// The opacity of a popover's shadow (0.25).
  static let popoverShadowOpacity: Float = 0.25
  /// The radius of a popover's shadow in points (20).
  static let popoverShadowRadius: CGFloat = 20
}
