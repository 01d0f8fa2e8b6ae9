// SPDX-License-Identifier: MIT

// A scroll to an item is planned with estimates. The sizes that become known at its end, and on the way if it is animated, show
// where the item really lies; so the item, not the offset, is what the scroll leads to.
extension UICollectionView {
  /// The offset at which a frame lies at a place of the viewport, kept within content of a size.
  final func targetOffset(of frame: CGRect, at position: ScrollPosition, contentSize: CGSize) -> CGPoint {
    let inset = adjustedContentInset
    var target = contentOffset
    target.x = offset(
      position.intersection([.left, .centeredHorizontally, .right]), [.left, .centeredHorizontally, .right],
      start: frame.minX, length: frame.width, offset: target.x, viewport: bounds.width, inset.left, inset.right)
    target.y = offset(
      position.intersection([.top, .centeredVertically, .bottom]), [.top, .centeredVertically, .bottom],
      start: frame.minY, length: frame.height, offset: target.y, viewport: bounds.height, inset.top, inset.bottom)
    return legalOffset(target, contentSize: contentSize)
  }

  /// Remembers the item to which the program just scrolled, if it may turn out to lie elsewhere.
  final func aim(at path: IndexPath, _ position: ScrollPosition, cover: CGFloat = 0) {
    holding.aim = nil
    guard collectionViewLayout.learnsPlaces, updates.running == nil, activity == .idle || activity == .animating else {
      return
    }
    holding.aim = HeldPlace.Aim(
      path: path, position: position, offset: activity == .animating ? offsetAnimation.to : contentOffset, cover: cover)
    setNeedsLayout()
  }

  /// Whether the content is, or is led, where the program scrolled to; if something else has moved it since, that is over.
  final func keepsAim() -> Bool {
    guard let aim = holding.aim else { return false }
    if activity == .idle || activity == .animating, updates.running == nil, counts.areKnown, itemExists(aim.path) {
      let now = activity == .animating ? offsetAnimation.to : contentOffset
      // Offsets are rounded to pixels.
      if aim.isResized || ((now.x - aim.offset.x).magnitude <= 0.5 && (now.y - aim.offset.y).magnitude <= 0.5) {
        return true
      }
    }
    holding.aim = nil
    return false
  }

  /// The viewport is about to get another size, which may move the content; that ends no scroll to an item.
  final func keepAimWhileResizing(to size: CGSize) {
    if holding.aim != nil, size != bounds.size, keepsAim() { holding.aim?.isResized = true }
  }

  /// The offset at which the item lies to which the program scrolled; nil if there is none.
  private func offsetOfAim() -> CGPoint? {
    guard let aim = holding.aim else { return nil }
    let layout = collectionViewLayout
    // What swings on springs is followed to where it comes to rest.
    let attributes =
      layout.animators.isEmpty
      ? layout.layoutAttributesForItem(at: aim.path)
      : layout.settledAttributes(for: ElementKey(kind: ElementKindTable.cell, indexPath: aim.path))
    guard var frame = attributes?.frame else { return nil }
    frame.origin.y -= aim.cover
    frame.size.height += aim.cover
    return roundedToPixels(targetOffset(of: frame, at: aim.position, contentSize: contentSize))
  }

  /// The content has its new size: moves it, or leads it, to the item to which the program scrolled. Returns whether it moved.
  @discardableResult
  final func followAim() -> Bool {
    guard let target = offsetOfAim() else { return false }
    defer {
      holding.aim?.isResized = false
      holding.aim?.offset = activity == .animating ? offsetAnimation.to : contentOffset
    }
    if activity == .animating {
      leadAnimation(to: target)
      return false
    }
    guard target != contentOffset else { return false }
    setExactOffset(target)
    return contentOffset == target
  }

  /// Nothing is invalid any more: whether the item to which the program scrolled lay elsewhere, so that another pass follows.
  final func stillFollowsAim() -> Bool {
    guard holding.aim != nil, keepsAim() else { return false }
    if followAim() { return true }
    // A view without a size shows nothing yet: what it will show is not known.
    if activity == .idle, !bounds.isEmpty { holding.aim = nil }
    return false
  }
}
