// SPDX-License-Identifier: MIT

import SprungStage

/// A component of a picker view: a wheel that is an adjustable element for the keyboard and assistive technology.
final class PickerColumn: UIControl {
  /// The wheel of the component.
  let wheel = PickerWheel(frame: .zero)
  /// Moves the keyboard focus to an adjacent component. The argument is -1 for the component on the left and 1 for the
  /// component on the right.
  var moveFocus: ((Int) -> Void)?
  /// Called after the user has selected another row.
  var chose: ((Int) -> Void)?
  /// The last row that was reported with `chose`, or that the app selected.
  private var reportedRow = -1
  private var spokenText: String?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(wheel)
    accessibility.isElement = true
    accessibility.traits = .adjustable
    wheel.settled = { [me = WeakReference(self)] in me.wrappedValue?.settled(at: $0) }
    wheel.spoke = { [me = WeakReference(self)] in me.wrappedValue?.speak($0) }
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the rows.
  func load(rowCount: Int, rowHeight: CGFloat) {
    wheel.load(rowCount: rowCount, rowHeight: rowHeight)
    reportedRow = wheel.selectedRow
  }

  /// Selects a row on behalf of the app, without reporting it.
  func select(_ row: Int, animated: Bool) {
    reportedRow = row
    wheel.select(row, animated: animated)
    layer.mark(.accessibility)
  }

  private func settled(at row: Int) {
    layer.mark(.accessibility)
    guard row != reportedRow else { return }
    reportedRow = row
    chose?(row)
  }

  private func speak(_ text: String?) {
    guard text != spokenText else { return }
    spokenText = text
    layer.mark(.accessibility)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    wheel.layoutFrame = bounds
  }

  package override var followsDrags: Bool { true }

  private func step(by count: Int) { if isEnabled { wheel.choose(wheel.selectedRow + count) } }

  /// Selects the next row.
  override func accessibilityIncrement() { step(by: 1) }
  /// Selects the previous row.
  override func accessibilityDecrement() { step(by: -1) }
  /// Returns false, because wheels have no action.
  override func accessibilityActivate() -> Bool { false }

  package override func press(_ key: KeyCode) -> Bool {
    switch key {
    case .arrowDown: step(by: 1)
    case .arrowUp: step(by: -1)
    case .pageDown: step(by: UIKitTuning.pickerPage)
    case .pageUp: step(by: -UIKitTuning.pickerPage)
    case .home: step(by: -wheel.rowCount)
    case .end: step(by: wheel.rowCount)
    case .arrowLeft: moveFocus?(-1)
    case .arrowRight: moveFocus?(1)
    default: return false
    }
    return true
  }

  override var accessibilityValue: String? {
    get { spokenText }
    set { speak(newValue) }
  }

  package override var stageAccessibility: StageAccessibility? {
    accessibility.position = wheel.rowCount > 1 ? max(0, wheel.selectedRow) * 100 / (wheel.rowCount - 1) : 0
    accessibility.count = 100
    return controlAccessibility
  }
}
