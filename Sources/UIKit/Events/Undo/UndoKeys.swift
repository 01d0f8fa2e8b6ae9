// SPDX-License-Identifier: MIT

/// Forwards the keys for undo and redo to the manager of a responder, in applications that use an undo manager.
enum UndoKeys {
  /// Undoes or redoes with the manager of a responder. Returns false if that is not possible. Nil until the first
  /// manager is created, so that applications without undo do not contain this code.
  static let perform = AppContext.adopt(AppValue<((_ responder: UIResponder?, _ redoes: Bool) -> Bool)?>(nil))

  /// Installs the code when a manager is created.
  static func install() {
    perform.value = { responder, redoes in
      guard let manager = responder?.undoManager, redoes ? manager.canRedo : manager.canUndo else { return false }
      if redoes { manager.redo() } else { manager.undo() }
      return true
    }
  }
}
