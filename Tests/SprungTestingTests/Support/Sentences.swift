// SPDX-License-Identifier: MIT

import SprungTesting

/// What `body` would have told the test framework.
@MainActor
func sentences(_ body: () throws -> Void) rethrows -> [String] {
  try TestFailure.collecting(body).map { $0.sentence }
}
