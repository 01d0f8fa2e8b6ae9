// SPDX-License-Identifier: MIT

import SprungModels

/// Shows rows in one column, in sections with headers and footers, with cells for what is on screen only.
///
/// Differs from Apple: it is a collection view with a layout of its own, so what holds for updates, reuse and the life of
/// cells there holds here. Heights of rows that size themselves are estimates until they come near the viewport; when rows
/// above it turn out to be of another height, what is on screen does not move.
@preconcurrency @MainActor
open class UITableView: UICollectionView {
  /// How the table looks. Default: plain.
  open private(set) var style = Style.plain

  #if hasFeature(Embedded)
    private unowned(unsafe) var sourceReference: (any UITableViewDataSource)?
    private var sourceBox: WeakBox?
    /// Tells what there is to show. Not kept alive. Setting it reloads everything.
    @_nonoverride
    open var dataSource: (any UITableViewDataSource)? {
      get { (sourceBox?.isAlive ?? false) ? sourceReference : nil }
      set {
        sourceReference = newValue
        sourceBox = newValue?._weakBox
        reloadContent()
      }
    }
  #else
    /// Tells what there is to show. Not kept alive. Setting it reloads everything.
    @_nonoverride
    open weak var dataSource: (any UITableViewDataSource)? {
      didSet { reloadContent() }
    }
  #endif

  /// Is told what happens to rows, and says how tall they are. Not kept alive. Default: nil.
  @_nonoverride
  open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set {
      setScrollDelegate(newValue)
      tableLayout.invalidateLayout()
    }
  }

  #if hasFeature(Embedded)
    private unowned(unsafe) var rowDragReference: (any UITableViewDragDelegate)?
    private var rowDragBox: WeakBox?
    /// Says which rows can be dragged out of the table. Not kept alive. Default: nil, none.
    @_nonoverride
    open var dragDelegate: (any UITableViewDragDelegate)? {
      get { (rowDragBox?.isAlive ?? false) ? rowDragReference : nil }
      set {
        rowDragReference = newValue
        rowDragBox = newValue?._weakBox
        super.dragDelegate = adapter
      }
    }
    private unowned(unsafe) var rowDropReference: (any UITableViewDropDelegate)?
    private var rowDropBox: WeakBox?
    /// Says what may be dropped on the table, and takes it. Not kept alive. Default: nil, nothing.
    @_nonoverride
    open var dropDelegate: (any UITableViewDropDelegate)? {
      get { (rowDropBox?.isAlive ?? false) ? rowDropReference : nil }
      set {
        rowDropReference = newValue
        rowDropBox = newValue?._weakBox
        super.dropDelegate = adapter
      }
    }
  #else
    /// Says which rows can be dragged out of the table. Not kept alive. Default: nil, none.
    @_nonoverride
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
      didSet { super.dragDelegate = adapter }
    }
    /// Says what may be dropped on the table, and takes it. Not kept alive. Default: nil, nothing.
    @_nonoverride
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
      didSet { super.dropDelegate = adapter }
    }
  #endif

  #if hasFeature(Embedded)
    private unowned(unsafe) var rowPrefetchReference: (any UITableViewDataSourcePrefetching)?
    private var rowPrefetchBox: WeakBox?
    /// Hears which rows are about to be seen. Not kept alive. Default: nil.
    @_nonoverride
    open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
      get { (rowPrefetchBox?.isAlive ?? false) ? rowPrefetchReference : nil }
      set {
        rowPrefetchReference = newValue
        rowPrefetchBox = newValue?._weakBox
        super.prefetchDataSource = newValue == nil ? nil : adapter
      }
    }
  #else
    /// Hears which rows are about to be seen. Not kept alive. Default: nil.
    @_nonoverride
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
      didSet { super.prefetchDataSource = prefetchDataSource == nil ? nil : adapter }
    }
  #endif

  /// The height of rows of which the delegate says nothing, in points. Default: `automaticDimension`.
  open var rowHeight = UITableView.automaticDimension {
    didSet { heightChanged(&rowHeight, oldValue, "rowHeight") }
  }
  /// The height of headers of which the delegate says nothing, in points. Default: `automaticDimension`.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightChanged(&sectionHeaderHeight, oldValue, "sectionHeaderHeight") }
  }
  /// The height of footers of which the delegate says nothing, in points. Default: `automaticDimension`.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { heightChanged(&sectionFooterHeight, oldValue, "sectionFooterHeight") }
  }
  /// What rows that size themselves are taken to be before they were measured, in points. Default: `automaticDimension`, 44.
  ///
  /// With an estimate of one's own the delegate is asked for the height of a row only when it comes near the viewport.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { heightChanged(&estimatedRowHeight, oldValue, "estimatedRowHeight") }
  }
  /// Whether rows on screen are measured again when their content changes. Default: `enabled`.
  ///
  /// What changes in the block of an animation moves rows to their new heights in it; elsewhere they have them in the next layout
  /// pass. Rows whose height the delegate or `rowHeight` says keep it.
  @_nonoverride
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { SelfSizingInvalidation(rawValue: sizingOfCollection.rawValue) ?? .enabled }
    set { sizingOfCollection = UICollectionView.SelfSizingInvalidation(rawValue: newValue.rawValue) ?? .enabled }
  }
  private var sizingOfCollection: UICollectionView.SelfSizingInvalidation {
    get { (self as UICollectionView).selfSizingInvalidation }
    set { (self as UICollectionView).selfSizingInvalidation = newValue }
  }
  override func forgetSize(of element: VisibleElement) {
    guard element.key.isCell, (delegateHeight(ofRow: element.key.indexPath) ?? rowHeight) < 0 else { return }
    measureAgain([element.key.indexPath])
  }
  /// What headers are taken to be before they were measured, in points. Default: `automaticDimension`.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightChanged(&estimatedSectionHeaderHeight, oldValue, "estimatedSectionHeaderHeight") }
  }
  /// What footers are taken to be before they were measured, in points. Default: `automaticDimension`.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { heightChanged(&estimatedSectionFooterHeight, oldValue, "estimatedSectionFooterHeight") }
  }
  /// Points above the header of a section in plain style. Default: `automaticDimension`, 22.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightChanged(&sectionHeaderTopPadding, oldValue, "sectionHeaderTopPadding") }
  }
  /// The height of empty rows below the last. Stored only: no empty rows are shown. Default: 0.
  open var fillerRowHeight: CGFloat = 0

  /// How far lines between rows keep from the edges, in points. Default: 16 at the left.
  open var separatorInset = UIEdgeInsets(top: 0, left: UIKitTuning.cellMargin, bottom: 0, right: 0) {
    didSet { configureVisibleCells() }
  }
  /// From where `separatorInset` counts. Stored only: it counts from the edges of cells.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Whether there are lines between rows. Default: single lines.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { configureVisibleCells() } }
  /// The color of lines between rows; nil for the default.
  open var separatorColor: UIColor? = .separator { didSet { configureVisibleCells() } }
  /// Whether cells keep clear of margins as wide as text is read best. Stored only. Default: false.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether content views keep clear of the safe area. Stored only. Default: true.
  open var insetsContentViewsToSafeArea = true

  /// A view above the first section that scrolls with the rows; its height counts, its width becomes the table's.
  open var tableHeaderView: UIView? { didSet { edgeChanged(from: oldValue, to: tableHeaderView) } }
  /// A view below the last section that scrolls with the rows; its height counts, its width becomes the table's.
  open var tableFooterView: UIView? { didSet { edgeChanged(from: oldValue, to: tableFooterView) } }

  /// The least number of rows from which the index at the edge is shown. Default: 0.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
  /// The color of the index's text; nil, the default, for the tint.
  open var sectionIndexColor: UIColor? { didSet { indexBar?.color = sectionIndexColor } }
  /// The color behind the index; nil, the default, for none.
  open var sectionIndexBackgroundColor: UIColor? { didSet { indexBar?.ground = sectionIndexBackgroundColor } }
  /// The color behind the index while a finger is on it; nil, the default, for that at other times.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { indexBar?.trackingGround = sectionIndexTrackingBackgroundColor }
  }

  // State of the parts in the extensions.
  final let tableLayout = TableLayout()
  final let adapter = TableAdapter()
  final var prepared: [ElementKey: UICollectionReusableView] = [:]
  final var editing = false
  /// The counts for which the cells on screen know whether they are the first and last of their sections.
  private var configuredCounts = ItemCounts()
  /// The row that is being carried; nil while none is.
  final var reordering: RowReordering?
  /// Whether a row that was carried, and so in front, has been put down.
  final var putDown = false
  /// Shows what lies beside the rows.
  final private(set) var swipes: SwipeReveal!
  /// The move by a person that the data source is being told of, and whether the model has made it as the table shows it.
  final var moveBeingTold: (from: IndexPath, to: IndexPath)?
  final var moveIsTold = true
  /// What was announced since `beginUpdates()`.
  final var batch = TableBatch()

  /// Makes a table with a frame, in the future superview's coordinates, and a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame, collectionViewLayout: tableLayout)
    setUp()
  }

  /// Makes a plain table with a frame, in the future superview's coordinates.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Makes a plain table of zero size.
  public convenience init() {
    self.init(frame: .zero, style: .plain)
  }

  /// There are no archives to read from; makes a plain table.
  public required init?(coder: NSCoder) {
    super.init(frame: .zero, collectionViewLayout: tableLayout)
    setUp()
  }

  // An application may retain the layout, and the animation of an update does; an animation may retain the adapter.
  #if hasFeature(Embedded)
    deinit {
      tableLayout.table = nil
      adapter.table = nil
    }
  #else
    isolated deinit {
      tableLayout.table = nil
      adapter.table = nil
    }
  #endif

  private func setUp() {
    tableLayout.table = self
    adapter.table = self
    registry.make = { viewClass, identifier, frame in
      TableViewFactory.make(viewClass, identifier: identifier, frame: frame)
    }
    registry.keepsForeignViews = true
    super.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    super.alwaysBounceVertical = true
    swipes = SwipeReveal(in: self)
    swipes.host = adapter
    super.dataSource = adapter
  }

  override var collectionDelegate: (any UICollectionViewDelegate)? { adapter }

  override var acceptsForeignViews: Bool { true }

  override var showsEditing: Bool { editing }

  override func isEditingShown(in cell: UICollectionViewCell) -> Bool {
    (cell as? UITableViewCell).map { $0.notifiedEditing == editing } ?? true
  }

  override func showEditing(animated: Bool) { showEditingInCells(animated: animated) }

  override var selectsNow: Bool { editing ? allowsSelectionDuringEditing || selectsSeveralNow : allowsSelection }

  override var selectsSeveralNow: Bool { editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  override var isRowList: Bool { true }

  /// Tables in plain style have an index only.
  override func askIndexTitles() -> [String]? { style == .plain ? dataSource?.sectionIndexTitles(for: self) : nil }

  override func follow(indexTitle title: String, at index: Int) { showSection(ofIndexTitle: title, at: index) }

  override var indexMinimum: Int { sectionIndexMinimumDisplayRowCount }

  override func paintIndex(_ bar: SectionIndexBar) {
    bar.color = sectionIndexColor
    bar.ground = sectionIndexBackgroundColor
    bar.trackingGround = sectionIndexTrackingBackgroundColor
  }

  override func itemWasTapped(_ path: IndexPath) { rowWasTapped(path) }

  override func selectForPerson(_ path: IndexPath) -> Bool { selectRowAsking(path) }

  override func deselectForPerson(_ path: IndexPath) -> Bool { deselectRowAsking(path) }

  /// Brings the rows up to date with data source and bounds; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeEdges()
    discardPrepared()
    if putDown, reordering == nil {
      putDown = false
      sortElements()
    }
    if configuredCounts != counts, counts.areKnown {
      configuredCounts = counts
      configureVisibleCells()
    }
  }

  /// A finger came down: what lies open beside a row closes, else the row below the finger is highlighted.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if swipes.isOpen {
      swipes.close(animated: true)
      return
    }
    super.touchesBegan(touches, with: event)
  }

  package override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if isDragging || bounds.size != oldBounds.size { swipes?.close(animated: true) }
  }

  /// Forgets all rows, selection, counts and geometry; nothing is asked until the next layout pass.
  open override func reloadData() { reloadContent() }

  package override func abandonTouches() {
    swipes?.close(animated: false)
    abandonReordering()
    super.abandonTouches()
  }

  package override func contentWillReload() {
    swipes?.close(animated: false)
    abandonReordering()
    discardPrepared()
    tableLayout.animations = RowAnimations()
  }

  // MARK: Counts and Places

  /// The number of rows in a section. A section that does not exist is a fault and has none.
  open func numberOfRows(inSection section: Int) -> Int { numberOfItems(inSection: section) }

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
    layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  /// The row at a point in content coordinates; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.keepsLimit else { return nil }
    return indexPathsForRows(in: CGRect(origin: point, size: .zero))?.last
  }

  /// The rows that a rectangle in content coordinates touches, ascending; nil if it is refused because it is no rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard rect.keepsLimit else { return nil }
    prepareForQuery()
    return rows(touching: rect.standardized).compactMap { toldPath($0) }
  }

  /// The cell of a row; nil while it is not on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cellForItem(at: indexPath) as? UITableViewCell }

  /// The cells on screen, from top to bottom.
  @_nonoverride
  open var visibleCells: [UITableViewCell] {
    var cells: [UITableViewCell] = []
    presenting {
      for path in indexPathsForVisibleItems {
        if let cell = cellForRow(at: path) { cells.append(cell) }
      }
    }
    return cells
  }

  /// The rows on screen, ascending. Differs from Apple: never nil, but empty where there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    if window != nil { layoutIfNeeded() }
    return indexPathsForVisibleItems
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

  /// Scrolls so that a row stands at a place of the viewport, or by the shortest way that shows it.
  ///
  /// Rows that size themselves are measured first as far as the place depends on them.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls to the selected row that lies nearest to the viewport; nothing happens if none is selected.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = nearestSelectedRow() else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// The first selected row; nil if none is.
  open var indexPathForSelectedRow: IndexPath? { selection.selected.first }

  /// The selected rows, ascending; nil if none is.
  open var indexPathsForSelectedRows: [IndexPath]? { indexPathsForSelectedItems }

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

  /// Announces new rows by the places that they have now. The model must have changed already.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    tableLayout.animations.insert(indexPaths, animation)
    announce(indexPaths.map { .insertItem(ItemPosition($0)) })
  }

  /// Announces that rows are gone, by the places that they had.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    tableLayout.animations.delete(indexPaths, animation)
    announce(indexPaths.map { .deleteItem(ItemPosition($0)) })
  }

  /// Replaces the cells of rows, by the places that they had before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    tableLayout.animations.delete(indexPaths, animation)
    announce(indexPaths.map { .reloadItem(ItemPosition($0)) })
  }

  /// Lets the data source configure cells anew that stay as they are, and measures them again.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    reconfigureItems(at: indexPaths)
    measureAgain(indexPaths)
  }

  /// Announces that a row moved from a place before the update to a place after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    announce([.moveItem(from: ItemPosition(indexPath), to: ItemPosition(newIndexPath))])
  }

  /// Announces that a section moved from a place before the update to a place after it.
  open override func moveSection(_ section: Int, toSection newSection: Int) {
    announce([.moveSection(from: section, to: newSection)])
  }

  /// True while changes were announced that are not applied yet.
  open override var hasUncommittedUpdates: Bool { batch.depth > 0 || super.hasUncommittedUpdates }

  /// Applies several changes as one, animated over 0.3 s; see `UICollectionView.performBatchUpdates(_:completion:)`.
  open override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    guard batch.depth > 0 else {
      super.performBatchUpdates(updates, completion: completion)
      return
    }
    if let completion { batch.completions.append(completion) }
    updates?()
  }

  /// Announces new sections by the places that they have now.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    tableLayout.animations.insert(sections, animation)
    announce(sections.map { .insertSection($0) })
  }

  /// Announces that sections are gone, by the places that they had.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    tableLayout.animations.delete(sections, animation)
    announce(sections.map { .deleteSection($0) })
  }

  /// Replaces everything in sections; their counts may change.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    tableLayout.animations.delete(sections, animation)
    announce(sections.map { .reloadSection($0) })
  }

  /// Asks the data source for the titles of the index again, at the next layout pass.
  open func reloadSectionIndexTitles() { forgetIndex() }

  // MARK: Editing

  /// Whether rows can be deleted, inserted and moved by their controls. Default: false.
  open override var isEditing: Bool {
    get { editing }
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

  /// Sets the class of headers and footers with an identifier; nil removes the registration. The class needs
  /// `init(reuseIdentifier:)`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerTableClass(aClass, isCell: false, identifier)
  }

  /// A cell that waits to be used again, or a new one of the registered class; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueWithoutPlace(ElementKindTable.cell, identifier) as? UITableViewCell
  }

  /// A cell for a row: one that waits to be used again, or a new one. To be called in `cellForRowAt`.
  ///
  /// An identifier that was not registered is a fault; an empty cell is returned.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    let key = ElementKey(kind: ElementKindTable.cell, indexPath: indexPath)
    return (dequeue(key, identifier) as? UITableViewCell) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// A header or footer that waits to be used again, or a new one of the registered class; nil if there is neither.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueWithoutPlace(UITableViewHeaderFooterView.sharedKind, identifier) as? UITableViewHeaderFooterView
  }
}
