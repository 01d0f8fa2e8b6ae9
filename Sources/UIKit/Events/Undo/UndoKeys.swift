// SPDX-License-Identifier: MIT

/// How the keys for undo and redo reach the manager of a responder, in applications that have a manager at all.
enum UndoKeys {
  /// Undoes or redoes with the manager of a responder; false if there is nothing to undo. Nil until the first manager is made, so that
  /// applications that undo nothing do not contain what this takes.
  static let perform = AppContext.adopt(AppValue<((_ responder: UIResponder?, _ redoes: Bool) -> Bool)?>(nil))

  /// Called by each new manager.
  static func install() {
    perform.value = { responder, redoes in
      guard let manager = responder?.undoManager, redoes ? manager.canRedo : manager.canUndo else { return false }
      if redoes { manager.redo() } else { manager.undo() }
      return true
    }
  }
}
