// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// On a dark background, the thin, half-transparent red arrows of fields were not visible, nor were the almost black
/// anchored items. The overlay used one set of colors for all backgrounds.
@Suite(.oneApplication) struct OverlayOnDarkTests {
  private func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : DeterministicMath.pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast between a color and the gray background below it.
  private func contrast(_ color: CGColor, on ground: Double) -> Double {
    func mix(_ part: CGFloat) -> Double { Double(part * color.alpha) + ground * Double(1 - color.alpha) }
    let drawn = luminance(mix(color.red), mix(color.green), mix(color.blue)) + 0.05
    let below = luminance(ground, ground, ground) + 0.05
    return max(drawn, below) / min(drawn, below)
  }

  @Test(arguments: DynamicsDrawing.Style.allCases)
  func everyStyleIsVisibleOnItsBackground(_ style: DynamicsDrawing.Style) {
    // Contacts that are fading out may be faint.
    guard style != .oldContact else { return }
    for ground in [0, 0.07, 0.15] {
      let found = contrast(style.color(onDark: true), on: ground)
      #expect(found >= 3, "\(style) on \(ground): \(found)")
    }
    let onWhite = contrast(style.color(onDark: false), on: 1)
    #expect(onWhite >= 3, "\(style) on white: \(onWhite)")
  }
}
