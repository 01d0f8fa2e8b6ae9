// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// That a collection view clips its cells could be taken away without a test noticing.
@Suite(.oneApplication) @MainActor struct CollectionViewClipsTests {
  @Test("a collection view cuts off what lies outside its bounds, however it is made")
  func clips() throws {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.clipsToBounds && view.layer.masksToBounds)
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    #expect(controller.collectionView.clipsToBounds)
    #expect(UIScrollView(frame: .zero).clipsToBounds)
  }
}
