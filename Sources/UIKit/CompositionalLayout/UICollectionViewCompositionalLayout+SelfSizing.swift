// SPDX-License-Identifier: MIT

import SprungModels

extension UICollectionViewCompositionalLayout {
  /// Returns whether an element's view determines its width and its height.
  final func estimates(of key: ElementKey) -> (width: Bool, height: Bool) {
    guard key.section >= 0, key.section < model.sections.count else { return (false, false) }
    let geometry = model.sections[key.section].geometry
    if key.isCell {
      guard geometry.hasEstimates, let leaf = geometry.leaf(ofItem: key.item) else { return (false, false) }
      return (leaf.fitsWidth, leaf.fitsHeight)
    }
    guard let item = boundary(of: key) else { return (false, false) }
    return (item.boundary.view.width.isEstimated, item.boundary.view.height.isEstimated)
  }

  /// Whether any element in a section has a size that depends on its view.
  final var hasEstimates: Bool {
    for section in model.sections {
      if section.geometry.hasEstimates { return true }
      for placed in section.geometry.boundaries
      where placed.boundary.view.width.isEstimated || placed.boundary.view.height.isEstimated {
        return true
      }
    }
    return false
  }

  private func boundary(of key: ElementKey) -> PositionedBoundary? {
    for placed in model.sections[key.section].geometry.boundaries
    where placed.boundary.view.kind == key.kind && placed.item == key.item {
      return placed
    }
    guard key.section == 0 else { return nil }
    return model.outerBoundaries.first { $0.boundary.view.kind == key.kind && $0.item == key.item }
  }

  /// Returns the most recent preferred size of an element's view.
  private func preferredSize(_ key: ElementKey) -> CGSize? {
    guard key.section < carried.count else { return nil }
    if key.isCell { return carried[key.section].preferred[key.item]?.size(in: slot(of: key)) }
    return carried[key.section].preferredBoundaries[ElementKey(kind: key.kind, section: 0, item: key.item)]
  }

  /// Returns the dimensions of a cell that the layout determines.
  private func slot(of key: ElementKey) -> PreferredSizes.Slot {
    model.sections[key.section].geometry.leaf(ofItem: key.item)?.slot ?? PreferredSizes.Slot()
  }

  /// Returns whether a view's preferred size differs from the recorded size or, if none is recorded, the current size.
  final func wantsOtherSize(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let fits = estimates(of: original.key)
    guard fits.width || fits.height else { return false }
    let known = preferredSize(original.key) ?? original.size
    let wanted = wantedSize(preferred, original)
    return (fits.width && FittingTolerance.differs(Double(wanted.width), from: Double(known.width)))
      || (fits.height && FittingTolerance.differs(Double(wanted.height), from: Double(known.height)))
  }

  /// Returns the preferred size, rounded up to whole pixels.
  private func wantedSize(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> CGSize {
    let size = FlowMetricsCheck.size(
      preferred.size, fallback: original.size, "the preferred size of \(original.title)")
    return PixelGrid(scale: model.surroundings.scale).up(size)
  }

  /// Records the preferred size of a view. The content offset changes by the growth of the content before the viewport,
  /// so that the visible content stays in place.
  final func take(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    let key = original.key
    let fits = estimates(of: key)
    guard fits.width || fits.height, key.section < carried.count, let collectionView else { return }
    let wanted = wantedSize(preferred, original)
    let start = mainStart(of: key)
    let before = model.length
    if key.isCell {
      let slot = slot(of: key)
      if carried[key.section].preferred[key.item]?.set(wanted, in: slot) == nil {
        carried[key.section].preferred[key.item] = PreferredSizes(wanted, in: slot)
      }
      model.setPreferredSize(wanted, section: key.section, item: key.item, in: slot)
    } else {
      carried[key.section].preferredBoundaries[ElementKey(kind: key.kind, section: 0, item: key.item)] = wanted
      if boundaryBelongsToSection(key), let section = sections[key.section], let frameOfReference {
        model.replace(
          geometry(section, key.section, collectionView, frameOfReference), section: key.section)
      } else {
        sectionsAreValid = false
      }
    }
    generation &+= 1
    shift(by: model.length - before, start: start, context, collectionView)
  }

  private func boundaryBelongsToSection(_ key: ElementKey) -> Bool {
    model.sections[key.section].geometry.boundaries.contains {
      $0.boundary.view.kind == key.kind && $0.item == key.item
    }
  }

  /// Returns the start of the part of the content that grows with an element along the scrolling axis: the element's
  /// group, all groups of an orthogonally scrolling section, or a header.
  private func mainStart(of key: ElementKey) -> CGFloat {
    let geometry = model.sections[key.section].geometry
    let axis = model.surroundings.axis
    let start = model.start(ofSection: key.section)
    guard key.isCell else {
      let frame = boundary(of: key)?.frame ?? .zero
      return start + frame.start(axis)
    }
    if geometry.isOrthogonal { return start + geometry.window.start(axis) }
    let frame = geometry.frame(ofGroup: geometry.stack.group(ofItem: key.item))
    return start + frame.start(axis)
  }

  private func shift(
    by growth: CGFloat, start: CGFloat, _ context: UICollectionViewLayoutInvalidationContext, _ view: UICollectionView
  ) {
    guard growth != 0 else { return }
    pendingGrowth += growth
    let surroundings = model.surroundings
    let visible = pinningRectangle
    var first = visible.start(surroundings.axis)
    // The viewport has not moved since the layout was prepared, so its distance from the right end is computed with the
    // content's length at that time.
    if surroundings.axis == .horizontal, surroundings.isMirrored { first = model.length - pendingGrowth - visible.maxX }
    let isBefore = start < first + pendingShift - GroupSolver.tolerance
    if isBefore { pendingShift += growth }
    if surroundings.axis == .horizontal {
      // Mirrored content grows to the left, away from the content before it.
      let follows = surroundings.isMirrored ? !isBefore : isBefore
      if follows { context.contentOffsetAdjustment.x += growth }
    } else if isBefore {
      context.contentOffsetAdjustment.y += growth
    }
  }
}
