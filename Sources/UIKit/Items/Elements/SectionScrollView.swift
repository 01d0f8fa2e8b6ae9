// SPDX-License-Identifier: MIT

/// Scrolls a section of a collection view orthogonally to its layout. The section's cells are subviews of this view.
///
/// A swipe therefore moves a single layer. The layout stores the section's offset, even while the section has no scroll
/// view because it is not on screen.
final class SectionScrollView: UIScrollView {
  /// The index of the section, or -1 if it has been removed or no longer scrolls orthogonally.
  @exclusivity(unchecked) var section: Int
  @exclusivity(unchecked) private var isBeingLaidOut = false

  init(section: Int) {
    self.section = section
    super.init(frame: .zero)
    // Items that a handler enlarges beyond their section must not be clipped.
    clipsToBounds = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) {
    section = -1
    super.init(coder: coder)
  }

  override var itemClient: (any ItemEngineClient)? { (superview as? UIScrollView)?.itemClient }

  /// Applies a frame and a content size. The content offset is also applied, unless a touch or an animation is changing
  /// it.
  func layOut(frame: CGRect, contentSize: CGSize, inset: UIEdgeInsets, offset: CGPoint) {
    isBeingLaidOut = true
    if self.frame != frame { self.frame = frame }
    if contentInset != inset { contentInset = inset }
    if self.contentSize != contentSize { self.contentSize = contentSize }
    if activity == .idle, contentOffset != offset { setExactOffset(offset) }
    isBeingLaidOut = false
    if section >= 0, contentOffset != offset {
      itemClient?.engine.currentLayout.sectionDidScroll(section, to: contentOffset)
    }
  }

  package override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    guard !isBeingLaidOut, section >= 0, bounds.origin != oldBounds.origin else { return }
    itemClient?.engine.currentLayout.sectionDidScroll(section, to: bounds.origin)
  }

  package override var settlesWhenCaught: Bool { true }

  package override func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard section >= 0, let layout = itemClient?.engine.currentLayout else { return proposed }
    return layout.sectionTarget(
      section, proposed: proposed, start: drag.start, current: contentOffset, velocity: velocity)
  }

  /// The section's elements, from back to front.
  var elementViews: [any ItemView] {
    var views: [any ItemView] = []
    for view in subviews { if let view = view.itemView { views.append(view) } }
    return views
  }
}
