// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage

/// Shows rows in one column, in sections with headers and footers, with cells for what is on screen only.
///
/// It shares its engine with collection views, so what holds for updates, reuse and the life of cells there holds here. Heights of
/// rows that size themselves are estimates until they come near the viewport; rows on screen do not move when others become known.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  package override class var appearanceProperties: [AppearanceProperty] { super.appearanceProperties + RowProxies.all }
  #if !hasFeature(Embedded)
    override var describedDetails: ViewDescription.Details { super.describedDetails.adding("dataSource", dataSource) }
  #endif
  /// The engine that displays the rows.
  final let engine: ItemEngine
  private let attachment: EngineAttachment
  /// How the table looks. Default: plain.
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

  /// The object that is notified of events and provides the heights of rows. Not retained. Default: nil.
  @_nonoverride
  open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set {
      super.delegate = newValue
      tableLayout.invalidateLayout()
    }
  }

  /// The delegate as a scroll view knows it.
  final var scrollDelegate: (any UIScrollViewDelegate)? { super.delegate }

  /// The object that provides the rows that can be dragged out of the table. Not retained. Default: nil, none.
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

  /// The height of rows of which the delegate says nothing, in points. Default: `automaticDimension`.
  open var rowHeight: CGFloat {
    get { heights.row }
    set { heights.row = accepted(newValue, heights.row, "rowHeight") }
  }
  /// The height of headers of which the delegate says nothing, in points. Default: `automaticDimension`.
  open var sectionHeaderHeight: CGFloat {
    get { heights.header }
    set { heights.header = accepted(newValue, heights.header, "sectionHeaderHeight") }
  }
  /// The height of footers of which the delegate says nothing, in points. Default: `automaticDimension`.
  open var sectionFooterHeight: CGFloat {
    get { heights.footer }
    set { heights.footer = accepted(newValue, heights.footer, "sectionFooterHeight") }
  }
  /// The height of self-sizing rows before they are measured, in points. Default: `automaticDimension`, 44.
  ///
  /// With a custom estimate the delegate is queried for the height of a row only when the row comes near the viewport.
  open var estimatedRowHeight: CGFloat {
    get { heights.estimatedRow }
    set { heights.estimatedRow = accepted(newValue, heights.estimatedRow, "estimatedRowHeight") }
  }
  /// Whether visible rows are measured again when their content changes. Default: `enabled`.
  ///
  /// Changes in an animation block move rows to their new heights with that animation; other changes apply in the next
  /// layout pass. Rows with a height from the delegate or `rowHeight` keep it.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { SelfSizingInvalidation(rawValue: engine.options.sizing.rawValue) ?? .enabled }
    set { engine.options.sizing = ItemSizing(rawValue: newValue.rawValue) ?? .enabled }
  }
  /// The height of headers before they are measured, in points. Default: `automaticDimension`.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { heights.estimatedHeader }
    set { heights.estimatedHeader = accepted(newValue, heights.estimatedHeader, "estimatedSectionHeaderHeight") }
  }
  /// The height of footers before they are measured, in points. Default: `automaticDimension`.
  open var estimatedSectionFooterHeight: CGFloat {
    get { heights.estimatedFooter }
    set { heights.estimatedFooter = accepted(newValue, heights.estimatedFooter, "estimatedSectionFooterHeight") }
  }
  /// Points above the header of a section in plain style. Default: `automaticDimension`, 22.
  open var sectionHeaderTopPadding: CGFloat {
    get { heights.headerTopPadding }
    set { heights.headerTopPadding = accepted(newValue, heights.headerTopPadding, "sectionHeaderTopPadding") }
  }
  /// The height of empty rows below the last. Stored only: no empty rows are shown. Default: 0.
  open var fillerRowHeight: CGFloat {
    get { heights.filler }
    set { heights.filler = newValue }
  }

  /// Points between the ends of a line between rows and those of the row. `left` is the side where lines of text begin. Default: 16 at
  /// the left.
  open var separatorInset: UIEdgeInsets {
    get { appearance.separatorInset ?? automaticLineInset }
    set { changeAppearance { $0.separatorInset = newValue } }
  }
  /// From where `separatorInset` counts. Default: the edges of cells.
  open var separatorInsetReference: SeparatorInsetReference {
    get { appearance.separatorInsetReference }
    set { changeAppearance { $0.separatorInsetReference = newValue } }
  }
  /// Whether there are lines between rows. Default: single lines.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { appearance.separatorStyle }
    set { changeAppearance { $0.separatorStyle = newValue } }
  }
  /// The color of lines between rows; nil for the default.
  open var separatorColor: UIColor? {
    get { appearance.separatorColor }
    set { changeAppearance { $0.separatorColor = newValue } }
  }
  /// Whether the margins of cells grow until at most 672 points remain, a width in which text is easy to read. Default: false.
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { appearance.marginsFollowReadableWidth }
    set { changeAppearance { $0.marginsFollowReadableWidth = newValue } }
  }
  /// Whether the content views of cells, headers and footers end at the sides of the safe area. Default: true.
  open var insetsContentViewsToSafeArea: Bool {
    get { appearance.insetsContentToSafeArea }
    set { changeAppearance { $0.insetsContentToSafeArea = newValue } }
  }

  /// A view above the first section that scrolls with the rows; its height counts, its width becomes the table's.
  open var tableHeaderView: UIView? {
    get { edges.header }
    set {
      let old = edges.header
      edges.header = newValue
      edgeChanged(from: old, to: newValue)
    }
  }
  /// A view below the last section that scrolls with the rows; its height counts, its width becomes the table's.
  open var tableFooterView: UIView? {
    get { edges.footer }
    set {
      let old = edges.footer
      edges.footer = newValue
      edgeChanged(from: old, to: newValue)
    }
  }

  /// The least number of rows from which the index at the edge is shown. Default: 0.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { appearance.index.minimum }
    set {
      appearance.index.minimum = newValue
      setNeedsLayout()
    }
  }
  /// The color of the index's text; nil, the default, for the tint.
  open var sectionIndexColor: UIColor? {
    get { appearance.index.color }
    set {
      appearance.index.color = newValue
      engine.index.indexBar?.color = newValue
    }
  }
  /// The color behind the index; nil, the default, for none.
  open var sectionIndexBackgroundColor: UIColor? {
    get { appearance.index.background }
    set {
      appearance.index.background = newValue
      engine.index.indexBar?.ground = newValue
    }
  }
  /// The color behind the index while a finger is on it; nil, the default, for that at other times.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { appearance.index.trackingBackground }
    set {
      appearance.index.trackingBackground = newValue
      engine.index.indexBar?.trackingGround = newValue
    }
  }

  /// A view behind all rows that fills the viewport; nil, the default, for none.
  open var backgroundView: UIView? {
    get { engine.display.backgroundView }
    set { engine.display.backgroundView = newValue }
  }
  /// Whether touches may select rows. Default: true.
  open var allowsSelection: Bool {
    get { engine.options.allowsSelection }
    set { engine.options.allowsSelection = newValue }
  }
  /// Whether touches may select more than one row. Default: false.
  open var allowsMultipleSelection: Bool {
    get { engine.options.allowsMultipleSelection }
    set { engine.options.allowsMultipleSelection = newValue }
  }
  /// Whether touches may select rows while the table is edited. Default: false.
  open var allowsSelectionDuringEditing: Bool {
    get { engine.options.allowsSelectionDuringEditing }
    set { engine.options.allowsSelectionDuringEditing = newValue }
  }
  /// Whether touches may select more than one row while the table is edited. Default: false.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { engine.options.allowsMultipleSelectionDuringEditing }
    set { engine.options.allowsMultipleSelectionDuringEditing = newValue }
  }
  /// Whether the keyboard may reach rows, as far as they can be selected. Default: true.
  open var allowsFocus: Bool {
    get { engine.options.allowsFocus }
    set { engine.options.allowsFocus = newValue }
  }
  /// Whether a row that the keyboard reaches is selected. Default: false.
  open var selectionFollowsFocus: Bool {
    get { engine.options.selectionFollowsFocus }
    set { engine.options.selectionFollowsFocus = newValue }
  }
  /// Whether the focus returns to the row that had it last. Stored only: Tab moves to the first visible row. Default: false.
  open var remembersLastFocusedIndexPath: Bool {
    get { engine.options.remembersLastFocusedItem }
    set { engine.options.remembersLastFocusedItem = newValue }
  }
  /// Whether the prefetch data source is notified. Default: true.
  ///
  /// Differs from Apple: cells are never made before they are visible, whatever this says.
  open var isPrefetchingEnabled: Bool {
    get { engine.options.isPrefetchingEnabled }
    set {
      engine.options.isPrefetchingEnabled = newValue
      engine.prefetcher.reset()
    }
  }
  /// Whether rows can be dragged as far as the drag delegate allows it. Default: true.
  open var dragInteractionEnabled: Bool {
    get { engine.options.dragInteractionEnabled }
    set { engine.options.dragInteractionEnabled = newValue }
  }
  /// Whether rows of the table are being dragged.
  open var hasActiveDrag: Bool { engine.options.hasActiveDrag }
  /// Whether a drag is over the table.
  open var hasActiveDrop: Bool { engine.options.hasActiveDrop }
  /// The interaction by which the menus of rows open.
  open var contextMenuInteraction: UIContextMenuInteraction? { engine.menus.itemMenus }

  /// The layout of the rows.
  final let tableLayout = TableLayout()
  private final var heights = TableHeights()
  final var appearance = TableAppearance()
  private final var edges = TableEdges()
  /// The actions beside the rows.
  private let rowActions = TableSwipes()
  /// The delegate's last proposal for a drop.
  final var rowDropProposal = UITableViewDropProposal(operation: .cancel)
  /// Views that were made to be measured.
  final var preparedRows = PreparedRows()
  /// Carries a row by its control.
  final let carrier = RowCarrier()
  /// The updates since `beginUpdates()`.
  final var batch = TableBatch()

  /// Moves rows aside and shows their actions; nil until the table is set up.
  final var swipes: SwipeReveal! { rowActions.reveal }

  /// Makes a table with a frame, in the future superview's coordinates, and a style.
  public init(frame: CGRect, style: Style) {
    appearance.style = style
    engine = ItemEngine(tableLayout)
    attachment = TableAttachment(engine, tableLayout)
    super.init(frame: frame)
    setUp()
  }

  /// Makes a plain table with a frame, in the future superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Makes a plain table of zero size.
  public convenience init() {
    self.init(frame: .zero, style: .plain)
  }

  /// Makes a table of a storyboard or nib, with its style; otherwise a plain one.
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

  /// The violated invariants of the visible rows, a sentence each; empty if there are none. For tests.
  package final func validate() -> [String] { engine.validation.validate() }

  /// Whether a row follows a finger, so that what shows is not in the order of the model. For tests.
  package final var isMovingItem: Bool { engine.reordering.movement != nil }

  /// Assistive technology sees a list of rows.
  package override var stageAccessibility: StageAccessibility? {
    StageAccessibility(role: .list, label: accessibilityLabel ?? "", count: engine.counts.total)
  }

  /// Mirrors what shows when the direction of writing changes; overrides call `super`.
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

  /// Updates the rows from the data source and the bounds; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    engine.passes.runLayoutPasses()
    engine.index.updateIndex()
    layOutHeaderAndFooter()
    discardPrepared()
    if carrier.movement.takeEnd() { engine.passes.sortElements() }
    if preparedRows.takeCounts(engine.counts) { configureVisibleCells() }
  }

  /// A touch began: open swipe actions close; otherwise the row below the finger is highlighted.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if swipes.isOpen {
      swipes.close(animated: true)
      return
    }
    if !engine.touches.beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  /// A finger moved: the highlight ends when it leaves the row.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !engine.touches.moveTouch(touches) { super.touchesMoved(touches, with: event) }
  }

  /// A finger was lifted: the highlighted row is selected.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !engine.touches.endTouch(touches) { super.touchesEnded(touches, with: event) }
  }

  /// The touch was taken by a gesture: the highlight ends.
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

  /// Forgets all rows, selection, counts and geometry; nothing is queried until the next layout pass.
  open func reloadData() { engine.passes.reloadContent() }

  // MARK: Counts and Places

  /// The number of sections; the data source is queried if its counts are not known.
  open var numberOfSections: Int {
    engine.passes.loadCounts()
    return engine.counts.count
  }

  /// The number of rows in a section. A section that does not exist is a fault and has none.
  open func numberOfRows(inSection section: Int) -> Int { engine.queries.numberOfItems(inSection: section) }

  /// The row that a cell shows; nil if it shows none at the moment.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { engine.queries.path(of: cell) }

  /// The rectangle of a section with header and footer, in content coordinates; zero for one that does not exist.
  open func rect(forSection section: Int) -> CGRect {
    rectangle(section) { $0.place(ofSection: section) }
  }

  /// The rectangle of a section's header, in content coordinates; without height if there is none.
  open func rectForHeader(inSection section: Int) -> CGRect {
    rectangle(section) { $0.place(ofHeader: section) }
  }

  /// The rectangle of a section's footer, in content coordinates; without height if there is none.
  open func rectForFooter(inSection section: Int) -> CGRect {
    rectangle(section) { $0.place(ofFooter: section) }
  }

  /// The rectangle of a row, in content coordinates; zero for one that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    engine.queries.attributes(at: indexPath)?.frame ?? .zero
  }

  /// The row at a point in content coordinates; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.keepsLimit else { return nil }
    return indexPathsForRows(in: CGRect(origin: point, size: .zero))?.last
  }

  /// The rows that a rectangle in content coordinates intersects, ascending; nil if the rectangle is invalid and
  /// therefore rejected.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard rect.keepsLimit else { return nil }
    engine.queries.prepareForQuery()
    return rows(touching: rect.standardized).compactMap { engine.shown.modelPath($0) }
  }

  /// The cell of a row; nil while it is not on screen.
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

  /// The rows on screen, ascending. Differs from Apple: never nil, but empty where there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    if window != nil { layoutIfNeeded() }
    return engine.queries.visiblePaths
  }

  /// The header of a section while it is on screen, if it is of this class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundaryView(isHeader: true, section) as? UITableViewHeaderFooterView
  }

  /// The footer of a section while it is on screen, if it is of this class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundaryView(isHeader: false, section) as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls so that a row is at a position in the viewport, or by the smallest distance that makes it visible.
  ///
  /// Self-sizing rows are measured first, as far as the position depends on them.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls to the selected row nearest to the viewport; nothing happens if none is selected.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = nearestSelectedRow() else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// The first selected row; nil if none is.
  open var indexPathForSelectedRow: IndexPath? { engine.selection.selected.first }

  /// The selected rows, ascending; nil if none is.
  open var indexPathsForSelectedRows: [IndexPath]? {
    engine.selection.selected.isEmpty ? nil : engine.selection.selected
  }

  /// Selects a row without telling the delegate; nil deselects all. With `.none` nothing scrolls.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Updates

  /// Begins a batch of changes that `endUpdates()` applies as one. May be nested.
  open func beginUpdates() { openBatch() }

  /// Applies what was announced since `beginUpdates()`, animated over 0.3 s. Without changes, rows on screen are measured
  /// again. A call without a beginning is a fault.
  open func endUpdates() { closeBatch() }

  /// Reports inserted rows by their index paths after the update. The model must have changed already.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    tableLayout.announcedAnimations.insert(indexPaths, animation)
    announce(indexPaths.map { .insertItem(ItemPosition($0)) })
  }

  /// Reports deleted rows by their index paths before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    tableLayout.announcedAnimations.delete(indexPaths, animation)
    announce(indexPaths.map { .deleteItem(ItemPosition($0)) })
  }

  /// Replaces the cells of rows, by their index paths before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    tableLayout.announcedAnimations.delete(indexPaths, animation)
    announce(indexPaths.map { .reloadItem(ItemPosition($0)) })
  }

  /// Configures existing cells again with the data source, without replacing them, and measures them again.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    engine.display.reconfigure(indexPaths)
    measureAgain(indexPaths)
  }

  /// Reports that a row moved from an index path before the update to one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    announce([.moveItem(from: ItemPosition(indexPath), to: ItemPosition(newIndexPath))])
  }

  /// Reports that a section moved from an index before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    announce([.moveSection(from: section, to: newSection)])
  }

  /// True while changes were announced that are not applied yet.
  open var hasUncommittedUpdates: Bool {
    batch.depth > 0 || engine.updates.hasUncommitted || !engine.shown.placeholders.isEmpty
  }

  /// Applies several changes as one, animated over 0.3 s; see `UICollectionView.performBatchUpdates(_:completion:)`.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    guard batch.depth > 0 else {
      engine.updates.perform(completion: completion) { updates?() }
      return
    }
    if let completion { batch.completions.append(completion) }
    updates?()
  }

  /// Reports inserted sections by their indexes after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    tableLayout.announcedAnimations.insert(sections, animation)
    announce(sections.map { .insertSection($0) })
  }

  /// Reports deleted sections by their indexes before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    tableLayout.announcedAnimations.delete(sections, animation)
    announce(sections.map { .deleteSection($0) })
  }

  /// Replaces everything in sections; their counts may change.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    tableLayout.announcedAnimations.delete(sections, animation)
    announce(sections.map { .reloadSection($0) })
  }

  /// Asks the data source for the titles of the index again, at the next layout pass.
  open func reloadSectionIndexTitles() { engine.index.invalidateIndex() }

  // MARK: Editing

  /// Whether rows can be deleted, inserted and moved by their controls. Default: false.
  open var isEditing: Bool {
    get { engine.editing.editingMode }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the controls of the rows, or takes them away; the selection is cleared. Overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  // MARK: Registration

  /// Sets the class of the cells with an identifier; nil removes the registration. The class needs
  /// `init(style:reuseIdentifier:)`, which is called with the default style.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerTableClass(cellClass, isCell: true, identifier)
  }

  /// Sets the nib of the cells with an identifier; nil removes the registration. The first object of the nib is the cell.
  @_disfavoredOverload
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerTableNib(nib, isCell: true, identifier)
  }

  /// Sets the nib of headers and footers with an identifier; nil removes the registration. The first object of the nib is the view.
  @_disfavoredOverload
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerTableNib(nib, isCell: false, identifier)
  }

  /// Sets the class of headers and footers with an identifier; nil removes the registration. The class needs
  /// `init(reuseIdentifier:)`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerTableClass(aClass, isCell: false, identifier)
  }

  /// A cell that waits to be used again, or a new one of the registered class; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueWithoutIndexPath(ElementKindTable.cell, identifier) as? UITableViewCell
  }

  /// A cell for a row: one that waits to be used again, or a new one. To be called in `cellForRowAt`.
  ///
  /// An identifier that was not registered is a fault; an empty cell is returned.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    let key = ElementKey(kind: ElementKindTable.cell, indexPath: indexPath)
    return (engine.registration.dequeue(key, identifier) as? UITableViewCell)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// A header or footer that waits to be used again, or a new one of the registered class; nil if there is neither.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueWithoutIndexPath(UITableViewHeaderFooterView.sharedKind, identifier) as? UITableViewHeaderFooterView
  }
}
