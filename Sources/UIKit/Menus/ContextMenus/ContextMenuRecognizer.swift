// SPDX-License-Identifier: MIT

/// Recognizes the long press that opens a context menu. The same touch can then move to an action and choose it.
final class ContextMenuRecognizer: UILongPressGestureRecognizer {
  // The reference is weak because the interaction owns and removes the recognizer, and the app may retain the
  // recognizer for longer.
  @WeakReference private var interaction: UIContextMenuInteraction?
  private var configuration: UIContextMenuConfiguration?
  private var start = CGPoint.zero
  /// The drag that the touch performs if it does not choose an action.
  private var drag: DragDriver?
  private var mayDrag = true

  init(_ interaction: UIContextMenuInteraction) {
    _interaction = WeakReference(interaction)
    super.init(target: nil, action: nil)
  }

  /// Closes the menu when its view leaves the window.
  override func viewLeftWindow() { interaction?.shown?.close(animated: false) }

  override func allowsBeginning() -> Bool {
    start = location(in: nil)
    configuration = interaction?.configuration(at: start)
    return configuration != nil
  }

  override func stateDidChange(to state: State) {
    let point = location(in: nil)
    switch state {
    case .began: if let configuration { interaction?.open(configuration, at: point, lifts: true) }
    case .changed:
      if let drag {
        drag.move(to: point)
        break
      }
      guard CGPoint(x: point.x - start.x, y: point.y - start.y).length > UIKitTuning.dragSlop else { break }
      if interaction?.shown?.list.row(at: point) == nil, beginDrag(at: point) { break }
      interaction?.shown?.fingerMoved(to: point)
    case .ended:
      if let drag { drag.end() } else { interaction?.shown?.fingerLifted(at: point) }
    case .cancelled: drag?.cancel()
    default: break
    }
    if state.isTerminal {
      configuration = nil
      drag = nil
      mayDrag = true
    }
  }

  /// Begins a drag and closes the menu if the touch leaves the lifted preview and the preview can be dragged.
  private func beginDrag(at point: CGPoint) -> Bool {
    guard mayDrag else { return false }
    mayDrag = false
    for other in view?.touchSettings.interactions ?? [] {
      guard let source = other as? UIDragInteraction, let made = source.makeDrag(at: start) else { continue }
      interaction?.shown?.close(animated: false)
      drag = made
      made.begin(at: point)
      return true
    }
    return false
  }

  /// Opens the menu immediately at a point in window coordinates, for example after a click. Returns false if there is
  /// no menu.
  func open(at point: CGPoint, lifts: Bool) -> Bool {
    guard isEnabled, let interaction, let configuration = interaction.configuration(at: point) else { return false }
    interaction.open(configuration, at: point, lifts: lifts)
    return true
  }

  package override var kindName: String { "context menu press" }
}
