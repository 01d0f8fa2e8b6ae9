// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests named colors, colors in color spaces other than sRGB, and pattern colors.
@Suite(.oneApplication) @MainActor struct NamedColorTests {
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)
  private static let light = UITraitCollection(userInterfaceStyle: .light)

  @Test(
    "System colors have Apple's values in light and dark mode",
    arguments: [
      (UIColor.tertiarySystemGroupedBackground, 0xF2F2_F7FF, 0x2C2C_2EFF),
      (.groupTableViewBackground, 0xF2F2_F7FF, 0x0000_00FF),
      (.darkText, 0x0000_00FF, 0x0000_00FF), (.lightText, 0xFFFF_FF99, 0xFFFF_FF99),
      (.tintColor, 0x007A_FFFF, 0x0A84_FFFF), (.systemGray4, 0xD1D1_D6FF, 0x3A3A_3CFF),
      (.quaternaryLabel, 0x3C3C_432E, 0xEBEB_F529), (.secondarySystemFill, 0x7878_8029, 0x7878_8052),
    ] as [(UIColor, UInt32, UInt32)])
  func systemColors(_ color: UIColor, _ light: UInt32, _ dark: UInt32) {
    #expect(color.resolvedColor(with: Self.light).cgColor.rgba == light)
    #expect(color.resolvedColor(with: Self.dark).cgColor.rgba == dark)
  }

  @Test("A registered name is found and stays dynamic, and others are nil")
  func registered() {
    #expect(UIColor(named: "accent of a test") == nil)
    UIColor.register(named: "accent of a test", color: .systemBlue)
    let color = UIColor(named: "accent of a test", in: nil, compatibleWith: nil)
    #expect(color == .systemBlue)
    #expect(color?.resolvedColor(with: Self.dark).cgColor.rgba == 0x0A84_FFFF)
  }

  @Test("Wide colors are converted to sRGB: grays are kept, and full red is clipped")
  func displayP3() {
    #expect(UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor.rgba == 0x8080_80FF)
    #expect(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5).cgColor.rgba == 0xFF00_0080)
    // By the CSS Color 4 conversion, (0.2, 0.8, 0.2) in Display P3 is (-0.47, 0.81, 0.12) in sRGB.
    let green = UIColor(displayP3Red: 0.2, green: 0.8, blue: 0.2, alpha: 1).cgColor
    #expect(green.red == 0 && abs(green.green - 0.814) < 0.002 && green.blue < 0.2)
  }

  @Test("A pattern of one color is that color; another one is reported and clear")
  func patterns() throws {
    #expect(UIColor(patternImage: UIImage(color: .red, size: CGSize(width: 4, height: 4))) == .red)
    UIImage.register(named: "tiles of a test", number: 900, size: CGSize(width: 8, height: 8))
    let tiles = try #require(UIImage(named: "tiles of a test"))
    let faults = Diagnostics.recording { #expect(UIColor(patternImage: tiles) == .clear) }
    #expect(faults.map(\.kind) == ["patternImage"])
  }

  final class Chameleon: UIColor, @unchecked Sendable {
    override var cgColor: CGColor { UIColor.green.cgColor }
  }

  @Test("Views show the color that a subclass returns")
  func overridden() {
    let view = UIView()
    view.backgroundColor = Chameleon(white: 0, alpha: 1)
    #expect(view.layer.backgroundColor == UIColor.green.cgColor)
  }
}
