// SPDX-License-Identifier: MIT

/// Which gestures of three fingers edit.
nonisolated public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// None.
  case none = 0
  /// Those that undo, redo, cut, copy and paste.
  case `default` = 1
}
