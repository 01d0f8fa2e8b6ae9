// SPDX-License-Identifier: MIT

/// The queries of an engine to the scroll view that it fills, and its reports.
///
/// A client owns its engine. It translates between the engine's terms and those of its public data source and delegate.
@preconcurrency @MainActor
protocol ItemEngineClient: UIScrollView, ItemMenuClient, ItemDragClient, ItemDropClient {
  var engine: ItemEngine { get }

  // The data source.

  /// The data source; nil for none.
  var itemSource: AnyObject? { get }
  /// The number of sections as the data source has it now.
  func countSections() -> Int
  /// The number of items of a section as the data source has it now.
  func countItems(inSection section: Int) -> Int
  /// The view of a cell or supplementary view, by its key in the model.
  func makeView(_ key: ElementKey) -> any ItemView
  /// An empty cell, in place of one that is missing.
  func makeEmptyCell() -> any ItemCell

  /// The model moves an item.
  func moveItem(from: IndexPath, to: IndexPath)

  // The actions of people.

  /// Whether there is a delegate that receives events.
  var hasItemDelegate: Bool { get }
  /// Whether people may do something with an item.
  func allows(_ action: ItemAction, at path: IndexPath) -> Bool
  /// An event occurred, and no transaction is open.
  func report(_ event: ItemEvent)
  /// Performs a tap on an item, also on behalf of assistive technology.
  func itemWasTapped(_ path: IndexPath)
  /// Selects an item for a person, if the delegate allows it; false if it does not.
  func selectForPerson(_ path: IndexPath) -> Bool
  /// Deselects an item for a person, if the delegate allows it; false if it does not.
  func deselectForPerson(_ path: IndexPath) -> Bool
  /// Where an item that people move should go instead of a proposed index path.
  func target(ofMoving original: IndexPath, from current: IndexPath, to proposed: IndexPath) -> IndexPath
  /// Whether a cell was notified whether the client is edited.
  func isEditingCurrent(in cell: any ItemCell) -> Bool
  /// Notifies the cells that were not yet notified whether the client is edited.
  func updateEditing(animated: Bool)
  /// Whether a finger holds something by means of the client's own, so that the content scrolls at its edges.
  var isHoldingContent: Bool { get }
  /// The content has scrolled below what the finger holds, which stays where it is on the screen.
  func contentScrolledBelowFinger(by distance: CGPoint)
  /// Ends what fingers do to positions that a change of the model makes invalid.
  func abandonTouches()

  // Layout.

  /// The offset that the delegate prefers to a proposed one.
  func preferredOffset(_ proposed: CGPoint) -> CGPoint
  /// The layout between two others; nil for a plain one.
  func transitionLayout(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout?
  /// The content of an element has changed: a size that is stored elsewhere than in its attributes is not valid any more.
  func discardSize(of element: VisibleElement)
  /// All content is about to be reloaded.
  func contentWillReload()

  // The titles at the edge.

  func indexTitles() -> [String]?
  func follow(indexTitle title: String, at index: Int)
  /// The least number of items with which the titles are displayed.
  var indexMinimum: Int { get }
  /// Gives the titles their colors.
  func paintIndex(_ bar: SectionIndexBar)
}
