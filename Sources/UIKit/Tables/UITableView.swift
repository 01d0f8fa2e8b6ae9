// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage

/// Displays rows in a single column of sections with headers and footers. Only rows on screen have cells.
///
/// Tables share their engine with collection views, so updates, reuse and cell life cycles work the same way. Heights
/// of self-sizing rows are estimates until the rows approach the viewport. Measuring does not move visible rows.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  package override class var appearanceProperties: [AppearanceProperty] { super.appearanceProperties + RowProxies.all }
  #if !hasFeature(Embedded)
    override var describedDetails: ViewDescription.Details { super.describedDetails.adding("dataSource", dataSource) }
  #endif
  /// The engine that displays the rows.
  final let engine: ItemEngine
  private let attachment: EngineAttachment
  /// The style of the table. Default: plain.
  open var style: Style { appearance.style }

  #if hasFeature(Embedded)
    private unowned(unsafe) var sourceReference: (any UITableViewDataSource)?
    private var sourceBox: WeakBox?
    /// The object that provides the rows. Not retained. Setting it reloads everything.
    open var dataSource: (any UITableViewDataSource)? {
      get { (sourceBox?.isAlive ?? false) ? sourceReference : nil }
      set {
        sourceReference = newValue
        sourceBox = newValue?._weakBox
        engine.passes.reloadContent()
      }
    }
  #else
    /// The object that provides the rows. Not retained. Setting it reloads everything.
    open weak var dataSource: (any UITableViewDataSource)? {
      didSet { engine.passes.reloadContent() }
    }
  #endif

  /// The delegate that receives events and provides row heights. A weak reference. Default: nil.
  @_nonoverride
  open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set {
      super.delegate = newValue
      tableLayout.invalidateLayout()
    }
  }

  /// The delegate, typed as a scroll view delegate.
  final var scrollDelegate: (any UIScrollViewDelegate)? { super.delegate }

  /// The delegate that provides the items for drags out of the table. A weak reference. Default: nil.
  @WeakReference open var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { engine.dragging.dragDelegateChanged() }
  }
  /// The delegate that accepts and performs drops on the table. A weak reference. Default: nil.
  @WeakReference open var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { engine.dragging.dropDelegateChanged() }
  }

  /// The data source that is notified before rows become visible. A weak reference. Default: nil.
  @WeakReference open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { prefetchSourceChanged() }
  }

  /// The height of rows in points, used if the delegate provides no heights. Default: `automaticDimension`.
  open var rowHeight: CGFloat {
    get { heights.row }
    set { heights.row = accepted(newValue, heights.row, "rowHeight") }
  }
  /// The height of headers in points, used if the delegate provides no heights. Default: `automaticDimension`.
  open var sectionHeaderHeight: CGFloat {
    get { heights.header }
    set { heights.header = accepted(newValue, heights.header, "sectionHeaderHeight") }
  }
  /// The height of footers in points, used if the delegate provides no heights. Default: `automaticDimension`.
  open var sectionFooterHeight: CGFloat {
    get { heights.footer }
    set { heights.footer = accepted(newValue, heights.footer, "sectionFooterHeight") }
  }
  /// The height in points of self-sizing rows that are not yet measured. If you set an estimate, the delegate is queried
  /// for a row's height only when the row approaches the viewport. Default: `automaticDimension`, which means 44.
  open var estimatedRowHeight: CGFloat {
    get { heights.estimatedRow }
    set { heights.estimatedRow = accepted(newValue, heights.estimatedRow, "estimatedRowHeight") }
  }
  /// Whether visible rows are measured again when their content changes. Changes in an animation block are animated.
  /// Rows whose height is set by the delegate or `rowHeight` are not affected. Default: `enabled`.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { SelfSizingInvalidation(rawValue: engine.options.sizing.rawValue) ?? .enabled }
    set { engine.options.sizing = ItemSizing(rawValue: newValue.rawValue) ?? .enabled }
  }
  /// The estimated height of headers before they are measured, in points. Default: `automaticDimension`.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { heights.estimatedHeader }
    set { heights.estimatedHeader = accepted(newValue, heights.estimatedHeader, "estimatedSectionHeaderHeight") }
  }
  /// The estimated height of footers before they are measured, in points. Default: `automaticDimension`.
  open var estimatedSectionFooterHeight: CGFloat {
    get { heights.estimatedFooter }
    set { heights.estimatedFooter = accepted(newValue, heights.estimatedFooter, "estimatedSectionFooterHeight") }
  }
  /// The space above section headers in the plain style, in points. Default: `automaticDimension`, which means 22.
  open var sectionHeaderTopPadding: CGFloat {
    get { heights.headerTopPadding }
    set { heights.headerTopPadding = accepted(newValue, heights.headerTopPadding, "sectionHeaderTopPadding") }
  }
  /// The height of empty rows below the last row. It has no effect, because empty rows are not displayed. Default: 0.
  open var fillerRowHeight: CGFloat {
    get { heights.filler }
    set { heights.filler = newValue }
  }

  /// The distances from the sides of a row to the ends of its separator, in points. `left` is the leading side.
  /// Default: 16.
  open var separatorInset: UIEdgeInsets {
    get { appearance.separatorInset ?? automaticLineInset }
    set { changeAppearance { $0.separatorInset = newValue } }
  }
  /// The edges to which `separatorInset` is relative. Default: the cell edges.
  open var separatorInsetReference: SeparatorInsetReference {
    get { appearance.separatorInsetReference }
    set { changeAppearance { $0.separatorInsetReference = newValue } }
  }
  /// The style of separators between rows. Default: single lines.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { appearance.separatorStyle }
    set { changeAppearance { $0.separatorStyle = newValue } }
  }
  /// The color of separators. Nil restores the default.
  open var separatorColor: UIColor? {
    get { appearance.separatorColor }
    set { changeAppearance { $0.separatorColor = newValue } }
  }
  /// The effect of separators. A blur replaces `separatorColor`, and so does the color of a vibrancy. Default: nil.
  open var separatorEffect: UIVisualEffect? {
    get { appearance.separatorEffect }
    set { changeAppearance { $0.separatorEffect = newValue } }
  }
  /// Whether the margins of cells grow in a wide table, so that the content is at most as wide as the readable width of
  /// 672 points. Default: false.
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { appearance.marginsFollowReadableWidth }
    set { changeAppearance { $0.marginsFollowReadableWidth = newValue } }
  }
  /// Whether the content views of cells, headers and footers stay inside the safe area. Default: true.
  open var insetsContentViewsToSafeArea: Bool {
    get { appearance.insetsContentToSafeArea }
    set { changeAppearance { $0.insetsContentToSafeArea = newValue } }
  }

  /// A view above the first section. The view scrolls with the rows, keeps its height, and is as wide as the table.
  open var tableHeaderView: UIView? {
    get { edges.header }
    set {
      let old = edges.header
      edges.header = newValue
      edgeChanged(from: old, to: newValue)
    }
  }
  /// A view below the last section. The view scrolls with the rows, keeps its height, and is as wide as the table.
  open var tableFooterView: UIView? {
    get { edges.footer }
    set {
      let old = edges.footer
      edges.footer = newValue
      edgeChanged(from: old, to: newValue)
    }
  }

  /// The minimum number of rows required to display the section index. Default: 0.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { appearance.index.minimum }
    set {
      appearance.index.minimum = newValue
      setNeedsLayout()
    }
  }
  /// The color of the index text, or nil to use the tint color. Default: nil.
  open var sectionIndexColor: UIColor? {
    get { appearance.index.color }
    set {
      appearance.index.color = newValue
      engine.index.indexBar?.color = newValue
    }
  }
  /// The background color of the index, or nil for no background. Default: nil.
  open var sectionIndexBackgroundColor: UIColor? {
    get { appearance.index.background }
    set {
      appearance.index.background = newValue
      engine.index.indexBar?.ground = newValue
    }
  }
  /// The background color of the index during a touch, or nil to use `sectionIndexBackgroundColor`. Default: nil.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { appearance.index.trackingBackground }
    set {
      appearance.index.trackingBackground = newValue
      engine.index.indexBar?.trackingGround = newValue
    }
  }

  /// A view behind all rows that fills the viewport. Default: nil.
  open var backgroundView: UIView? {
    get { engine.display.backgroundView }
    set { engine.display.backgroundView = newValue }
  }
  /// Whether the user can select rows. Default: true.
  open var allowsSelection: Bool {
    get { engine.options.allowsSelection }
    set { engine.options.allowsSelection = newValue }
  }
  /// Whether the user can select more than one row. Default: false.
  open var allowsMultipleSelection: Bool {
    get { engine.options.allowsMultipleSelection }
    set { engine.options.allowsMultipleSelection = newValue }
  }
  /// Whether the user can select rows in editing mode. Default: false.
  open var allowsSelectionDuringEditing: Bool {
    get { engine.options.allowsSelectionDuringEditing }
    set { engine.options.allowsSelectionDuringEditing = newValue }
  }
  /// Whether the user can select more than one row in editing mode. Default: false.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { engine.options.allowsMultipleSelectionDuringEditing }
    set { engine.options.allowsMultipleSelectionDuringEditing = newValue }
  }
  /// Whether selectable rows can receive the keyboard focus. Default: true.
  open var allowsFocus: Bool {
    get { engine.options.allowsFocus }
    set { engine.options.allowsFocus = newValue }
  }
  /// Whether a row is selected when it receives the keyboard focus. Default: false.
  open var selectionFollowsFocus: Bool {
    get { engine.options.selectionFollowsFocus }
    set { engine.options.selectionFollowsFocus = newValue }
  }
  /// Whether the Tab key returns the focus to the row that was focused last. Default: false.
  open var remembersLastFocusedIndexPath: Bool {
    get { engine.options.remembersLastFocusedItem }
    set { engine.options.remembersLastFocusedItem = newValue }
  }
  /// Whether the prefetching data source is notified. Default: true. Differs from Apple: cells are never created before
  /// they are visible, regardless of this property.
  open var isPrefetchingEnabled: Bool {
    get { engine.options.isPrefetchingEnabled }
    set {
      engine.options.isPrefetchingEnabled = newValue
      engine.prefetcher.reset()
    }
  }
  /// Whether the user can drag the rows for which the drag delegate provides items. Default: true.
  open var dragInteractionEnabled: Bool {
    get { engine.options.dragInteractionEnabled }
    set { engine.options.dragInteractionEnabled = newValue }
  }
  /// Whether rows of the table are being dragged.
  open var hasActiveDrag: Bool { engine.options.hasActiveDrag }
  /// Whether a drag is over the table.
  open var hasActiveDrop: Bool { engine.options.hasActiveDrop }
  /// The interaction that opens the rows' menus.
  open var contextMenuInteraction: UIContextMenuInteraction? { engine.menus.itemMenus }

  /// The layout of the rows.
  final let tableLayout = TableLayout()
  private final var heights = TableHeights()
  final var appearance = TableAppearance()
  private final var edges = TableEdges()
  /// The swipe actions of the rows.
  private let rowActions = TableSwipes()
  /// The delegate's most recent drop proposal.
  final var rowDropProposal = UITableViewDropProposal(operation: .cancel)
  /// The views that were created before they are displayed, so that they could be measured.
  final var preparedRows = PreparedRows()
  /// Moves a row with its reorder control.
  final let carrier = RowCarrier()
  /// The updates reported since `beginUpdates()`.
  final var batch = TableBatch()

  /// Reveals the swipe actions of rows. The value is nil until the table has been set up.
  final var swipes: SwipeReveal! { rowActions.reveal }

  /// Creates a table with a frame in the coordinates of its future superview, and a style.
  public init(frame: CGRect, style: Style) {
    appearance.style = style
    engine = ItemEngine(tableLayout)
    attachment = TableAttachment(engine, tableLayout)
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table with a frame in the coordinates of its future superview.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table of zero size.
  public convenience init() {
    self.init(frame: .zero, style: .plain)
  }

  /// Creates a table from a storyboard or nib, with its style. With any other coder, the table is plain.
  public required init?(coder: NSCoder) {
    appearance.style = (coder as? InterfaceCoder).flatMap { Style(rawValue: $0.style) } ?? .plain
    engine = ItemEngine(tableLayout)
    attachment = TableAttachment(engine, tableLayout)
    super.init(frame: .zero)
    setUp()
  }

  private func setUp() {
    engine.attach(to: self)
    tableLayout.table = self
    rowActions.table = self
    carrier.table = self
    engine.options.acceptsForeignViews = true
    engine.options.isRowList = true
    super.clipsToBounds = true
    super.addGestureRecognizer(ItemMenuRecognizer())
    super.addGestureRecognizer(MultipleSelectionRecognizer())
    super.addInteraction(engine.menus.makeInteraction())
    engine.registry.make = { viewClass, identifier, frame in
      TableViewFactory.make(viewClass, identifier: identifier, frame: frame)
    }
    engine.registry.keepsForeignViews = true
    super.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    super.alwaysBounceVertical = true
    rowActions.reveal = SwipeReveal(in: self)
    rowActions.reveal.host = rowActions
  }

  private func prefetchSourceChanged() {
    engine.options.hasPrefetchSource = prefetchDataSource != nil
    engine.prefetcher.reset()
  }

  override final var itemClient: (any ItemEngineClient)? { self }

  /// Checks the invariants of the visible rows, and returns one message per violation. For tests.
  package final func validate() -> [String] { engine.validation.validate() }

  /// Whether the user is moving a row, so that the displayed order may differ from the model. For tests.
  package final var isMovingItem: Bool { engine.reordering.movement != nil }

  /// The accessibility attributes with which the table appears as a list to assistive technology.
  package override var stageAccessibility: StageAccessibility? {
    StageAccessibility(role: .list, label: accessibilityLabel ?? "", count: engine.counts.total)
  }

  /// Mirrors the content when the layout direction changes. Overrides must call `super`.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    engine.passes.mirror(from: previousTraitCollection)
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

  /// Updates the rows from the data source and the bounds. Overrides must call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    engine.passes.runLayoutPasses()
    engine.index.updateIndex()
    layOutHeaderAndFooter()
    discardPrepared()
    if carrier.movement.takeEnd() { engine.passes.sortElements() }
    if preparedRows.takeCounts(engine.counts) { configureVisibleCells() }
  }

  /// Called when a touch begins. If swipe actions are open, closes them. Otherwise, highlights the row under the touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if swipes.isOpen {
      swipes.close(animated: true)
      return
    }
    if !engine.touches.beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Called when a touch moves. Removes the highlight when the touch leaves the row.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !engine.touches.moveTouch(touches) { super.touchesMoved(touches, with: event) }
  }

  /// Called when a touch ends. Selects the highlighted row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !engine.touches.endTouch(touches) { super.touchesEnded(touches, with: event) }
  }

  /// Called when a touch is cancelled. Removes the highlight.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !engine.touches.cancelTouch(touches) { super.touchesCancelled(touches, with: event) }
  }

  package override func boundsDidChange(from oldBounds: CGRect) {
    engine.passes.invalidateForBounds()
    super.boundsDidChange(from: oldBounds)
    setNeedsLayout()
    if bounds.size != oldBounds.size { engine.changes.animateBoundsChange(from: oldBounds) }
    if isDragging || bounds.size != oldBounds.size { swipes?.close(animated: true) }
  }

  /// Discards all rows, the selection, the counts and the geometry. The next layout pass queries the data source.
  open func reloadData() { engine.passes.reloadContent() }

  // MARK: Counts and Places

  /// The number of sections. If the counts are unknown, reading this property queries the data source.
  open var numberOfSections: Int {
    engine.passes.loadCounts()
    return engine.counts.count
  }

  /// Returns the number of rows in a section. If the section does not exist, reports a fault and returns 0.
  open func numberOfRows(inSection section: Int) -> Int { engine.queries.numberOfItems(inSection: section) }

  /// Returns the index path of the row that a cell displays, or nil if the cell currently displays no row.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { engine.queries.path(of: cell) }

  /// Returns the frame of a section with its header and footer, in content coordinates, or zero for a missing section.
  open func rect(forSection section: Int) -> CGRect {
    rectangle(section) { $0.place(ofSection: section) }
  }

  /// Returns the frame of a section's header, in content coordinates. The height is zero if there is no header.
  open func rectForHeader(inSection section: Int) -> CGRect {
    rectangle(section) { $0.place(ofHeader: section) }
  }

  /// Returns the frame of a section's footer, in content coordinates. The height is zero if there is no footer.
  open func rectForFooter(inSection section: Int) -> CGRect {
    rectangle(section) { $0.place(ofFooter: section) }
  }

  /// Returns the frame of a row in content coordinates, or zero if the row does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    engine.queries.attributes(at: indexPath)?.frame ?? .zero
  }

  /// Returns the index path of the row at the given point in content coordinates, or nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.keepsLimit else { return nil }
    return indexPathsForRows(in: CGRect(origin: point, size: .zero))?.last
  }

  /// Returns the index paths of the rows that intersect the given rectangle, in ascending order, or nil if the
  /// rectangle is invalid. The rectangle is in content coordinates.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard rect.keepsLimit else { return nil }
    engine.queries.prepareForQuery()
    return rows(touching: rect.standardized).compactMap { engine.shown.modelPath($0) }
  }

  /// Returns the cell of a row, or nil if it is not on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    engine.queries.cell(at: indexPath) as? UITableViewCell
  }

  /// The cells on screen, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    var cells: [UITableViewCell] = []
    engine.shown.presenting {
      for path in engine.queries.visiblePaths {
        if let cell = cellForRow(at: path) { cells.append(cell) }
      }
    }
    return cells
  }

  /// The index paths of the rows on screen, in ascending order. Differs from Apple: never nil.
  open var indexPathsForVisibleRows: [IndexPath]? {
    if window != nil { layoutIfNeeded() }
    return engine.queries.visiblePaths
  }

  /// Returns the header of a section, or nil if it is not on screen or is not a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundaryView(isHeader: true, section) as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, or nil if it is not on screen or is not a `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundaryView(isHeader: false, section) as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls a row to a position in the viewport. `.none` scrolls by the shortest distance that makes the row visible.
  ///
  /// Self-sizing rows that affect the position are measured first.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls to the selected row that is nearest to the viewport. Does nothing if no row is selected.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = nearestSelectedRow() else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// The index path of the first selected row, or nil if there is none.
  open var indexPathForSelectedRow: IndexPath? { engine.selection.selected.first }

  /// The index paths of the selected rows in ascending order, or nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    engine.selection.selected.isEmpty ? nil : engine.selection.selected
  }

  /// Selects a row without notifying the delegate. If the index path is nil, deselects all rows. If the position is
  /// `.none`, the table does not scroll.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Updates

  /// Begins a batch of changes, which `endUpdates()` applies together. Calls can be nested.
  open func beginUpdates() { openBatch() }

  /// Applies the changes reported since `beginUpdates()` with an animation of 0.3 s. If there are no changes, measures
  /// the rows on screen again. Calling this method without `beginUpdates()` is reported as a fault.
  open func endUpdates() { closeBatch() }

  /// Reports inserted rows by their index paths after the update. The model must already be updated.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    tableLayout.announcedAnimations.insert(indexPaths, animation)
    announce(indexPaths.map { .insertItem(ItemPosition($0)) })
  }

  /// Reports deleted rows by their index paths before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    tableLayout.announcedAnimations.delete(indexPaths, animation)
    announce(indexPaths.map { .deleteItem(ItemPosition($0)) })
  }

  /// Reports rows whose cells must be replaced, by their index paths before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    tableLayout.announcedAnimations.delete(indexPaths, animation)
    announce(indexPaths.map { .reloadItem(ItemPosition($0)) })
  }

  /// Makes the data source configure the existing cells of rows again without replacing them, and measures the cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    engine.display.reconfigure(indexPaths)
    measureAgain(indexPaths)
  }

  /// Reports that a row moved from an index path before the update to an index path after the update.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    announce([.moveItem(from: ItemPosition(indexPath), to: ItemPosition(newIndexPath))])
  }

  /// Reports that a section moved from an index before the update to an index after the update.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    announce([.moveSection(from: section, to: newSection)])
  }

  /// Whether there are reported changes that have not been applied yet.
  open var hasUncommittedUpdates: Bool {
    batch.depth > 0 || engine.updates.hasUncommitted || !engine.shown.placeholders.isEmpty
  }

  /// Applies several changes together, animated over 0.3 s. See `UICollectionView.performBatchUpdates(_:completion:)`.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    guard batch.depth > 0 else {
      engine.updates.perform(completion: completion) { updates?() }
      return
    }
    if let completion { batch.completions.append(completion) }
    updates?()
  }

  /// Reports inserted sections by their indices after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    tableLayout.announcedAnimations.insert(sections, animation)
    announce(sections.map { .insertSection($0) })
  }

  /// Reports deleted sections by their indices before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    tableLayout.announcedAnimations.delete(sections, animation)
    announce(sections.map { .deleteSection($0) })
  }

  /// Reloads all rows, headers and footers in sections. The row counts of these sections may change.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    tableLayout.announcedAnimations.delete(sections, animation)
    announce(sections.map { .reloadSection($0) })
  }

  /// Asks the data source for the index titles again in the next layout pass.
  open func reloadSectionIndexTitles() { engine.index.invalidateIndex() }

  // MARK: Editing

  /// Whether the table is in editing mode, with controls for deleting, inserting and moving rows. Default: false.
  open var isEditing: Bool {
    get { engine.editing.editingMode }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the editing controls of the rows, and clears the selection. Overrides must call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  // MARK: Registration

  /// Registers a class for the cells with the given identifier. Passing nil removes the registration. The class must
  /// have `init(style:reuseIdentifier:)`, which is called with the default style.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerTableClass(cellClass, isCell: true, identifier)
  }

  /// Registers a nib for the cells with the given identifier. Passing nil removes the registration. The nib's first
  /// object must be the cell.
  @_disfavoredOverload
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerTableNib(nib, isCell: true, identifier)
  }

  /// Registers a nib for headers and footers with the given identifier. Passing nil removes the registration. The nib's
  /// first object must be the view.
  @_disfavoredOverload
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerTableNib(nib, isCell: false, identifier)
  }

  /// Registers a class for headers and footers with the given identifier. Passing nil removes the registration. The
  /// class must have `init(reuseIdentifier:)`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerTableClass(aClass, isCell: false, identifier)
  }

  /// Returns a reused cell or a new cell of the registered class, or nil if there is no reusable cell and no registered
  /// class.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueWithoutIndexPath(ElementKindTable.cell, identifier) as? UITableViewCell
  }

  /// Returns a reused or new cell for a row. Call this method in `cellForRowAt`.
  ///
  /// If the identifier is not registered, reports a fault and returns an empty cell.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    let key = ElementKey(kind: ElementKindTable.cell, indexPath: indexPath)
    return (engine.registration.dequeue(key, identifier) as? UITableViewCell)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns a reused header or footer or a new view of the registered class, or nil if there is no reusable view and
  /// no registered class.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueWithoutIndexPath(UITableViewHeaderFooterView.sharedKind, identifier) as? UITableViewHeaderFooterView
  }
}
