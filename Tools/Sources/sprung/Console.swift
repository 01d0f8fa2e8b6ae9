// SPDX-License-Identifier: MIT

import Foundation

/// Writes console output without buffering, so that it appears immediately even through a pipe.
enum Console {
  /// Writes a line to standard output.
  static func print(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Writes a line to standard error.
  static func error(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
