// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage

/// Shows the items of a data source where a layout places them, with views for what is on screen only.
///
/// Views are the collection view's direct subviews. Counts are queried once until something reports that they changed; the
/// layout is prepared once after each invalidation; everything else happens in the layout pass.
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
    /// The object that provides the items. Not retained. Setting it reloads everything.
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
  /// Differs from Apple: cells are never made before they are seen, whatever this says.
  open var isPrefetchingEnabled: Bool {
    get { engine.options.isPrefetchingEnabled }
    set {
      engine.options.isPrefetchingEnabled = newValue
      engine.prefetcher.reset()
    }
  }

  /// The delegate that is notified of events of items and of scrolling. A weak reference. Default: nil.
  ///
  /// It is the scroll view's delegate, seen as what it is to a collection view: nil if that is a delegate of a scroll view
  /// only.
  @_nonoverride @_disfavoredOverload
  open var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { super.delegate = newValue }
  }

  /// The delegate as a scroll view knows it.
  final var scrollDelegate: (any UIScrollViewDelegate)? { super.delegate }

  final func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) { super.delegate = delegate }

  #if hasFeature(Embedded)
    /// The scroll view's delegate if it is one of a collection view; a conformance answers this without a cast.
    final var collectionDelegate: (any UICollectionViewDelegate)? { scrollDelegate?._collectionDelegate }
  #else
    /// The scroll view's delegate if it is one of a collection view.
    final var collectionDelegate: (any UICollectionViewDelegate)? { scrollDelegate as? any UICollectionViewDelegate }
  #endif
  /// A view behind all elements that fills the viewport; nil, the default, for none.
  open var backgroundView: UIView? {
    get { engine.display.backgroundView }
    set { engine.display.backgroundView = newValue }
  }

  /// Whether touches may select items. Default: true.
  open var allowsSelection: Bool {
    get { engine.options.allowsSelection }
    set { engine.options.allowsSelection = newValue }
  }

  /// Whether touches may select more than one item. Default: false.
  open var allowsMultipleSelection: Bool {
    get { engine.options.allowsMultipleSelection }
    set { engine.options.allowsMultipleSelection = newValue }
  }

  /// Whether cells and supplementary views on screen are measured again when their content changes. Default: `enabled`.
  ///
  /// In an animation block the change is animated, elsewhere it comes with the next layout pass. It counts only where the layout
  /// asks views for their sizes, as with `estimatedItemSize`.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { SelfSizingInvalidation(rawValue: engine.options.sizing.rawValue) ?? .enabled }
    set { engine.options.sizing = ItemSizing(rawValue: newValue.rawValue) ?? .enabled }
  }

  /// Whether items are being edited: fingers select as the two properties below say. Default: false. Setting it clears the
  /// selection without telling the delegate.
  open var isEditing: Bool {
    get { engine.editing.editingMode }
    set { engine.editing.changeEditingMode(newValue) }
  }
  /// Whether touches may select items while the view is edited. Default: false.
  open var allowsSelectionDuringEditing: Bool {
    get { engine.options.allowsSelectionDuringEditing }
    set { engine.options.allowsSelectionDuringEditing = newValue }
  }
  /// Whether touches may select more than one item while the view is edited. Default: false.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { engine.options.allowsMultipleSelectionDuringEditing }
    set { engine.options.allowsMultipleSelectionDuringEditing = newValue }
  }
  /// Whether the keyboard may reach items, as far as they can be selected. Default: true.
  open var allowsFocus: Bool {
    get { engine.options.allowsFocus }
    set { engine.options.allowsFocus = newValue }
  }
  /// Whether an item that the keyboard reaches is selected. Default: false.
  open var selectionFollowsFocus: Bool {
    get { engine.options.selectionFollowsFocus }
    set { engine.options.selectionFollowsFocus = newValue }
  }
  /// Whether the focus returns to the item that had it last. Stored only: Tab moves to the first visible item. Default:
  /// false.
  open var remembersLastFocusedIndexPath: Bool {
    get { engine.options.remembersLastFocusedItem }
    set { engine.options.remembersLastFocusedItem = newValue }
  }

  /// The delegate that supplies items for drags out of the view. A weak reference. Default: nil.
  @WeakReference open var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { engine.dragging.dragDelegateChanged() }
  }
  /// The delegate that accepts and performs drops on the view. A weak reference. Default: nil.
  @WeakReference open var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { engine.dragging.dropDelegateChanged() }
  }
  /// Whether items can be dragged as far as the drag delegate allows it. Default: true.
  open var dragInteractionEnabled: Bool {
    get { engine.options.dragInteractionEnabled }
    set { engine.options.dragInteractionEnabled = newValue }
  }
  /// Whether items of the view are being dragged.
  open var hasActiveDrag: Bool { engine.options.hasActiveDrag }
  /// Whether a drag is over the view.
  open var hasActiveDrop: Bool { engine.options.hasActiveDrop }

  /// The interaction by which the menus of items open; nil for a collection view from an archive.
  open var contextMenuInteraction: UIContextMenuInteraction? { engine.menus.itemMenus }

  // State of the parts in the extensions.

  /// Makes a collection view with a frame and a layout; a layout serves one collection view at a time.
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

  /// Makes a collection view of a storyboard or nib, with its layout, or else a plain flow layout.
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

  /// The layout of the elements. Setting it changes the layout immediately, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { engine.currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  override final var itemClient: (any ItemEngineClient)? { self }

  /// The violated invariants of the elements on screen, a sentence each; empty if there are none. For tests.
  package final func validate() -> [String] { engine.validation.validate() }

  /// Whether an item or a row follows a finger, so that what shows is not in the order of the model. For tests.
  package final var isMovingItem: Bool { engine.reordering.movement != nil }

  /// Assistive technology sees a list of items.
  package override var stageAccessibility: StageAccessibility? {
    StageAccessibility(role: .list, label: accessibilityLabel ?? "", count: engine.counts.total)
  }

  // Overrides; their implementations are in the extensions.

  /// Mirrors what shows when the direction of writing changes; overrides call `super`.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    engine.passes.mirror(from: previousTraitCollection)
  }

  /// Updates the elements from the data source, the layout and the bounds; overrides call `super`.
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

  /// A touch began: highlights the item below it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !engine.touches.beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  /// A finger moved: the highlight ends when it leaves the item.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !engine.touches.moveTouch(touches) { super.touchesMoved(touches, with: event) }
  }

  /// A finger was lifted: the highlighted item is selected.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !engine.touches.endTouch(touches) { super.touchesEnded(touches, with: event) }
  }

  /// The touch was taken by a gesture: the highlight ends.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !engine.touches.cancelTouch(touches) { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Layout Pass

  /// Forgets all elements, selection, counts and geometry; nothing is queried until the next layout pass.
  ///
  /// An update that is being animated ends at once, its completion gets false.
  /// Called by the data source or the layout, it happens right after the layout pass or update that asks them.
  open func reloadData() { engine.passes.reloadContent() }

  // MARK: Reordering

  /// Lifts an item, which then follows the target position until it is dropped. Returns false, without effect, if the
  /// data source does not allow it, another item is being moved, or the item does not exist.
  ///
  /// While an item is moved the data source is not changed; `collectionView(_:moveItemAt:to:)` is called once, at the
  /// end. A batch of updates or a reload in the meantime cancels the movement.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    engine.reordering.beginMovement(of: indexPath)
  }

  /// Moves the center of the lifted item, in content coordinates; the others move aside. Near an edge of the viewport
  /// the content scrolls automatically.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    engine.reordering.moveMovement(to: targetPosition)
  }

  /// Drops the lifted item where it is shown; the data source is notified if its index path changes.
  open func endInteractiveMovement() { engine.reordering.endMovement(cancelled: false) }

  /// Puts the lifted item back where it was.
  open func cancelInteractiveMovement() { engine.reordering.endMovement(cancelled: true) }

  // MARK: Layouts

  /// Places the elements by another layout, as `setCollectionViewLayout(_:animated:completion:)` without a completion.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes to another layout immediately, or over 0.3 s.
  ///
  /// The item nearest to the center of the viewport stays there if it can, unless a layout or the delegate wants
  /// another offset. Elements of both layouts move from one position to the other. Elements of only one layout start or
  /// end where the other layout has them, and fade if it does not contain them. The completion is called once: with
  /// true at the end, with false if an update, a reload or another change interrupts. A call by the data source or the
  /// layout is deferred until after the layout pass or update that called them.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard engine.transactions.isBusy else {
      engine.changes.changeLayout(to: layout, animated: animated, completion)
      return
    }
    engine.transactions.request { [self] in engine.changes.changeLayout(to: layout, animated: animated, completion) }
  }

  /// Starts an interactive change to another layout. Returns the transition layout, whose `transitionProgress` is the
  /// progress of the change.
  ///
  /// The transition layout is the delegate's, or a plain one. It is installed until `finishInteractiveTransition()` or
  /// `cancelInteractiveTransition()` has completed the change. The completion then receives whether the new layout was
  /// reached, and whether the animation to it was not interrupted; another change of layout ends the transition, and
  /// the completion receives false twice. Updates and reloads in the meantime apply to it. While another interactive
  /// change follows a finger, or with the current layout, the call is rejected with a fault; a change that is
  /// completing ends first.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    engine.interactive.beginTransition(to: layout, completion)
  }

  /// Animates what is left of an interactive transition, in that part of 0.3 s, and installs the new layout. Without one
  /// it is a fault.
  open func finishInteractiveTransition() { engine.interactive.settleTransition(at: 1) }

  /// Animates an interactive transition back, in that part of 0.3 s, and installs the layout that was there before. Without
  /// one it is a fault.
  open func cancelInteractiveTransition() { engine.interactive.settleTransition(at: 0) }

  // MARK: Queries

  /// The number of sections; the data source is queried if its counts are not known.
  open var numberOfSections: Int {
    engine.passes.loadCounts()
    return engine.counts.count
  }

  /// The number of items in a section. A section that does not exist is a fault and has none.
  open func numberOfItems(inSection section: Int) -> Int {
    engine.queries.numberOfItems(inSection: section)
  }

  /// The layout's attributes of an item, on screen or not; nil if there is none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    engine.queries.attributes(at: indexPath)
  }

  /// The layout's attributes of a supplementary view, on screen or not; nil if there is none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    engine.queries.prepareForQuery()
    return engine.transactions.inTransaction {
      collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)?.duplicate()
    }
  }

  /// The item at a point in content coordinates: the frontmost one that covers it and is not hidden; nil if none does.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    engine.queries.item(at: point)
  }

  /// The item that a cell shows; nil if it shows none at the moment.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    engine.queries.path(of: cell)
  }

  /// The index path of a supplementary view; nil if it is not shown at the moment.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    engine.queries.indexPath(ofElementShownBy: supplementaryView, isCell: false)
  }

  /// The cell of an item; nil while it is not on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    engine.queries.cell(at: indexPath) as? UICollectionViewCell
  }

  /// The cells on screen. Differs from Apple: in the order of their index paths.
  open var visibleCells: [UICollectionViewCell] {
    engine.visible.keys(ofKind: ElementKindTable.cell).compactMap { engine.visible[$0]?.view as? UICollectionViewCell }
  }

  /// The items on screen. Differs from Apple: in ascending order.
  open var indexPathsForVisibleItems: [IndexPath] { engine.queries.visiblePaths }

  /// A supplementary view; nil while it is not on screen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    engine.visible[
      ElementKey(kind: ElementKindTable.number(of: .supplementaryView, elementKind), indexPath: indexPath)]?.view
      as? UICollectionReusableView
  }

  /// The visible supplementary views with a kind, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    engine.visible.keys(ofKind: ElementKindTable.number(of: .supplementaryView, elementKind)).compactMap {
      engine.visible[$0]?.view as? UICollectionReusableView
    }
  }

  /// The index paths of the visible supplementary views with a kind, ascending.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    engine.visible.keys(ofKind: ElementKindTable.number(of: .supplementaryView, elementKind)).map { $0.indexPath }
  }

  // MARK: Registration

  /// Sets the class of the cells with an identifier; nil removes the registration. The class needs `init(frame:)`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerClass(cellClass, isCell: true, kind: ElementKindTable.cell, identifier)
  }

  /// Sets the nib of the cells with an identifier; nil removes the registration. The first object of the nib is the cell.
  @_disfavoredOverload
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registerNib(nib, isCell: true, kind: ElementKindTable.cell, identifier)
  }

  /// Sets the nib of the supplementary views with a kind and an identifier; nil removes the registration. The first
  /// object of the nib is the view.
  @_disfavoredOverload
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    registerNib(nib, isCell: false, kind: ElementKindTable.number(of: .supplementaryView, kind), identifier)
  }

  /// Sets the class of the supplementary views with a kind and an identifier; nil removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    registerClass(
      viewClass, isCell: false, kind: ElementKindTable.number(of: .supplementaryView, elementKind), identifier)
  }

  /// A cell for an item: one that waits to be used again, or a new one. To be called in `cellForItemAt`.
  ///
  /// The layout attributes of the item are already applied to it. An identifier that was not registered is a fault; an
  /// empty cell is returned.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let key = ElementKey(kind: ElementKindTable.cell, indexPath: indexPath)
    return (engine.registration.dequeue(key, identifier) as? UICollectionViewCell) ?? UICollectionViewCell(frame: .zero)
  }

  /// A supplementary view: one that waits to be used again, or a new one. To be called by the data source.
  ///
  /// An identifier that was not registered for this kind is a fault; an empty view is returned.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let kind = ElementKindTable.number(of: .supplementaryView, elementKind)
    return engine.registration.dequeue(ElementKey(kind: kind, indexPath: indexPath), identifier)
      as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
  }

  // MARK: Scrolling

  /// Scrolls so that an item is at a position in the viewport, or by the smallest distance that makes it visible.
  ///
  /// The layout is prepared first, so it works before anything was shown. The target is limited to the content. An item
  /// that does not exist, or two positions for one axis, is a fault, and nothing happens. While sizes of cells become
  /// known during and after the scroll, the target follows the item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    engine.scrollAim.scroll(
      to: indexPath, at: ItemScrollPosition(rawValue: scrollPosition.rawValue), animated: animated)
  }

  // MARK: Selection

  /// The selected items, ascending; nil when there are none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    engine.selection.selected.isEmpty ? nil : engine.selection.selected
  }

  /// Selects an item without telling the delegate; nil deselects all. With an empty scroll position nothing scrolls.
  ///
  /// Does nothing while selection is not allowed. An item that does not exist is a fault.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard engine.touches.selectOnly(indexPath), let indexPath, !scrollPosition.isEmpty,
      engine.queries.modelHasItem(indexPath)
    else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    engine.touches.setSelected(false, indexPath)
  }

  // MARK: Updates

  /// True between the end of an updates block and its being applied, and inside the block.
  /// Placeholders of drops count too.
  open var hasUncommittedUpdates: Bool { engine.updates.hasUncommitted || !engine.shown.placeholders.isEmpty }

  /// Reports inserted items by their index paths after the update. The model must have changed already.
  open func insertItems(at indexPaths: [IndexPath]) {
    engine.updates.record(indexPaths.map { .insertItem(ItemPosition($0)) })
  }

  /// Reports deleted items by their index paths before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    engine.updates.record(indexPaths.map { .deleteItem(ItemPosition($0)) })
  }

  /// Replaces the cells of items, by their index paths before the update.
  open func reloadItems(at indexPaths: [IndexPath]) {
    engine.updates.record(indexPaths.map { .reloadItem(ItemPosition($0)) })
  }

  /// Reports that an item moved from an index path before the update to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.updates.record([.moveItem(from: ItemPosition(indexPath), to: ItemPosition(newIndexPath))])
  }

  /// Reports inserted sections by their indexes after the update.
  open func insertSections(_ sections: IndexSet) {
    engine.updates.record(sections.map { .insertSection($0) })
  }

  /// Reports deleted sections by their indexes before the update.
  open func deleteSections(_ sections: IndexSet) {
    engine.updates.record(sections.map { .deleteSection($0) })
  }

  /// Replaces everything in sections; their counts may change.
  open func reloadSections(_ sections: IndexSet) {
    engine.updates.record(sections.map { .reloadSection($0) })
  }

  /// Reports that a section moved from an index before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    engine.updates.record([.moveSection(from: section, to: newSection)])
  }

  /// Configures existing cells again with the data source, without replacing them: the dequeue returns the visible
  /// cell.
  open func reconfigureItems(at indexPaths: [IndexPath]) { engine.display.reconfigure(indexPaths) }

  /// Applies several changes as one, animated over 0.3 s.
  ///
  /// The block changes the model and announces the changes; their order within it does not matter. Places of deletes,
  /// reloads and starts of moves are those before the block, places of inserts and ends of moves are those after it.
  /// Without operations a change of layout made in or before the block is animated. The completion is called once: with
  /// true at the end, with false if a reload or another batch interrupts. A batch whose counts do not fit is a fault; the
  /// view then reloads.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    self.engine.updates.perform(completion: completion) { updates?() }
  }
}
