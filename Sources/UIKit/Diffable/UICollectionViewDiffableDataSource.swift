// SPDX-License-Identifier: MIT

import SprungModels

/// A data source that provides the content of snapshots, whose sections and items are identified by unique values. The
/// data source computes and animates the differences between snapshots.
///
/// Creating a diffable data source sets it as the collection view's `dataSource`. Neither object retains the other.
///
/// Differs from Apple: identifiers need not be Sendable, and snapshots can only be applied on the main actor. In the
/// browser build, methods with a parameter or result of a generic type cannot be overridden.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  _CollectionSnapshotSource
{
  /// Creates the cell of an item. Returning nil is reported as a fault.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Creates a supplementary view of an element kind. Returning nil is reported as a fault.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The handlers for items that the user moves.
  public struct ReorderingHandlers {
    /// Returns whether an item can be moved. Default: nil, which means that items cannot be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before a move is applied to the snapshot. Default: nil.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after a move has been applied to the snapshot. Update the model in this closure. Default: nil.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers whose closures are all nil.
    public init() {}
  }

  /// The handlers for outline items that the user expands and collapses.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Returns whether an item can be expanded. Default: nil, which means that every item can be expanded.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded. Default: nil.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether an item can be collapsed. Default: nil, which means that every item can be collapsed.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed. Default: nil.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns new children for an item that is about to expand, given its current children. Default: nil, which keeps
    /// the current children.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    /// Creates handlers whose closures are all nil.
    public init() {}
  }

  /// Creates the supplementary views. The closure is required if the layout contains supplementary views. Default: nil.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The handlers for items that the user moves. Default: items cannot be moved.
  open var reorderingHandlers = ReorderingHandlers()
  /// The handlers for outline items that the user expands and collapses.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private let reference: WeakReference<UICollectionView>
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The positions of the items, computed on the first query.
  private var positions: [ItemIdentifierType: ItemPosition]?
  /// The snapshots that were applied in a callback of the collection view, and are displayed after that callback.
  private var pending: [NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>] = []
  /// The pending content after an interactive move: the moved item followed by its descendants. Nil if none is pending.
  private var following: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>?
  private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Creates a data source for a collection view. The closure creates the cells.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    reference = WeakReference(collectionView)
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
    link(collectionView)
  }

  /// Enables list cells to read and toggle the state of outline items.
  private func link(_ collectionView: UICollectionView) {
    collectionView.engine.lists.outline = OutlineLink(
      source: WeakReference(self), state: { [me = WeakReference(self)] in me.wrappedValue?.outlineState($0) },
      toggle: { [me = WeakReference(self)] in me.wrappedValue?.toggleItem($0) })
  }

  private var collectionView: UICollectionView? { reference.wrappedValue }

  // MARK: Snapshots

  /// Displays a snapshot. If animated, the differences from the current snapshot are animated over 0.3 s, and the
  /// completion is called at the end. If not animated, the snapshot is applied and the completion is called before the
  /// method returns. The first snapshot is never animated.
  ///
  /// Calling this method in the cell provider, or in another callback of the collection view or its layout, is reported
  /// as a fault. In that case, the snapshot is displayed right after the callback.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let view = collectionView else {
      take(snapshot)
      completion?()
      return
    }
    if view.engine.transactions.isBusy {
      SnapshotFault.reportApplyInsideCallback()
      pending.append(snapshot)
      view.engine.transactions.request { [self] in
        if !pending.isEmpty { pending.removeFirst() }
        show(snapshot, in: view, animatingDifferences, completion)
      }
    } else {
      show(snapshot, in: view, animatingDifferences, completion)
    }
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, in view: UICollectionView,
    _ animatingDifferences: Bool, _ completion: (() -> Void)?
  ) {
    // The item counts of the view must match the displayed snapshot before the update.
    view.engine.passes.loadCounts()
    let difference = SnapshotDifference(from: current, to: snapshot)
    let ended = SnapshotCompletion(completion)
    let update = { [self] in
      view.performBatchUpdates {
        self.take(snapshot)
        view.engine.updates.record(difference.operations)
      } completion: { _ in
        ended.call()
      }
    }
    if animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { path(of: $0) }
    if !reconfigured.isEmpty { view.reconfigureItems(at: reconfigured) }
    if !animatingDifferences, !view.engine.transactions.isBusy { ended.call() }
  }

  /// Applies a snapshot like `reloadData()`, without computing differences. If this method is called in a callback of
  /// the collection view or its layout, the snapshot takes effect right after the callback.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    if let view = collectionView, view.engine.transactions.isBusy {
      pending.append(snapshot)
      view.engine.transactions.request { [self] in
        if !pending.isEmpty { pending.removeFirst() }
        applySnapshotUsingReloadData(snapshot, completion: completion)
      }
      return
    }
    take(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  #if !hasFeature(Embedded)
    /// Displays a snapshot, and returns when all animations have ended.
    open func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      animatingDifferences: Bool = true
    ) async {
      await withCheckedContinuation { continuation in
        apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
      }
    }

    /// Displays a snapshot without computing differences, and returns when it is displayed.
    open func applySnapshotUsingReloadData(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
      await withCheckedContinuation { continuation in
        applySnapshotUsingReloadData(snapshot) { continuation.resume() }
      }
    }
  #endif

  /// Returns a copy of the displayed snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    pending.last ?? following ?? current
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, in section: SectionIdentifierType,
    animatingDifferences: Bool, completion: (() -> Void)?
  ) {
    if let view = collectionView, view.engine.transactions.isBusy {
      SnapshotFault.reportApplyInsideCallback()
      view.engine.transactions.request { [self] in show(snapshot, in: section, animatingDifferences, completion) }
    } else {
      show(snapshot, in: section, animatingDifferences, completion)
    }
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, in section: SectionIdentifierType,
    _ animatingDifferences: Bool, _ completion: (() -> Void)?
  ) {
    var next = current
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    guard let index = next.indexOfSection(section) else { return }
    next.replaceItems(inSection: index, with: snapshot.visibleItems)
    outlines[section] = snapshot
    apply(next, animatingDifferences: animatingDifferences, completion: completion)
    collectionView?.engine.enter { $0.lists.invalidateListStyles() }
  }

  private func outline(of section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    outline.append(current.itemIdentifiers(inSection: section))
    return outline
  }

  private func take(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    current = snapshot.applied()
    following = nil
    positions = nil
    dropOutlines()
  }

  /// Discards the outlines that their sections no longer display.
  private func dropOutlines() {
    guard !outlines.isEmpty else { return }
    var kept: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    for (index, section) in current.sectionIdentifiers.enumerated() {
      guard let outline = outlines[section], outline.visibleItems == current.itemsBySection[index] else { continue }
      kept[section] = outline
    }
    outlines = kept
  }

  // MARK: Identifiers

  private func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    let items = current.itemsBySection
    guard items.indices.contains(indexPath.section), items[indexPath.section].indices.contains(indexPath.item) else {
      return nil
    }
    return items[indexPath.section][indexPath.item]
  }

  private func path(of item: ItemIdentifierType) -> IndexPath? {
    let known = positions ?? SnapshotPositions.of(current)
    positions = known
    return known[item]?.indexPath
  }

  private func section(at index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  // Methods with a parameter or result of a generic type are final in the browser build. See SnapshotSources.swift.
  #if hasFeature(Embedded)
    /// Returns the item at the given index path, or nil if there is none.
    public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { item(at: indexPath) }

    /// Returns the index path of an item, or nil for an unknown item.
    public final func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { path(of: itemIdentifier) }

    /// Returns the section at the given index, or nil if there is none.
    public final func sectionIdentifier(for index: Int) -> SectionIdentifierType? { section(at: index) }

    /// Returns the index of a section, or nil for an unknown section.
    public final func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
      current.indexOfSection(sectionIdentifier)
    }

    /// Displays an outline in a section, and appends the section if it does not exist. Only the outline's visible items
    /// are added to the snapshot.
    public final func apply(
      _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
      animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
      show(snapshot, in: section, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Returns the outline that was last applied to a section. If there is none, returns an outline with the section's
    /// items as roots.
    public final func snapshot(
      for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { outline(of: section) }
  #else
    /// Returns the item at the given index path, or nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { item(at: indexPath) }

    /// Returns the index path of an item, or nil for an unknown item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { path(of: itemIdentifier) }

    /// Returns the section at the given index, or nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { section(at: index) }

    /// Returns the index of a section, or nil for an unknown section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
      current.indexOfSection(sectionIdentifier)
    }

    /// Displays an outline in a section, and appends the section if it does not exist. Only the outline's visible items
    /// are added to the snapshot.
    open func apply(
      _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
      animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
      show(snapshot, in: section, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Returns the outline that was last applied to a section. If there is none, returns an outline with the section's
    /// items as roots.
    open func snapshot(
      for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { outline(of: section) }
  #endif

  // MARK: Outlines

  private func outlineState(_ path: IndexPath) -> (level: Int, isExpanded: Bool)? {
    guard !outlines.isEmpty, let section = section(at: path.section), let outline = outlines[section],
      let item = item(at: path), outline.contains(item)
    else { return nil }
    return (outline.level(of: item), outline.isExpanded(item))
  }

  private func toggleItem(_ path: IndexPath) {
    guard let item = item(at: path), let isExpanded = outlineState(path)?.isExpanded else { return }
    setExpanded(!isExpanded, item)
  }

  /// Sprung addition: expands or collapses an outline item on behalf of the user, unless a handler prevents it. Cells
  /// call this method.
  public final func setExpanded(_ isExpanded: Bool, _ item: ItemIdentifierType) {
    guard let section = current.sectionIdentifier(containingItem: item), var outline = outlines[section],
      outline.isExpanded(item) != isExpanded
    else { return }
    let handlers = sectionSnapshotHandlers
    if isExpanded {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: children(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    } else {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    }
    show(outline, in: section, animatingDifferences: true, completion: nil)
  }

  // MARK: Data Source

  /// Returns the number of sections in the snapshot.
  open override func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.itemsBySection.indices.contains(section) ? current.itemsBySection[section].count : 0
  }

  /// Returns the cell that the provider creates for the item.
  open override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      SnapshotFault.reportNoItem(at: indexPath)
      return UICollectionViewCell(frame: .zero)
    }
    if let cell = cellProvider(collectionView, indexPath, item) { return cell }
    Diagnostics.report(
      "noCell",
      "The cell provider of a diffable data source returned nil for item \(indexPath.section)-\(indexPath.item), so an "
        + "empty cell is displayed. Return a cell for every item.")
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns the supplementary view that the provider creates.
  open override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    Diagnostics.report(
      "noSupplementaryView",
      "The layout contains a supplementary view of the kind '\(kind)', but the data source has no "
        + "supplementaryViewProvider that returns one. An empty view is displayed.")
    return UICollectionReusableView(frame: .zero)
  }

  /// Returns whether the handlers allow an item to be moved.
  open override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem, let item = item(at: indexPath) else {
      return false
    }
    return canReorder(item)
  }

  /// Applies a move made by the user to the snapshot.
  open override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let before = current
    var after = current
    after.move(from: ItemPosition(sourceIndexPath), to: ItemPosition(destinationIndexPath))
    guard let move = outlineMove(from: ItemPosition(sourceIndexPath), to: ItemPosition(destinationIndexPath), after)
    else {
      let transaction = NSDiffableDataSourceTransaction(initialSnapshot: before, finalSnapshot: after)
      reorderingHandlers.willReorder?(transaction)
      take(after)
      reorderingHandlers.didReorder?(transaction)
      return
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: before, finalSnapshot: move.snapshot, outlines: move.transactions)
    reorderingHandlers.willReorder?(transaction)
    take(after)
    for changed in move.transactions { outlines[changed.sectionIdentifier] = changed.finalSnapshot }
    if move.snapshot.itemsBySection != after.itemsBySection { follow(move.snapshot) }
    reorderingHandlers.didReorder?(transaction)
    collectionView.engine.lists.invalidateListStyles()
  }

  // MARK: Moves in Outlines

  /// Returns the changes that a move makes to outlines, or nil if neither section displays an outline.
  private func outlineMove(
    from old: ItemPosition, to new: ItemPosition,
    _ after: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> OutlineMove<SectionIdentifierType, ItemIdentifierType>? {
    let left = current.sectionIdentifiers[old.section]
    let entered = current.sectionIdentifiers[new.section]
    guard outlines[left] != nil || outlines[entered] != nil else { return nil }
    return OutlineMove(
      of: current.itemsBySection[old.section][old.item], from: left, outline(of: left), to: entered,
      outline(of: entered), place: new, shown: after)
  }

  /// Moves the descendants of a moved item to their position after the item when the move has ended.
  private func follow(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    following = snapshot
    AppContext.shared.afterCommit { [self] in
      guard let next = following else { return }
      apply(next)
      collectionView?.engine.enter { $0.lists.invalidateListStyles() }
    }
  }
}
