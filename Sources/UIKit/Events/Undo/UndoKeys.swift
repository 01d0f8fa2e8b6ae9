// SPDX-License-Identifier: MIT

/// Forwards the keys for undo and redo to a responder's undo manager, in apps that use undo managers.
enum UndoKeys {
  /// Performs undo or redo with a responder's undo manager. Returns false if that is not possible. This closure is nil
  /// until the first undo manager is created, so that apps without undo do not link this code.
  static let perform = AppContext.adopt(AppValue<((_ responder: UIResponder?, _ redoes: Bool) -> Bool)?>(nil))

  /// Sets `perform` when an undo manager is created.
  static func install() {
    perform.value = { responder, redoes in
      guard let manager = responder?.undoManager, redoes ? manager.canRedo : manager.canUndo else { return false }
      if redoes { manager.redo() } else { manager.undo() }
      return true
    }
  }
}
