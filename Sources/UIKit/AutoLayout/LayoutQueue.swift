// SPDX-License-Identifier: MIT

/// The work for the next layout pass: constraints to add to engines, and views that update their constraints.
///
/// Engines are not queued here: the root of one that has to be solved is marked for layout and updates it then.
final class LayoutQueue: AppState {
  /// The one queue.
  static let shared = AppContext.adopt(LayoutQueue())

  /// An entry with its view. Whole hierarchies may be released on other threads, as the properties of a test are, so the queue
  /// reaches views by references that are nil as soon as the release begins.
  private struct Entry<Content> {
    let content: Content
    let view: WeakReference<UIView>

    init(_ content: Content, _ view: UIView) {
      self.content = content
      self.view = WeakReference(view)
    }
  }

  /// Constraints that are active and in no engine yet, with their holders.
  @exclusivity(unchecked) private var waiting: [Entry<NSLayoutConstraint>] = []
  /// Views that requested `updateConstraints()`.
  @exclusivity(unchecked) private var updating: [Entry<LayoutItem>] = []
  /// Roots of engines that changed while a view of their hierarchy is laid out. They are solved in the same layout, so they may be
  /// retained; weak references would make every later use of these views slower, which are the cells of lists.
  @exclusivity(unchecked) private var unsolved: [UIView] = []
  /// Roots of engines that changed while a view of another hierarchy was laid out.
  @exclusivity(unchecked) private var unsolvedElsewhere: [Entry<LayoutItem>] = []
  /// The view whose `layoutSubviews()` or controller's layout callbacks are running.
  @exclusivity(unchecked) var viewInLayout: UIView?
  /// The view whose subviews get their frames from the engine next: it needs no mark for what moves in it.
  @exclusivity(unchecked) var viewBeingPlaced: UIView?
  /// Whether work was added since the queue was last processed.
  @exclusivity(unchecked) private(set) var hasNews = false
  @exclusivity(unchecked) private var isFlushing = false
  /// Counts the changes that ask for another layout pass.
  @exclusivity(unchecked) var changes: UInt32 = 0
  /// Whether the last change of a constraint is noted, for the message about a layout that does not end.
  @exclusivity(unchecked) private var isTracing = false
  /// The constraint that changed last while changes are noted; nil if none did.
  @exclusivity(unchecked) private(set) var lastChange: String?
  /// Whether an engine died before its constraints.
  nonisolated(unsafe) static var hasLost = false

  /// Discards work for views that no longer exist; for an application that restarts. Other views may return.
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

  /// Asks a view and the ones around it up to that of a controller for their constraints.
  func askForUpdates(from view: UIView) {
    askForUpdate(view)
    var inner = view
    while inner.owningController == nil, let outer = inner.parentView, !(outer is UIWindow) {
      _ = add(outer)
      inner = outer
    }
  }

  /// Asks a view that takes part in constraints for the first time.
  func askOnce(_ view: UIView) {
    if view.layoutStorage?.wasAskedOnce != true, add(view) { hasNews = true }
  }

  /// Returns whether the view did not wait yet.
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

  /// Marks a view because of a change of constraints, except while a view of its hierarchy is laid out: what waits is looked at
  /// before the next view, and then only what moves is marked. A `layoutSubviews()` that replaces a constraint by an equal one
  /// would otherwise ask for itself again and again.
  func markForLayout(_ view: UIView) {
    if !defers(view) { view.markForLayout() }
  }

  /// Notes a change of a constraint.
  func trace(_ constraint: NSLayoutConstraint) {
    if isTracing { lastChange = constraint.title }
  }

  /// Starts or ends noting changes of constraints.
  func trace(_ isOn: Bool) {
    isTracing = isOn
    lastChange = nil
  }

  /// Notes an engine whose values may have changed.
  func markForLayout(_ engine: LayoutEngine) {
    changes &+= 1
    guard defers(engine.root) else { return engine.root.markForLayout() }
    hasNews = true
    if !engine.isUnsolved {
      engine.isUnsolved = true
      unsolved.append(engine.root)
    }
  }

  /// Marks the superview of a view whose natural size or priorities may have changed. Where constraints place the view, its engine
  /// does so during a layout, if anything moves.
  func markSuperview(of view: UIView) {
    if view.layoutStorage?.item.engine != nil, defers(view) { return }
    view.parentView?.setNeedsLayout()
  }

  private func defers(_ view: UIView) -> Bool {
    guard let viewInLayout else { return false }
    return top(of: viewInLayout) === top(of: view)
  }

  /// Solves the engines of a hierarchy, which mark the superviews of what moves.
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

  /// A view was added to a hierarchy, and with it perhaps pending work.
  func noteArrival() {
    if !waiting.isEmpty || !updating.isEmpty || hasUnsolved { hasNews = true }
  }

  /// Adds the pending constraints in the hierarchy of a view to engines; other hierarchies are left to their own
  /// layout.
  ///
  /// Between the passes of one layout, `isWithinLayout`, engines are solved immediately, and only views that move are
  /// marked: an `updateConstraints()` that replaces a constraint by an equal one ends the layout.
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

  /// The same within a layout pass, where most views find nothing new.
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
      // Constraints without an engine may be queued again, when an engine releases them.
      constraint.standing = .inactive
      ConstraintInstaller.enterIfPossible(constraint)
    }
    waiting = later + waiting
  }

  /// Asks views for their constraints, the innermost first.
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
