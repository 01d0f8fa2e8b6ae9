// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

extension GuestListTests {
  @Test func showsItsTextsWhole() throws {
    for scale in [1, 1.25, 1.5, 2, 2.5, 3, 4] {
      let stage = try TestStage(TestDevice(width: 320, height: 568, scale: scale)) { GuestListController() }
      stage.expectNoTruncation()
    }
  }
}
