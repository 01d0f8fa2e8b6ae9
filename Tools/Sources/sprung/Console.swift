// SPDX-License-Identifier: MIT

import Foundation

/// Lines for people: unbuffered, so that they are seen at once also through a pipe.
enum Console {
  /// Writes one line to the standard output.
  static func print(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Writes one line to the error stream.
  static func error(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
