// SPDX-License-Identifier: MIT

import SprungModels

/// Decides where the elements of a collection view are; the base class for every layout.
///
/// After an invalidation the collection view calls `prepare()`, asks for `collectionViewContentSize` and then, in every
/// pass, for `layoutAttributesForElements(in:)`. Invalidation only marks the layout as stale; nothing is
/// laid out synchronously.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UICollectionViewLayout: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The collection view that uses the layout, nil while none does.
  open var collectionView: UICollectionView? { client as? UICollectionView }
  #if hasFeature(Embedded)
    /// The scroll view whose engine uses the layout.
    @WeakReference final var client: (any ItemEngineClient)? { didSet { notifyAnimators() } }
  #else
    /// The scroll view whose engine uses the layout.
    final weak var client: (any ItemEngineClient)? { didSet { notifyAnimators() } }
  #endif
  /// The engine that uses the layout.
  final var engine: ItemEngine? { client?.engine }

  #if !hasFeature(Embedded)
    /// A property that this object observes by name has changed; override it. A change that gets here is reported.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      reportUnhandledChange(keyPath, object)
    }
  #endif

  /// The dynamic animators that move attributes of this layout.
  @exclusivity(unchecked) final var animators: [AnimatorReference] = []

  /// Animators run while their layout is the current one.
  private final func notifyAnimators() {
    for reference in animators { reference.animator?.layoutChangedFrames() }
  }

  /// True while `prepare()` runs: what is invalidated then is already being prepared.
  @exclusivity(unchecked) final var isPreparing = false
  /// Classes of decoration views, one a kind.
  final let decorations = ReuseRegistry()

  /// A layout without a collection view.
  public override init() {
    super.init()
  }

  /// Decoding from archives is not supported; makes a layout without a collection view, as `init()` does.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Called after a storyboard or nib created and connected the object, if its class is custom. Default: nothing. Overrides
  /// call `super`.
  open func awakeFromNib() {}

  /// The class of the attributes that this layout makes. Default: `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that describe invalidations of this layout.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // Geometry.

  /// Called before all queries, once after each invalidation. Default: nothing.
  open func prepare() {}

  /// The size of the whole content in points. Default: zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of every element whose frame intersects the rectangle; more are tolerated. Default: nil.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of a cell, nil if there is none. Default: nil.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view, nil if there is none. Default: nil.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view, nil if there is none. Default: nil.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Sets the class of the decoration views with a kind; nil removes it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(
      viewClass, kind: ElementKindTable.number(of: .decorationView, elementKind), identifier: elementKind)
  }

  // Invalidation.

  /// Marks the whole layout for `prepare()` in the next layout pass.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Marks what the context says for the next layout pass. After a change of the bounds it is called with the new ones stored; an
  /// offset that is set in it does not call it again. Overrides call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    guard !isPreparing else { return }
    client?.engine.enter { $0.passes.layoutWasInvalidated(self, with: context) }
  }

  /// Asked with new bounds before they are stored, once per change. Default: false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context for a change of bounds to which the layout answered true.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Asked when a cell prefers other attributes than those it was given. Default: false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context for preferred attributes to which the layout answered true.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    _InvalidationContextFactory.make(type(of: self).invalidationContextClass)
  }

  /// Marks the layout because elements moved, not because their resting places changed: `prepare()` runs again, but a
  /// flow layout keeps its geometry and asks its delegate nothing. Dynamic animators call it in every moving tick.
  final func invalidateForMotion() {
    let context = makeInvalidationContext()
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutAttributes = false
      flow.invalidateFlowLayoutDelegateMetrics = false
    }
    invalidateLayout(with: context)
  }

  // Where scrolling ends.

  /// Where a drag that is being let go shall end; velocity is in points per millisecond. Default: the proposal.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where an update or a change of layout shall end. Default: the proposal.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // Updates, animated changes of bounds and changes of layout.

  /// Called after `prepare()` with what an update does. Default: nothing.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called at the end of an update, inside its animation block. Default: nothing.
  open func finalizeCollectionViewUpdates() {}

  /// Called before the layout is prepared for bounds that change in an animation. Default: nothing.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called at the end of an animated change of bounds. Default: nothing.
  open func finalizeAnimatedBoundsChange() {}

  /// Called when another layout is about to take this one's place. Default: nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called when this layout is about to take another one's place. Default: nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called at the end of a change of layout, inside its animation block. Default: nothing.
  open func finalizeLayoutTransition() {}

  /// The initial attributes of a cell that appears in an update. The default is a fresh copy: the previous position of
  /// an item that existed before, the final position with alpha 0 of a new one; nil outside updates.
  ///
  /// Differs from Apple: the reference documents nil, but flow layouts actually return these attributes.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    startOfAppearance(ElementKey(kind: ElementKindTable.cell, indexPath: itemIndexPath))
  }

  /// The final attributes of a cell that disappears in an update. The default is a fresh copy: the new position of an
  /// item that remains, the previous position with alpha 0 of a deleted one; nil outside updates.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    endOfDisappearance(ElementKey(kind: ElementKindTable.cell, indexPath: itemIndexPath))
  }

  /// The initial attributes of a supplementary view that an update displays; the default is as for cells.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    startOfAppearance(
      ElementKey(kind: ElementKindTable.number(of: .supplementaryView, elementKind), indexPath: elementIndexPath))
  }

  /// Where a supplementary view ends that an update takes from the screen; the default is as for cells.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    endOfDisappearance(
      ElementKey(kind: ElementKindTable.number(of: .supplementaryView, elementKind), indexPath: elementIndexPath))
  }

  /// The initial attributes of a decoration view that an update displays; the default is as for cells.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    startOfAppearance(
      ElementKey(kind: ElementKindTable.number(of: .decorationView, elementKind), indexPath: decorationIndexPath))
  }

  /// Where a decoration view ends that an update takes from the screen; the default is as for cells.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    endOfDisappearance(
      ElementKey(kind: ElementKindTable.number(of: .decorationView, elementKind), indexPath: decorationIndexPath))
  }

  /// Supplementary views that an update removes, by their old index paths. Default: none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that an update removes, by their old index paths. Default: none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Supplementary views that an update adds, by their new index paths. Default: none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that an update adds, by their new index paths. Default: none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // Interactive movement.

  /// The index path for a moved item: that of the item at a point in content coordinates, or its current one.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    engine?.queries.item(at: position) ?? previousIndexPath
  }

  /// The attributes of a moved item: by default those of its index path, with its center at the position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate()
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }

  /// The context for items that people move. Overrides call `super`.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.noteMovement(from: previousIndexPaths, to: targetIndexPaths, target: targetPosition)
    return context
  }

  /// The context for items that people have put down, or that go back. Overrides call `super`.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.noteMovement(from: previousIndexPaths, to: indexPaths, target: context.interactiveMovementTarget)
    return context
  }

  // Direction of writing.

  /// The direction for which the layout was written. Default: left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// True if the layout is to be mirrored where people write in the other direction. Default: false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // Hooks between the layouts of this module and the collection view.

  /// How much a view that is asked for its size by constraints shall keep those of its attributes; nil if the layout does not
  /// want to know. Default: as little as possible.
  package func fittingPriorities(
    for attributes: UICollectionViewLayoutAttributes
  ) -> (horizontal: UILayoutPriority, vertical: UILayoutPriority)? { (.fittingSizeLevel, .fittingSizeLevel) }

  /// All views may prefer other sizes than before: a layout that asks no view twice must ask again. Default: nothing, because a view
  /// is measured whenever it appears.
  package func fittedSizesBecomeEstimates() {}

  /// An element preferred another size again and again, and is not measured any more until something changes.
  package func fittingNeverSettled(_ key: ElementKey) {}

  /// Whether what is on screen stays where it is while sizes become known. Default: false.
  package var keepsFramesWhileFitting: Bool { false }

  /// Whether something before the viewport may become known while the layout is prepared, so that what is on screen is to be held.
  /// Default: false.
  package var holdsWhilePreparing: Bool { false }

  /// Whether nothing is held after a leap to where nothing is that was on screen. Default: false.
  package var holdsOnlyWhatShows: Bool { false }

  /// Whether the attributes of elements are valid until the layout is prepared again, so that a scrolled view only has
  /// to query those that become visible. Default: false, because a subclass may return any attributes.
  package var keepsAttributes: Bool { false }

  /// Whether places of items are not known before their cells have come. Default: as `keepsFramesWhileFitting`.
  package var learnsFrames: Bool { keepsFramesWhileFitting }

  /// Asked when nothing is invalid any more: whether something was held on the screen that has left it, so that the layout is
  /// to be prepared again. Default: false.
  package func wantsToLetGo() -> Bool { false }

  /// The start of an element along the scrolling axis in the last preparation; nil, the default, if the layout does not
  /// determine the position of the content that way.
  package func leadingEdge(of key: ElementKey) -> (axis: ScrollAxis, position: CGFloat)? { nil }

  /// True if the surroundings changed without an invalidation, such as content insets.
  package var isOutOfDate: Bool { false }

  /// The appearance of an element of a list at its position; nil outside of lists.
  func listStyle(of key: ElementKey) -> ListItemStyle? { nil }

  /// Changes whenever the appearance of list elements may have changed.
  var listGeneration: UInt32 { 0 }

  /// The first list among the sections; nil if there is none.
  var firstList: UICollectionLayoutListConfiguration? { nil }

  /// The list that a section is; nil for other sections.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

  /// Something was set while `prepare()` runs, after it had computed.
  package func takeUpChanges() {}

  /// An update is about to ask for new geometry; what is needed of the old one must be kept now.
  package func updateWillBegin() {}

  /// The update that began is over.
  package func updateDidEnd() {}

  /// A batch of announced changes ends: its update begins next, or it is displayed without one. Default: nothing.
  package func batchDidEnd(isApplied: Bool) {}

  /// A fresh copy of the attributes of an element after the update, as this layout places it at rest.
  ///
  /// In an update only what was collected is known: a layout with a cache of its own may have none for a single item that it
  /// did not just answer.
  package func settledAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let update = engine?.queries.runningUpdate { return update.collected[key]?.duplicate() }
    return attributes(for: key)?.duplicate()
  }

  /// A fresh copy of the attributes of an element before the update, nil if nothing is known of it any more.
  package func formerAttributes(for oldKey: ElementKey) -> UICollectionViewLayoutAttributes? {
    engine?.queries.runningUpdate?.attributesOnScreen(oldKey)
  }

  /// True if some section scrolls across the layout's axis, in a scroll view of its own.
  package var hostsElements: Bool { false }

  /// The section in whose scroll view an element is; nil if it is in the collection view itself.
  package func hostedSection(of key: ElementKey) -> Int? { nil }

  /// How far an element is moved from its frame because its section has scrolled across.
  package func scrolledAcross(_ key: ElementKey) -> CGPoint { .zero }

  /// Sets the frame of a section's scroll view. Returns false if the section no longer has one.
  func layOut(_ host: SectionScrollView) -> Bool { false }

  /// A section has scrolled across, by hand or by a program.
  package func sectionDidScroll(_ section: Int, to offset: CGPoint) {}

  /// Where a section that is let go comes to rest: the proposal, the offsets where the drag began and is now, and the velocity
  /// in points per millisecond.
  package func sectionTarget(
    _ section: Int, proposed: CGPoint, start: CGPoint, current: CGPoint, velocity: CGPoint
  ) -> CGPoint { proposed }

  /// Scrolls the section of an item across so that it shows; returns where the item will be.
  package func frame(
    scrollingAcrossTo attributes: UICollectionViewLayoutAttributes, at position: ItemScrollPosition,
    animated: Bool
  ) -> CGRect { attributes.frame }

  /// Asks the method that is right for the category.
  final func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch ElementKindTable.category(of: key.kind) {
    case .cell: return layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView:
      return layoutAttributesForSupplementaryView(
        ofKind: ElementKindTable.name(of: key.kind) ?? "", at: key.indexPath)
    case .decorationView:
      return layoutAttributesForDecorationView(ofKind: ElementKindTable.name(of: key.kind) ?? "", at: key.indexPath)
    }
  }

  /// Asks the method for appearing elements that is right for the category.
  final func initialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let kind = ElementKindTable.name(of: key.kind) ?? ""
    switch ElementKindTable.category(of: key.kind) {
    case .cell: return initialLayoutAttributesForAppearingItem(at: key.indexPath)
    case .supplementaryView:
      return initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.indexPath)
    case .decorationView:
      return initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.indexPath)
    }
  }

  /// Asks the method for disappearing elements that is right for the category.
  final func finalAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let kind = ElementKindTable.name(of: key.kind) ?? ""
    switch ElementKindTable.category(of: key.kind) {
    case .cell: return finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    case .supplementaryView:
      return finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.indexPath)
    case .decorationView:
      return finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.indexPath)
    }
  }

  private func startOfAppearance(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let map = engine?.queries.runningUpdate?.map else { return nil }
    if let oldKey = map.oldKey(ofNew: key), !map.isReloaded(oldKey: oldKey) {
      let former = formerAttributes(for: oldKey)
      former?.indexPath = key.indexPath
      return former
    }
    let attributes = settledAttributes(for: key)
    attributes?.alpha = 0
    return attributes
  }

  private func endOfDisappearance(_ oldKey: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let map = engine?.queries.runningUpdate?.map else { return nil }
    if let key = map.newKey(ofOld: oldKey), !map.isReloaded(oldKey: oldKey) {
      let attributes = settledAttributes(for: key)
      attributes?.indexPath = oldKey.indexPath
      return attributes
    }
    let attributes = formerAttributes(for: oldKey)
    attributes?.alpha = 0
    return attributes
  }
}
