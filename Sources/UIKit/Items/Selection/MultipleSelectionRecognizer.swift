// SPDX-License-Identifier: MIT

/// The pan of a collection view that selects items: with two fingers where the delegate allows it, and with one finger
/// across the scrolling axis while the view is edited.
///
/// It is inactive unless the delegate allows it, which is queried once per gesture.
final class MultipleSelectionRecognizer: UIPanGestureRecognizer {
  /// Where it would begin; set when the delegate has been asked.
  @exclusivity(unchecked) private var start: IndexPath?
  @exclusivity(unchecked) private var isAsked = false

  init() {
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 2
  }

  private var client: (any ItemEngineClient)? { (view as? UIScrollView)?.itemClient }

  /// One finger only selects across, where nothing scrolls.
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

  /// The content does not scroll with two fingers that select.
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
