// SPDX-License-Identifier: MIT

/// A haptic feedback event.
public enum StageFeedback: UInt32, Sendable, CaseIterable {
  /// An impact of a small object.
  case light = 0
  /// An impact of a medium-sized object.
  case medium = 1
  /// An impact of a large object.
  case heavy = 2
  /// An impact of a soft object.
  case soft = 3
  /// An impact of a rigid object.
  case rigid = 4
  /// The selection changed.
  case selection = 5
  /// A task succeeded.
  case success = 6
  /// A task produced a warning.
  case warning = 7
  /// A task failed.
  case error = 8
}
