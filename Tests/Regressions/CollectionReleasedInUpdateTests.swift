// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// A collection view released during an animated update was reported as leaked. It must be deallocated, and the
/// completion of the update must be called once.
@Suite(.oneApplication) @MainActor struct CollectionReleasedInUpdateTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    var count = 5
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
    }
  }

  private final class Host: UIViewController {
    let items = Items()
    var list: UICollectionView?
    var completions: [Bool] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 40)
      let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
      list.dataSource = items
      view.addSubview(list)
      self.list = list
    }
  }

  @Test("The collection view is deallocated, and its completion is called once")
  func released() throws {
    let controller = Host()
    let host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { controller }
    defer { host.stop() }
    let finger = TestFinger(on: host)
    finger.wait(0.2)
    weak var gone = controller.list
    #expect(gone != nil)
    host.perform {
      controller.list?.performBatchUpdates {
        controller.items.count = 4
        controller.list?.deleteItems(at: [IndexPath(item: 2, section: 0)])
      } completion: {
        controller.completions.append($0)
      }
    }
    finger.wait(0.1)
    controller.list?.removeFromSuperview()
    controller.list = nil
    finger.wait(1)
    #expect(gone == nil && controller.completions.count == 1)
  }
}
