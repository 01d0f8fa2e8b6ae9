// SPDX-License-Identifier: MIT

/// An immediate, animated or interactive change of the visible columns.
///
/// The order of the calls was recorded on iOS: the delegate's `willChangeTo`, `willHide` and `willShow` precede the
/// appearance callbacks of the children, and `didHide` and `didShow` are last.
final class SplitModeChange: ViewControllerTransition {
  typealias Column = UISplitViewController.Column

  private let director: SplitDirector
  private let split: UISplitViewController
  private let from: SplitArrangement
  private let to: SplitArrangement
  private let isAnimated: Bool
  private let duration: TimeInterval
  private let isInteractive: Bool
  private let isOnScreen: Bool
  private let entering: [(column: Column, content: UIViewController?)]
  private let leaving: [(column: Column, content: UIViewController?)]
  /// The progress of an interactive change, or nil if the change is not interactive.
  private var progress: CGFloat?
  private var isTakenBack = false

  init(
    _ director: SplitDirector, _ split: UISplitViewController, to: SplitArrangement, duration: TimeInterval,
    isInteractive: Bool = false
  ) {
    self.director = director
    self.split = split
    self.to = to
    isAnimated = duration > 0
    self.duration = duration
    self.isInteractive = isInteractive
    from = director.arrangement
    isOnScreen = split.appearance == .appeared || split.appearance == .appearing
    let after = to.columns(inTriple: director.isTriple) + [.secondary]
    entering = after.filter { !director.shown.contains($0) }.map { ($0, director.content($0)) }
    leaving = director.shown.filter { !after.contains($0) }.sorted { $0.rawValue < $1.rawValue }
      .map { ($0, director.content($0)) }
    super.init(
      TransitionCoordinator(
        from: nil, to: nil, container: split.viewIfLoaded ?? UIView(), duration: duration, isInteractive: isInteractive)
    )
  }

  /// Returns the current frames of the columns.
  func frames(in geometry: SplitGeometry) -> SplitFrames {
    let end = geometry.frames(in: isTakenBack ? from : to)
    guard let progress else { return end }
    return geometry.frames(in: from).mixed(with: geometry.frames(in: to), progress: progress)
  }

  /// Notifies the delegate and the children, and begins to move the columns.
  func begin() {
    split.transitions.begin(self, as: .content)
    if to.mode != from.mode { split.delegate?.splitViewController(split, willChangeTo: to.mode) }
    notifyWill(hide: leaving, show: entering)
    director.arrangement = to
    director.shown.removeAll { column in leaving.contains { $0.column == column } }
    // Each call may end the change by removing the split view controller from the screen.
    if isOnScreen {
      for entry in leaving where !isOver { entry.content?.beginAppearanceTransition(false, animated: isAnimated) }
      for entry in entering where !isOver {
        entry.content?.loadViewIfNeeded()
        entry.content?.beginAppearanceTransition(true, animated: isAnimated)
      }
    }
    guard !isOver, let container = director.container else { return finish() }
    if isInteractive { progress = 0 }
    install(entering)
    UIView.performWithoutAnimation {
      let geometry = director.geometry
      container.layOut(geometry.frames(in: from), pixel: geometry.pixel, isMirrored: geometry.isMirrored)
    }
    director.updatePanes()
    if isOnScreen { for entry in entering { AppearanceForwarding.notifyIsAppearing(entry.content) } }
    guard !isOver else { return }
    guard isAnimated else { return finish() }
    UIView.performWithoutAnimation { container.layoutIfNeeded() }
    if !isInteractive { animate(duration: duration) }
  }

  private func animate(duration: TimeInterval) {
    guard let container = director.container else { return finish() }
    UIView.animate(
      withDuration: duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: {
        self.director.positionPanes()
        container.layoutIfNeeded()
        if !self.isTakenBack { self.coordinator.runAlongside() }
      }, completion: { _ in self.finish() })
  }

  private func install(_ entries: [(column: Column, content: UIViewController?)]) {
    for entry in entries {
      entry.content?.loadViewIfNeeded()
      director.container?.display(entry.content?.viewIfLoaded, in: entry.column)
    }
  }

  private func notifyWill(
    hide hidden: [(column: Column, content: UIViewController?)],
    show added: [(column: Column, content: UIViewController?)]
  ) {
    for entry in hidden where !isOver { split.delegate?.splitViewController(split, willHide: entry.column) }
    for entry in added where !isOver { split.delegate?.splitViewController(split, willShow: entry.column) }
  }

  // MARK: Interaction

  /// Moves the columns to the positions for the given progress, 0...1.
  func follow(_ progress: CGFloat) {
    guard !isOver, isInteractive else { return }
    self.progress = progress
    coordinator.percentComplete = progress
    UIView.performWithoutAnimation {
      director.positionPanes()
      director.container?.layoutIfNeeded()
    }
  }

  /// Ends the interaction. The columns move to their new positions or, if the change is cancelled, back to the old
  /// ones.
  func release(completes: Bool) {
    guard !isOver, isInteractive, let progress else { return }
    director.calling {
      self.progress = nil
      coordinator.interactionEnded(cancelled: !completes)
      if !completes { takeBack() }
      guard !isOver else { return }
      let rest = completes ? 1 - progress : progress
      animate(duration: duration * TimeInterval(max(0.2, rest)))
    }
  }

  private func takeBack() {
    isTakenBack = true
    director.wanted = from
    if to.mode != from.mode { split.delegate?.splitViewController(split, willChangeTo: from.mode) }
    notifyWill(hide: entering, show: leaving)
    director.arrangement = from
    for entry in entering where entry.content?.appearance == .appearing {
      entry.content?.beginAppearanceTransition(false, animated: true)
    }
    for entry in leaving where entry.content?.appearance == .disappearing {
      entry.content?.beginAppearanceTransition(true, animated: true)
    }
    director.updatePanes()
  }

  // MARK: Completion

  override func didEnd() { director.calling { end() } }

  private func end() {
    split.transitions.end(self)
    progress = nil
    let (added, removed) = isTakenBack ? (leaving, entering) : (entering, leaving)
    install(added)
    for entry in removed {
      director.container?.display(nil, in: entry.column)
      AppearanceForwarding.endDisappearance(entry.content)
    }
    director.shown += added.map { $0.column }.filter { !director.shown.contains($0) }
    director.updatePanes()
    director.positionPanes()
    if isOnScreen {
      for entry in added {
        AppearanceForwarding.notifyIsAppearing(entry.content)
        AppearanceForwarding.end(entry.content, in: split)
      }
    }
    for entry in removed { split.delegate?.splitViewController(split, didHide: entry.column) }
    for entry in added { split.delegate?.splitViewController(split, didShow: entry.column) }
    coordinator.finish()
  }
}
