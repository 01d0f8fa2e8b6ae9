// SPDX-License-Identifier: MIT

// Only tests use this file, and only builds for tests can import internal declarations.
#if DEBUG
  import SprungModels

  @testable import UIKit

  /// Returns an index path. The function is a shorthand for tests.
  func itemPath(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// A scroll view that displays numbers with an engine, but is neither a collection view nor a table. The client logs
  /// its events.
  final class PlainClient: UIScrollView, ItemEngineClient {
    let engine: ItemEngine
    private let attachment: EngineAttachment
    /// The numbers to display, by section.
    var numbers: [[Int]]
    /// The logged events, such as "select 0-3".
    var events: [String] = []
    /// The actions that the delegate does not allow.
    var refused: Set<ItemAction> = [.primaryAction, .selectSeveral]
    var hasSource = true
    var hasItemDelegate = true
    /// The preferred heights of cells by number.
    var heights: [Int: CGFloat] = [:]
    /// The section item counts to return instead of those of the model.
    var answeredCounts: [Int]?
    /// The number of times that each section was counted.
    private(set) var countings: [Int: Int] = [:]
    var onQuery: (ElementKey) -> Void = { _ in }
    var onEvent: (String) -> Void = { _ in }
    var preferred: (CGPoint) -> CGPoint = { $0 }
    var moveTarget: (IndexPath) -> IndexPath = { $0 }
    var titles: [String]?
    var indexMinimum = 0
    private(set) var followed: [String] = []
    private(set) var discarded: [ElementKey] = []
    private(set) var reloads = 0
    var canDragItems = false
    var acceptsDrops = false

    init(_ numbers: [[Int]], layout: UICollectionViewLayout, size: CGSize) {
      self.numbers = numbers
      engine = ItemEngine(layout)
      attachment = EngineAttachment(engine)
      super.init(frame: CGRect(origin: .zero, size: size))
      engine.attach(to: self)
      engine.registry.register(PlainCell.self, kind: ElementKindTable.cell, identifier: "cell")
      engine.registry.register(UICollectionReusableView.self, kind: ElementKindTable.header, identifier: "header")
    }

    required init?(coder: NSCoder) { nil }

    // Scroll view.

    override var itemClient: (any ItemEngineClient)? { self }
    override var focusItems: (any FocusGroup)? { engine.focus }
    override var mayNotify: Bool { !engine.transactions.isBusy }
    override func notifyLater(_ call: @escaping () -> Void) { engine.transactions.notify(call) }
    override func report(_ call: ScrollCall) {
      if engine.transactions.calls.isOpen { engine.transactions.queueScroll(call) } else { makeCall(call) }
    }
    override func subviewsChanged(by view: UIView) {
      if view !== engine.display.ownSubview { super.subviewsChanged(by: view) }
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      engine.passes.runLayoutPasses()
      engine.index.updateIndex()
    }
    override func boundsWillChange(to newBounds: CGRect) {
      super.boundsWillChange(to: newBounds)
      engine.passes.askLayoutAboutBounds(newBounds)
    }
    override func boundsDidChange(from oldBounds: CGRect) {
      engine.passes.invalidateForBounds()
      super.boundsDidChange(from: oldBounds)
      setNeedsLayout()
      if bounds.size != oldBounds.size { engine.changes.animateBoundsChange(from: oldBounds) }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { _ = engine.touches.beginTouch(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { _ = engine.touches.moveTouch(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { _ = engine.touches.endTouch(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      _ = engine.touches.cancelTouch(touches)
    }

    // Content.

    var itemSource: AnyObject? { hasSource ? self : nil }
    func countSections() -> Int { answeredCounts?.count ?? numbers.count }
    func countItems(inSection section: Int) -> Int {
      countings[section, default: 0] += 1
      return answeredCounts?[section] ?? numbers[section].count
    }
    func makeView(_ key: ElementKey) -> any ItemView {
      onQuery(key)
      guard let view = engine.registration.dequeue(key, key.isCell ? "cell" : "header") else {
        return EmptyItemView(frame: .zero)
      }
      guard let cell = view as? PlainCell else { return view }
      cell.number = numbers[key.section][key.item]
      cell.preferredHeight = heights[cell.number]
      return cell
    }
    func makeEmptyCell() -> any ItemCell { PlainCell(frame: .zero) }
    func moveItem(from: IndexPath, to: IndexPath) {
      events.append("move \(from.section)-\(from.item) to \(to.section)-\(to.item)")
      let number = numbers[from.section].remove(at: from.item)
      numbers[to.section].insert(number, at: to.item)
    }

    // User actions.

    func allows(_ action: ItemAction, at path: IndexPath) -> Bool {
      !refused.contains(action) && (action != .followFocus || engine.options.selectionFollowsFocus)
    }
    func report(_ event: ItemEvent) {
      events.append(event.words)
      onEvent(event.words)
    }
    func itemWasTapped(_ path: IndexPath) { engine.touches.tap(path) }
    func selectForPerson(_ path: IndexPath) -> Bool { engine.touches.selectAsking(path) }
    func deselectForPerson(_ path: IndexPath) -> Bool { engine.touches.deselectAsking(path) }
    func target(ofMoving original: IndexPath, from current: IndexPath, to proposed: IndexPath) -> IndexPath {
      moveTarget(proposed)
    }
    func isEditingCurrent(in cell: any ItemCell) -> Bool { true }
    func updateEditing(animated: Bool) {}
    var isHoldingContent: Bool { false }
    func contentScrolledBelowFinger(by distance: CGPoint) {}
    func abandonTouches() {
      engine.reordering.abandonMovement(modelHasChanged: true)
      engine.fingers.endMultipleSelection()
    }

    // Layout.

    func preferredOffset(_ proposed: CGPoint) -> CGPoint { preferred(proposed) }
    func transitionLayout(
      from old: UICollectionViewLayout, to new: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout? { nil }
    func discardSize(of element: VisibleElement) { discarded.append(element.key) }
    func contentWillReload() { reloads += 1 }

    // The section index titles.

    func indexTitles() -> [String]? { titles }
    func follow(indexTitle title: String, at index: Int) { followed.append("\(title) \(index)") }
    func paintIndex(_ bar: SectionIndexBar) {}
  }

  extension ItemEvent {
    /// A short description of the event.
    fileprivate var words: String {
      func text(_ path: IndexPath) -> String { "\(path.section)-\(path.item)" }
      switch self {
      case .didHighlight(let path): return "highlight \(text(path))"
      case .didUnhighlight(let path): return "unhighlight \(text(path))"
      case .didSelect(let path): return "select \(text(path))"
      case .didDeselect(let path): return "deselect \(text(path))"
      case .primaryAction(let path): return "act \(text(path))"
      case .didBeginSelectingSeveral(let path): return "begin several \(text(path))"
      case .didEndSelectingSeveral: return "end several"
      case .willDisplay(_, let key, let path): return (key.isCell ? "will " : "will header ") + text(path)
      case .didEndDisplaying(_, let key, let path): return (key.isCell ? "end " : "end header ") + text(path)
      case .prefetch(let paths): return "fetch \(paths.map(text))"
      case .cancelPrefetching(let paths): return "cancel \(paths.map(text))"
      }
    }
  }
#endif
