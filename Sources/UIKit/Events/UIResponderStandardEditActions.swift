// SPDX-License-Identifier: MIT

/// The actions of an edit menu. Every responder implements these actions. An action is available if
/// `canPerformAction(_:withSender:)` returns true.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Cuts the selection to the pasteboard.
  func cut(_ sender: ActionSender?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: ActionSender?)
  /// Inserts the contents of the pasteboard.
  func paste(_ sender: ActionSender?)
  /// Selects the object under the touch.
  func select(_ sender: ActionSender?)
  /// Selects everything.
  func selectAll(_ sender: ActionSender?)
  /// Deletes the selection.
  func delete(_ sender: ActionSender?)
}

extension Selector {
  /// Sprung addition: the selector of `cut(_:)`.
  nonisolated public static let cut = Selector("cut:")
  /// Sprung addition: the selector of `copy(_:)`.
  nonisolated public static let copy = Selector("copy:")
  /// Sprung addition: the selector of `paste(_:)`.
  nonisolated public static let paste = Selector("paste:")
  /// Sprung addition: the selector of `select(_:)`.
  nonisolated public static let select = Selector("select:")
  /// Sprung addition: the selector of `selectAll(_:)`.
  nonisolated public static let selectAll = Selector("selectAll:")
  /// Sprung addition: the selector of `delete(_:)`.
  nonisolated public static let delete = Selector("delete:")
}

extension UIResponder: UIResponderStandardEditActions {
  /// Sprung addition: calls a closure when a named action is sent to this responder. `canPerformAction(_:withSender:)`
  /// then returns true for the action. A new closure replaces any closure that is already registered for the name.
  public final func registerAction(_ action: Selector, handler: @escaping (ActionSender?) -> Void) {
    actionTable.removeAll { $0.action == action }
    actionTable.append((action, handler))
  }

  /// Performs a named action. Returns false if this responder does not support it.
  final func performAction(
    _ action: Selector, withSender sender: ActionSender?, for event: UIEvent? = nil
  ) -> Bool {
    for entry in actionTable where entry.action == action {
      entry.handler(sender)
      return true
    }
    if action.perform(on: self, with: sender, for: event) { return true }
    guard canPerformAction(action, withSender: sender) else { return false }
    if action == .cut {
      cut(sender)
    } else if action == .copy {
      copy(sender)
    } else if action == .paste {
      paste(sender)
    } else if action == .select {
      select(sender)
    } else if action == .selectAll {
      selectAll(sender)
    } else if action == .delete {
      delete(sender)
    } else {
      return false
    }
    return true
  }

  /// Returns the first object in the responder chain, starting with this one, that can perform an action.
  final func responder(forAction action: Selector, withSender sender: ActionSender?) -> UIResponder? {
    var candidate: UIResponder? = self
    while let current = candidate {
      if current.canPerformAction(action, withSender: sender) { return current }
      candidate = current.next
    }
    return nil
  }
}
