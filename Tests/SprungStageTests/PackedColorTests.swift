// SPDX-License-Identifier: MIT

import Testing

@testable import SprungStage

@Suite("Packed colors") struct PackedColorTests {
  @Test("Components are clamped and rounded to the nearest step")
  func packing() {
    #expect(PackedColor(red: 1, green: 0.5, blue: 0, alpha: 1).rawValue == 0xFF80_00FF)
    #expect(PackedColor(red: 2, green: -1, blue: .nan, alpha: 0.2).rawValue == 0xFF00_0033)
    #expect(PackedColor(red: 0.767, green: 0.197, blue: 0.177, alpha: 0.8).rawValue == 0xC432_2DCC)
    #expect(!PackedColor.clear.isVisible)
    #expect(PackedColor.black.isVisible)
  }
}
