// SPDX-License-Identifier: MIT

/// Forwards the keys for undo and redo to a responder's undo manager, in applications that use one.
enum UndoKeys {
  /// Performs undo or redo with a responder's undo manager. Returns false if that is not possible. Nil until the first
  /// manager is created, so that applications without undo do not link this code.
  static let perform = AppContext.adopt(AppValue<((_ responder: UIResponder?, _ redoes: Bool) -> Bool)?>(nil))

  /// Installs the code when an undo manager is created.
  static func install() {
    perform.value = { responder, redoes in
      guard let manager = responder?.undoManager, redoes ? manager.canRedo : manager.canUndo else { return false }
      if redoes { manager.redo() } else { manager.undo() }
      return true
    }
  }
}
