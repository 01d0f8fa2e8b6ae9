// SPDX-License-Identifier: MIT

/// The queries and notifications that an engine sends to the scroll view that it fills.
///
/// A client owns its engine. The client converts between the engine's types and the types of its own public data source
/// and delegate.
@preconcurrency @MainActor
protocol ItemEngineClient: UIScrollView, ItemMenuClient, ItemDragClient, ItemDropClient {
  var engine: ItemEngine { get }

  // The data source.

  /// The data source, or nil if there is none.
  var itemSource: AnyObject? { get }
  /// Returns the current number of sections in the data source.
  func countSections() -> Int
  /// Returns the current number of items of a section in the data source.
  func countItems(inSection section: Int) -> Int
  /// Creates the view of the cell or supplementary view with the given key in the model.
  func makeView(_ key: ElementKey) -> any ItemView
  /// Creates an empty cell as a substitute for a missing cell.
  func makeEmptyCell() -> any ItemCell

  /// Moves an item in the model.
  func moveItem(from: IndexPath, to: IndexPath)

  // User actions.

  /// Whether there is a delegate that receives events.
  var hasItemDelegate: Bool { get }
  /// Returns whether the user may perform an action on an item.
  func allows(_ action: ItemAction, at path: IndexPath) -> Bool
  /// Reports an event to the delegate. Must be called while no transaction is open.
  func report(_ event: ItemEvent)
  /// Performs a tap on an item. Also called for assistive technology.
  func itemWasTapped(_ path: IndexPath)
  /// Selects an item on behalf of the user. Returns false if the delegate does not allow selection.
  func selectForPerson(_ path: IndexPath) -> Bool
  /// Deselects an item on behalf of the user. Returns false if the delegate does not allow deselection.
  func deselectForPerson(_ path: IndexPath) -> Bool
  /// Returns the destination of an item that the user is moving, which may differ from the proposed index path.
  func target(ofMoving original: IndexPath, from current: IndexPath, to proposed: IndexPath) -> IndexPath
  /// Returns whether a cell has already been notified of the client's current editing mode.
  func isEditingCurrent(in cell: any ItemCell) -> Bool
  /// Notifies the cells that have not been notified of the current editing mode yet.
  func updateEditing(animated: Bool)
  /// Whether the client itself is moving an element with a touch, in which case the content scrolls near the edges.
  var isHoldingContent: Bool { get }
  /// Called when the content scrolls under the held element, which keeps its position on screen.
  func contentScrolledBelowFinger(by distance: CGPoint)
  /// Ends touch interactions whose positions are no longer valid after a model change.
  func abandonTouches()

  // Layout.

  /// Returns the content offset that the delegate prefers to the proposed one.
  func preferredOffset(_ proposed: CGPoint) -> CGPoint
  /// Returns the layout for the transition between two layouts, or nil to use a plain transition layout.
  func transitionLayout(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout?
  /// Called when the content of an element has changed. Discards the element's size if the size is stored anywhere
  /// other than in the attributes.
  func discardSize(of element: VisibleElement)
  /// Called when all content is about to be reloaded.
  func contentWillReload()

  // The section index.

  func indexTitles() -> [String]?
  func follow(indexTitle title: String, at index: Int)
  /// The minimum number of items required to display the index.
  var indexMinimum: Int { get }
  /// Applies the index colors.
  func paintIndex(_ bar: SectionIndexBar)
}
