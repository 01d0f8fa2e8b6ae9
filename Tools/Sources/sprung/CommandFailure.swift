// SPDX-License-Identifier: MIT

/// A failure that the user can correct, with a message of one sentence and an exit code.
struct CommandFailure: Error, Equatable {
  /// The error and its remedy, in one line.
  let message: String
  /// The exit code: 2 if the command line is invalid or a file named there cannot be used, 1 if the operation itself
  /// failed.
  let exitCode: Int32

  /// Creates the failure for an invalid argument or a file that cannot be used.
  static func usage(_ message: String) -> CommandFailure { CommandFailure(message: message, exitCode: 2) }

  /// Creates the failure of an operation.
  static func work(_ message: String) -> CommandFailure { CommandFailure(message: message, exitCode: 1) }
}
