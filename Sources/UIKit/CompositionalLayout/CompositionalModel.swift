// SPDX-License-Identifier: MIT

import SprungModels

/// The geometry of a compositional layout as a pure value: the sections in sequence, without references to views.
///
/// Internally, the leading edge is on the left, and values are not rounded. Returned frames are mirrored in
/// right-to-left layouts, and their edges are rounded to pixels, so adjacent frames share an edge and equal sizes may
/// differ by a pixel. Rounding does not change sizes in whole pixels, such as those of self-sizing views.
///
/// The frames of cells in an orthogonally scrolling section are those at offset zero. `scrolled` returns their
/// displacement at the current offset.
nonisolated struct CompositionalModel {
  /// The environment of the layout.
  struct Surroundings: Equatable {
    /// The size of the viewport inside the content insets, in points.
    var availableSize = CGSize.zero
    /// The scrolling axis of the layout.
    var axis = ScrollAxis.vertical
    /// Whether all frames are mirrored horizontally.
    var isMirrored = false
    /// The scale in pixels per point.
    var scale: CGFloat = 2
  }

  /// A background view.
  struct Decoration {
    var kind: Int32
    /// The number of preceding elements of the same kind.
    var item: Int
    var insets: NSDirectionalEdgeInsets
    var zIndex: Int
  }

  /// A section with its offset and range.
  struct Section {
    var geometry: SectionGeometry
    var decorations: [Decoration] = []
    /// The kinds of supplementary views that are attached to items and groups.
    var itemKinds: [Int32] = []
    /// The orthogonal scrolling behavior of the section.
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The orthogonal scroll offset of the section, measured from its leading or top edge.
    var offset: CGFloat = 0
  }

  /// The final frame and attributes of an element.
  struct Placement {
    var key: ElementKey
    var frame: CGRect
    var zIndex: Int
  }

  private(set) var surroundings = Surroundings()
  private(set) var sections: [Section] = []
  private var starts: [CGFloat] = [0]
  private var spacing: CGFloat = 0
  private var ring = BoundaryRing([], in: .zero) { _, _ in nil }
  private(set) var outerBoundaries: [PositionedBoundary] = []
  /// The length of the content along the scrolling axis.
  private(set) var length: CGFloat = 0
  /// Whether any section scrolls orthogonally.
  private(set) var scrollsAcross = false

  /// Creates a model without sections.
  init() {}

  /// Creates a model of the given sections in sequence. `ring` contains the boundary items of the entire layout.
  init(_ surroundings: Surroundings, sections: [Section], spacing: CGFloat, ring: BoundaryRing) {
    self.surroundings = surroundings
    self.sections = sections
    self.spacing = spacing
    self.ring = ring
    scrollsAcross = sections.contains { $0.geometry.isOrthogonal }
    stack()
  }

  /// The size of the content.
  var contentSize: CGSize {
    surroundings.axis == .horizontal
      ? CGSize(width: length, height: surroundings.availableSize.height)
      : CGSize(width: surroundings.availableSize.width, height: length)
  }

  private mutating func stack() {
    var position = surroundings.axis == .horizontal ? ring.reservedInsets.leading : ring.reservedInsets.top
    starts.removeAll(keepingCapacity: true)
    for (index, section) in sections.enumerated() {
      if index > 0 { position += spacing }
      starts.append(position)
      position += section.geometry.length
    }
    starts.append(position)
    length = max(
      0, position + (surroundings.axis == .horizontal ? ring.reservedInsets.trailing : ring.reservedInsets.bottom))
    outerBoundaries = ring.positioned(in: contentSize, insets: .zero)
  }

  // MARK: Changes

  /// Records the preferred size of an item's view.
  mutating func setPreferredSize(_ size: CGSize, section: Int, item: Int, in slot: PreferredSizes.Slot) {
    sections[section].geometry.setPreferredSize(size, item: item, in: slot)
    stack()
  }

  /// Replaces the geometry of a section.
  mutating func replace(_ geometry: SectionGeometry, section: Int) {
    sections[section].geometry = geometry
    stack()
  }

  /// Records that the section has scrolled orthogonally.
  mutating func scroll(section: Int, to offset: CGFloat) { sections[section].offset = offset }

  // MARK: Coordinates

  /// Converts a rectangle from the collection view's coordinates so that the leading edge is on the left.
  func unmirrored(_ rect: CGRect) -> CGRect {
    guard surroundings.isMirrored else { return rect }
    return CGRect(x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns the start of a section along the scrolling axis.
  func start(ofSection section: Int) -> CGFloat { starts[section] }

  private func corner(ofSection section: Int) -> CGPoint {
    surroundings.axis == .horizontal ? CGPoint(x: starts[section], y: 0) : CGPoint(x: 0, y: starts[section])
  }

  /// Converts a rectangle in the content to the collection view's coordinates.
  func contentFrame(_ rect: CGRect) -> CGRect {
    let grid = PixelGrid(scale: surroundings.scale)
    let left = surroundings.isMirrored ? contentSize.width - rect.maxX : rect.minX
    let (minX, minY) = (grid.nearest(left), grid.nearest(rect.minY))
    func length(_ length: CGFloat, from start: CGFloat, at place: CGFloat) -> CGFloat {
      grid.isWhole(length) ? grid.nearest(length) : grid.nearest(start + length) - place
    }
    return CGRect(
      x: minX, y: minY, width: length(rect.width, from: left, at: minX),
      height: length(rect.height, from: rect.minY, at: minY))
  }

  func sectionFrame(_ rect: CGRect, section: Int) -> CGRect {
    let corner = corner(ofSection: section)
    return contentFrame(rect.offsetBy(dx: corner.x, dy: corner.y))
  }

  /// Converts the frame of a cell, or of a view attached to an item or group, to the collection view's coordinates.
  func itemFrame(_ rect: CGRect, section: Int) -> CGRect {
    let geometry = sections[section].geometry
    guard geometry.isOrthogonal, surroundings.isMirrored, surroundings.axis == .vertical else {
      return sectionFrame(rect, section: section)
    }
    // The frame is mirrored within the section's scrollable content instead of the layout's content.
    let range = scrollContent(ofSection: section) - geometry.window.width
    return sectionFrame(rect.offsetBy(dx: -range, dy: 0), section: section)
  }

  // MARK: Scrolling across

  /// Returns the viewport of an orthogonally scrolling section, or nil for other sections.
  func window(ofSection section: Int) -> CGRect? {
    guard section >= 0, section < sections.count, sections[section].geometry.isOrthogonal else { return nil }
    return sectionFrame(sections[section].geometry.window, section: section)
  }

  private func windowLength(_ geometry: SectionGeometry) -> CGFloat {
    geometry.window.size[surroundings.axis.other]
  }

  /// Returns the content length of an orthogonally scrolling section, which is at least the length of its viewport.
  func scrollContent(ofSection section: Int) -> CGFloat {
    let geometry = sections[section].geometry
    return max(geometry.scrollLength, windowLength(geometry))
  }

  /// Returns the space before the first and after the last group of a section that centers its groups.
  func scrollInsets(ofSection section: Int) -> (before: CGFloat, after: CGFloat) {
    let geometry = sections[section].geometry
    let count = geometry.stack.groupCount
    guard sections[section].behavior == .groupPagingCentered, count > 0 else { return (0, 0) }
    let first = restingOffset(ofGroup: 0, section: section)
    let last = restingOffset(ofGroup: count - 1, section: section)
    return (max(0, -first), max(0, last + windowLength(geometry) - scrollContent(ofSection: section)))
  }

  /// Returns the scroll offset at which a group is at its resting position. The result is not limited to the section's
  /// range of offsets.
  func restingOffset(ofGroup group: Int, section: Int) -> CGFloat {
    let geometry = sections[section].geometry
    let stack = geometry.stack
    guard sections[section].behavior == .groupPagingCentered else {
      return stack.start(ofGroup: group) - stack.start(ofGroup: 0)
    }
    let frame = geometry.frame(ofGroup: group)
    return surroundings.axis == .horizontal
      ? frame.midY - geometry.window.minY - geometry.window.height / 2
      : frame.midX - geometry.window.minX - geometry.window.width / 2
  }

  /// Returns the group whose resting position is nearest to a scroll offset, or nil if there are no groups.
  func nearestGroup(to offset: CGFloat, section: Int) -> Int? {
    let count = sections[section].geometry.stack.groupCount
    guard count > 0 else { return nil }
    let next = BinarySearch.firstIndex(in: 0..<count) { restingOffset(ofGroup: $0, section: section) >= offset }
    if next == 0 { return 0 }
    if next == count { return count - 1 }
    let before = offset - restingOffset(ofGroup: next - 1, section: section)
    return before < restingOffset(ofGroup: next, section: section) - offset ? next - 1 : next
  }

  /// Returns the range of offsets of an orthogonally scrolling section.
  func scrollRange(ofSection section: Int) -> ClosedRange<CGFloat> {
    let insets = scrollInsets(ofSection: section)
    let end = scrollContent(ofSection: section) - windowLength(sections[section].geometry) + insets.after
    return -insets.before...max(-insets.before, end)
  }

  /// Returns the offset in the section's scroll view, measured from the left.
  func scrollViewOffset(ofSection section: Int) -> CGPoint {
    scrollViewOffset(ofSection: section, at: sections[section].offset)
  }

  /// Converts an orthogonal scroll offset to a content offset of the section's scroll view.
  func scrollViewOffset(ofSection section: Int, at offset: CGFloat) -> CGPoint {
    if surroundings.axis == .horizontal { return CGPoint(x: 0, y: offset) }
    guard surroundings.isMirrored else { return CGPoint(x: offset, y: 0) }
    return CGPoint(
      x: scrollContent(ofSection: section) - sections[section].geometry.window.width - offset, y: 0)
  }

  /// The inverse of `scrollViewOffset(ofSection:)`.
  func offset(ofScrollView point: CGPoint, section: Int) -> CGFloat {
    if surroundings.axis == .horizontal { return point.y }
    guard surroundings.isMirrored else { return point.x }
    return scrollContent(ofSection: section) - sections[section].geometry.window.width - point.x
  }

  /// Returns whether an element moves when its section scrolls orthogonally.
  func isHosted(_ key: ElementKey) -> Bool {
    guard key.section >= 0, key.section < sections.count, sections[key.section].geometry.isOrthogonal else {
      return false
    }
    return key.isCell || sections[key.section].itemKinds.contains(key.kind)
  }

  /// Returns the displacement of an element from its frame that orthogonal scrolling causes.
  func scrolled(_ key: ElementKey) -> CGPoint {
    guard isHosted(key) else { return .zero }
    let offset = scrollViewOffset(ofSection: key.section)
    return CGPoint(x: -offset.x, y: -offset.y)
  }
}
