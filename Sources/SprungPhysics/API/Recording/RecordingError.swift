// SPDX-License-Identifier: MIT

/// Why a text is not a recording. Sprung addition.
public struct RecordingError: Error, Hashable, Sendable {
  /// The line at fault, from 1.
  public let line: Int64
  /// The description of the mistake.
  public let message: String
}
