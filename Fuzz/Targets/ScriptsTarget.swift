// SPDX-License-Identifier: MIT

import SprungScript

extension FuzzTarget {
  /// Touch scripts: each must be rejected with a line and a reason, or parsed. A written script must parse to the same
  /// steps.
  ///
  /// The end line of a recorded script is corrected first, as in `recordings`.
  static let scripts = FuzzTarget(
    "scripts", faults: [], seeds: { ScriptSeeds.texts },
    run: { bytes, check in
      let isRecorded = bytes.starts(with: Array("sprung-script recorded".utf8))
      let bytes = isRecorded ? FuzzedEndLine.replaced(in: bytes) : bytes
      do throws(ScriptError) {
        checkRoundTrip(try Script(bytes: bytes, file: "fuzz"), check)
      } catch {
        let lines = bytes.count { $0 == 10 } + 2
        check.expect(error.line >= 1 && error.line <= lines, "rejected at line \(error.line) of \(lines)")
        check.expect(error.reason.count > 10, "rejected without a reason: \(error)")
      }
    })

  private static func checkRoundTrip(_ script: Script, _ check: FuzzCheck) {
    let text = script.text
    do throws(ScriptError) {
      let again = try Script(text: text, file: "fuzz")
      check.expect(
        script.width == again.width && script.height == again.height && script.scale == again.scale
          && script.rate == again.rate && script.demo?.name == again.demo?.name,
        "the settings of a script differ after it was written and parsed again")
      check.expect(
        script.lines.map(\.step) == again.lines.map(\.step),
        "the steps of a script differ after it was written and parsed again")
      check.expect(again.text == text, "a script differs after it was parsed and written")
    } catch {
      check.note("a script was rejected after it was written, \(error):\n\(text)")
    }
  }
}
