// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage

/// Shows the items of a data source where a layout places them, with views for what is on screen only.
///
/// Views are the collection view's direct subviews. Counts are asked once until something says that they changed; the
/// layout is prepared once after each invalidation; everything else happens in the layout pass.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  @exclusivity(unchecked) private(set) final var currentLayout: UICollectionViewLayout
  /// The view that a layout pass is about to add or remove: what a pass does itself needs no other pass.
  final var ownSubview: UIView?
  #if hasFeature(Embedded)
    private unowned(unsafe) var dataSourceReference: (any UICollectionViewDataSource)?
    private var dataSourceBox: WeakBox?
    /// Tells what there is to show. Not kept alive. Setting it reloads everything.
    @_disfavoredOverload
    open var dataSource: (any UICollectionViewDataSource)? {
      get { (dataSourceBox?.isAlive ?? false) ? dataSourceReference : nil }
      set {
        dataSourceReference = newValue
        dataSourceBox = newValue?._weakBox
        reloadContent()
      }
    }
  #else
    /// Tells what there is to show. Not kept alive. Setting it reloads everything.
    @_disfavoredOverload
    open weak var dataSource: (any UICollectionViewDataSource)? {
      didSet { reloadContent() }
    }
  #endif

  #if hasFeature(Embedded)
    private unowned(unsafe) var prefetchReference: (any UICollectionViewDataSourcePrefetching)?
    private var prefetchBox: WeakBox?
    /// Hears which items are about to be seen. Not kept alive. Default: nil.
    @_disfavoredOverload
    open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
      get { (prefetchBox?.isAlive ?? false) ? prefetchReference : nil }
      set {
        prefetchReference = newValue
        prefetchBox = newValue?._weakBox
        prefetcher.reset()
      }
    }
  #else
    /// Hears which items are about to be seen. Not kept alive. Default: nil.
    @_disfavoredOverload
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
      didSet { prefetcher.reset() }
    }
  #endif

  /// Whether the prefetch data source is told anything. Default: true.
  ///
  /// Differs from Apple: cells are never made before they are seen, whatever this says.
  open var isPrefetchingEnabled = true {
    didSet { prefetcher.reset() }
  }

  /// Is told what happens to items, and how the content moves. Not kept alive. Default: nil.
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

  // What tables answer otherwise.

  /// The titles of the index at the edge.
  func askIndexTitles() -> [String]? { dataSource?.indexTitles(for: self) }
  /// Brings what a title of the index stands for.
  func follow(indexTitle title: String, at index: Int) {
    guard let dataSource else { return }
    showItem(dataSource.collectionView(self, indexPathForIndexTitle: title, at: index))
  }
  /// The least number of items with which the index shows.
  var indexMinimum: Int { 0 }
  /// Gives the index its colors.
  func paintIndex(_ bar: SectionIndexBar) {}
  #if hasFeature(Embedded)
    /// The scroll view's delegate if it is one of a collection view; a conformance answers this without a cast.
    var collectionDelegate: (any UICollectionViewDelegate)? { scrollDelegate?._collectionDelegate }
  #else
    /// The scroll view's delegate if it is one of a collection view.
    var collectionDelegate: (any UICollectionViewDelegate)? { scrollDelegate as? any UICollectionViewDelegate }
  #endif
  /// Whether views that were not dequeued are usual.
  var acceptsForeignViews: Bool { false }
  /// Whether a cell was notified whether the view is edited.
  func isEditingShown(in cell: UICollectionViewCell) -> Bool { true }
  /// Notifies the cells that were not yet notified whether the view is edited.
  func showEditing(animated: Bool) {}
  /// Whether cells show their controls for editing.
  var showsEditing: Bool { editingMode }
  /// Whether touches may select items at the moment.
  var selectsNow: Bool { editingMode ? allowsSelectionDuringEditing || selectsSeveralNow : allowsSelection }
  /// Whether touches may select more than one item at the moment.
  var selectsSeveralNow: Bool {
    editingMode ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection && allowsSelection
  }
  /// The content of an element has changed: a size that is kept elsewhere than in its attributes is not valid any more.
  func forgetSize(of element: VisibleElement) {}
  /// Whether it is a list of rows with controls of their own.
  var isRowList: Bool { false }
  /// Selects an item for a person, if the delegate lets it happen; false if it does not.
  func selectForPerson(_ path: IndexPath) -> Bool { selectAsking(path) }
  /// Deselects an item for a person, if the delegate lets it happen; false if it does not.
  func deselectForPerson(_ path: IndexPath) -> Bool { deselectAsking(path) }
  /// What a tap on an item does, also when assistive technology asks for it.
  func itemWasTapped(_ path: IndexPath) {
    if let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.toggledByTap() { return }
    tap(path)
  }

  /// A view behind all elements that fills the viewport; nil, the default, for none.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }

  /// Whether touches may select items. Default: true.
  open var allowsSelection = true

  /// Whether touches may select more than one item. Default: false.
  open var allowsMultipleSelection = false

  /// Whether cells and supplementary views on screen are measured again when their content changes. Default: `enabled`.
  ///
  /// In an animation block the change is animated, elsewhere it comes with the next layout pass. It counts only where the layout
  /// asks views for their sizes, as with `estimatedItemSize`.
  @_disfavoredOverload
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Whether items are being edited: fingers select as the two properties below say. Default: false. Setting it clears the
  /// selection without telling the delegate.
  open var isEditing: Bool {
    get { editingMode }
    set { changeEditingMode(newValue) }
  }
  /// Whether touches may select items while the view is edited. Default: false.
  open var allowsSelectionDuringEditing = false
  /// Whether touches may select more than one item while the view is edited. Default: false.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the keyboard may reach items, as far as they can be selected. Default: true.
  open var allowsFocus = true
  /// Whether an item that the keyboard reaches is selected. Default: false.
  open var selectionFollowsFocus = false
  /// Whether the focus comes back to the item that had it last. Stored only: Tab comes to the first item that shows.
  /// Default: false.
  open var remembersLastFocusedIndexPath = false

  #if hasFeature(Embedded)
    private unowned(unsafe) var dragReference: (any UICollectionViewDragDelegate)?
    private var dragBox: WeakBox?
    /// Says which items can be dragged out of the view. Not kept alive. Default: nil, none.
    @_disfavoredOverload
    open var dragDelegate: (any UICollectionViewDragDelegate)? {
      get { (dragBox?.isAlive ?? false) ? dragReference : nil }
      set {
        dragReference = newValue
        dragBox = newValue?._weakBox
        dragDelegateChanged()
      }
    }
    private unowned(unsafe) var dropReference: (any UICollectionViewDropDelegate)?
    private var dropBox: WeakBox?
    /// Says what may be dropped on the view, and takes it. Not kept alive. Default: nil, nothing.
    @_disfavoredOverload
    open var dropDelegate: (any UICollectionViewDropDelegate)? {
      get { (dropBox?.isAlive ?? false) ? dropReference : nil }
      set {
        dropReference = newValue
        dropBox = newValue?._weakBox
        dropDelegateChanged()
      }
    }
  #else
    /// Says which items can be dragged out of the view. Not kept alive. Default: nil, none.
    @_disfavoredOverload
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
      didSet { dragDelegateChanged() }
    }
    /// Says what may be dropped on the view, and takes it. Not kept alive. Default: nil, nothing.
    @_disfavoredOverload
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
      didSet { dropDelegateChanged() }
    }
  #endif
  /// Whether items can be dragged as far as the drag delegate allows it. Default: true.
  open var dragInteractionEnabled = true
  /// Whether items of the view are being dragged.
  open internal(set) var hasActiveDrag = false
  /// Whether a drag is over the view.
  open internal(set) var hasActiveDrop = false

  /// The interaction by which the menus of items open; nil for a collection view from an archive.
  open var contextMenuInteraction: UIContextMenuInteraction? { itemMenus }

  // State of the parts in the extensions.
  /// The titles at the edge, and the view that shows them; nil while there are none.
  final var indexTitles: [String] = []
  final var indexBar: SectionIndexBar?
  /// Whether the data source has to be asked for these titles.
  final var asksForIndex = true
  /// What stands among the items of the data source without being one.
  final let placeholders = PlaceholderSet()
  /// How many calls are under way that go by what is shown, placeholders included.
  final var presentation = 0
  final var itemMenus: UIContextMenuInteraction?
  final var menuSource: ItemMenuSource?
  final var dragSource: ItemDragSource?
  final var dropTarget: ItemDropTarget?
  /// Where a drag is over the view, in content coordinates; nil while none is.
  final var dropPosition: CGPoint?
  final var editingMode = false
  /// The fingers that select one item after the other; nil while none do.
  final var multipleSelection: MultipleSelection?
  /// Whether the keyboard, and not a finger, holds the item that is being moved.
  final var isMovingByKeys = false
  /// Whether people may move items without the program: a collection view controller says so.
  final var movesByStandardGesture = false
  final let registry = ReuseRegistry()
  final var counts = ItemCounts()
  final var layoutIsValid = false
  final var hasLaidOut = false
  /// The item that gets the keyboard's focus as soon as it shows.
  final var pathToFocus: IndexPath?
  final var isLayingOut = false
  final var pendingOffsetAdjustment = CGPoint.zero
  final var pendingSizeAdjustment = CGSize.zero
  /// What stays where it is on the screen while sizes become known.
  final var holding = HeldPlace()
  final let visible = VisibleSet()
  final var appearing: [UICollectionViewLayoutAttributes] = []
  /// Counts the runs of layout passes.
  final var layoutRun: UInt32 = 0
  final var creation: ElementCreation?
  final let selection = SelectionTracker()
  final let updates = UpdateEngine()
  /// What the delegate is notified of when the open transaction is over.
  final let calls = CallQueue<ItemCall>()
  final let prefetcher = Prefetcher()
  /// The item that people are moving; nil while none is.
  final var movement: InteractiveMovement?
  /// Scrolls while that item is held near an edge, and how fast, in points per second.
  final var edgeLink: CADisplayLink?
  final var edgeSpeed = CGPoint.zero
  /// The scroll views of sections that scroll across.
  final var hosts: [SectionScrollView] = []
  /// Elements that have come into another of these in the update that is being applied.
  final var adopted: [VisibleElement] = []
  /// The change of layout that a finger drives, or that goes the rest of its way.
  final var interactiveTransition: InteractiveLayoutTransition?
  /// What knows the outlines of the data source; nil if none do.
  final var outline: OutlineLink?
  /// The actions beside the rows of lists; nil as long as there is no list.
  final var listSwipes: ListSwipes?
  /// The background behind lists, and the one that was there before.
  final var colorOfLists: UIColor?
  final var colorBeforeLists: UIColor?
  /// What the next change of layout keeps in sight instead of the item in the middle.
  final var layoutChangeAnchor: LayoutChangeAnchor?

  /// Makes a collection view with a frame and a layout; a layout serves one collection view at a time.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    updates.collection = self
    layout.owner = self
    super.clipsToBounds = true
    super.backgroundColor = .systemBackground
    super.addGestureRecognizer(ItemMenuRecognizer())
    super.addGestureRecognizer(MultipleSelectionRecognizer())
    let source = ItemMenuSource(self)
    let interaction = UIContextMenuInteraction(delegate: source)
    menuSource = source
    itemMenus = interaction
    super.addInteraction(interaction)
  }

  /// There are no archives to read from; the collection view gets a plain flow layout.
  public required init?(coder: NSCoder) {
    let layout = UICollectionViewFlowLayout()
    currentLayout = layout
    super.init(coder: coder)
    updates.collection = self
    layout.owner = self
  }

  #if hasFeature(Embedded)
    deinit { currentLayout.owner = nil }
  #endif

  /// The layout that places the elements. Setting it changes at once, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  final func attach(_ layout: UICollectionViewLayout) {
    currentLayout.owner = nil
    currentLayout = layout
    layout.owner = self
    layoutIsValid = false
    holding.aim = nil
    forgetListLooks()
    setNeedsLayout()
  }

  /// Assistive technology sees a list of items.
  package override var stageAccessibility: StageAccessibility? {
    StageAccessibility(role: .list, label: accessibilityLabel ?? "", count: counts.total)
  }

  // Overrides; what they do stands in the extensions.

  /// Mirrors what shows when the direction of writing changes; overrides call `super`.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    mirror(from: previousTraitCollection)
  }

  /// Brings the elements up to date with data source, layout and bounds; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    runLayoutPasses()
    updateIndex()
  }

  package override func subviewsChanged(by view: UIView) { if view !== ownSubview { super.subviewsChanged(by: view) } }

  override var focusItems: (any FocusGroup)? { self }

  package override var mayNotify: Bool { !isBusy }
  package override func notifyLater(_ call: @escaping () -> Void) { notify(call) }
  override func report(_ call: ScrollCall) {
    if calls.isOpen { queueScroll(call) } else { makeCall(call) }
  }

  package override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    askLayoutAboutBounds(newBounds)
  }

  package override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    setNeedsLayout()
    if isDragging || bounds.size != oldBounds.size { _ = closeListSwipes() }
    if bounds.size != oldBounds.size { animateBoundsChange(from: oldBounds) }
  }

  package override func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  /// A finger came down: highlights the item below it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  /// A finger moved: the highlight ends when it leaves the item.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !moveTouch(touches) { super.touchesMoved(touches, with: event) }
  }

  /// A finger was lifted: the highlighted item is selected.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouch(touches) { super.touchesEnded(touches, with: event) }
  }

  /// The touch was taken by a gesture: the highlight ends.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelTouch(touches) { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Layout Pass

  /// Forgets all elements, selection, counts and geometry; nothing is asked until the next layout pass.
  ///
  /// An update that is being animated ends at once, its completion gets false.
  /// Called by the data source or the layout, it happens right after the layout pass or update that asks them.
  open func reloadData() { reloadContent() }

  /// What a subclass of the library does first when everything is reloaded. Default: nothing.
  @inline(never) package func contentWillReload() {}

  /// Ends what fingers do to places that a change of the model makes invalid; subclasses of the library add to it.
  @inline(never) package func abandonTouches() {
    abandonMovement(modelHasChanged: true)
    endMultipleSelection()
  }

  // MARK: Reordering

  /// Lifts an item, which then follows the target position until it is put down. False, and nothing happens, if the data source
  /// does not let it go, another one is being moved, or there is no such item.
  ///
  /// While an item is moved the data source stays as it is; `collectionView(_:moveItemAt:to:)` comes once, at the end. A batch of
  /// updates or a reload meanwhile puts it back.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }

  /// Moves the center of the lifted item, in content coordinates; the others make room. Near an edge of the viewport the content
  /// scrolls by itself.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveMovement(to: targetPosition) }

  /// Puts the lifted item down where it is shown; the data source is told if that is another place.
  open func endInteractiveMovement() { endMovement(cancelled: false) }

  /// Puts the lifted item back where it was.
  open func cancelInteractiveMovement() { endMovement(cancelled: true) }

  // MARK: Layouts

  /// Places the elements by another layout, as `setCollectionViewLayout(_:animated:completion:)` without a completion.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes to another layout at once, or over 0.3 s.
  ///
  /// The item nearest to the middle of the viewport stays there if it can, unless a layout or the delegate wants another
  /// offset. Elements that both layouts show move from one place to the other; those of one layout alone come from, or go
  /// to, where the other one has them, and fade if it has them nowhere. The completion is called once: with true at the end,
  /// with false if an update, a reload or another change interrupts. Called by the data source or the layout, it happens right
  /// after the layout pass or update that asks them.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard isBusy else {
      changeLayout(to: layout, animated: animated, completion)
      return
    }
    calls.request { [self] in changeLayout(to: layout, animated: animated, completion) }
  }

  /// Starts a change to another layout that a finger drives: returns the layout in between, whose `transitionProgress`
  /// says how far it has come.
  ///
  /// The layout in between is the delegate's, or a plain one, and is installed until `finishInteractiveTransition()` or
  /// `cancelInteractiveTransition()` has brought the change to its end. Then the completion gets whether the new layout was
  /// reached, and whether nothing cut the animation to it short; another change of layout ends the transition, and the
  /// completion gets false twice. Updates and reloads in the meantime happen in it. Started while another one follows a
  /// finger, or with the layout that is there, it is refused with a fault; one that goes the rest of its way ends first.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginTransition(to: layout, completion)
  }

  /// Animates what is left of an interactive transition, in that part of 0.3 s, and installs the new layout. Without one
  /// it is a fault.
  open func finishInteractiveTransition() { settleTransition(at: 1) }

  /// Animates an interactive transition back, in that part of 0.3 s, and installs the layout that was there before. Without
  /// one it is a fault.
  open func cancelInteractiveTransition() { settleTransition(at: 0) }

  // MARK: Queries

  /// The number of sections; the data source is asked if its counts are not known.
  open var numberOfSections: Int {
    loadCounts()
    return counts.count
  }

  /// The number of items in a section. A section that does not exist is a fault and has none.
  open func numberOfItems(inSection section: Int) -> Int {
    loadCounts()
    guard counts.hasSection(section) else {
      Diagnostics.report(
        "sectionOutOfRange",
        "The number of items of section \(section) was asked for, but there are \(counts.count) sections; 0 is answered."
      )
      return 0
    }
    return counts[section] - (translatesPaths ? placeholders.places.count(inSection: section) : 0)
  }

  /// The layout's attributes of an item, on screen or not; nil if there is none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareForQuery()
    return inTransaction {
      let shown = shownPath(indexPath)
      guard itemExists(shown) else { return nil }
      return collectionViewLayout.layoutAttributesForItem(at: shown)?.duplicate()
    }
  }

  /// The layout's attributes of a supplementary view, on screen or not; nil if there is none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareForQuery()
    return inTransaction {
      collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)?.duplicate()
    }
  }

  /// The item at a point in content coordinates: the frontmost one that covers it and is not hidden; nil if none does.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareForQuery()
    guard point.keepsLimit else { return nil }
    let rect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    var best: UICollectionViewLayoutAttributes?
    let found = inTransaction { collectionViewLayout.layoutAttributesForElements(in: rect) ?? [] }
    for attributes in found
    where attributes.key.isCell && !attributes.isHidden && covers(attributes, point) && itemExists(attributes.indexPath)
    {
      if let other = best, VisibleElement.isBehind(attributes.key, attributes.zIndex, other.key, other.zIndex) {
        continue
      }
      best = attributes
    }
    return best.flatMap { toldPath($0.indexPath) }
  }

  /// The item that a cell shows; nil if it shows none at the moment.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let path = indexPath(ofElementShownBy: cell, isCell: true) else { return nil }
    return toldPath(path)
  }

  /// The place of a supplementary view; nil if it is not shown at the moment.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    indexPath(ofElementShownBy: supplementaryView, isCell: false)
  }

  /// The cell of an item; nil while it is not on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    let shown = shownPath(indexPath)
    return visible[ElementKey(kind: ElementKindTable.cell, indexPath: shown)]?.view as? UICollectionViewCell
  }

  /// The cells on screen. Differs from Apple: in the order of their index paths.
  open var visibleCells: [UICollectionViewCell] {
    visible.keys(ofKind: ElementKindTable.cell).compactMap { visible[$0]?.view as? UICollectionViewCell }
  }

  /// The items on screen. Differs from Apple: in ascending order.
  open var indexPathsForVisibleItems: [IndexPath] {
    let paths = visible.keys(ofKind: ElementKindTable.cell).map { $0.indexPath }
    return translatesPaths ? paths.compactMap { toldPath($0) } : paths
  }

  /// A supplementary view; nil while it is not on screen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    visible[ElementKey(kind: ElementKindTable.number(of: .supplementaryView, elementKind), indexPath: indexPath)]?.view
  }

  /// The supplementary views of a kind on screen, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visible.keys(ofKind: ElementKindTable.number(of: .supplementaryView, elementKind)).compactMap { visible[$0]?.view }
  }

  /// The index paths of the supplementary views of a kind on screen, ascending.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visible.keys(ofKind: ElementKindTable.number(of: .supplementaryView, elementKind)).map { $0.indexPath }
  }

  // MARK: Registration

  /// Sets the class of the cells with an identifier; nil removes the registration. The class needs `init(frame:)`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerClass(cellClass, isCell: true, kind: ElementKindTable.cell, identifier)
  }

  /// Sets the class of the supplementary views of a kind with an identifier; nil removes the registration.
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
    return (dequeue(key, identifier) as? UICollectionViewCell) ?? UICollectionViewCell(frame: .zero)
  }

  /// A supplementary view: one that waits to be used again, or a new one. To be called by the data source.
  ///
  /// An identifier that was not registered for this kind is a fault; an empty view is returned.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let kind = ElementKindTable.number(of: .supplementaryView, elementKind)
    return dequeue(ElementKey(kind: kind, indexPath: indexPath), identifier)
      ?? UICollectionReusableView(frame: .zero)
  }

  // MARK: Scrolling

  /// Scrolls so that an item lies at a place of the viewport, or by the shortest way that shows it.
  ///
  /// The layout is prepared first, so it works before anything was shown. The end is kept within the content. An item
  /// that does not exist, or two places for one axis, is a fault, and nothing happens. While sizes of cells become known on
  /// the way and at the end, the item is followed to where it really lies.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    inTransaction { bringItem(at: indexPath, to: scrollPosition, animated: animated) }
  }

  // MARK: Selection

  /// The selected items, ascending; nil when there are none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.selected.isEmpty ? nil : selection.selected
  }

  /// Selects an item without telling the delegate; nil deselects all. With an empty scroll position nothing scrolls.
  ///
  /// Does nothing while selection is not allowed. An item that does not exist is a fault.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard selectOnly(indexPath), let indexPath, !scrollPosition.isEmpty, itemExists(indexPath) else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath)
  }

  // MARK: Updates

  /// True between the end of an updates block and its being applied, and inside the block.
  /// Placeholders of drops count too.
  open var hasUncommittedUpdates: Bool { updates.hasUncommitted || !placeholders.isEmpty }

  /// Announces new items by the places that they have now. The model must have changed already.
  open func insertItems(at indexPaths: [IndexPath]) {
    updates.record(indexPaths.map { .insertItem(ItemPosition($0)) })
  }

  /// Announces that items are gone, by the places that they had.
  open func deleteItems(at indexPaths: [IndexPath]) {
    updates.record(indexPaths.map { .deleteItem(ItemPosition($0)) })
  }

  /// Replaces the cells of items, by the places that they had before the update.
  open func reloadItems(at indexPaths: [IndexPath]) {
    updates.record(indexPaths.map { .reloadItem(ItemPosition($0)) })
  }

  /// Announces that an item moved from a place before the update to a place after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    updates.record([.moveItem(from: ItemPosition(indexPath), to: ItemPosition(newIndexPath))])
  }

  /// Announces new sections by the places that they have now.
  open func insertSections(_ sections: IndexSet) {
    updates.record(sections.map { .insertSection($0) })
  }

  /// Announces that sections are gone, by the places that they had.
  open func deleteSections(_ sections: IndexSet) {
    updates.record(sections.map { .deleteSection($0) })
  }

  /// Replaces everything in sections; their counts may change.
  open func reloadSections(_ sections: IndexSet) {
    updates.record(sections.map { .reloadSection($0) })
  }

  /// Announces that a section moved from a place before the update to a place after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    updates.record([.moveSection(from: section, to: newSection)])
  }

  /// Lets the data source configure cells anew that stay as they are: the dequeue returns the cell that is on screen.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    inTransaction { reconfigure(indexPaths) }
  }

  private func reconfigure(_ indexPaths: [IndexPath]) {
    for path in indexPaths where !calls.hasRequests {
      let shown = ElementKey(kind: ElementKindTable.cell, indexPath: shownPath(path))
      guard let element = visible[shown], let dataSource else { continue }
      let outer = creation
      let asked = modelKey(of: element.key)
      creation = ElementCreation(attributes: element.applied, askedKey: asked, existing: element.view)
      expectTransaction()
      let cell = dataSource.collectionView(self, cellForItemAt: asked.indexPath)
      creation = outer
      askSizeAgain(of: element)
      if cell !== element.view {
        Diagnostics.report(
          "reconfiguredCell",
          "The data source returned another cell for the reconfigured item \(path.section)-\(path.item); it must dequeue "
            + "with the identifier that the item had, so the old cell stays.")
      }
    }
  }

  /// Applies several changes as one, animated over 0.3 s.
  ///
  /// The block changes the model and announces the changes; their order within it does not matter. Places of deletes,
  /// reloads and starts of moves are those before the block, places of inserts and ends of moves are those after it.
  /// Without operations a change of layout made in or before the block is animated. The completion is called once: with
  /// true at the end, with false if a reload or another batch interrupts. A batch whose counts do not fit is a fault; the
  /// view then reloads.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    self.updates.perform(completion: completion) { updates?() }
  }
}
