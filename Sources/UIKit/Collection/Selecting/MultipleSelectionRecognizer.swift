// SPDX-License-Identifier: MIT

/// The pan of a collection view's own that selects items: of two fingers where the delegate allows it, and of one finger across
/// the way in which the content scrolls while the view is edited.
///
/// It takes part in nothing as long as nobody allows it: the delegate is asked once a gesture.
final class MultipleSelectionRecognizer: UIPanGestureRecognizer {
  /// Where it would begin; set when the delegate has been asked.
  private var start: IndexPath?
  private var isAsked = false

  init() {
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 2
  }

  private var collection: UICollectionView? { view as? UICollectionView }

  /// One finger only selects across, where nothing scrolls.
  override func effectiveTravel(_ travel: CGPoint) -> CGPoint {
    guard liveTouches.count < 2 else { return travel }
    guard let collection, collection.isEditing, collection.selectsSeveralNow, !collection.isRowList else {
      return .zero
    }
    let range = collection.offsetRange
    let scrollsDown = range.y.upperBound > range.y.lowerBound || collection.alwaysBounceVertical
    let scrollsAcross = range.x.upperBound > range.x.lowerBound || collection.alwaysBounceHorizontal
    if scrollsDown == scrollsAcross { return .zero }
    if scrollsDown { return travel.x.magnitude > travel.y.magnitude ? CGPoint(x: travel.x, y: 0) : .zero }
    return travel.y.magnitude > travel.x.magnitude ? CGPoint(x: 0, y: travel.y) : .zero
  }

  private func isWanted() -> Bool {
    guard let collection else { return false }
    if isAsked { return start != nil }
    let place = location(in: collection)
    let way = collection.convertVector(fromWindow: travel)
    let path = collection.indexPathForItem(at: CGPoint(x: place.x - way.x, y: place.y - way.y))
    isAsked = true
    guard let path, collection.mayBeginMultipleSelection(at: path) else { return false }
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
    guard let collection else { return }
    let place = location(in: collection)
    switch state {
    case .began: if let start { collection.beginMultipleSelection(at: start, position: place) }
    case .changed: collection.moveMultipleSelection(to: place)
    case .ended, .cancelled: collection.endMultipleSelection()
    default: break
    }
    if state.isTerminal { forgetStart() }
  }

  override func reset() {
    super.reset()
    forgetStart()
  }

  private func forgetStart() {
    start = nil
    isAsked = false
  }

  package override var kindName: String { "multiple selection pan" }
}
