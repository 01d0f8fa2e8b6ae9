// SPDX-License-Identifier: MIT

import SprungModels

/// The geometry of a compositional layout as a pure value: all sections one after another, without views.
///
/// Inside, leading is left and nothing is rounded. Frames that are returned are mirrored in right-to-left layouts, and
/// their edges are rounded to pixels; so neighbors share an edge, and sizes may differ by a pixel. Sizes that are whole
/// pixels already, such as those of self-sizing views, are not changed.
///
/// A section that scrolls orthogonally has its cells where they would be at offset zero. `scrolled` is the offset by
/// which they are moved.
nonisolated struct CompositionalModel {
  /// The environment of the layout.
  struct Surroundings: Equatable {
    /// The viewport without content insets, in points.
    var availableSize = CGSize.zero
    /// True if the content scrolls sideways.
    var axis = ScrollAxis.vertical
    /// True if everything is mirrored left to right.
    var isMirrored = false
    /// Pixels a point.
    var scale: CGFloat = 2
  }

  /// A background.
  struct Decoration {
    var kind: Int32
    /// The number of elements of the same kind before it.
    var item: Int
    var insets: NSDirectionalEdgeInsets
    var zIndex: Int
  }

  /// A section with its offset and range.
  struct Section {
    var geometry: SectionGeometry
    var decorations: [Decoration] = []
    /// The kinds of supplementary views that are tied to items and groups.
    var itemKinds: [Int32] = []
    /// How the section scrolls across.
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// How far the section has scrolled across, from its leading or top end.
    var offset: CGFloat = 0
  }

  /// The frame and attributes of an element, ready to be shown.
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
  /// The length of everything along the scrolling axis.
  private(set) var length: CGFloat = 0
  /// True if some section scrolls across.
  private(set) var scrollsAcross = false

  /// A model without sections.
  init() {}

  /// Stacks sections one after another; `ring` contains the boundary items around all of them.
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

  /// The section has scrolled across.
  mutating func scroll(section: Int, to offset: CGFloat) { sections[section].offset = offset }

  // MARK: Coordinates

  /// A rectangle that comes from outside, with leading at the left.
  func unmirrored(_ rect: CGRect) -> CGRect {
    guard surroundings.isMirrored else { return rect }
    return CGRect(x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Where a section begins along the scrolling axis.
  func start(ofSection section: Int) -> CGFloat { starts[section] }

  private func corner(ofSection section: Int) -> CGPoint {
    surroundings.axis == .horizontal ? CGPoint(x: starts[section], y: 0) : CGPoint(x: 0, y: starts[section])
  }

  /// A rectangle of the content in the coordinates of the collection view.
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

  /// A cell, or a supplementary view attached to one, in the coordinates of the collection view.
  func itemFrame(_ rect: CGRect, section: Int) -> CGRect {
    let geometry = sections[section].geometry
    guard geometry.isOrthogonal, surroundings.isMirrored, surroundings.axis == .vertical else {
      return sectionFrame(rect, section: section)
    }
    // Mirrored in its own content instead of the whole one.
    let range = scrollContent(ofSection: section) - geometry.window.width
    return sectionFrame(rect.offsetBy(dx: -range, dy: 0), section: section)
  }

  // MARK: Scrolling across

  /// The viewport of a section that scrolls orthogonally; nil for another one.
  func window(ofSection section: Int) -> CGRect? {
    guard section >= 0, section < sections.count, sections[section].geometry.isOrthogonal else { return nil }
    return sectionFrame(sections[section].geometry.window, section: section)
  }

  private func windowLength(_ geometry: SectionGeometry) -> CGFloat {
    geometry.window.size[surroundings.axis.other]
  }

  /// The content length of an orthogonally scrolling section, at least that of its viewport.
  func scrollContent(ofSection section: Int) -> CGFloat {
    let geometry = sections[section].geometry
    return max(geometry.scrollLength, windowLength(geometry))
  }

  /// The space before the first and after the last group of a section that holds its groups in the middle.
  func scrollInsets(ofSection section: Int) -> (before: CGFloat, after: CGFloat) {
    let geometry = sections[section].geometry
    let count = geometry.stack.groupCount
    guard sections[section].behavior == .groupPagingCentered, count > 0 else { return (0, 0) }
    let first = restingOffset(ofGroup: 0, section: section)
    let last = restingOffset(ofGroup: count - 1, section: section)
    return (max(0, -first), max(0, last + windowLength(geometry) - scrollContent(ofSection: section)))
  }

  /// How far the section has scrolled when a group is where groups come to rest, leaving its ends out of account.
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

  /// The group that is nearest to where groups come to rest when the section has scrolled so far; nil if there is none.
  func nearestGroup(to offset: CGFloat, section: Int) -> Int? {
    let count = sections[section].geometry.stack.groupCount
    guard count > 0 else { return nil }
    let next = BinarySearch.firstIndex(in: 0..<count) { restingOffset(ofGroup: $0, section: section) >= offset }
    if next == 0 { return 0 }
    if next == count { return count - 1 }
    let before = offset - restingOffset(ofGroup: next - 1, section: section)
    return before < restingOffset(ofGroup: next, section: section) - offset ? next - 1 : next
  }

  /// The smallest and largest offsets of a section that scrolls across.
  func scrollRange(ofSection section: Int) -> ClosedRange<CGFloat> {
    let insets = scrollInsets(ofSection: section)
    let end = scrollContent(ofSection: section) - windowLength(sections[section].geometry) + insets.after
    return -insets.before...max(-insets.before, end)
  }

  /// The offset as a scroll view has it, which counts from the left.
  func scrollViewOffset(ofSection section: Int) -> CGPoint {
    scrollViewOffset(ofSection: section, at: sections[section].offset)
  }

  /// Any offset as a scroll view has it.
  func scrollViewOffset(ofSection section: Int, at offset: CGFloat) -> CGPoint {
    if surroundings.axis == .horizontal { return CGPoint(x: 0, y: offset) }
    guard surroundings.isMirrored else { return CGPoint(x: offset, y: 0) }
    return CGPoint(
      x: scrollContent(ofSection: section) - sections[section].geometry.window.width - offset, y: 0)
  }

  /// The reverse of `scrollViewOffset(ofSection:)`.
  func offset(ofScrollView point: CGPoint, section: Int) -> CGFloat {
    if surroundings.axis == .horizontal { return point.y }
    guard surroundings.isMirrored else { return point.x }
    return scrollContent(ofSection: section) - sections[section].geometry.window.width - point.x
  }

  /// True if an element moves when its section scrolls across.
  func isHosted(_ key: ElementKey) -> Bool {
    guard key.section >= 0, key.section < sections.count, sections[key.section].geometry.isOrthogonal else {
      return false
    }
    return key.isCell || sections[key.section].itemKinds.contains(key.kind)
  }

  /// How far an element is moved from its frame because its section has scrolled across.
  func scrolled(_ key: ElementKey) -> CGPoint {
    guard isHosted(key) else { return .zero }
    let offset = scrollViewOffset(ofSection: key.section)
    return CGPoint(x: -offset.x, y: -offset.y)
  }
}
