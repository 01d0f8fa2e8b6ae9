// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage

/// Displays the items of a data source at the positions that a layout determines. Only elements on screen have views.
///
/// Element views are direct subviews of the collection view. Counts are queried once and cached until a change is
/// reported. The layout is prepared once after each invalidation. All other work is done in the layout pass.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  #if !hasFeature(Embedded)
    override var describedDetails: ViewDescription.Details {
      super.describedDetails.adding("layout", collectionViewLayout).adding("dataSource", dataSource)
    }
  #endif

  /// The engine that displays the items.
  final let engine: ItemEngine
  private let attachment: EngineAttachment
  #if hasFeature(Embedded)
    private unowned(unsafe) var dataSourceReference: (any UICollectionViewDataSource)?
    private var dataSourceBox: WeakBox?
    /// The object that provides the items. Not retained. Setting the data source reloads everything.
    open var dataSource: (any UICollectionViewDataSource)? {
      get { (dataSourceBox?.isAlive ?? false) ? dataSourceReference : nil }
      set {
        dataSourceReference = newValue
        dataSourceBox = newValue?._weakBox
        engine.passes.reloadContent()
      }
    }
  #else
    /// The object that provides the items. Not retained. Setting it reloads everything.
    open weak var dataSource: (any UICollectionViewDataSource)? {
      didSet { engine.passes.reloadContent() }
    }
  #endif

  /// The data source that is notified before items become visible. A weak reference. Default: nil.
  @WeakReference open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { prefetchSourceChanged() }
  }

  private func prefetchSourceChanged() {
    engine.options.hasPrefetchSource = prefetchDataSource != nil
    engine.prefetcher.reset()
  }

  /// Whether the prefetching data source is notified. Default: true.
  ///
  /// Differs from Apple: cells are never created before they are visible, regardless of this property.
  open var isPrefetchingEnabled: Bool {
    get { engine.options.isPrefetchingEnabled }
    set {
      engine.options.isPrefetchingEnabled = newValue
      engine.prefetcher.reset()
    }
  }

  /// The delegate that receives item and scrolling events. A weak reference. Default: nil.
  ///
  /// The value is the scroll view's delegate, or nil if that delegate does not conform to `UICollectionViewDelegate`.
  @_nonoverride @_disfavoredOverload
  open var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { super.delegate = newValue }
  }

  /// The delegate, typed as a scroll view delegate.
  final var scrollDelegate: (any UIScrollViewDelegate)? { super.delegate }

  final func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) { super.delegate = delegate }

  #if hasFeature(Embedded)
    /// The scroll view's delegate if it is a collection view delegate, obtained through the conformance without a cast.
    final var collectionDelegate: (any UICollectionViewDelegate)? { scrollDelegate?._collectionDelegate }
  #else
    /// The scroll view's delegate if it is a collection view delegate.
    final var collectionDelegate: (any UICollectionViewDelegate)? { scrollDelegate as? any UICollectionViewDelegate }
  #endif
  /// A view that fills the viewport and is behind all elements. Default: nil.
  open var backgroundView: UIView? {
    get { engine.display.backgroundView }
    set { engine.display.backgroundView = newValue }
  }

  /// Whether the user can select items. Default: true.
  open var allowsSelection: Bool {
    get { engine.options.allowsSelection }
    set { engine.options.allowsSelection = newValue }
  }

  /// Whether the user can select more than one item. Default: false.
  open var allowsMultipleSelection: Bool {
    get { engine.options.allowsMultipleSelection }
    set { engine.options.allowsMultipleSelection = newValue }
  }

  /// Whether visible cells and supplementary views are measured again when their content changes. Default: `enabled`.
  ///
  /// The size changes in the next layout pass. If the content changes in an animation block, the size change is
  /// animated. The property has no effect unless the layout measures views, for example with `estimatedItemSize`.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { SelfSizingInvalidation(rawValue: engine.options.sizing.rawValue) ?? .enabled }
    set { engine.options.sizing = ItemSizing(rawValue: newValue.rawValue) ?? .enabled }
  }

  /// Whether items are being edited. During editing, `allowsSelectionDuringEditing` and
  /// `allowsMultipleSelectionDuringEditing` control selection. Setting this property clears the selection without
  /// notifying the delegate. Default: false.
  open var isEditing: Bool {
    get { engine.editing.editingMode }
    set { engine.editing.changeEditingMode(newValue) }
  }
  /// Whether the user can select items during editing. Default: false.
  open var allowsSelectionDuringEditing: Bool {
    get { engine.options.allowsSelectionDuringEditing }
    set { engine.options.allowsSelectionDuringEditing = newValue }
  }
  /// Whether the user can select more than one item during editing. Default: false.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { engine.options.allowsMultipleSelectionDuringEditing }
    set { engine.options.allowsMultipleSelectionDuringEditing = newValue }
  }
  /// Whether selectable items can receive the keyboard focus. Default: true.
  open var allowsFocus: Bool {
    get { engine.options.allowsFocus }
    set { engine.options.allowsFocus = newValue }
  }
  /// Whether an item is selected when it receives the keyboard focus. Default: false.
  open var selectionFollowsFocus: Bool {
    get { engine.options.selectionFollowsFocus }
    set { engine.options.selectionFollowsFocus = newValue }
  }
  /// Whether the focus returns to the most recently focused item. The value has no effect: Tab always moves the focus
  /// to the first visible item. Default: false.
  open var remembersLastFocusedIndexPath: Bool {
    get { engine.options.remembersLastFocusedItem }
    set { engine.options.remembersLastFocusedItem = newValue }
  }

  /// The delegate that provides items for drags out of the view. A weak reference. Default: nil.
  @WeakReference open var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { engine.dragging.dragDelegateChanged() }
  }
  /// The delegate that accepts and performs drops on the view. A weak reference. Default: nil.
  @WeakReference open var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { engine.dragging.dropDelegateChanged() }
  }
  /// Whether the user can drag the items for which the drag delegate provides drag items. Default: true.
  open var dragInteractionEnabled: Bool {
    get { engine.options.dragInteractionEnabled }
    set { engine.options.dragInteractionEnabled = newValue }
  }
  /// Whether items of the view are being dragged.
  open var hasActiveDrag: Bool { engine.options.hasActiveDrag }
  /// Whether a drag is over the view.
  open var hasActiveDrop: Bool { engine.options.hasActiveDrop }

  /// The interaction that opens the items' menus, or nil for a collection view from an archive.
  open var contextMenuInteraction: UIContextMenuInteraction? { engine.menus.itemMenus }

  // The following initializers and properties hold state that the extensions use.

  /// Creates a collection view with a frame and a layout. A layout can belong to only one collection view at a time.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    engine = ItemEngine(layout)
    attachment = EngineAttachment(engine)
    super.init(frame: frame)
    engine.attach(to: self)
    super.clipsToBounds = true
    super.backgroundColor = .systemBackground
    super.addGestureRecognizer(ItemMenuRecognizer())
    super.addGestureRecognizer(MultipleSelectionRecognizer())
    super.addInteraction(engine.menus.makeInteraction())
  }

  /// Creates a collection view from a storyboard or nib, with the layout stored there or, if there is none, a plain
  /// flow layout.
  public required init?(coder: NSCoder) {
    let layout = (coder as? InterfaceCoder)?.layout as? UICollectionViewLayout ?? UICollectionViewFlowLayout()
    engine = ItemEngine(layout)
    attachment = EngineAttachment(engine)
    super.init(coder: coder)
    engine.attach(to: self)
    guard coder is InterfaceCoder else { return }
    super.clipsToBounds = true
    super.backgroundColor = .systemBackground
    super.addGestureRecognizer(ItemMenuRecognizer())
    super.addGestureRecognizer(MultipleSelectionRecognizer())
    super.addInteraction(engine.menus.makeInteraction())
  }

  #if hasFeature(Embedded)
    deinit { engine.currentLayout.client = nil }
  #endif

  /// The layout of the elements. Setting this property changes the layout immediately, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { engine.currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  override final var itemClient: (any ItemEngineClient)? { self }

  /// Returns a message for each violated invariant of the elements on screen. For tests.
  package final func validate() -> [String] { engine.validation.validate() }

  /// Whether the user is moving an item or row. During the move, the displayed order can differ from the model. For
  /// tests.
  package final var isMovingItem: Bool { engine.reordering.movement != nil }

  /// Exposes the collection view to assistive technology as a list.
  package override var stageAccessibility: StageAccessibility? {
    StageAccessibility(role: .list, label: accessibilityLabel ?? "", count: engine.counts.total)
  }

  // The following overrides call implementations in the extensions.

  /// Mirrors the content when the layout direction changes. Overrides must call `super`.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    engine.passes.mirror(from: previousTraitCollection)
  }

  /// Updates the elements from the data source, the layout and the bounds. Overrides must call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    engine.passes.runLayoutPasses()
    engine.index.updateIndex()
  }

  package override func subviewsChanged(by view: UIView) {
    if view !== engine.display.ownSubview { super.subviewsChanged(by: view) }
  }

  override var focusItems: (any FocusGroup)? { engine.focus }

  package override var mayNotify: Bool { !engine.transactions.isBusy }
  package override func notifyLater(_ call: @escaping () -> Void) { engine.transactions.notify(call) }
  override func report(_ call: ScrollCall) {
    if engine.transactions.calls.isOpen { engine.transactions.queueScroll(call) } else { makeCall(call) }
  }

  package override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    engine.passes.askLayoutAboutBounds(newBounds)
  }

  package override func boundsDidChange(from oldBounds: CGRect) {
    engine.passes.invalidateForBounds()
    super.boundsDidChange(from: oldBounds)
    setNeedsLayout()
    if isDragging || bounds.size != oldBounds.size { _ = engine.lists.closeListSwipes() }
    if bounds.size != oldBounds.size { engine.changes.animateBoundsChange(from: oldBounds) }
  }

  package override func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    engine.currentLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  /// Called when a touch begins. Highlights the item under the touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !engine.touches.beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Called when a touch moves. Removes the highlight when the touch leaves the item.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !engine.touches.moveTouch(touches) { super.touchesMoved(touches, with: event) }
  }

  /// Called when a touch ends. Selects the highlighted item.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !engine.touches.endTouch(touches) { super.touchesEnded(touches, with: event) }
  }

  /// Called when a touch is cancelled. Removes the highlight.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !engine.touches.cancelTouch(touches) { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Layout Pass

  /// Discards all elements, selection, counts and geometry. Nothing is queried until the next layout pass.
  ///
  /// A running animated update ends immediately, and its completion receives false. If the data source or the layout
  /// calls this method, the call is deferred until the current layout pass or update has ended.
  open func reloadData() { engine.passes.reloadContent() }

  // MARK: Reordering

  /// Lifts an item, which then follows the target position until it is dropped. Returns false and has no effect if the
  /// data source does not allow the move, another item is being moved, or the item does not exist.
  ///
  /// The data source does not change during the move. `collectionView(_:moveItemAt:to:)` is called once at the end. A
  /// batch update or a reload cancels the move.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    engine.reordering.beginMovement(of: indexPath)
  }

  /// Moves the center of the lifted item to a position in content coordinates. Other items move aside. Near an edge of
  /// the viewport, the content scrolls automatically.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    engine.reordering.moveMovement(to: targetPosition)
  }

  /// Drops the lifted item at its current position. The data source is notified if the index path changed.
  open func endInteractiveMovement() { engine.reordering.endMovement(cancelled: false) }

  /// Returns the lifted item to its original position.
  open func cancelInteractiveMovement() { engine.reordering.endMovement(cancelled: true) }

  // MARK: Layouts

  /// Equivalent to `setCollectionViewLayout(_:animated:completion:)` without a completion.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes to another layout, either immediately or with an animation of 0.3 s.
  ///
  /// The item nearest to the center of the viewport keeps its position if possible, unless a layout or the delegate
  /// provides another offset. Elements that are visible in both layouts move from one position to the other. Elements
  /// that are visible in only one layout move from or to their position in the other layout, and fade if they do not
  /// exist there. The completion is called once. It receives true at the end, or false if an update, a reload or
  /// another layout change interrupts the change. If the data source or the layout calls this method, the call is
  /// deferred until the current layout pass or update has ended.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard engine.transactions.isBusy else {
      engine.changes.changeLayout(to: layout, animated: animated, completion)
      return
    }
    engine.transactions.request { [self] in engine.changes.changeLayout(to: layout, animated: animated, completion) }
  }

  /// Starts an interactive change to another layout. Returns the transition layout, whose `transitionProgress` controls
  /// the change.
  ///
  /// The delegate can provide the transition layout; by default, a plain `UICollectionViewTransitionLayout` is used.
  /// The transition layout stays installed until `finishInteractiveTransition()` or `cancelInteractiveTransition()` has
  /// completed the change. The completion then receives whether the new layout was reached, and whether the final
  /// animation ran without interruption. Another layout change ends the transition, and the completion receives false
  /// twice. Updates and reloads during the transition apply to the transition layout. The call is rejected with a fault
  /// during another interactive change, or if `layout` is the current layout. A change whose final animation is running
  /// is ended first.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    engine.interactive.beginTransition(to: layout, completion)
  }

  /// Finishes an interactive transition and installs the new layout. The animation takes the remaining fraction of 0.3
  /// s. Calling this method without a transition is reported as a fault.
  open func finishInteractiveTransition() { engine.interactive.settleTransition(at: 1) }

  /// Reverts an interactive transition and reinstalls the previous layout. The animation takes the completed fraction
  /// of 0.3 s. Calling this method without a transition is reported as a fault.
  open func cancelInteractiveTransition() { engine.interactive.settleTransition(at: 0) }

  // MARK: Queries

  /// The number of sections. Reading this property queries the data source if the counts are unknown.
  open var numberOfSections: Int {
    engine.passes.loadCounts()
    return engine.counts.count
  }

  /// Returns the number of items in a section. If the section does not exist, a fault is reported and 0 is returned.
  open func numberOfItems(inSection section: Int) -> Int {
    engine.queries.numberOfItems(inSection: section)
  }

  /// Returns the layout attributes of an item, whether or not it is on screen, or nil if the item does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    engine.queries.attributes(at: indexPath)
  }

  /// Returns the layout attributes of a supplementary view, whether or not it is on screen, or nil if the view does not
  /// exist.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    engine.queries.prepareForQuery()
    return engine.transactions.inTransaction {
      collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)?.duplicate()
    }
  }

  /// Returns the frontmost visible item at the given point in content coordinates, or nil if there is no item at the
  /// point.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    engine.queries.item(at: point)
  }

  /// Returns the item that a cell displays, or nil if the cell currently displays no item.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    engine.queries.path(of: cell)
  }

  /// Returns the index path of a supplementary view, or nil if it is not currently displayed.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    engine.queries.indexPath(ofElementShownBy: supplementaryView, isCell: false)
  }

  /// Returns the cell of an item, or nil if it is not on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    engine.queries.cell(at: indexPath) as? UICollectionViewCell
  }

  /// The cells on screen. Differs from Apple: the cells are sorted by index path.
  open var visibleCells: [UICollectionViewCell] {
    engine.visible.keys(ofKind: ElementKindTable.cell).compactMap { engine.visible[$0]?.view as? UICollectionViewCell }
  }

  /// The items on screen. Differs from Apple: the items are in ascending order.
  open var indexPathsForVisibleItems: [IndexPath] { engine.queries.visiblePaths }

  /// Returns a supplementary view, or nil if it is not on screen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    engine.visible[
      ElementKey(kind: ElementKindTable.number(of: .supplementaryView, elementKind), indexPath: indexPath)]?.view
      as? UICollectionReusableView
  }

  /// Returns the visible supplementary views of an element kind, sorted by index path.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    engine.visible.keys(ofKind: ElementKindTable.number(of: .supplementaryView, elementKind)).compactMap {
      engine.visible[$0]?.view as? UICollectionReusableView
    }
  }

  /// Returns the index paths of the visible supplementary views of an element kind, in ascending order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    engine.visible.keys(ofKind: ElementKindTable.number(of: .supplementaryView, elementKind)).map { $0.indexPath }
  }

  // MARK: Registration

  /// Registers a class for the cells with the given identifier. Passing nil removes the registration. The class must
  /// have `init(frame:)`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerClass(cellClass, isCell: true, kind: ElementKindTable.cell, identifier)
  }

  /// Registers a nib for the cells with the given identifier. Passing nil removes the registration. The nib's first
  /// object must be the cell.
  @_disfavoredOverload
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registerNib(nib, isCell: true, kind: ElementKindTable.cell, identifier)
  }

  /// Registers a nib for the supplementary views with a kind and an identifier. Passing nil removes the registration.
  /// The nib's first object must be the view.
  @_disfavoredOverload
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    registerNib(nib, isCell: false, kind: ElementKindTable.number(of: .supplementaryView, kind), identifier)
  }

  /// Registers a class for the supplementary views with a kind and an identifier. Passing nil removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    registerClass(
      viewClass, isCell: false, kind: ElementKindTable.number(of: .supplementaryView, elementKind), identifier)
  }

  /// Returns a reused or new cell for an item. Call this method in `cellForItemAt`.
  ///
  /// The item's layout attributes are already applied to the cell. If the identifier is not registered, a fault is
  /// reported and an empty cell is returned.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let key = ElementKey(kind: ElementKindTable.cell, indexPath: indexPath)
    return (engine.registration.dequeue(key, identifier) as? UICollectionViewCell) ?? UICollectionViewCell(frame: .zero)
  }

  /// Returns a reused or new supplementary view. Call this method in `viewForSupplementaryElementOfKind`.
  ///
  /// If the identifier is not registered for this kind, a fault is reported and an empty view is returned.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let kind = ElementKindTable.number(of: .supplementaryView, elementKind)
    return engine.registration.dequeue(ElementKey(kind: kind, indexPath: indexPath), identifier)
      as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
  }

  // MARK: Scrolling

  /// Scrolls an item to a position in the viewport, or by the shortest distance that makes it visible.
  ///
  /// The layout is prepared first, so this method works even before the view is displayed. The target is clamped to the
  /// content. Passing an item that does not exist, or two positions for one axis, is reported as a fault and has no
  /// effect. If the item's position changes because cells are measured during or after the scroll, the target changes
  /// with it.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    engine.scrollAim.scroll(
      to: indexPath, at: ItemScrollPosition(rawValue: scrollPosition.rawValue), animated: animated)
  }

  // MARK: Selection

  /// The selected items in ascending order, or nil if no items are selected.
  open var indexPathsForSelectedItems: [IndexPath]? {
    engine.selection.selected.isEmpty ? nil : engine.selection.selected
  }

  /// Selects an item without notifying the delegate. Nil deselects all items. If the scroll position is empty, the
  /// content does not scroll.
  ///
  /// Has no effect if selection is not allowed. Passing an item that does not exist is reported as a fault.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard engine.touches.selectOnly(indexPath), let indexPath, !scrollPosition.isEmpty,
      engine.queries.modelHasItem(indexPath)
    else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    engine.touches.setSelected(false, indexPath)
  }

  // MARK: Updates

  /// Whether updates are pending. The value is also true inside an updates block and while there are placeholders for
  /// dropped items.
  open var hasUncommittedUpdates: Bool { engine.updates.hasUncommitted || !engine.shown.placeholders.isEmpty }

  /// Reports inserted items by their index paths after the update. The model must already be updated.
  open func insertItems(at indexPaths: [IndexPath]) {
    engine.updates.record(indexPaths.map { .insertItem(ItemPosition($0)) })
  }

  /// Reports deleted items by their index paths before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    engine.updates.record(indexPaths.map { .deleteItem(ItemPosition($0)) })
  }

  /// Reports items whose cells must be replaced, by their index paths before the update.
  open func reloadItems(at indexPaths: [IndexPath]) {
    engine.updates.record(indexPaths.map { .reloadItem(ItemPosition($0)) })
  }

  /// Reports that an item moved. The first index path is the item's before the update, the second one is its index path
  /// after the update.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.updates.record([.moveItem(from: ItemPosition(indexPath), to: ItemPosition(newIndexPath))])
  }

  /// Reports inserted sections by their indices after the update.
  open func insertSections(_ sections: IndexSet) {
    engine.updates.record(sections.map { .insertSection($0) })
  }

  /// Reports deleted sections by their indices before the update.
  open func deleteSections(_ sections: IndexSet) {
    engine.updates.record(sections.map { .deleteSection($0) })
  }

  /// Reloads all items and views in the given sections. The item counts of these sections may change.
  open func reloadSections(_ sections: IndexSet) {
    engine.updates.record(sections.map { .reloadSection($0) })
  }

  /// Reports that a section moved. The first index is the section's before the update, the second one is its index
  /// after the update.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    engine.updates.record([.moveSection(from: section, to: newSection)])
  }

  /// Reconfigures existing cells through the data source without replacing them. When the data source dequeues the cell
  /// of a visible item, it receives the existing cell.
  open func reconfigureItems(at indexPaths: [IndexPath]) { engine.display.reconfigure(indexPaths) }

  /// Applies several changes together, animated over 0.3 s.
  ///
  /// The block updates the model and reports the changes in any order. Deletes, reloads and the sources of moves use
  /// index paths before the update. Inserts and the destinations of moves use index paths after the update. If no
  /// changes are reported, a layout change made in or before the block is animated. The completion is called once. It
  /// receives true at the end, or false if a reload or another batch interrupts the update. If the counts do not match
  /// the reported changes, a fault is reported and the view reloads.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    self.engine.updates.perform(completion: completion) { updates?() }
  }
}
