// SPDX-License-Identifier: MIT

/// The side of a row on which actions are shown.
enum SwipeSide {
  /// The side where lines of text begin: the left side, or the right side in right-to-left languages.
  case leading
  /// The side where lines of text end.
  case trailing
}

/// Provides the swipe actions for the rows of a list or table.
@preconcurrency @MainActor
protocol SwipeRevealHost: AnyObject {
  /// Returns the actions on a side of an item. If the result is nil or has no actions, a swipe has no effect on this
  /// side.
  func actions(at path: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration?
  /// Called before the content of an item moves aside.
  func willOpen(_ path: IndexPath)
  /// Called after the content of an item has returned to its position.
  func didClose(_ path: IndexPath, _ cell: any ItemCell)
}

/// Moves the content of one cell aside and shows the buttons of its actions in the uncovered space.
///
/// The content is moved by changing the origin of the cell's bounds, so the layout and the content view's frame do not
/// change.
final class SwipeReveal: NSObject {
  /// The cell that is open or opening.
  private struct Open {
    let path: IndexPath
    /// Whether the actions are on the right of the cell.
    let isAtRight: Bool
    let configuration: UISwipeActionsConfiguration
    let cell: any ItemCell
    let view: SwipeActionsView
  }

  @WeakReference private var client: (any ItemEngineClient)?
  /// Provides the actions. The reference is weak because the closing animation may outlive the host.
  @WeakReference var host: (any SwipeRevealHost)?
  private var open: Open?
  private var start: CGFloat = 0
  private var isPerforming = false

  init(in client: any ItemEngineClient) {
    _client = WeakReference(client)
    super.init()
    let pan = SwipePanRecognizer()
    pan.reveal = self
    client.addGestureRecognizer(pan)
  }

  /// Whether a cell is open or opening.
  var isOpen: Bool { open != nil }

  /// The distance in points by which the content of the open cell has moved to the left.
  var distance: CGFloat { open?.cell.bounds.origin.x ?? 0 }

  // Programmatic changes.

  /// Shows the actions on the given side of an item.
  func open(_ path: IndexPath, _ side: SwipeSide, animated: Bool) {
    close(animated: animated)
    guard prepare(path, side), let open else { return }
    move(to: open.isAtRight ? open.view.fullWidth : -open.view.fullWidth, animated: animated)
  }

  /// Moves the content back so that it covers the actions.
  func close(animated: Bool) {
    guard let closing = open else { return }
    open = nil
    let finish = { [_host, _client] in
      closing.view.removeFromSuperview()
      _client.wrappedValue?.engine.enter {
        $0.transactions.notify { _host.wrappedValue?.didClose(closing.path, closing.cell) }
      }
    }
    guard animated, UIView.areAnimationsEnabled else {
      closing.cell.bounds.origin.x = 0
      finish()
      return
    }
    UIView.animate(
      withDuration: UIKitTuning.cellTransition, delay: 0, options: .beginFromCurrentState,
      animations: { closing.cell.bounds.origin.x = 0 }, completion: { _ in finish() })
  }

  /// Hides the actions of a cell that is no longer displayed.
  func cellLeaves(_ cell: any ItemCell) {
    if open?.cell === cell { close(animated: false) }
  }

  // Touch handling.

  /// Returns whether a swipe can begin at the given point. A negative `translation` means that the swipe is to the
  /// left.
  func begin(at point: CGPoint, translation: CGFloat) -> Bool {
    guard translation != 0, let client, let path = client.engine.queries.item(at: point) else { return false }
    if let open, client.engine.queries.cell(at: path) === open.cell {
      start = open.cell.bounds.origin.x
      return true
    }
    close(animated: true)
    let isMirrored = client.engine.queries.cell(at: path).map(isMirrored) ?? false
    guard prepare(path, (translation < 0) != isMirrored ? .trailing : .leading) else { return false }
    start = 0
    return true
  }

  /// Handles a movement of the touch. The translation is measured from the point at which the touch began.
  func follow(_ translation: CGFloat) {
    guard let open else { return }
    var distance = start - translation
    if open.isAtRight ? distance < 0 : distance > 0 { distance = 0 }
    let full = open.view.fullWidth
    // If full swipes are not supported and all buttons are visible, the content moves only a third of the distance that
    // the touch moves.
    if !open.configuration.performsFirstActionWithFullSwipe, distance.magnitude > full {
      let beyond = (distance.magnitude - full) / 3
      distance = (full + beyond) * (distance < 0 ? -1 : 1)
    }
    move(to: distance, animated: false)
  }

  /// Handles the end of the touch. The velocity is in points per second.
  func end(velocity: CGFloat) {
    guard let open else { return }
    let distance = self.distance.magnitude
    let width = open.cell.bounds.width
    if open.configuration.performsFirstActionWithFullSwipe, distance > width * UIKitTuning.fullSwipeShare,
      let first = open.configuration.actions.first
    {
      move(to: open.isAtRight ? width : -width, animated: true)
      perform(first)
      return
    }
    let opening = open.isAtRight ? -velocity : velocity
    let stays = opening > 200 || (opening > -200 && distance > open.view.fullWidth / 2)
    if stays {
      move(to: open.isAtRight ? open.view.fullWidth : -open.view.fullWidth, animated: true)
    } else {
      close(animated: true)
    }
  }

  // Shared implementation.

  private func isMirrored(_ cell: any ItemCell) -> Bool { cell.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func prepare(_ path: IndexPath, _ side: SwipeSide) -> Bool {
    guard let client, let cell = client.engine.queries.cell(at: path),
      let configuration = host?.actions(at: path, side),
      !configuration.actions.isEmpty, open == nil, client.engine.queries.cell(at: path) === cell
    else { return false }
    let isAtRight = (side == .trailing) != isMirrored(cell)
    let view = SwipeActionsView(configuration.actions, isAtRight: isAtRight, height: cell.bounds.height) {
      [me = WeakReference(self)] in me.wrappedValue?.perform($0)
    }
    open = Open(path: path, isAtRight: isAtRight, configuration: configuration, cell: cell, view: view)
    host?.willOpen(path)
    cell.addSubview(view)
    UIView.performWithoutAnimation { moveContent(0) }
    return true
  }

  private func move(to distance: CGFloat, animated: Bool) {
    guard animated, UIView.areAnimationsEnabled else {
      moveContent(distance)
      return
    }
    UIView.animate(
      withDuration: UIKitTuning.cellTransition, delay: 0, options: .beginFromCurrentState,
      animations: { self.moveContent(distance) })
  }

  private func moveContent(_ distance: CGFloat) {
    guard let open else { return }
    let size = open.cell.bounds.size
    open.cell.bounds.origin.x = distance
    let width = distance.magnitude
    open.view.layoutFrame = CGRect(
      x: open.isAtRight ? size.width : -width, y: 0, width: width, height: size.height)
    open.view.layOut(width: width, height: size.height)
  }

  private func perform(_ action: UIContextualAction) {
    guard let open, !isPerforming else { return }
    isPerforming = true
    action.handler(action, open.view) { [self] _ in
      isPerforming = false
      // The row may have been removed, or another row may be open.
      if self.open?.cell === open.cell { close(animated: true) }
    }
  }
}
