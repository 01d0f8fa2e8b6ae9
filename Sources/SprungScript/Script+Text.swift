// SPDX-License-Identifier: MIT

import SprungStage

extension Script {
  /// Parses a script from text and throws the first error. `file` is only used in messages.
  public nonisolated init(text: String, file: String) throws(ScriptError) {
    try self.init(bytes: Array(text.utf8), file: file)
  }

  /// Parses a script from the bytes of a file, which must be UTF-8. `file` is only used in messages.
  ///
  /// A recorded script that was truncated or damaged is rejected; see `ScriptRecorder`.
  public nonisolated init(bytes: [UInt8], file: String) throws(ScriptError) {
    var parser = ScriptParser(file: file)
    self = try parser.parse(bytes)
  }
}
