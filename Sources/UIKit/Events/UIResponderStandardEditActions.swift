// SPDX-License-Identifier: MIT

/// The actions of an edit menu. Every responder has them; those that it overrides count when it says so in
/// `canPerformAction(_:withSender:)`.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Puts the selection on the pasteboard and removes it.
  func cut(_ sender: ActionSender?)
  /// Puts the selection on the pasteboard.
  func copy(_ sender: ActionSender?)
  /// Inserts what is on the pasteboard.
  func paste(_ sender: ActionSender?)
  /// Selects what is touched.
  func select(_ sender: ActionSender?)
  /// Selects everything.
  func selectAll(_ sender: ActionSender?)
  /// Removes the selection.
  func delete(_ sender: ActionSender?)
}

extension Selector {
  /// Sprung addition: the name of `cut(_:)`.
  nonisolated public static let cut = Selector("cut:")
  /// Sprung addition: the name of `copy(_:)`.
  nonisolated public static let copy = Selector("copy:")
  /// Sprung addition: the name of `paste(_:)`.
  nonisolated public static let paste = Selector("paste:")
  /// Sprung addition: the name of `select(_:)`.
  nonisolated public static let select = Selector("select:")
  /// Sprung addition: the name of `selectAll(_:)`.
  nonisolated public static let selectAll = Selector("selectAll:")
  /// Sprung addition: the name of `delete(_:)`.
  nonisolated public static let delete = Selector("delete:")
}

extension UIResponder: UIResponderStandardEditActions {
  /// Sprung addition: calls a closure when an action with a name is sent to this responder. The responder then also
  /// returns true from `canPerformAction(_:withSender:)`. A second closure for a name replaces the first.
  public final func registerAction(_ action: Selector, handler: @escaping (ActionSender?) -> Void) {
    actionTable.removeAll { $0.action == action }
    actionTable.append((action, handler))
  }

  /// Performs an action by its name; false if this responder does not know it.
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

  /// The first of this responder and those after it that can perform an action.
  final func responder(forAction action: Selector, withSender sender: ActionSender?) -> UIResponder? {
    var candidate: UIResponder? = self
    while let current = candidate {
      if current.canPerformAction(action, withSender: sender) { return current }
      candidate = current.next
    }
    return nil
  }
}
