// SPDX-License-Identifier: MIT

import SprungModels

/// Recognizes the long press that lifts and drags items. A mouse drag lifts the items as soon as the mouse moves.
final class DragRecognizer: UILongPressGestureRecognizer {
  // The reference is weak, because the app may retain the recognizer longer than the interaction that owns it.
  @WeakReference private var interaction: UIDragInteraction?
  private var isAsked = false
  private var drag: DragDriver?
  private var down = CGPoint.zero

  init(_ interaction: UIDragInteraction) {
    _interaction = WeakReference(interaction)
    super.init(target: nil, action: nil)
  }

  private var isMouse: Bool { touches.first?.type == .indirectPointer }

  private func isWanted() -> Bool {
    if !isAsked {
      isAsked = true
      drag = interaction?.makeDrag(at: down)
    }
    return drag != nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { down = location(in: nil) }
    super.touchesBegan(touches, with: event)
    // A long press with the mouse does not start a drag.
    if isMouse { deadline = nil }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isMouse, state == .possible else { return super.touchesMoved(touches, with: event) }
    let point = location(in: nil)
    let offset = CGPoint(x: point.x - down.x, y: point.y - down.y)
    if offset.length >= UIKitTuning.dragSlop - ModelsTuning.roundingTolerance { state = .began }
  }

  /// Ignores additional touches during a drag; `DragAdditionRecognizer` handles taps that add items.
  override func shouldReceive(_ event: UIEvent) -> Bool { state == .possible && super.shouldReceive(event) }

  /// Returns true for a mouse, because dragging items then takes precedence over scrolling.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isMouse && otherGestureRecognizer is ScrollPanGestureRecognizer && isWanted()
  }

  override func allowsBeginning() -> Bool { isWanted() }

  override func stateDidChange(to state: State) {
    let point = location(in: nil)
    switch state {
    case .began: drag?.begin(at: point)
    case .changed: drag?.move(to: point)
    case .ended: drag?.end()
    case .cancelled: drag?.cancel()
    default: break
    }
    if state.isTerminal { discardDrag() }
  }

  override func reset() {
    super.reset()
    discardDrag()
  }

  private func discardDrag() {
    drag = nil
    isAsked = false
  }

  package override var kindName: String { "drag press" }
}

/// Recognizes a tap that adds the tapped items to the drag in progress.
final class DragAdditionRecognizer: UITapGestureRecognizer {
  // The reference is weak, because the app may retain the recognizer longer than the interaction that owns it.
  @WeakReference private var interaction: UIDragInteraction?
  private var added: [UIDragItem] = []

  init(_ interaction: UIDragInteraction) {
    _interaction = WeakReference(interaction)
    super.init(target: nil, action: nil)
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    DragDriver.current != nil && super.shouldReceive(event)
  }

  override func allowsBeginning() -> Bool {
    added = interaction?.itemsToAdd(at: location(in: nil)) ?? []
    return !added.isEmpty
  }

  override func stateDidChange(to state: State) {
    if state == .ended, let interaction { DragDriver.current?.add(added, from: interaction) }
    if state.isTerminal { added = [] }
  }

  package override var kindName: String { "drag addition" }
}
