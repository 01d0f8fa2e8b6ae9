// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

private final class LetterController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var shown: [Int] = []
  var scrolls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    shown.append(indexPath.item)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 100) }
}

@Suite(.oneApplication)
@MainActor
struct UICollectionViewControllerTests {
  @Test("The controller's view contains the collection view, whose data source and delegate is the controller")
  func controller() {
    UIApplication.shared.reset()
    let controller = LetterController(collectionViewLayout: UICollectionViewFlowLayout())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    UIApplication.shared.tick(timestamp: 0)
    let view = controller.collectionView!
    #expect(view !== controller.view && view.superview === controller.view)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(view.visibleCells.count == 15 && controller.shown.count == 15)
    #expect(view.visibleCells[0].frame.size == CGSize(width: 100, height: 100))
    view.contentOffset.y = 5
    #expect(controller.scrolls == 1)
    view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    controller.viewWillAppear(false)
    #expect(view.indexPathsForSelectedItems == nil)
  }
}
