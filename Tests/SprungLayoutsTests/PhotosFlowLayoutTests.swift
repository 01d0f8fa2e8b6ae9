// SPDX-License-Identifier: MIT

import SprungLayouts
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct PhotosFlowLayoutTests {
  @Test("rows are centered", arguments: [(375.0, 27.0), (320, 0), (414, 47), (600, 30), (667, 8), (99, 0)])
  func insets(width: Double, expected: Double) {
    let insets = PhotosFlowLayout.insets(forWidth: CGFloat(width))
    #expect(Double(insets.left) == expected && insets.right - insets.left <= 1 && insets.top == CGFloat(10))
  }

  @Test("an invalid width has no inset")
  func unusableWidths() {
    for width in [CGFloat.nan, .infinity, -5, 0] {
      #expect(PhotosFlowLayout.insets(forWidth: width).left == CGFloat(0))
    }
  }
}
