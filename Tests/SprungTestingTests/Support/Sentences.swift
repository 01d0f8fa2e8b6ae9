// SPDX-License-Identifier: MIT

import SprungTesting

/// Returns the failure messages that `body` would have reported to the test framework.
@MainActor
func sentences(_ body: () throws -> Void) rethrows -> [String] {
  try TestFailure.collecting(body).map { $0.sentence }
}
