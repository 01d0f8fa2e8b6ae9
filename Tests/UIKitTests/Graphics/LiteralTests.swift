// SPDX-License-Identifier: MIT

// swift-format-ignore-file: NoPlaygroundLiterals

import SprungTestSupport
import Testing
import UIKit

/// Tests color and image literals.
@Suite(.uiKit) struct LiteralTests {
  @Test func colors() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test func missingImageIsReported() {
    var size = CGSize(width: 1, height: 1)
    let faults = Diagnostics.recording { size = UIImage(imageLiteralResourceName: "none").size }
    #expect(faults.map(\.kind) == ["imageLiteral"])
    #expect(size == .zero)
  }
}
