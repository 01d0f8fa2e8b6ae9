// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@Suite(.uiKit) @MainActor struct FavoriteViewTests {
  @Test func theSymbolOfTheGuideToPortingIsLarge() throws {
    let view = FavoriteView()
    let usual = try #require(UIImage(systemName: "star.circle.fill"))
    #expect(view.image?.isSymbolImage == true && view.intrinsicContentSize.width > 1.5 * usual.size.width)
  }
}
