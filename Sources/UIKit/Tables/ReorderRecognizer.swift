// SPDX-License-Identifier: MIT

/// The gesture recognizer of a row's reorder control. The gesture begins as soon as the control is touched.
final class ReorderRecognizer: UILongPressGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
    minimumPressDuration = 0
  }

  private var table: UITableView? { cell?.superview as? UITableView }

  private var cell: UITableViewCell? { view?.superview as? UITableViewCell }

  override func stateDidChange(to state: State) {
    guard let table else { return }
    switch state {
    case .began:
      if let cell { table.carrier.begin(cell, at: location(in: table)) }
    case .changed: table.carrier.carry(to: location(in: table))
    case .ended: table.carrier.end()
    case .cancelled, .failed: table.carrier.cancel()
    default: break
    }
  }
}
