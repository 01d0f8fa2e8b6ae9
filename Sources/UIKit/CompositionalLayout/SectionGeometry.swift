// SPDX-License-Identifier: MIT

import SprungModels

/// The frames of a section's groups, headers and footers in a compositional layout, in the section's coordinates. The
/// leading edge is on the left, values are not rounded, and the orthogonal scroll offset is not included.
nonisolated struct SectionGeometry {
  /// The description of a section.
  struct Plan {
    var node: LayoutNode
    var solver: GroupSolver
    var count = 0
    /// The available size of the section, which spans the layout perpendicular to its axis.
    var availableSize = CGSize.zero
    /// The scrolling axis of the layout.
    var axis = ScrollAxis.vertical
    /// Whether the section scrolls orthogonally.
    var isOrthogonal = false
    var insets = NSDirectionalEdgeInsets.zero
    /// The insets of headers and footers perpendicular to the scrolling axis.
    var boundaryInsets = NSDirectionalEdgeInsets.zero
    var spacing: CGFloat = 0
    /// The space in points above the section, including its headers.
    var topPadding: CGFloat = 0
    var boundaries: [LayoutBoundary] = []
  }

  private let plan: Plan
  private(set) var stack: GroupStack
  /// The preferred sizes of headers and footers, by kind and item.
  private var preferredBoundaries: [ElementKey: CGSize]

  /// The length along the layout's axis.
  private(set) var length: CGFloat = 0
  private(set) var boundaries: [PositionedBoundary] = []
  /// The start of the groups. In an orthogonally scrolling section, this is the position at offset zero.
  private(set) var origin = CGPoint.zero
  /// The available length perpendicular to the direction in which groups are stacked.
  private var thickness: CGFloat = 0
  /// The viewport of an orthogonally scrolling section, and the length of its content.
  private(set) var window = CGRect.zero
  private(set) var scrollLength: CGFloat = 0
  private let ring: BoundaryRing

  init(_ plan: Plan, preferredBoundaries: [ElementKey: CGSize]) {
    self.plan = plan
    self.preferredBoundaries = preferredBoundaries
    let sides = plan.boundaryInsets
    let forBoundaries = CGSize(
      width: max(0, plan.availableSize.width - sides.leading - sides.trailing),
      height: max(0, plan.availableSize.height - sides.top - sides.bottom))
    ring = BoundaryRing(plan.boundaries, in: forBoundaries) { kind, item in
      preferredBoundaries[ElementKey(kind: kind, section: 0, item: item)]
    }
    var inner = CGSize(
      width: max(0, plan.availableSize.width - plan.insets.leading - plan.insets.trailing),
      height: max(0, plan.availableSize.height - plan.insets.top - plan.insets.bottom))
    // Views at the edges extend the section along the scrolling axis, and reduce the space for groups perpendicular to
    // that axis.
    if plan.axis == .horizontal {
      inner.height = max(0, inner.height - ring.reservedInsets.top - ring.reservedInsets.bottom)
    } else {
      inner.width = max(0, inner.width - ring.reservedInsets.leading - ring.reservedInsets.trailing)
    }
    let stackAxis = plan.isOrthogonal ? plan.axis.other : plan.axis
    stack = GroupStack(
      node: plan.node, solver: plan.solver, availableSize: inner, spacing: plan.spacing,
      axis: stackAxis, count: plan.count)
    thickness = inner[stackAxis.other]
    settle()
  }

  /// Whether views determine any sizes.
  var hasEstimates: Bool { plan.node.hasEstimates }
  /// Whether the section scrolls orthogonally.
  var isOrthogonal: Bool { plan.isOrthogonal }
  /// The available size of the section.
  var availableSize: CGSize { plan.availableSize }
  /// The size of the section.
  var size: CGSize {
    plan.axis == .horizontal
      ? CGSize(width: length, height: plan.availableSize.height)
      : CGSize(width: plan.availableSize.width, height: length)
  }

  /// Records the preferred size of an item's view.
  mutating func setPreferredSize(_ size: CGSize, item: Int, in slot: PreferredSizes.Slot) {
    stack.setPreferredSize(size, item: item, in: slot)
    settle()
  }

  /// Updates the values that depend on the length of the groups.
  private mutating func settle() {
    let insets = plan.insets
    let taken = ring.reservedInsets
    if plan.isOrthogonal { thickness = stack.thickness }
    let content = plan.isOrthogonal ? thickness : stack.length
    origin = CGPoint(x: taken.leading + insets.leading, y: plan.topPadding + taken.top + insets.top)
    if plan.axis == .horizontal {
      length = origin.x + content + insets.trailing + taken.trailing
      window = CGRect(
        x: origin.x, y: taken.top, width: content, height: max(0, plan.availableSize.height - taken.top - taken.bottom))
      scrollLength = insets.top + stack.length + insets.bottom
    } else {
      length = origin.y + content + insets.bottom + taken.bottom
      window = CGRect(
        x: taken.leading, y: origin.y, width: max(0, plan.availableSize.width - taken.leading - taken.trailing),
        height: content)
      scrollLength = insets.leading + stack.length + insets.trailing
    }
    var sides = plan.boundaryInsets
    // Headers and footers are not inset along the scrolling axis.
    if plan.axis == .horizontal {
      sides.leading = 0
      sides.trailing = 0
    } else {
      sides.top = 0
      sides.bottom = 0
    }
    boundaries = ring.positioned(in: size, insets: sides, sidesAreHorizontal: plan.axis == .horizontal)
    guard plan.topPadding > 0 else { return }
    for index in boundaries.indices where boundaries[index].boundary.side == .top {
      boundaries[index].frame.origin.y += plan.topPadding
    }
  }

  /// Returns the frame of a group.
  func frame(ofGroup number: Int) -> CGRect {
    let group = stack.group(number)
    let along = stack.start(ofGroup: number)
    let across = stack.crossStart(of: group, in: thickness)
    let corner =
      stack.axis == .horizontal
      ? CGPoint(x: origin.x + along, y: origin.y + across) : CGPoint(x: origin.x + across, y: origin.y + along)
    return CGRect(origin: corner, size: group.size)
  }

  /// Calls a closure with each group that may intersect the given rectangle, the group's first item and its origin.
  func forEachGroup(in rect: CGRect, _ body: (SolvedGroup, Int, CGPoint) -> Void) {
    let range =
      stack.axis == .horizontal
      ? stack.groups(from: rect.minX - origin.x, to: rect.maxX - origin.x)
      : stack.groups(from: rect.minY - origin.y, to: rect.maxY - origin.y)
    for number in range {
      body(stack.group(number), stack.firstItem(ofGroup: number), frame(ofGroup: number).origin)
    }
  }

  /// Returns the cell of an item, or nil if the item does not exist.
  func leaf(ofItem item: Int) -> SolvedGroup.Leaf? {
    guard item >= 0, item < stack.count else { return nil }
    let number = stack.group(ofItem: item)
    let first = stack.firstItem(ofGroup: number)
    let group = stack.group(number)
    let index = BinarySearch.firstIndex(in: 0..<group.leaves.count) { group.leaves[$0].item >= item - first }
    guard index < group.leaves.count, group.leaves[index].item == item - first else { return nil }
    var leaf = group.leaves[index]
    let corner = frame(ofGroup: number).origin
    leaf.frame = leaf.frame.offsetBy(dx: corner.x, dy: corner.y)
    return leaf
  }

  /// Returns a supplementary view attached to an item or group, or nil if the view does not exist.
  func view(kind: Int32, item: Int) -> SolvedGroup.View? {
    guard item >= 0, item < stack.count else { return nil }
    let number = stack.group(ofItem: item)
    let first = stack.firstItem(ofGroup: number)
    guard var view = stack.group(number).views.first(where: { $0.kind == kind && $0.item == item - first }) else {
      return nil
    }
    let corner = frame(ofGroup: number).origin
    view.frame = view.frame.offsetBy(dx: corner.x, dy: corner.y)
    return view
  }

  /// Returns the frame of a header or footer pinned to the section's visible range along the layout's axis.
  func pinned(_ placed: PositionedBoundary, visible: (lower: CGFloat, upper: CGFloat)) -> CGRect {
    var frame = placed.frame
    guard placed.boundary.pins else { return frame }
    let side = placed.boundary.side
    if plan.axis == .horizontal {
      if side == .leading {
        frame.origin.x = max(frame.minX, min(visible.lower, length - ring.reservedInsets.trailing - frame.width))
      } else if side == .trailing {
        frame.origin.x = min(frame.minX, max(visible.upper - frame.width, ring.reservedInsets.leading))
      }
    } else if side == .top {
      frame.origin.y = max(frame.minY, min(visible.lower, length - ring.reservedInsets.bottom - frame.height))
    } else if side == .bottom {
      frame.origin.y = min(frame.minY, max(visible.upper - frame.height, ring.reservedInsets.top))
    }
    return frame
  }
}
