// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite("The tint color is inherited", .oneApplication) struct UIViewTintTests {
  private final class Listener: UIView {
    var heard = 0
    override func tintColorDidChange() { heard += 1 }
  }

  @Test("A view without a tint color inherits that of its nearest ancestor")
  func inheritance() {
    let stage = FingerStage()
    let (outer, inner) = (Listener(), Listener())
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    let usual = stage.window.tintColor
    #expect(inner.tintColor == usual)
    (outer.heard, inner.heard) = (0, 0)
    outer.tintColor = .red
    #expect(inner.tintColor == .red && outer.heard == 1 && inner.heard == 1)
    inner.tintColor = .green
    #expect(inner.tintColor == .green && inner.heard == 2 && outer.heard == 1)
    outer.tintColor = .blue
    #expect(inner.tintColor == .green, "an explicit one is kept")
    inner.tintColor = nil
    #expect(inner.tintColor == .blue)
    outer.tintColor = nil
    #expect(inner.tintColor == usual)
  }
}
