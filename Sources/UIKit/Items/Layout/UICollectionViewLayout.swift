// SPDX-License-Identifier: MIT

import SprungModels

/// The base class of all layouts. A layout determines the positions of a collection view's elements.
///
/// After an invalidation, the collection view calls `prepare()` and reads `collectionViewContentSize`. In every layout
/// pass, the collection view then calls `layoutAttributesForElements(in:)`. An invalidation only marks the layout as
/// stale. It does not lay out elements immediately.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UICollectionViewLayout: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The collection view that uses the layout, or nil if there is none.
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
    /// Called when an observed property of another object has changed. Override this method to handle the change.
    /// Unhandled changes are reported as faults.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      reportUnhandledChange(keyPath, object)
    }
  #endif

  /// The dynamic animators that move attributes of this layout.
  @exclusivity(unchecked) final var animators: [AnimatorReference] = []

  /// Notifies the animators, which run only while their layout is the current one.
  private final func notifyAnimators() {
    for reference in animators { reference.animator?.layoutChangedFrames() }
  }

  /// Whether `prepare()` is running. Invalidations during this call are ignored.
  @exclusivity(unchecked) final var isPreparing = false
  /// The registered classes of decoration views, one for each kind.
  final let decorations = ReuseRegistry()

  /// Creates a layout without a collection view.
  public override init() {
    super.init()
  }

  /// Equivalent to `init()`, because decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Called after a storyboard or nib has created and connected an object of a custom class. Overrides must call
  /// `super`. Default: nothing.
  open func awakeFromNib() {}

  /// The class of the attributes that this layout creates. Default: `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that describe invalidations of this layout.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // Geometry.

  /// Prepares the layout. Called before all queries, once after each invalidation. Default: nothing.
  open func prepare() {}

  /// The size of the whole content in points. Default: zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of every element whose frame intersects the rectangle, or of more elements. Default: nil.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of a cell, or nil if there is none. Default: nil.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view, or nil if there is none. Default: nil.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view, or nil if there is none. Default: nil.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers the class for decoration views of a kind. Passing nil removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(
      viewClass, kind: ElementKindTable.number(of: .decorationView, elementKind), identifier: elementKind)
  }

  // Invalidation.

  /// Invalidates the whole layout, so that `prepare()` is called in the next layout pass.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates the parts that the context describes. For a bounds change, this method is called after the new bounds
  /// have been stored. Setting the content offset during the call does not cause another call. Overrides must call
  /// `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    guard !isPreparing else { return }
    client?.engine.enter { $0.passes.layoutWasInvalidated(self, with: context) }
  }

  /// Returns whether new bounds invalidate the layout. Called once for each change, before the new bounds are stored.
  /// Default: false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context for a bounds change that invalidates the layout.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Returns whether the preferred attributes of a cell invalidate the layout. Default: false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context for preferred attributes that invalidate the layout.
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

  /// Invalidates the layout because elements have moved, although their resting positions have not changed. `prepare()`
  /// is called again, but a flow layout keeps its geometry and does not query its delegate. Dynamic animators call this
  /// method in every tick in which an item moves.
  final func invalidateForMotion() {
    let context = makeInvalidationContext()
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutAttributes = false
      flow.invalidateFlowLayoutDelegateMetrics = false
    }
    invalidateLayout(with: context)
  }

  // Target offsets of scrolling.

  /// Returns the offset at which scrolling ends after a drag. The velocity is in points per millisecond. Default: the
  /// proposed offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the offset at which an update or a layout change ends. Default: the proposed offset.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // Updates, animated bounds changes and layout changes.

  /// Called after `prepare()` with the operations of an update. Default: nothing.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called at the end of an update, inside its animation block. The default does nothing.
  open func finalizeCollectionViewUpdates() {}

  /// Called before the layout is prepared for an animated bounds change. Default: nothing.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called at the end of an animated bounds change. Default: nothing.
  open func finalizeAnimatedBoundsChange() {}

  /// Called when another layout is about to replace this one. Default: nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called when this layout is about to replace another one. Default: nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called at the end of a layout change, inside its animation block. Default: nothing.
  open func finalizeLayoutTransition() {}

  /// Returns the initial attributes of a cell that appears in an update. Default: a new object with the previous
  /// position of an existing item, or with the final position and an alpha of 0 for a new item. Default outside
  /// updates: nil.
  ///
  /// Differs from Apple: the default in Apple's documentation is nil, but flow layouts actually return these
  /// attributes.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    startOfAppearance(ElementKey(kind: ElementKindTable.cell, indexPath: itemIndexPath))
  }

  /// Returns the final attributes of a cell that disappears in an update. Default: a new object with the new position
  /// of a remaining item, or with the previous position and an alpha of 0 for a deleted item. Default outside updates:
  /// nil.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    endOfDisappearance(ElementKey(kind: ElementKindTable.cell, indexPath: itemIndexPath))
  }

  /// Returns the initial attributes of a supplementary view that appears in an update. Default: as for cells.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    startOfAppearance(
      ElementKey(kind: ElementKindTable.number(of: .supplementaryView, elementKind), indexPath: elementIndexPath))
  }

  /// Returns the final attributes of a supplementary view that disappears in an update. Default: as for cells.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    endOfDisappearance(
      ElementKey(kind: ElementKindTable.number(of: .supplementaryView, elementKind), indexPath: elementIndexPath))
  }

  /// Returns the initial attributes of a decoration view that appears in an update. Default: as for cells.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    startOfAppearance(
      ElementKey(kind: ElementKindTable.number(of: .decorationView, elementKind), indexPath: decorationIndexPath))
  }

  /// Returns the final attributes of a decoration view that disappears in an update. Default: as for cells.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    endOfDisappearance(
      ElementKey(kind: ElementKindTable.number(of: .decorationView, elementKind), indexPath: decorationIndexPath))
  }

  /// Returns the old index paths of supplementary views that an update removes. Default: none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the old index paths of decoration views that an update removes. Default: none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the new index paths of supplementary views that an update adds. Default: none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the new index paths of decoration views that an update adds. Default: none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // Interactive movement.

  /// Returns the index path for a moved item. Default: the index path of the item at the given point in the content or,
  /// if there is none, the moved item's current index path.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    engine?.queries.item(at: position) ?? previousIndexPath
  }

  /// Returns the attributes of a moved item. Default: the attributes at the item's index path, centered at the given
  /// position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate()
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }

  /// Returns the context for items that the user is moving. Overrides must call `super`.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.noteMovement(from: previousIndexPaths, to: targetIndexPaths, target: targetPosition)
    return context
  }

  /// Returns the context for items that were dropped or that return to their positions. Overrides must call `super`.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.noteMovement(from: previousIndexPaths, to: indexPaths, target: context.interactiveMovementTarget)
    return context
  }

  // Layout direction.

  /// The direction for which the layout was designed. Default: left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the layout is mirrored in languages with the opposite direction. Default: false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // Subclasses in this library override the following members, which the collection view uses.

  /// Returns the priorities of a view's current width and height when constraints determine its size, or nil if the
  /// layout does not measure views. Default: the fitting size level for both.
  package func fittingPriorities(
    for attributes: UICollectionViewLayoutAttributes
  ) -> (horizontal: UILayoutPriority, vertical: UILayoutPriority)? { (.fittingSizeLevel, .fittingSizeLevel) }

  /// Called when every view may prefer a different size. A layout that measures each view only once must then measure
  /// all views again. The default does nothing, because views are measured whenever they appear.
  package func fittedSizesBecomeEstimates() {}

  /// Called when the preferred sizes of an element did not converge. The element is not measured again until something
  /// changes.
  package func fittingNeverSettled(_ key: ElementKey) {}

  /// Whether the visible content stays in place while elements are measured. Default: false.
  package var keepsFramesWhileFitting: Bool { false }

  /// Whether preparing the layout may change sizes before the viewport, so that the visible content must be kept in
  /// place. Default: false.
  package var holdsWhilePreparing: Bool { false }

  /// Whether content is not kept in place after a jump that moves all previously visible content off screen. Default:
  /// false.
  package var holdsOnlyWhatShows: Bool { false }

  /// Whether attributes remain valid until the layout is prepared again, so that only newly visible elements are
  /// queried while scrolling. Default: false, because a subclass may return any attributes.
  package var keepsAttributes: Bool { false }

  /// Whether item positions are unknown until their cells are displayed. Default: `keepsFramesWhileFitting`.
  package var learnsFrames: Bool { keepsFramesWhileFitting }

  /// Called when no invalidation is pending. Returns whether content that was kept in place has left the screen, so
  /// that the layout must be prepared again. Default: false.
  package func wantsToLetGo() -> Bool { false }

  /// Returns the leading edge of an element along the scrolling axis as of the last preparation. Default: nil, which
  /// means that the layout does not provide leading edges.
  package func leadingEdge(of key: ElementKey) -> (axis: ScrollAxis, position: CGFloat)? { nil }

  /// Whether the environment, such as the content insets, has changed without an invalidation.
  package var isOutOfDate: Bool { false }

  /// Returns the appearance of a list element, which depends on its position, or nil if the element is not in a list.
  func listStyle(of key: ElementKey) -> ListItemStyle? { nil }

  /// Incremented whenever the appearance of list elements may have changed.
  var listGeneration: UInt32 { 0 }

  /// The first list configuration among the sections, or nil if there is none.
  var firstList: UICollectionLayoutListConfiguration? { nil }

  /// Returns the list configuration of a section, or nil if the section is not a list.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

  /// Applies values that a subclass has set in `prepare()` after the geometry was computed.
  package func takeUpChanges() {}

  /// Called before an update queries the new geometry. The layout must store the parts of the old geometry that it
  /// still needs.
  package func updateWillBegin() {}

  /// Called when the update has ended.
  package func updateDidEnd() {}

  /// Called at the end of a batch of reported changes. The update begins next, unless the changes are displayed without
  /// animation. The default does nothing.
  package func batchDidEnd(isApplied: Bool) {}

  /// Returns a new object with the resting attributes of an element in this layout after the update.
  ///
  /// During an update, only collected attributes are available. A layout with its own cache may have attributes only
  /// for the items that it has most recently returned.
  package func settledAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let update = engine?.queries.runningUpdate { return update.collected[key]?.duplicate() }
    return attributes(for: key)?.duplicate()
  }

  /// Returns a new object with the attributes of an element before the update, or nil if they are no longer available.
  package func formerAttributes(for oldKey: ElementKey) -> UICollectionViewLayoutAttributes? {
    engine?.queries.runningUpdate?.attributesOnScreen(oldKey)
  }

  /// Whether any section scrolls orthogonally in its own scroll view.
  package var hostsElements: Bool { false }

  /// Returns the section whose scroll view contains an element, or nil if the collection view contains it directly.
  package func hostedSection(of key: ElementKey) -> Int? { nil }

  /// Returns the displacement of an element from its frame that is caused by orthogonal scrolling.
  package func scrolledAcross(_ key: ElementKey) -> CGPoint { .zero }

  /// Sets the frame of a section's scroll view. Returns false if the section no longer has a scroll view.
  func layOut(_ host: SectionScrollView) -> Bool { false }

  /// Called when a section has scrolled orthogonally, either by the user or by the app.
  package func sectionDidScroll(_ section: Int, to offset: CGPoint) {}

  /// Returns the resting offset of a section after the touch ends. The parameters are the proposed offset, the offset
  /// at the start of the drag, the current offset, and the velocity in points per millisecond.
  package func sectionTarget(
    _ section: Int, proposed: CGPoint, start: CGPoint, current: CGPoint, velocity: CGPoint
  ) -> CGPoint { proposed }

  /// Scrolls the section of an item orthogonally to make the item visible. Returns the item's final frame.
  package func frame(
    scrollingAcrossTo attributes: UICollectionViewLayoutAttributes, at position: ItemScrollPosition,
    animated: Bool
  ) -> CGRect { attributes.frame }

  /// Calls the query method for the element's category.
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

  /// Calls the method that returns initial attributes for the element's category.
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

  /// Calls the method that returns final attributes for the element's category.
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
