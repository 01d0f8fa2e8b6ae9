// SPDX-License-Identifier: MIT

import Foundation
import SprungScript

/// Reads scripts and recordings to be played on a program.
enum ScriptFile {
  /// Returns the script in a file. If the script names a program, that name must be `name`.
  static func read(_ path: String, for name: String) throws -> Script {
    // Read at most one byte more than the limit, to detect files that are too large.
    guard let handle = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)),
      let bytes = try? handle.read(upToCount: ScriptLimits.bytes + 1) ?? Data()
    else {
      throw CommandFailure.usage("cannot read the script \(path)")
    }
    let script: Script
    do {
      script = try Script(bytes: [UInt8](bytes), file: path)
    } catch {
      throw CommandFailure.usage(error.description)
    }
    if let named = script.demo, named.name != name {
      throw CommandFailure.usage("\(path):\(named.line): the script is for '\(named.name)', not for '\(name)'")
    }
    return script
  }

  /// Returns the program's own script. The script of an app only runs frames until the app is at rest.
  static func own(of program: Subject.Program) throws -> Script {
    let text = program.script ?? "sprung-script 2\ndemo \(program.name)\nsize 390 844 2\nsettle 60\n"
    do {
      return try Script(text: text, file: program.name)
    } catch {
      throw CommandFailure.work("the script of \(program.name) cannot be parsed: \(error)")
    }
  }
}
