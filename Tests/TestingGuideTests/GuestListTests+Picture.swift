// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

extension GuestListTests {
  @Test func looksAsDrawn() throws {
    try stage(with: "Ada", "Grace").expectPicture(named: "two-guests")
  }
}
