// SPDX-License-Identifier: MIT

/// A single haptic feedback.
public enum StageFeedback: UInt32, Sendable, CaseIterable {
  /// Something small struck something.
  case light = 0
  /// Something of the usual size did.
  case medium = 1
  /// Something large did.
  case heavy = 2
  /// Something that gives way did.
  case soft = 3
  /// Something that does not give way did.
  case rigid = 4
  /// Another value was selected.
  case selection = 5
  /// Something succeeded.
  case success = 6
  /// There is something to mind.
  case warning = 7
  /// Something failed.
  case error = 8
}
