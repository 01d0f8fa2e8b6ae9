// SPDX-License-Identifier: MIT

/// The enabled three-finger editing gestures.
nonisolated public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// No gestures.
  case none = 0
  /// Gestures for undo, redo, cut, copy and paste.
  case `default` = 1
}
