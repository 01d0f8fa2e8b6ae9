// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// A cell's override of `isHighlighted` removed the list from its window before calling `super`, which ended the touch.
/// The highlight therefore ended before the cell had stored the value. The cell stayed highlighted, and the delegate
/// received `didHighlight` without `didUnhighlight`.
@Suite(.oneApplication)
@MainActor
struct HighlightEndsInsideOverrideTests {
  static var removes: (() -> Void)?

  final class Item: UICollectionViewCell {
    override var isHighlighted: Bool {
      willSet {
        guard newValue, let call = HighlightEndsInsideOverrideTests.removes else { return }
        HighlightEndsInsideOverrideTests.removes = nil
        call()
      }
    }
  }

  final class Delegate: NSObject, UICollectionViewDelegate, UICollectionViewDataSource {
    var highlights = 0

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { highlights += 1 }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      highlights -= 1
    }
  }

  @Test("no cell remains highlighted after its override ends the touch")
  func removed() throws {
    UIApplication.shared.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let delegate = Delegate()
    list.register(Item.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = delegate
    list.delegate = delegate
    list.delaysContentTouches = false
    window.addSubview(list)
    UIApplication.shared.tick(timestamp: 1)
    var called = false
    Self.removes = {
      called = true
      list.removeFromSuperview()
    }
    UIApplication.shared.handle(
      InputEvent(.pointerDown, flags: .touch, identifier: 1, x: 100, y: 60, milliseconds: 1000))
    UIApplication.shared.tick(timestamp: 1.1)
    #expect(called)
    window.addSubview(list)
    UIApplication.shared.tick(timestamp: 1.2)
    #expect(list.visibleCells.filter(\.isHighlighted).isEmpty)
    #expect(delegate.highlights == 0 || delegate.highlights == -1)
  }
}
