// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// A collection view controller's `collectionViewLayout` returned the current layout of its collection view. UIKit
/// returns the layout that the controller was created with.
@Suite(.oneApplication) @MainActor struct FirstLayoutOfControllerTests {
  @Test("The property keeps returning the first layout", arguments: [false, true])
  func stays(isAnimated: Bool) {
    let first = UICollectionViewFlowLayout()
    let second = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: first)
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2) { controller }
    defer { host.stop() }
    let finger = TestFinger(on: host)
    #expect(controller.collectionViewLayout === first)
    host.perform { controller.collectionView.setCollectionViewLayout(second, animated: isAnimated) }
    finger.wait(1)
    #expect(controller.collectionView.collectionViewLayout === second && controller.collectionViewLayout === first)
    #expect(second.collectionView === controller.collectionView && first.collectionView == nil)
  }

  @Test("Without an initial layout, it is the layout of the first collection view")
  func given() {
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(nibName: nil, bundle: nil)
    controller.collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    controller.loadViewIfNeeded()
    controller.collectionView.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(controller.collectionViewLayout === layout)
  }
}
