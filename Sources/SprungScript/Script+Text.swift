// SPDX-License-Identifier: MIT

import SprungStage

extension Script {
  /// Reads a script from its text; `file` is used in messages only. The first line that is wrong is the error.
  public nonisolated init(text: String, file: String) throws(ScriptError) {
    try self.init(bytes: Array(text.utf8), file: file)
  }

  /// Reads a script from the bytes of a file, which must be UTF-8; `file` is used in messages only.
  ///
  /// A recorded script that was cut or damaged is rejected, see `ScriptRecorder`.
  public nonisolated init(bytes: [UInt8], file: String) throws(ScriptError) {
    var parser = ScriptParser(file: file)
    self = try parser.parse(bytes)
  }
}
