// SPDX-License-Identifier: MIT

/// The pending work for the next layout pass: constraints to add to engines, and views with constraints to update.
///
/// Engines are not queued here: the root of an engine is marked for layout, and its layout updates the engine.
final class LayoutQueue: AppState {
  /// The shared queue.
  static let shared = AppContext.adopt(LayoutQueue())

  /// An entry with a weak reference to its view. A hierarchy can be deallocated on another thread, for example if the
  /// properties of a test refer to it. The weak reference becomes nil as soon as the deallocation starts.
  private struct Entry<Content> {
    let content: Content
    let view: WeakReference<UIView>

    init(_ content: Content, _ view: UIView) {
      self.content = content
      self.view = WeakReference(view)
    }
  }

  /// Active constraints that are not in an engine yet, with their holders.
  @exclusivity(unchecked) private var waiting: [Entry<NSLayoutConstraint>] = []
  /// Views that requested `updateConstraints()`.
  @exclusivity(unchecked) private var updating: [Entry<LayoutItem>] = []
  /// Roots of engines that changed during the layout of a view in their hierarchy. Strong references are possible,
  /// because the engines are solved in the same layout. Weak references would slow down all later accesses to these
  /// views, which can be list cells.
  @exclusivity(unchecked) private var unsolved: [UIView] = []
  /// Roots of engines that changed during the layout of a view in another hierarchy.
  @exclusivity(unchecked) private var unsolvedElsewhere: [Entry<LayoutItem>] = []
  /// The view whose `layoutSubviews()` or controller layout callbacks are running.
  @exclusivity(unchecked) var viewInLayout: UIView?
  /// The view whose subviews are about to receive their frames. The view is not marked for layout when these subviews
  /// move or change size.
  @exclusivity(unchecked) var viewBeingPlaced: UIView?
  /// Whether work has been added since the queue was last processed.
  @exclusivity(unchecked) private(set) var hasNews = false
  @exclusivity(unchecked) private var isFlushing = false
  /// The number of changes that request another layout pass.
  @exclusivity(unchecked) var changes: UInt32 = 0
  /// Whether constraint changes are recorded for a report of endless layout.
  @exclusivity(unchecked) private var isTracing = false
  /// The constraint that last changed while recording; nil if none changed.
  @exclusivity(unchecked) private(set) var lastChange: String?
  /// Whether an engine was deallocated before its constraints were.
  nonisolated(unsafe) static var hasLost = false

  /// Discards work for deallocated views when an application restarts. Work for existing views is kept, because these
  /// views may be used again.
  func reset() {
    waiting.removeAll { $0.view.wrappedValue == nil }
    updating.removeAll { $0.view.wrappedValue == nil }
    unsolvedElsewhere += unsolved.map { Entry($0.makeLayoutStorage().item, $0) }
    unsolved = []
    unsolvedElsewhere.removeAll { $0.view.wrappedValue == nil }
    viewInLayout = nil
    viewBeingPlaced = nil
    trace(false)
  }

  func wait(_ constraint: NSLayoutConstraint) {
    trace(constraint)
    constraint.engine = nil
    guard let holder = constraint.holder else {
      constraint.standing = .inactive
      return
    }
    if case .waiting = constraint.standing { return }
    constraint.standing = .waiting
    waiting.append(Entry(constraint, holder))
    note(holder)
  }

  func forget(_ constraint: NSLayoutConstraint) {
    guard case .waiting = constraint.standing else { return }
    waiting.removeAll { $0.content === constraint }
  }

  func askForUpdate(_ view: UIView) {
    if add(view) { note(view.parentView ?? view) }
  }

  /// Requests constraint updates for a view and its ancestors up to a controller's view.
  func askForUpdates(from view: UIView) {
    askForUpdate(view)
    var inner = view
    while inner.owningController == nil, let outer = inner.parentView, !(outer is UIWindow) {
      _ = add(outer)
      inner = outer
    }
  }

  /// Requests a constraint update for a view that is used in constraints for the first time.
  func askOnce(_ view: UIView) {
    if view.layoutStorage?.wasAskedOnce != true, add(view) { hasNews = true }
  }

  /// Adds a view to the queue. Returns false if the view was already queued.
  private func add(_ view: UIView) -> Bool {
    let storage = view.makeLayoutStorage()
    guard !storage.needsUpdate else { return false }
    storage.needsUpdate = true
    updating.append(Entry(storage.item, view))
    return true
  }

  private func note(_ view: UIView) {
    hasNews = true
    changes &+= 1
    markForLayout(view)
  }

  /// Marks a view for layout after a constraint change, except during the layout of its hierarchy. During that layout,
  /// pending constraints are solved before the next view is laid out, and only views that move are marked. If the view
  /// were marked then, an implementation of `layoutSubviews()` that replaces a constraint with an equal one would
  /// request layout in every pass.
  func markForLayout(_ view: UIView) {
    if !defers(view) { view.markForLayout() }
  }

  /// Records a constraint change.
  func trace(_ constraint: NSLayoutConstraint) {
    if isTracing { lastChange = constraint.title }
  }

  /// Starts or stops recording constraint changes.
  func trace(_ isOn: Bool) {
    isTracing = isOn
    lastChange = nil
  }

  /// Queues an engine whose values may have changed.
  func markForLayout(_ engine: LayoutEngine) {
    changes &+= 1
    guard defers(engine.root) else { return engine.root.markForLayout() }
    hasNews = true
    if !engine.isUnsolved {
      engine.isUnsolved = true
      unsolved.append(engine.root)
    }
  }

  /// Marks the superview of a view whose natural size or priorities may have changed. During layout, views with
  /// constraints are not marked directly: their engine marks the superview if the frame of a view changes.
  func markSuperview(of view: UIView) {
    if view.layoutStorage?.item.engine != nil, defers(view) { return }
    view.parentView?.setNeedsLayout()
  }

  private func defers(_ view: UIView) -> Bool {
    guard let viewInLayout else { return false }
    return top(of: viewInLayout) === top(of: view)
  }

  /// Solves the engines of a hierarchy, which mark the superviews of items that move.
  private func solve(under top: UIView) {
    guard hasUnsolved else { return }
    let candidates = unsolvedElsewhere.compactMap { $0.view.wrappedValue } + unsolved
    unsolved = []
    unsolvedElsewhere = []
    for root in candidates {
      guard let engine = root.layoutStorage?.engine else { continue }
      guard self.top(of: root) === top else {
        unsolvedElsewhere.append(Entry(root.makeLayoutStorage().item, root))
        continue
      }
      engine.isUnsolved = false
      engine.update()
    }
  }

  private var hasUnsolved: Bool { !unsolved.isEmpty || !unsolvedElsewhere.isEmpty }

  /// Records that a view, for which work may be pending, was added to a hierarchy.
  func noteArrival() {
    if !waiting.isEmpty || !updating.isEmpty || hasUnsolved { hasNews = true }
  }

  /// Adds the pending constraints of the view's hierarchy to engines. The constraints of other hierarchies are added
  /// when those hierarchies are laid out.
  ///
  /// Between the passes of a layout (`isWithinLayout`), engines are solved immediately, and only views that move are
  /// marked. An implementation of `updateConstraints()` that replaces a constraint with an equal one therefore does not
  /// cause another pass.
  func flush(_ view: UIView, isWithinLayout: Bool = false) {
    guard !isFlushing, !waiting.isEmpty || !updating.isEmpty || hasUnsolved else { return }
    isFlushing = true
    let top = top(of: view)
    let outer = viewInLayout
    if isWithinLayout, outer == nil { viewInLayout = top }
    var rounds = 0
    repeat {
      hasNews = false
      updateConstraints(under: top)
      enterConstraints(under: top)
      solve(under: top)
      rounds += 1
    } while hasNews && rounds < UIKitTuning.layoutPassLimit
    viewInLayout = outer
    isFlushing = false
  }

  /// Processes work that was added during a layout pass. Usually, there is none.
  func flushNews(_ view: UIView) { if hasNews { flush(view, isWithinLayout: true) } }

  private func top(of view: UIView) -> UIView {
    var top = view
    while let parent = top.parentView { top = parent }
    return top
  }

  private func enterConstraints(under top: UIView) {
    guard !waiting.isEmpty else { return }
    let candidates = waiting
    waiting = []
    var later: [Entry<NSLayoutConstraint>] = []
    for entry in candidates {
      let constraint = entry.content
      guard let holder = entry.view.wrappedValue, case .waiting = constraint.standing, constraint.holder === holder
      else { continue }
      guard self.top(of: holder) === top else {
        later.append(entry)
        continue
      }
      // The constraint becomes inactive first, so that it can be queued again if its engine releases it.
      constraint.standing = .inactive
      ConstraintInstaller.enterIfPossible(constraint)
    }
    waiting = later + waiting
  }

  /// Calls `updateConstraints()` on queued views, innermost first.
  private func updateConstraints(under top: UIView) {
    guard !updating.isEmpty else { return }
    var views: [(view: UIView, depth: Int)] = []
    var later: [Entry<LayoutItem>] = []
    for entry in updating {
      guard let view = entry.view.wrappedValue else { continue }
      if self.top(of: view) === top { views.append((view, depth(view))) } else { later.append(entry) }
    }
    updating = later
    views.sort { $0.depth > $1.depth }
    for entry in views {
      guard let storage = entry.view.layoutStorage, storage.needsUpdate else { continue }
      storage.noteUpdate()
      if let controller = entry.view.owningController {
        controller.updateViewConstraints()
      } else {
        entry.view.updateConstraints()
      }
    }
  }

  private func depth(_ view: UIView) -> Int {
    var count = 0
    var candidate = view.parentView
    while let parent = candidate {
      count += 1
      candidate = parent.parentView
    }
    return count
  }
}
