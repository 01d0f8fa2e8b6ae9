// SPDX-License-Identifier: MIT

import Foundation

/// Files that commands write.
enum OutputFile {
  /// Writes a text, whole or not at all.
  static func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  /// Writes bytes, whole or not at all.
  static func write(_ data: Data, to path: String) throws {
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandFailure.work("cannot write \(path): \(error.localizedDescription)")
    }
  }
}
