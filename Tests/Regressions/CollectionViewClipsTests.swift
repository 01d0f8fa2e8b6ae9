// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// No test failed if a collection view did not clip its cells.
@Suite(.oneApplication) @MainActor struct CollectionViewClipsTests {
  @Test("a collection view clips to its bounds regardless of how it is created")
  func clips() throws {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.clipsToBounds && view.layer.masksToBounds)
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    #expect(controller.collectionView.clipsToBounds)
    #expect(UIScrollView(frame: .zero).clipsToBounds)
  }
}
