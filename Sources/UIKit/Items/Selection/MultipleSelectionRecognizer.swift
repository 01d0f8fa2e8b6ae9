// SPDX-License-Identifier: MIT

/// Recognizes the pan with which the user selects items in a collection view, with two fingers or, in editing mode,
/// with one finger that moves perpendicular to the scrolling axis.
///
/// The recognizer is inactive unless the delegate allows multiple selection. The delegate is queried once for each
/// gesture.
final class MultipleSelectionRecognizer: UIPanGestureRecognizer {
  /// The item at which the gesture would begin. This property is set after the delegate has been queried.
  @exclusivity(unchecked) private var start: IndexPath?
  @exclusivity(unchecked) private var isAsked = false

  init() {
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 2
  }

  private var client: (any ItemEngineClient)? { (view as? UIScrollView)?.itemClient }

  /// With one finger, only movement perpendicular to the scrolling axis counts, because the content does not scroll in
  /// that direction.
  override func effectiveTravel(_ travel: CGPoint) -> CGPoint {
    guard liveTouches.count < 2 else { return travel }
    guard let client else { return .zero }
    let engine = client.engine
    guard engine.editing.editingMode, engine.editing.selectsSeveralNow, !engine.options.isRowList else { return .zero }
    let range = client.offsetRange
    let scrollsDown = range.y.upperBound > range.y.lowerBound || client.alwaysBounceVertical
    let scrollsAcross = range.x.upperBound > range.x.lowerBound || client.alwaysBounceHorizontal
    if scrollsDown == scrollsAcross { return .zero }
    if scrollsDown { return travel.x.magnitude > travel.y.magnitude ? CGPoint(x: travel.x, y: 0) : .zero }
    return travel.y.magnitude > travel.x.magnitude ? CGPoint(x: 0, y: travel.y) : .zero
  }

  private func isWanted() -> Bool {
    guard let client else { return false }
    if isAsked { return start != nil }
    let point = location(in: client)
    let traveled = client.convertVector(fromWindow: travel)
    let path = client.engine.queries.item(at: CGPoint(x: point.x - traveled.x, y: point.y - traveled.y))
    isAsked = true
    guard let path, client.engine.fingers.mayBeginMultipleSelection(at: path) else { return false }
    start = path
    return true
  }

  /// The content does not scroll during a two-finger selection.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard otherGestureRecognizer is ScrollPanGestureRecognizer, otherGestureRecognizer.view === view else {
      return false
    }
    return liveTouches.count == 2 && isWanted()
  }

  override func allowsBeginning() -> Bool { isWanted() }

  override func stateDidChange(to state: State) {
    guard let client else { return }
    let point = location(in: client)
    client.engine.enter { engine in
      switch state {
      case .began: if let start { engine.fingers.beginMultipleSelection(at: start, position: point) }
      case .changed: engine.fingers.moveMultipleSelection(to: point)
      case .ended, .cancelled: engine.fingers.endMultipleSelection()
      default: break
      }
    }
    if state.isTerminal { resetStart() }
  }

  override func reset() {
    super.reset()
    resetStart()
  }

  private func resetStart() {
    start = nil
    isAsked = false
  }

  package override var kindName: String { "multiple selection pan" }
}
