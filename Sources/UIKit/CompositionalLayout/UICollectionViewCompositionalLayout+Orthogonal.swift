// SPDX-License-Identifier: MIT

extension UICollectionViewCompositionalLayout {
  /// Sets the frame of an orthogonal section's scroll view. Returns false if the section does not scroll orthogonally.
  final func layOutScrollView(_ host: SectionScrollView) -> Bool {
    let index = host.section
    guard let window = model.window(ofSection: index), let section = sections[index] else { return false }
    let surroundings = model.surroundings
    let insets = model.scrollInsets(ofSection: index)
    let length = model.scrollContent(ofSection: index)
    var contentInset = UIEdgeInsets.zero
    var size = window.size
    if surroundings.axis == .horizontal {
      size.height = length
      contentInset = UIEdgeInsets(top: insets.before, left: 0, bottom: insets.after, right: 0)
    } else {
      size.width = length
      let isMirrored = surroundings.isMirrored
      contentInset = UIEdgeInsets(
        top: 0, left: isMirrored ? insets.after : insets.before, bottom: 0,
        right: isMirrored ? insets.before : insets.after)
    }
    let behavior = section.orthogonalScrollingBehavior
    let properties = section.orthogonalScrollingProperties
    host.isPagingEnabled = behavior == .paging
    switch properties.decelerationRate {
    case .normal: host.decelerationRate = .normal
    case .fast: host.decelerationRate = .fast
    case .automatic: host.decelerationRate = behavior == .continuous ? .normal : .fast
    }
    host.bounces = properties.bounce != .never
    host.alwaysBounceHorizontal = properties.bounce == .always && surroundings.axis == .vertical
    host.alwaysBounceVertical = properties.bounce == .always && surroundings.axis == .horizontal
    host.layOut(frame: window, contentSize: size, inset: contentInset, offset: model.scrollViewOffset(ofSection: index))
    return true
  }

  /// Updates the visible elements of a section that has scrolled orthogonally, and calls the section's handler.
  final func follow(_ section: Int, _ offset: CGPoint) {
    guard model.window(ofSection: section) != nil else { return }
    let before = visibleItems(ofSection: section)
    model.scroll(section: section, to: model.offset(ofScrollView: offset, section: section))
    if sections[section]?.visibleItemsInvalidationHandler != nil || visibleItems(ofSection: section) != before {
      collectionView?.setNeedsLayout()
    }
  }

  /// Returns the visible items of an orthogonal section, encoded as numbers that can be compared.
  private func visibleItems(ofSection section: Int) -> [Int32] {
    guard let window = model.window(ofSection: section), let collectionView else { return [] }
    var found: [Int32] = []
    let frame = CGRect(
      x: collectionView.bounds.minX, y: window.minY, width: collectionView.bounds.width, height: window.height)
    let rect =
      model.surroundings.axis == .horizontal
      ? CGRect(
        x: window.minX, y: collectionView.bounds.minY, width: window.width, height: collectionView.bounds.height)
      : frame
    model.forEachItem(ofSection: section, in: rect, model.unmirrored(rect)) { place in
      found.append(place.key.kind)
      found.append(Int32(truncatingIfNeeded: place.key.item))
    }
    return found
  }

  /// Returns the resting offset of a section after the touch ends.
  final func target(
    _ section: Int, _ proposed: CGPoint, start: CGPoint, current: CGPoint, velocity: CGPoint
  ) -> CGPoint {
    guard model.window(ofSection: section) != nil else { return proposed }
    let natural = model.offset(ofScrollView: proposed, section: section)
    let behavior = model.sections[section].behavior
    let group: Int?
    switch behavior {
    case .none, .continuous, .paging: return proposed
    case .continuousGroupLeadingBoundary: group = model.nearestGroup(to: natural, section: section)
    case .groupPaging, .groupPagingCentered:
      var speed = velocity[model.surroundings.axis.other]
      if model.surroundings.isMirrored, model.surroundings.axis == .vertical { speed = -speed }
      group = nextGroup(
        section, from: model.offset(ofScrollView: start, section: section),
        at: model.offset(ofScrollView: current, section: section), speed)
    }
    guard let group else { return proposed }
    let range = model.scrollRange(ofSection: section)
    let rest = model.restingOffset(ofGroup: group, section: section)
    return model.scrollViewOffset(ofSection: section, at: min(max(rest, range.lowerBound), range.upperBound))
  }

  /// Returns the group to which a drag between two offsets moves the section, which is at most one group away.
  private func nextGroup(_ section: Int, from start: CGFloat, at current: CGFloat, _ speed: CGFloat) -> Int? {
    guard let first = model.nearestGroup(to: start, section: section),
      let near = model.nearestGroup(to: current, section: section)
    else { return nil }
    var group = near
    if speed > CompositionalTuning.groupFlickSpeed { group = first + 1 }
    if speed < -CompositionalTuning.groupFlickSpeed { group = first - 1 }
    group = min(max(group, first - 1), first + 1)
    return min(max(group, 0), model.sections[section].geometry.stack.groupCount - 1)
  }

  /// Scrolls the section of an item orthogonally to a scroll position, or by the shortest distance that makes the item
  /// visible. Returns the item's final frame.
  final func scrollAcross(
    to attributes: UICollectionViewLayoutAttributes, _ position: ItemScrollPosition, animated: Bool
  ) -> CGRect {
    let key = attributes.key
    guard model.isHosted(key), let window = model.window(ofSection: key.section), let collectionView else {
      return attributes.frame
    }
    let axis = model.surroundings.axis
    let across = axis.other
    let frame = attributes.frame
    let old = model.scrollViewOffset(ofSection: key.section)
    let start = frame.start(across) - window.start(across)
    let length = frame.size[across]
    let available = window.size[across]
    var target = old[across]
    let middle: ItemScrollPosition = axis == .horizontal ? .centeredVertically : .centeredHorizontally
    if position.contains(middle) {
      target = start + length / 2 - available / 2
    } else if position.contains(axis == .horizontal ? .top : .left) {
      target = start
    } else if position.contains(axis == .horizontal ? .bottom : .right) {
      target = start + length - available
    } else {
      target = min(max(target, start + length - available), start)
    }
    let range = model.scrollRange(ofSection: key.section)
    let point = axis == .horizontal ? CGPoint(x: 0, y: target) : CGPoint(x: target, y: 0)
    let offset = min(max(model.offset(ofScrollView: point, section: key.section), range.lowerBound), range.upperBound)
    let end = model.scrollViewOffset(ofSection: key.section, at: offset)
    if let host = collectionView.engine.sectionHosts.existingHost(ofSection: key.section) {
      host.setContentOffset(end, animated: animated)
    } else {
      model.scroll(section: key.section, to: offset)
      collectionView.setNeedsLayout()
    }
    return frame.offsetBy(dx: -end.x, dy: -end.y)
  }
}
