// SPDX-License-Identifier: MIT

import SprungModels

/// Determines the positions of a collection view's elements. The base class of all layouts.
///
/// After an invalidation the collection view calls `prepare()` and queries `collectionViewContentSize`. In every pass
/// it then calls `layoutAttributesForElements(in:)`. Invalidation only marks the layout as stale. Nothing is laid out
/// synchronously.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UICollectionViewLayout: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The collection view that uses the layout; nil if there is none.
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
    /// An observed property of another object changed. Override this method to handle it. Unhandled changes are
    /// reported.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      reportUnhandledChange(keyPath, object)
    }
  #endif

  /// The dynamic animators that move attributes of this layout.
  @exclusivity(unchecked) final var animators: [AnimatorReference] = []

  /// Notifies animators, which run while their layout is the current one.
  private final func notifyAnimators() {
    for reference in animators { reference.animator?.layoutChangedFrames() }
  }

  /// Whether `prepare()` is running. Invalidations during this call are ignored.
  @exclusivity(unchecked) final var isPreparing = false
  /// The registered classes of decoration views, one per kind.
  final let decorations = ReuseRegistry()

  /// Creates a layout without a collection view.
  public override init() {
    super.init()
  }

  /// Decoding from archives is not supported. Creates a layout without a collection view, like `init()`.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Called after a storyboard or nib created and connected an object of a custom class. Overrides must call `super`.
  /// Default: nothing.
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

  /// The attributes of every element whose frame intersects the rectangle. Further elements are allowed. Default: nil.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of a cell; nil if there is none. Default: nil.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view; nil if there is none. Default: nil.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view; nil if there is none. Default: nil.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers a class for decoration views of the given kind. Pass nil to remove the registration.
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

  /// Invalidates the parts that the context describes. After a bounds change it is called when the new bounds are
  /// stored. An offset that is set in this call does not cause another call. Overrides must call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    guard !isPreparing else { return }
    client?.engine.enter { $0.passes.layoutWasInvalidated(self, with: context) }
  }

  /// Whether new bounds invalidate the layout. Called once per change, before they are stored. Default: false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context for a bounds change that invalidates the layout.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Whether the preferred attributes of a cell invalidate the layout. Default: false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context for preferred attributes that invalidate the layout.
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

  /// Invalidates the layout because elements moved, not because their resting positions changed. `prepare()` runs
  /// again, but a flow layout keeps its geometry and does not query its delegate. Dynamic animators call this in every
  /// tick with motion.
  final func invalidateForMotion() {
    let context = makeInvalidationContext()
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutAttributes = false
      flow.invalidateFlowLayoutDelegateMetrics = false
    }
    invalidateLayout(with: context)
  }

  // Target offsets of scrolling.

  /// The offset at which scrolling must end after a drag. The velocity is in points per millisecond. Default: the
  /// proposal.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset at which an update or a layout change must end. Default: the proposal.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // Updates, animated bounds changes and layout changes.

  /// Called after `prepare()` with the operations of an update. Default: nothing.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called at the end of an update, inside its animation block. Default: nothing.
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

  /// The initial attributes of a cell that appears in an update. By default a new object: the previous position of an
  /// existing item, or the final position with alpha 0 for a new item. Nil outside updates.
  ///
  /// Differs from Apple: the documentation specifies nil, but flow layouts actually return these attributes.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    startOfAppearance(ElementKey(kind: ElementKindTable.cell, indexPath: itemIndexPath))
  }

  /// The final attributes of a cell that disappears in an update. By default a new object: the new position of a
  /// remaining item, or the previous position with alpha 0 for a deleted item. Nil outside updates.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    endOfDisappearance(ElementKey(kind: ElementKindTable.cell, indexPath: itemIndexPath))
  }

  /// The initial attributes of a supplementary view that appears in an update. The default is the same as for cells.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    startOfAppearance(
      ElementKey(kind: ElementKindTable.number(of: .supplementaryView, elementKind), indexPath: elementIndexPath))
  }

  /// The final attributes of a supplementary view that disappears in an update. The default is the same as for cells.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    endOfDisappearance(
      ElementKey(kind: ElementKindTable.number(of: .supplementaryView, elementKind), indexPath: elementIndexPath))
  }

  /// The initial attributes of a decoration view that appears in an update. The default is the same as for cells.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    startOfAppearance(
      ElementKey(kind: ElementKindTable.number(of: .decorationView, elementKind), indexPath: decorationIndexPath))
  }

  /// The final attributes of a decoration view that disappears in an update. The default is the same as for cells.
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

  /// The index path for a moved item: the item at a point in content coordinates, or else its current index path.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    engine?.queries.item(at: position) ?? previousIndexPath
  }

  /// The attributes of a moved item: by default those of its index path, centered at the position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate()
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }

  /// The context for items that the user is moving. Overrides must call `super`.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.noteMovement(from: previousIndexPaths, to: targetIndexPaths, target: targetPosition)
    return context
  }

  /// The context for items that the user has dropped, or that return to their positions. Overrides must call `super`.
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

  // Hooks between the layouts of this module and the collection view.

  /// The priorities with which a view keeps its width and height when constraints determine its size. Nil if the layout
  /// does not measure views. Default: the fitting size level for both.
  package func fittingPriorities(
    for attributes: UICollectionViewLayoutAttributes
  ) -> (horizontal: UILayoutPriority, vertical: UILayoutPriority)? { (.fittingSizeLevel, .fittingSizeLevel) }

  /// All views may prefer other sizes than before. A layout that measures each view only once must measure again.
  /// Default: nothing, because views are measured whenever they appear.
  package func fittedSizesBecomeEstimates() {}

  /// An element repeatedly preferred another size. It is not measured again until something changes.
  package func fittingNeverSettled(_ key: ElementKey) {}

  /// Whether the visible content stays in position while sizes become known. Default: false.
  package var keepsFramesWhileFitting: Bool { false }

  /// Whether preparing the layout may reveal sizes before the viewport, so that the visible content must be held.
  /// Default: false.
  package var holdsWhilePreparing: Bool { false }

  /// Whether content is not held after a jump that leaves none of the previous content on screen. Default: false.
  package var holdsOnlyWhatShows: Bool { false }

  /// Whether the attributes of elements are valid until the layout is prepared again, so that scrolling queries only
  /// newly visible elements. Default: false, because a subclass may return any attributes.
  package var keepsAttributes: Bool { false }

  /// Whether item positions are unknown until their cells are displayed. Default: `keepsFramesWhileFitting`.
  package var learnsFrames: Bool { keepsFramesWhileFitting }

  /// Called when nothing is invalid. Returns whether preserved content has left the screen, so that the layout must be
  /// prepared again. Default: false.
  package func wantsToLetGo() -> Bool { false }

  /// The start of an element along the scrolling axis in the most recent preparation. Nil if the layout does not
  /// determine positions this way. Default: nil.
  package func leadingEdge(of key: ElementKey) -> (axis: ScrollAxis, position: CGFloat)? { nil }

  /// Whether the environment, such as content insets, changed without an invalidation.
  package var isOutOfDate: Bool { false }

  /// The appearance of a list element at its position; nil outside of lists.
  func listStyle(of key: ElementKey) -> ListItemStyle? { nil }

  /// Incremented whenever the appearance of list elements may have changed.
  var listGeneration: UInt32 { 0 }

  /// The first list configuration among the sections; nil if there is none.
  var firstList: UICollectionLayoutListConfiguration? { nil }

  /// The list configuration of a section; nil for other sections.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

  /// Applies values that were set in `prepare()` after the geometry was computed.
  package func takeUpChanges() {}

  /// An update is about to query new geometry. Required parts of the old geometry must be stored now.
  package func updateWillBegin() {}

  /// The update has ended.
  package func updateDidEnd() {}

  /// A batch of reported changes ends. Its update begins next, unless it is displayed without animation. Default:
  /// nothing.
  package func batchDidEnd(isApplied: Bool) {}

  /// A new object with the resting attributes of an element after the update, according to this layout.
  ///
  /// During an update only collected attributes are known. A layout with its own cache may not have attributes for a
  /// single item that it has not just returned.
  package func settledAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let update = engine?.queries.runningUpdate { return update.collected[key]?.duplicate() }
    return attributes(for: key)?.duplicate()
  }

  /// A new object with the attributes of an element before the update; nil if they are no longer known.
  package func formerAttributes(for oldKey: ElementKey) -> UICollectionViewLayoutAttributes? {
    engine?.queries.runningUpdate?.attributesOnScreen(oldKey)
  }

  /// Whether any section scrolls orthogonally in its own scroll view.
  package var hostsElements: Bool { false }

  /// The section whose scroll view contains an element; nil if the element is directly in the collection view.
  package func hostedSection(of key: ElementKey) -> Int? { nil }

  /// The displacement of an element from its frame because of orthogonal scrolling.
  package func scrolledAcross(_ key: ElementKey) -> CGPoint { .zero }

  /// Sets the frame of a section's scroll view. Returns false if the section no longer has one.
  func layOut(_ host: SectionScrollView) -> Bool { false }

  /// A section scrolled orthogonally, through the user or the program.
  package func sectionDidScroll(_ section: Int, to offset: CGPoint) {}

  /// The resting offset of a section after the touch ends. The arguments are the proposal, the offsets at the start of
  /// the drag and now, and the velocity in points per millisecond.
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

  /// Calls the method for appearing elements of the element's category.
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

  /// Calls the method for disappearing elements of the element's category.
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
