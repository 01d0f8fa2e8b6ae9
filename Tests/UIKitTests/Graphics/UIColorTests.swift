// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct UIColorTests {
  @Test func componentsAreClampedAndPacked() {
    let color = CGColor(red: 2, green: 0.5, blue: -1, alpha: 0.25)
    #expect(color.components == [1, 0.5, 0, 0.25])
    #expect(color.rgba == 0xFF80_0040)
    #expect(CGColor(rgba: 0x1234_56FF).rgba == 0x1234_56FF)
    #expect(CGColor(red: -0.0, green: 0, blue: 0, alpha: 1).red.sign == .plus)
  }

  @Test func nonFiniteComponentIsReported() {
    let faults = Diagnostics.recording {
      #expect(CGColor(red: .nan, green: 1, blue: 1, alpha: 1).red == 0)
    }
    #expect(faults.map(\.kind) == ["colorNotANumber"])
  }

  nonisolated static let sixthsOfTheCircle: [UIColor] = [.red, .yellow, .green, .cyan, .blue, .magenta, .red]

  @Test(arguments: 0..<7)
  func hueWrapsAround(sixths: Int) {
    let expected = UIColorTests.sixthsOfTheCircle[sixths]
    let hue = CGFloat(sixths) / 6
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    #expect(abs(color.cgColor.red - expected.cgColor.red) < 1e-12)
    #expect(abs(color.cgColor.green - expected.cgColor.green) < 1e-12)
    #expect(abs(color.cgColor.blue - expected.cgColor.blue) < 1e-12)
  }

  @Test func hueSaturationAndBrightnessRoundTrip() {
    for step in 0..<60 {
      let hue = CGFloat(step) / 60
      let color = UIColor(hue: hue, saturation: 0.4, brightness: 0.7, alpha: 0.3)
      var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      #expect(color.getHue(&parts.0, saturation: &parts.1, brightness: &parts.2, alpha: &parts.3))
      #expect(abs(parts.0 - hue) < 1e-12)
      #expect(abs(parts.1 - 0.4) < 1e-12)
      #expect(abs(parts.2 - 0.7) < 1e-12)
      #expect(parts.3 == 0.3)
    }
  }

  @Test func componentsAreReadBack() {
    var red: CGFloat = 0
    var alpha: CGFloat = 0
    #expect(UIColor.orange.withAlphaComponent(0.5).getRed(&red, green: nil, blue: nil, alpha: &alpha))
    #expect(red == 1)
    #expect(alpha == 0.5)
    #expect(UIColor.gray.getWhite(&red, alpha: nil))
    #expect(red == 0.5)
    #expect(!UIColor.orange.getWhite(nil, alpha: nil))
  }

  @Test func equalColorsAreEqualObjects() {
    let own = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(own == UIColor.red)
    #expect(own.hash == UIColor.red.hash)
    #expect(own != UIColor.blue)
    #expect(own != NSObject())
    #expect(UIColor.red === UIColor.red)
  }

  nonisolated static let systemValues: [(UIColor, UInt32)] = [
    (.systemBlue, 0x007A_FFFF), (.systemRed, 0xFF3B_30FF), (.systemGray6, 0xF2F2_F7FF),
    (.secondaryLabel, 0x3C3C_4399), (.clear, 0), (.systemBackground, 0xFFFF_FFFF),
  ]

  @Test(arguments: systemValues)
  func systemColorsHaveTheirLightValues(color: UIColor, rgba: UInt32) {
    #expect(color.cgColor.rgba == rgba)
  }
}
