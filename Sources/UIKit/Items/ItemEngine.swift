// SPDX-License-Identifier: MIT

/// The engine that displays the items of a data source at the positions of a layout. The engine connects its parts and
/// their shared state.
///
/// Each part has a single task and owns the state for that task. The view that the engine fills owns the engine, and
/// detaches it when the view is released, because closures may retain parts for longer than the view exists.
@preconcurrency @MainActor
final class ItemEngine {
  nonisolated(unsafe) private unowned(unsafe) var attachedClient: (any ItemEngineClient)?
  @exclusivity(unchecked) nonisolated(unsafe) private var attachedView: UncountedReference<UIScrollView>?
  /// The client that the engine queries and notifies. Do not use the client after `detach()`.
  var client: any ItemEngineClient { @inline(__always) _read { yield attachedClient! } }
  /// The client as a scroll view, which the engine fills. Reading this property does not change reference counts.
  var scrollView: UIScrollView { @inline(__always) _read { yield attachedView!.object } }
  /// The layout that determines the positions of the elements.
  @exclusivity(unchecked) private(set) var currentLayout: UICollectionViewLayout
  /// The options set by the client.
  @exclusivity(unchecked) var options = ItemOptions()

  let registry = ReuseRegistry()
  @exclusivity(unchecked) var counts = ItemCounts()
  let visible = VisibleSet()
  let selection = SelectionTracker()
  let updates = UpdateEngine()
  let prefetcher = Prefetcher()

  let passes = LayoutPasses()
  let hold = ContentHold()
  let sizing = SelfSizing()
  let scrollAim = ScrollAim()
  let display = ElementDisplay()
  let sectionHosts = SectionHosts()
  let touches = ItemTouches()
  let keys = KeySelection()
  let fingers = FingerSelection()
  let editing = EditingMode()
  let focus = ItemFocus()
  let reordering = ItemReordering()
  let keyReordering = KeyReordering()
  let edges = EdgeScrolling()
  let dragging = ItemDragging()
  let shown = ShownItems()
  let menus = ItemMenus()
  let index = SectionIndex()
  let changes = LayoutChanges()
  let interactive = InteractiveChanges()
  let lists = ListAppearance()
  let transactions = ItemTransactions()
  let queries = ItemQueries()
  let validation = ItemValidation()
  let registration = ElementRegistration()

  init(_ layout: UICollectionViewLayout) {
    currentLayout = layout
    updates.attach(to: self)
    passes.attach(to: self)
    hold.attach(to: self)
    sizing.attach(to: self)
    scrollAim.attach(to: self)
    display.attach(to: self)
    sectionHosts.attach(to: self)
    touches.attach(to: self)
    keys.attach(to: self)
    fingers.attach(to: self)
    editing.attach(to: self)
    focus.attach(to: self)
    reordering.attach(to: self)
    keyReordering.attach(to: self)
    edges.attach(to: self)
    dragging.attach(to: self)
    shown.attach(to: self)
    menus.attach(to: self)
    index.attach(to: self)
    changes.attach(to: self)
    interactive.attach(to: self)
    lists.attach(to: self)
    transactions.attach(to: self)
    queries.attach(to: self)
    validation.attach(to: self)
    registration.attach(to: self)
  }

  /// Attaches the engine to the given scroll view, which it fills.
  func attach(to client: any ItemEngineClient) {
    attachedClient = client
    attachedView = UncountedReference(client)
    currentLayout.client = client
  }

  /// Attaches another layout, which then determines the positions of elements.
  func attach(_ layout: UICollectionViewLayout) {
    currentLayout.client = nil
    currentLayout = layout
    layout.client = client
    passes.layoutIsValid = false
    hold.holding.aim = nil
    lists.invalidateListStyles()
    client.setNeedsLayout()
  }

  /// Calls a closure with the engine and retains the client during the call, because the code of parts must not run
  /// after the client is released by a callback. Use this method in callers that have only a weak reference to the
  /// client.
  func enter<Result>(_ body: (ItemEngine) -> Result) -> Result {
    let view = scrollView
    defer { retainUntilHere(view) }
    return body(self)
  }

  /// Called when the scroll view is released.
  nonisolated func detach() {
    attachedClient = nil
    attachedView = nil
    updates.detach()
    passes.detach()
    hold.detach()
    sizing.detach()
    scrollAim.detach()
    display.detach()
    sectionHosts.detach()
    touches.detach()
    keys.detach()
    fingers.detach()
    editing.detach()
    focus.detach()
    reordering.detach()
    keyReordering.detach()
    edges.detach()
    dragging.detach()
    shown.detach()
    menus.detach()
    index.detach()
    changes.detach()
    interactive.detach()
    lists.detach()
    transactions.detach()
    queries.detach()
    validation.detach()
    registration.detach()
  }
}

/// Detaches an engine when the view that owns this object is released. The view's deinitializer cannot detach the
/// engine, because it is not always isolated.
class EngineAttachment {
  private let engine: ItemEngine

  init(_ engine: ItemEngine) { self.engine = engine }

  nonisolated deinit { engine.detach() }
}

/// A part of an engine. It has a single task and owns the state for that task.
@preconcurrency @MainActor
class EnginePart {
  // The view that owns the engine outlives any code that runs in a part (see `ItemEngine.enter`). The reference is
  // therefore not counted, which saves a tenth of the instructions in a layout pass.
  @exclusivity(unchecked) nonisolated(unsafe) private var reference: UncountedReference<ItemEngine>?
  /// The engine, or nil after its client is released.
  final var attachedEngine: ItemEngine? { reference?.object }
  /// The engine. Do not use the engine after its client is released.
  final var engine: ItemEngine { @inline(__always) _read { yield reference!.object } }
  /// The client that the engine queries and notifies.
  final var client: any ItemEngineClient { @inline(__always) _read { yield engine.client } }
  /// The view that the engine fills.
  final var scrollView: UIScrollView { @inline(__always) _read { yield engine.scrollView } }

  init() {}

  fileprivate final func attach(to engine: ItemEngine) { reference = UncountedReference(engine) }

  nonisolated fileprivate final func detach() { reference = nil }
}
