// SPDX-License-Identifier: MIT

/// The enabled three-finger editing gestures.
nonisolated public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// No gestures.
  case none = 0
  /// The gestures for undo, redo, cut, copy and paste are enabled.
  case `default` = 1
}
