// SPDX-License-Identifier: MIT

/// A header, footer or other view at an edge of a section or of the whole layout, as a pure value.
nonisolated struct LayoutBoundary {
  var view: LayoutSupplementary
  var edges: NSDirectionalRectEdge
  var offset: CGPoint
  /// Whether the view reserves its own space.
  var extends: Bool
  /// Whether the view stays on screen with its section.
  var pins: Bool

  /// The edge at which the view reserves space. Top and bottom take precedence. The set is empty for a centered view.
  var side: NSDirectionalRectEdge {
    if edges.contains(.top) { return .top }
    if edges.contains(.bottom) { return .bottom }
    if edges.contains(.leading) { return .leading }
    if edges.contains(.trailing) { return .trailing }
    return []
  }
}

/// A boundary item with its frame in the section's coordinates, in which the leading edge is on the left.
nonisolated struct PositionedBoundary {
  var boundary: LayoutBoundary
  /// The item of the view's index path, which is the number of preceding items of the same kind.
  var item: Int
  var frame: CGRect
}

/// The views at the edges of a container, their sizes, and the space that they reserve.
nonisolated struct BoundaryRing {
  /// The views, the items of their index paths, and their sizes.
  private(set) var views: [(boundary: LayoutBoundary, item: Int, size: CGSize)] = []
  /// The space that the views reserve at each edge.
  private(set) var reservedInsets = NSDirectionalEdgeInsets.zero

  /// Measures the views in a container. `preferredSize` returns the preferred size of the view with the given kind and
  /// item. `numbered` contains the kinds of the views to which item numbers have already been assigned.
  init(
    _ boundaries: [LayoutBoundary], in container: CGSize, numbered: [Int32] = [],
    preferredSize: (Int32, Int) -> CGSize?
  ) {
    var kinds = numbered
    for boundary in boundaries {
      let view = boundary.view
      var item = 0
      for kind in kinds where kind == view.kind { item += 1 }
      kinds.append(view.kind)
      let known = preferredSize(view.kind, item)
      let size = CGSize(
        width: view.width.isEstimated ? known?.width ?? view.width.value : view.width.resolved(in: container),
        height: view.height.isEstimated ? known?.height ?? view.height.value : view.height.resolved(in: container))
      views.append((boundary, item, size))
      guard boundary.extends else { continue }
      switch boundary.side {
      case .top: reservedInsets.top = max(reservedInsets.top, size.height)
      case .bottom: reservedInsets.bottom = max(reservedInsets.bottom, size.height)
      case .leading: reservedInsets.leading = max(reservedInsets.leading, size.width)
      case .trailing: reservedInsets.trailing = max(reservedInsets.trailing, size.width)
      default: break
      }
    }
  }

  /// Places the views along the edges of the given rectangle. At its sides, the views are outside the insets.
  ///
  /// Views in the middle of a side are centered inside the insets. Views that do not reserve space overlap the content
  /// at the edge. If `sidesAreHorizontal` is true, the sides of the rectangle are its top and bottom edges. For a view
  /// along a side, a fractional size is relative to the length of that side.
  func positioned(
    in size: CGSize, insets: NSDirectionalEdgeInsets, sidesAreHorizontal: Bool? = nil
  ) -> [PositionedBoundary] {
    views.map { view in
      var view = view
      let edges = view.boundary.edges
      let width = size.width - insets.leading - insets.trailing
      let height = size.height - insets.top - insets.bottom
      let length = (width: view.boundary.view.width, height: view.boundary.view.height)
      let isAboveOrBelow = view.boundary.side == .top || view.boundary.side == .bottom
      if sidesAreHorizontal == true, isAboveOrBelow, length.width.basis == .fractionalWidth {
        view.size.width = max(0, length.width.value * width)
      } else if sidesAreHorizontal == false, !isAboveOrBelow, length.height.basis == .fractionalHeight {
        view.size.height = max(0, length.height.value * height)
      }
      var x = insets.leading + (width - view.size.width) / 2
      if edges.contains(.leading) { x = insets.leading }
      if edges.contains(.trailing) { x = size.width - insets.trailing - view.size.width }
      var y = insets.top + (height - view.size.height) / 2
      if edges.contains(.top) { y = insets.top }
      if edges.contains(.bottom) { y = size.height - insets.bottom - view.size.height }
      let frame = CGRect(
        x: x + view.boundary.offset.x, y: y + view.boundary.offset.y, width: view.size.width, height: view.size.height)
      let own = view.boundary.view
      return PositionedBoundary(
        boundary: view.boundary, item: view.item,
        frame: frame.inset(own.insets, ignoringWidth: own.width.isEstimated, ignoringHeight: own.height.isEstimated))
    }
  }
}
