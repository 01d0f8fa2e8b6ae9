// SPDX-License-Identifier: MIT

/// The pages on one side of the displayed ones.
enum PageSide {
  case before, after
}

/// A change from the displayed pages to others.
struct PageTurn {
  let side: PageSide
  let incoming: [UIViewController]
  /// Whether a person turns; the delegate is notified then.
  let isByPerson: Bool
  let completion: ((Bool) -> Void)?
}

/// Where pages are in a scroll view, along its axis.
struct PageGeometry {
  let axis: UIPageViewController.NavigationOrientation
  let isMirrored: Bool
  /// The size of the displayed page, without the space between pages.
  let pageSize: CGSize
  let spacing: CGFloat
  let hasBefore: Bool
  let hasAfter: Bool

  /// The distance from one page to the next.
  var length: CGFloat { (axis == .horizontal ? pageSize.width : pageSize.height) + spacing }

  private var count: Int { 1 + (hasBefore ? 1 : 0) + (hasAfter ? 1 : 0) }

  var contentSize: CGSize {
    let along = length * CGFloat(count)
    return axis == .horizontal
      ? CGSize(width: along, height: pageSize.height) : CGSize(width: pageSize.width, height: along)
  }

  /// The index of the displayed page, or of one beside it, in the direction of the axis.
  func index(of side: PageSide?) -> Int {
    let isFirstBefore = !isMirrored || axis == .vertical
    let shown = (isFirstBefore ? hasBefore : hasAfter) ? 1 : 0
    guard let side else { return shown }
    return (side == .after) == isFirstBefore ? shown + 1 : shown - 1
  }

  /// The offset at which a page fills the scroll view.
  func offset(of side: PageSide?) -> CGPoint {
    let along = length * CGFloat(index(of: side))
    return axis == .horizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
  }

  /// The frame of a page in the content.
  func frame(of side: PageSide?) -> CGRect {
    let origin = offset(of: side)
    let shift = spacing / 2
    return CGRect(
      x: origin.x + (axis == .horizontal ? shift : 0), y: origin.y + (axis == .vertical ? shift : 0),
      width: pageSize.width, height: pageSize.height)
  }

  /// The side of an offset, and its distance in pages; nil for the displayed page.
  func side(at offset: CGPoint) -> (side: PageSide, pages: CGFloat)? {
    let shown = self.offset(of: nil)
    let distance = axis == .horizontal ? offset.x - shown.x : offset.y - shown.y
    guard abs(distance) >= 0.25, length > 0 else { return nil }
    let isFirstBefore = !isMirrored || axis == .vertical
    return ((distance > 0) == isFirstBefore ? .after : .before, abs(distance) / length)
  }
}
