// SPDX-License-Identifier: MIT

/// The state of a collection view that a controller adopted from the controller below it on a navigation stack.
final class AdoptedCollectionView {
  let view: UICollectionView
  /// The controller below on the stack.
  let lower: UICollectionViewController
  /// The layout and the content offset that the view has again after the pop.
  let layout: UICollectionViewLayout
  let offset: CGPoint
  /// The counts when the view was adopted. If the counts change, the layout must be invalidated.
  private let counts: ItemCounts
  /// Whether the lower controller was the view's delegate. If so, the upper controller is the delegate until the pop.
  let sharesDelegate: Bool

  init(_ view: UICollectionView, of lower: UICollectionViewController) {
    self.view = view
    self.lower = lower
    layout = view.collectionViewLayout
    offset = view.contentOffset
    counts = view.engine.counts
    let delegate = view.delegate
    sharesDelegate = delegate != nil && delegate === lower
  }

  /// Invalidates the lower controller's layout before the view uses it again, if the counts have changed.
  func refresh() {
    guard view.engine.counts != counts || !view.engine.counts.areKnown else { return }
    let context = layout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
  }
}

/// A push or pop between two controllers that share a collection view. The layout changes, and the collection view
/// moves from one controller's view to the other's.
final class LayoutNavigation: NavigationMorph {
  private let upper: UICollectionViewController
  private let adopted: AdoptedCollectionView
  private let isPop: Bool
  private let target: UICollectionViewLayout
  private let anchor: LayoutChangeAnchor?
  private var passing: UICollectionViewTransitionLayout?

  private var view: UICollectionView { adopted.view }

  /// This initializer must not be called, because a layout navigation needs its controllers. Without this override, the
  /// compiler would synthesize an initializer that calls itself.
  package override init() { fatalError("a layout navigation needs its controllers") }

  /// Creates a push, in which the upper controller adopts the lower controller's collection view.
  init(pushing upper: UICollectionViewController, from lower: UICollectionViewController, _ view: UICollectionView) {
    self.upper = upper
    isPop = false
    adopted = AdoptedCollectionView(view, of: lower)
    target = upper.firstLayout
    anchor = view.anchorOfNavigation
    super.init()
    upper.adopted = adopted
    upper.managedView = view
  }

  /// Creates a pop, in which the view returns to the controller from which it was adopted.
  init(popping upper: UICollectionViewController, to adopted: AdoptedCollectionView) {
    self.upper = upper
    self.adopted = adopted
    isPop = true
    target = adopted.layout
    anchor = .offset(adopted.offset)
    super.init()
  }

  // In an animated pop, the collection view stays in the upper controller's view until the end, because that view
  // covers the lower controller's view.
  package override func arrive(isAnimated: Bool) {
    if !isPop { move(to: upper) } else if !isAnimated { move(to: adopted.lower) }
  }

  private func move(to controller: UICollectionViewController) {
    guard let container = controller.viewIfLoaded, view.superview !== container else { return }
    let offset = view.contentOffset
    UIView.performWithoutAnimation {
      controller.embed(view, in: container)
      container.layoutIfNeeded()
      if view.contentOffset != offset { view.setExactOffset(offset) }
    }
  }

  private func shareDelegate(with controller: UICollectionViewController) {
    if adopted.sharesDelegate { view.delegate = controller }
  }

  package override func run(isAnimated: Bool) {
    shareDelegate(with: isPop ? adopted.lower : upper)
    if isPop { adopted.refresh() }
    guard view.collectionViewLayout !== target else { return }
    view.engine.changes.layoutChangeAnchor = anchor
    view.setCollectionViewLayout(target, animated: isAnimated)
    if !view.engine.passes.layoutIsValid, view.engine.passes.hasLaidOut {
      view.engine.passes.prepareLayout()
      view.contentOffset = view.engine.interactive.proposedOffset(
        by: target, keeping: nil, contentSize: view.contentSize)
    }
    view.engine.changes.layoutChangeAnchor = nil
  }

  package override func beginFollowing() {
    shareDelegate(with: adopted.lower)
    adopted.refresh()
    view.engine.interactive.interactiveTransition?.end(finished: false)
    guard view.collectionViewLayout !== target else { return }
    view.engine.changes.layoutChangeAnchor = anchor
    passing = view.startInteractiveTransition(to: target)
    view.engine.changes.layoutChangeAnchor = nil
  }

  package override func follow(_ progress: CGFloat) { passing?.transitionProgress = progress }

  /// Whether the interactive transition is still running.
  private var isPassing: Bool { passing != nil && view.engine.interactive.interactiveTransition?.layout === passing }

  package override func release(finishes: Bool, duration: TimeInterval) {
    if isPassing { view.engine.interactive.settleTransition(at: finishes ? 1 : 0, duration: duration) }
  }

  package override func end() {
    if isPassing { view.engine.interactive.interactiveTransition?.end(finished: false) }
    passing = nil
    guard isPop else { return }
    if view.collectionViewLayout !== target {
      UIView.performWithoutAnimation { run(isAnimated: false) }
    }
    shareDelegate(with: adopted.lower)
    move(to: adopted.lower)
    upper.releaseAdopted(downTo: adopted.lower)
  }

  package override func takeBack() {
    if isPassing { view.engine.interactive.interactiveTransition?.end(finished: false) }
    passing = nil
    shareDelegate(with: upper)
  }
}

extension UICollectionView {
  /// The item that stays visible during a push: the tapped item if there is one, otherwise a selected item, otherwise
  /// the first item on screen.
  final var anchorOfNavigation: LayoutChangeAnchor? {
    let seen = bounds.inset(by: adjustedContentInset)
    var first: (path: IndexPath, center: CGPoint)?
    var selected: (path: IndexPath, center: CGPoint)?
    for element in engine.visible.elements where element.key.isCell && element.applied.transformedFrame.intersects(seen)
    {
      let path = element.key.indexPath
      let center = CGPoint(
        x: element.applied.center.x - bounds.minX, y: element.applied.center.y - bounds.minY)
      if path == engine.selection.chosen { return .item(path, at: center) }
      if first.map({ path < $0.path }) ?? true { first = (path, center) }
      if engine.selection.contains(path), selected.map({ path < $0.path }) ?? true { selected = (path, center) }
    }
    return (selected ?? first).map { .item($0.path, at: $0.center) }
  }
}
