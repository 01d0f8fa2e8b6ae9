// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct UIFontTests {
  @Test func lineMetricsMatchSystemFont() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287109375) < 1e-12)
    #expect(abs(font.ascender - 16.1865234375) < 1e-12)
    #expect(abs(font.descender + 4.1005859375) < 1e-12)
  }

  @Test func weightsDetermineFace() {
    let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    let widths = weights.map { UIFont.systemFont(ofSize: 10, weight: $0).size(of: "nnn").width }
    #expect(Set(widths).count == 9)
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .bold)
    #expect(digits != UIFont.boldSystemFont(ofSize: 10))
    #expect(UIFont(descriptor: digits.fontDescriptor, size: 0) == digits && digits.withSize(10) == digits)
    let stage = FingerStage()
    stage.encoder = FrameEncoder()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.window.addSubview(label)
    label.text = "nnn"
    /// Returns the style with which the host draws a font.
    func style(_ font: UIFont) -> TextStyle? {
      label.font = font
      return stage.textStyles().last
    }
    #expect(style(.monospacedSystemFont(ofSize: 10, weight: .bold))?.isMonospaced == true)
    #expect(style(digits)?.hasTabularDigits == true && style(digits)?.isMonospaced != true)
    #expect(
      weights.map { style(.systemFont(ofSize: 10, weight: $0))?.weight } == [
        100, 200, 300, 400, 500, 600, 700, 800, 900,
      ])
  }

  @Test func fontsOfOneStyleAreEqual() {
    #expect(UIFont.boldSystemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.boldSystemFont(ofSize: 12).hash == UIFont.systemFont(ofSize: 12, weight: .bold).hash)
    #expect(UIFont.boldSystemFont(ofSize: 12) != UIFont.systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12).withSize(13).pointSize == 13)
    #expect(UIFont.systemFont(ofSize: 0).pointSize == UIFont.systemFontSize)
    UIApplication.shared.reset()
    #expect(UIFont.preferredFont(forTextStyle: .headline) == UIFont.systemFont(ofSize: 17, weight: .semibold))
  }

  @Test(arguments: [-1, Double.nan, .infinity]) func invalidSizesAreReported(size: Double) {
    let faults = Diagnostics.recording {
      #expect(UIFont.systemFont(ofSize: size).pointSize == 14)
    }
    #expect(faults.map { $0.kind } == ["fontSize"])
  }
}
