// SPDX-License-Identifier: MIT

/// The reason why a string is not a valid recording. Sprung addition.
public struct RecordingError: Error, Hashable, Sendable {
  /// The line with the error, starting at 1.
  public let line: Int64
  /// A description of the error.
  public let message: String
}
