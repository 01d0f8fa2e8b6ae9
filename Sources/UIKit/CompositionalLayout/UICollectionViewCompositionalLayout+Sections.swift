// SPDX-License-Identifier: MIT

import SprungModels

extension UICollectionViewCompositionalLayout {
  /// The state of a section that is transferred from one model to the next.
  struct CarriedSection {
    /// The preferred sizes of cells.
    var preferred: [Int: PreferredSizes] = [:]
    /// The preferred sizes of headers and footers, by kind and item. The keys of these sizes have section 0.
    var preferredBoundaries: [ElementKey: CGSize] = [:]
    /// The orthogonal scroll offset, or nil until the start of the section is known.
    var offset: CGFloat?
  }

  /// The properties of the collection view on which the sections depend.
  struct FrameOfReference {
    var surroundings = CompositionalModel.Surroundings()
    var size = CGSize.zero
    var adjusted = UIEdgeInsets.zero
    var safeArea = UIEdgeInsets.zero
    var margins = UIEdgeInsets.zero
    var traits: UITraitCollection

    init(_ layout: UICollectionViewCompositionalLayout, _ view: UICollectionView) {
      size = view.bounds.size
      adjusted = view.adjustedContentInset
      safeArea = view.safeAreaInsets
      margins = view.layoutMargins
      traits = view.traitCollection
      surroundings = CompositionalModel.Surroundings(
        availableSize: CGSize(
          width: max(0, size.width - adjusted.left - adjusted.right),
          height: max(0, size.height - adjusted.top - adjusted.bottom)),
        axis: layout.configuration.scrollDirection == .horizontal ? .horizontal : .vertical,
        isMirrored: layout.flipsHorizontallyInOppositeLayoutDirection
          && view.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection,
        scale: UIScreen.main.scale)
    }

    /// Returns whether all properties on which the sections depend are equal.
    func isSame(as other: FrameOfReference) -> Bool {
      surroundings == other.surroundings && size == other.size && adjusted == other.adjusted
        && safeArea == other.safeArea && margins == other.margins && traits.isEqual(other.traits)
    }

    var direction: UIUserInterfaceLayoutDirection { surroundings.isMirrored ? .rightToLeft : .leftToRight }
  }

  /// Rebuilds the model if one of its inputs has changed.
  final func compute() {
    guard let collectionView else { return }
    let reference = FrameOfReference(self, collectionView)
    if let old = frameOfReference, !old.isSame(as: reference) {
      sectionsAreValid = false
      // The preferred sizes of views depend on the width, the text size and the pixel scale.
      let across = reference.surroundings.axis.other
      if old.surroundings.availableSize[across] != reference.surroundings.availableSize[across]
        || old.surroundings.axis != reference.surroundings.axis
        || old.surroundings.scale != reference.surroundings.scale
        || old.traits.preferredContentSizeCategory != reference.traits.preferredContentSizeCategory
      {
        discardSizes()
      } else if old.surroundings.availableSize != reference.surroundings.availableSize {
        // Known sizes are preserved, and visible views are measured again. If known sizes were discarded, an inset that
        // depends on the content size could alternate forever between its values for estimated and for known sizes.
        for element in collectionView.engine.visible.elements { element.fittedSize = CGSize(width: -1, height: -1) }
      }
    }
    guard !sectionsAreValid || frameOfReference == nil else { return }
    frameOfReference = reference
    sectionsAreValid = true
    makeModel(collectionView, reference)
  }

  /// Discards the preferred sizes of views.
  final func discardSizes() {
    carry()
    for index in carried.indices {
      carried[index].preferred = [:]
      carried[index].preferredBoundaries = [:]
    }
  }

  /// Records the state of the sections for the next model.
  private func carry() {
    for (index, section) in model.sections.enumerated() {
      if index >= carried.count { carried.append(CarriedSection()) }
      carried[index].offset = section.geometry.isOrthogonal ? section.offset : nil
    }
  }

  /// Moves the recorded state of each section to the section's index after the update.
  final func carryThroughUpdate() {
    carry()
    guard let map = collectionView?.engine.queries.runningUpdate?.map else { return }
    var moved = [CarriedSection](repeating: CarriedSection(), count: map.after.count)
    for (old, section) in carried.enumerated() {
      guard let new = map.newSection(ofOld: old), new < moved.count else { continue }
      moved[new].offset = section.offset
      moved[new].preferredBoundaries = section.preferredBoundaries
    }
    for (old, section) in carried.enumerated() {
      for (item, size) in section.preferred {
        let position = ItemPosition(old, item)
        guard !map.isReloaded(old: position), let new = map.newPosition(ofOld: position), new.section < moved.count
        else {
          continue
        }
        moved[new.section].preferred[new.item] = size
      }
    }
    carried = moved
    // Discard the current model, so that the next model uses the moved sizes.
    model = CompositionalModel()
    sectionsAreValid = false
  }

  private func makeModel(_ view: UICollectionView, _ reference: FrameOfReference) {
    carry()
    let available = reference.surroundings.availableSize
    let insets = NSDirectionalEdgeInsets(reference.adjusted, direction: reference.direction)
    let environment = LayoutEnvironment(LayoutContainer(reference.size, insets), view.traitCollection)
    self.environment = environment
    let count = view.numberOfSections
    while carried.count < count { carried.append(CarriedSection()) }
    carried.removeLast(carried.count - count)
    sections = []
    var made: [CompositionalModel.Section] = []
    for index in 0..<count {
      let section = makeSection(index, environment)
      if section == nil {
        Diagnostics.report(
          "missingSection",
          "The section provider of a compositional layout returned nil for section \(index), so the section is empty. "
            + "Return a section for every index.")
      }
      sections.append(section)
      made.append(modelSection(section, index, view, reference))
    }
    var kinds: [Int32] = []
    for boundary in sections.first??.boundarySupplementaryItems ?? [] { kinds.append(boundary.boundary.view.kind) }
    let ring = BoundaryRing(
      configuration.boundarySupplementaryItems.map { $0.boundary }, in: available, numbered: kinds
    ) { kind, item in
      carried.first?.preferredBoundaries[ElementKey(kind: kind, section: 0, item: item)]
    }
    model = CompositionalModel(
      reference.surroundings, sections: made, spacing: configuration.interSectionSpacing, ring: ring)
    for index in 0..<count where made[index].geometry.isOrthogonal {
      let range = model.scrollRange(ofSection: index)
      let offset = carried[index].offset ?? range.lowerBound
      model.scroll(section: index, to: min(max(offset, range.lowerBound), range.upperBound))
    }
    generation &+= 1
  }

  private func modelSection(
    _ section: NSCollectionLayoutSection?, _ index: Int, _ view: UICollectionView, _ reference: FrameOfReference
  ) -> CompositionalModel.Section {
    guard let section else {
      let nothing = LayoutNode(width: LayoutLength(.absolute, 0), height: LayoutLength(.absolute, 0))
      let plan = SectionGeometry.Plan(node: nothing, solver: GroupSolver())
      return CompositionalModel.Section(geometry: SectionGeometry(plan, preferredBoundaries: [:]))
    }
    var made = CompositionalModel.Section(geometry: geometry(section, index, view, reference))
    made.behavior = section.orthogonalScrollingBehavior
    var providers: [NSCollectionLayoutGroupCustomItemProvider] = []
    made.itemKinds = section.group.makeNode(&providers).kinds
    for item in section.decorationItems {
      let kind = ElementKindTable.number(of: .decorationView, item.elementKind)
      var number = 0
      for other in made.decorations where other.kind == kind { number += 1 }
      made.decorations.append(
        CompositionalModel.Decoration(kind: kind, item: number, insets: item.contentInsets, zIndex: item.zIndex))
    }
    return made
  }

  /// Returns the geometry of a section, using the preferred sizes that are known so far.
  final func geometry(
    _ section: NSCollectionLayoutSection, _ index: Int, _ view: UICollectionView, _ reference: FrameOfReference
  ) -> SectionGeometry {
    let surroundings = reference.surroundings
    var providers: [NSCollectionLayoutGroupCustomItemProvider] = []
    var plan = SectionGeometry.Plan(node: section.group.makeNode(&providers), solver: GroupSolver())
    let traits = view.traitCollection
    let custom = providers
    plan.solver.customItems = { number, size in
      let environment = LayoutEnvironment(LayoutContainer(size, .zero), traits)
      return custom[number](environment).map { $0.storedItem }
    }
    plan.solver.preferred = carried[index].preferred
    plan.count = view.numberOfItems(inSection: index)
    plan.availableSize = surroundings.availableSize
    plan.axis = surroundings.axis
    plan.isOrthogonal = section.orthogonalScrollingBehavior != .none
    let own = section.contentInsetsReference
    let main = own == .automatic ? configuration.contentInsetsReference : own
    let sides = sideInsets(main, view, reference)
    plan.insets = section.contentInsets.adding(sides)
    if section.supplementaryContentInsetsReference != .automatic {
      plan.boundaryInsets = sideInsets(section.supplementaryContentInsetsReference, view, reference)
    } else if section.supplementariesFollowContentInsets {
      plan.boundaryInsets = plan.insets
    } else {
      plan.boundaryInsets = sides
    }
    plan.spacing = section.interGroupSpacing
    plan.topPadding = section.list?.paddingAboveHeader ?? 0
    plan.boundaries = section.boundarySupplementaryItems.map { $0.boundary }
    return SectionGeometry(plan, preferredBoundaries: carried[index].preferredBoundaries)
  }

  /// Returns the distances from the container's edges to the edges from which insets are measured. Along the scrolling
  /// axis, the distances are 0.
  private func sideInsets(
    _ insetsReference: UIContentInsetsReference, _ view: UICollectionView, _ reference: FrameOfReference
  ) -> NSDirectionalEdgeInsets {
    var edges = UIEdgeInsets.zero
    switch insetsReference {
    case .none: return .zero
    case .automatic, .safeArea: edges = reference.safeArea
    case .layoutMargins: edges = reference.margins
    case .readableContent: edges = LayoutGuideSource.readableContent.insets(in: view)
    }
    // The available size already excludes the content inset.
    let adjusted = reference.adjusted
    if reference.surroundings.axis == .horizontal {
      edges = UIEdgeInsets(
        top: max(0, edges.top - adjusted.top), left: 0, bottom: max(0, edges.bottom - adjusted.bottom), right: 0)
    } else {
      edges = UIEdgeInsets(
        top: 0, left: max(0, edges.left - adjusted.left), bottom: 0, right: max(0, edges.right - adjusted.right))
    }
    return NSDirectionalEdgeInsets(edges, direction: reference.direction)
  }
}

extension NSDirectionalEdgeInsets {
  /// Returns the sum of both insets.
  fileprivate func adding(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }
}
