// SPDX-License-Identifier: MIT

/// The position of adjacent pages relative to the displayed pages.
enum PageSide {
  case before, after
}

/// A change from the displayed pages to other pages.
struct PageTurn {
  let side: PageSide
  let incoming: [UIViewController]
  /// Whether the user turns the page. The delegate is notified only of changes by the user.
  let isByPerson: Bool
  let completion: ((Bool) -> Void)?
}

/// The geometry of the pages in the scroll view.
struct PageGeometry {
  let axis: UIPageViewController.NavigationOrientation
  let isMirrored: Bool
  /// The size of a displayed page without the spacing between pages.
  let pageSize: CGSize
  let spacing: CGFloat
  let hasBefore: Bool
  let hasAfter: Bool

  /// The distance between the origins of adjacent pages.
  var length: CGFloat { (axis == .horizontal ? pageSize.width : pageSize.height) + spacing }

  private var count: Int { 1 + (hasBefore ? 1 : 0) + (hasAfter ? 1 : 0) }

  var contentSize: CGSize {
    let along = length * CGFloat(count)
    return axis == .horizontal
      ? CGSize(width: along, height: pageSize.height) : CGSize(width: pageSize.width, height: along)
  }

  /// Returns the index of a page along the axis: the page on the given side or, if nil, the displayed page.
  func index(of side: PageSide?) -> Int {
    let isFirstBefore = !isMirrored || axis == .vertical
    let shown = (isFirstBefore ? hasBefore : hasAfter) ? 1 : 0
    guard let side else { return shown }
    return (side == .after) == isFirstBefore ? shown + 1 : shown - 1
  }

  /// Returns the content offset at which a page fills the scroll view: the page on the given side or, if nil, the
  /// displayed page.
  func offset(of side: PageSide?) -> CGPoint {
    let along = length * CGFloat(index(of: side))
    return axis == .horizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
  }

  /// Returns the frame in content coordinates of the page on the given side or, if nil, of the displayed page.
  func frame(of side: PageSide?) -> CGRect {
    let origin = offset(of: side)
    let shift = spacing / 2
    return CGRect(
      x: origin.x + (axis == .horizontal ? shift : 0), y: origin.y + (axis == .vertical ? shift : 0),
      width: pageSize.width, height: pageSize.height)
  }

  /// Returns the side of the adjacent page that is partly visible at the given offset, and the distance from the
  /// displayed page, in pages. Returns nil if the offset is close to that of the displayed page.
  func side(at offset: CGPoint) -> (side: PageSide, pages: CGFloat)? {
    let shown = self.offset(of: nil)
    let distance = axis == .horizontal ? offset.x - shown.x : offset.y - shown.y
    guard abs(distance) >= 0.25, length > 0 else { return nil }
    let isFirstBefore = !isMirrored || axis == .vertical
    return ((distance > 0) == isFirstBefore ? .after : .before, abs(distance) / length)
  }
}
