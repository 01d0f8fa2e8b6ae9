// SPDX-License-Identifier: MIT

import SprungStage

extension Script {
  /// Reads a script from its text; `file` is used in messages only.
  public nonisolated init(text: String, file: String) throws(ScriptError) {
    var parser = ScriptParser(file: file)
    self = try parser.parse(text)
  }
}
