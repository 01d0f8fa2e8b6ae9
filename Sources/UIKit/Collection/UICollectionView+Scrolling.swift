// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// What `scrollToItem` does in its transaction: callbacks for the layout and the offset may remove the item, so they wait.
  final func bringItem(at indexPath: IndexPath, to scrollPosition: ScrollPosition, animated: Bool) {
    prepareLayout()
    let indexPath = shownPath(indexPath)
    guard itemExists(indexPath) else {
      Diagnostics.report(
        "itemOutOfRange",
        "scrollToItem was called for item \(indexPath.section)-\(indexPath.item), which does not exist; nothing scrolls."
      )
      return
    }
    let vertical = scrollPosition.intersection([.top, .centeredVertically, .bottom])
    let horizontal = scrollPosition.intersection([.left, .centeredHorizontally, .right])
    guard isSingle(vertical), isSingle(horizontal) else {
      Diagnostics.report(
        "scrollPosition",
        "scrollToItem was called with more than one place for one axis; name at most one of top, centeredVertically and "
          + "bottom, and one of left, centeredHorizontally and right.")
      return
    }
    guard let attributes = collectionViewLayout.layoutAttributesForItem(at: indexPath) else { return }
    let frame = collectionViewLayout.frame(scrollingAcrossTo: attributes, at: scrollPosition, animated: animated)
    setContentOffset(targetOffset(of: frame, at: scrollPosition, contentSize: contentSize), animated: animated)
    aim(at: indexPath, scrollPosition)
  }

  final func isSingle(_ position: ScrollPosition) -> Bool {
    position.rawValue & (position.rawValue &- 1) == 0 || position.isEmpty
  }

  /// The offset of one axis; `places` are start, middle and end.
  final func offset(
    _ position: ScrollPosition, _ places: [ScrollPosition], start: CGFloat, length: CGFloat, offset: CGFloat,
    viewport: CGFloat, _ insetStart: CGFloat, _ insetEnd: CGFloat
  ) -> CGFloat {
    let free = viewport - insetStart - insetEnd
    let atStart = start - insetStart
    let atEnd = start + length - insetStart - free
    if position == places[0] { return atStart }
    if position == places[1] { return start + length / 2 - insetStart - free / 2 }
    if position == places[2] { return atEnd }
    if length > free { return atStart }
    return min(max(offset, atEnd), atStart)
  }

  /// The nearest offset at which content of a size does not leave its edges.
  final func legalOffset(_ offset: CGPoint, contentSize: CGSize) -> CGPoint {
    let inset = adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    let most = CGPoint(
      x: max(least.x, contentSize.width + inset.right - bounds.width),
      y: max(least.y, contentSize.height + inset.bottom - bounds.height))
    return CGPoint(x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }
}
