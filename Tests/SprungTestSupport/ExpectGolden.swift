// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Expects `lines` to equal the golden file `Tests/Goldens/NAME.txt`.
///
/// If `SPRUNG_UPDATE_GOLDENS=1` is set in the environment, the file is written instead and the test passes. Review the
/// change before committing it. A missing file or an empty run is a failure.
public func expectGolden(
  _ name: String, _ lines: [String], remarks: [String] = [], folder: URL = Golden.standardFolder,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = Golden(name, folder: folder)
  guard !lines.isEmpty else {
    Issue.record("golden \(name): the run produced no lines", sourceLocation: sourceLocation)
    return
  }
  if Golden.isUpdating {
    do {
      try golden.write(lines, remarks: remarks)
    } catch {
      Issue.record("golden \(name) could not be written: \(error)", sourceLocation: sourceLocation)
    }
    return
  }
  if let difference = golden.difference(from: lines) {
    Issue.record("\(difference)", sourceLocation: sourceLocation)
  }
}
