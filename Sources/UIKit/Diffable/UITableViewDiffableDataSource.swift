// SPDX-License-Identifier: MIT

/// A data source that displays snapshots in a table. Sections and rows are identified by unique values. The data source
/// computes and animates the differences between snapshots.
///
/// Creating a diffable data source sets it as the table's `dataSource`. Neither object retains the other. A subclass
/// can override the members of `UITableViewDataSource` to provide titles and to support editing and moving.
///
/// Differs from Apple: identifiers need not be Sendable, and snapshots can only be applied on the main actor. In the
/// browser build, methods with a parameter or result of a generic type cannot be overridden.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  _TableSnapshotSource
{
  /// Creates the cell of a row. Returning nil is reported as a fault.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// The animation of inserted and deleted rows. Default: automatic.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private let reference: WeakReference<UITableView>
  private let cellProvider: CellProvider
  /// The snapshots that were applied in a callback of the table, and are displayed after that callback.
  private var pending: [NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>] = []
  private var shown = ShownSnapshot(NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>())

  /// Creates a data source for a table. The closure creates the cells.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    reference = WeakReference(tableView)
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  private var table: UITableView? { reference.wrappedValue }

  // MARK: Snapshots

  /// Displays a snapshot. If animated, rows appear and disappear with `defaultRowAnimation`, and the completion is
  /// called at the end. If not animated, the snapshot is applied and the completion is called before the method
  /// returns. The first snapshot is never animated.
  ///
  /// A snapshot applied in `tableView(_:moveRowAt:to:)` confirms the move that the user has already made. Calling this
  /// method in the cell provider, or in any other callback of the table, is reported as a fault. In that case, the
  /// snapshot is displayed right after the callback.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let next = ShownSnapshot(snapshot)
    guard let table else {
      shown = next
      completion?()
      return
    }
    if let move = table.carrier.movement.reported {
      table.carrier.movement.isShown = !next.shows(shown.moving(from: move.from, to: move.to))
      shown = next
      if table.carrier.movement.isShown { table.reloadData() }
      if let completion { AppContext.shared.afterCommit(completion) }
      return
    }
    if table.engine.transactions.isBusy {
      SnapshotFault.reportApplyInsideCallback()
      pending.append(snapshot)
      table.engine.transactions.request { [self] in
        if !pending.isEmpty { pending.removeFirst() }
        show(snapshot, in: table, animatingDifferences, completion)
      }
    } else {
      show(snapshot, in: table, animatingDifferences, completion)
    }
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, in table: UITableView,
    _ animatingDifferences: Bool, _ completion: (() -> Void)?
  ) {
    let next = ShownSnapshot(snapshot)
    // The row counts of the table must match the displayed snapshot before the update.
    table.engine.passes.loadCounts()
    let operations = shown.difference(to: next).operations
    let ended = SnapshotCompletion(completion)
    let update = { [self] in
      table.performBatchUpdates {
        self.shown = next
        table.announce(operations, animated: self.defaultRowAnimation)
      } completion: { _ in
        ended.call()
      }
    }
    if animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { shown.indexPath(of: $0) }
    if !reconfigured.isEmpty { table.reconfigureRows(at: reconfigured) }
    if !animatingDifferences, !table.engine.transactions.isBusy { ended.call() }
  }

  /// Displays a snapshot without computing differences, like `reloadData()`. If this method is called in a callback of
  /// the table, the snapshot takes effect right after the callback.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    if let table, table.engine.transactions.isBusy {
      pending.append(snapshot)
      table.engine.transactions.request { [self] in
        if !pending.isEmpty { pending.removeFirst() }
        applySnapshotUsingReloadData(snapshot, completion: completion)
      }
      return
    }
    shown = ShownSnapshot(snapshot)
    table?.reloadData()
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
    pending.last ?? shown.snapshot
  }

  // MARK: Identifiers

  private func section(at index: Int) -> SectionIdentifierType? {
    let sections = shown.snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  // Methods with a parameter or result of a generic type are final in the browser build. See SnapshotSources.swift.
  #if hasFeature(Embedded)
    /// Returns the item at the given index path, or nil if there is none.
    public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }

    /// Returns the index path of an item, or nil for an unknown item.
    public final func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
      shown.indexPath(of: itemIdentifier)
    }

    /// Returns the section at the given index, or nil if there is none.
    public final func sectionIdentifier(for index: Int) -> SectionIdentifierType? { section(at: index) }

    /// Returns the index of a section, or nil for an unknown section.
    public final func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
      shown.snapshot.indexOfSection(sectionIdentifier)
    }
  #else
    /// Returns the item at the given index path, or nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }

    /// Returns the index path of an item, or nil for an unknown item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
      shown.indexPath(of: itemIdentifier)
    }

    /// Returns the section at the given index, or nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { section(at: index) }

    /// Returns the index of a section, or nil for an unknown section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
      shown.snapshot.indexOfSection(sectionIdentifier)
    }
  #endif

  // MARK: Data Source

  /// Returns the number of sections in the snapshot.
  open override func numberOfSections(in tableView: UITableView) -> Int { shown.snapshot.numberOfSections }

  /// Returns the number of rows in a section of the snapshot.
  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let items = shown.snapshot.itemsBySection
    return items.indices.contains(section) ? items[section].count : 0
  }

  /// Returns the cell that the provider creates for the item.
  open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      SnapshotFault.reportNoItem(at: indexPath)
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    if let cell = cellProvider(tableView, indexPath, item) { return cell }
    Diagnostics.report(
      "noCell",
      "The cell provider of a diffable data source returned nil for row \(indexPath.section)-\(indexPath.row), so an "
        + "empty cell is displayed. Return a cell for every row.")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns nil, which means no title. A subclass can override this method.
  open override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalCall.isAbsent(in: self)
    return nil
  }

  /// Returns nil, which means no title. A subclass can override this method.
  open override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalCall.isAbsent(in: self)
    return nil
  }

  /// Returns false, which means that rows cannot be edited. A subclass can override this method.
  open override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns false, which means that rows cannot be moved. A subclass can override this method.
  open override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns nil, which means that there is no section index.
  open override func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the index of the title.
  open override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Does nothing. A subclass must delete the item from a copy of the snapshot, or insert an item, and apply the copy.
  open override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing. A subclass must apply a snapshot in which the item has moved.
  open override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
