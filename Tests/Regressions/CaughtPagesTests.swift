// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungHost
import SprungTestSupport
import Testing
import UIKit

/// If a touch stopped a scroll between two pages and lifted without a drag, the content stayed there. In UIKit, paging
/// scroll views and orthogonally paging sections always come to rest on a page. Other scroll views stay where they were
/// stopped.
@Suite("Regression: a paging scroll stopped by a touch stays between two pages", .oneApplication) @MainActor
struct CaughtPagesTests {
  private func show(_ controller: UIViewController) -> TestFinger {
    let host = HeadlessHost(size: CGSize(width: 300, height: 400), scale: 2) { controller }
    let finger = TestFinger(on: host)
    finger.wait(0.1)
    return finger
  }

  @Test(
    "a stopped paging scroll view continues to the nearest page", arguments: [0.02, 0.05, 0.1, 0.15], [true, false])
  func pages(after delay: Double, isPaging: Bool) {
    let controller = UIViewController()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentSize = CGSize(width: 3000, height: 400)
    view.isPagingEnabled = isPaging
    controller.view.addSubview(view)
    let finger = show(controller)
    finger.flick(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 130, y: 200), over: 0.1)
    finger.wait(delay)
    finger.down(CGPoint(x: 150, y: 200))
    let caught = view.contentOffset.x
    #expect(!view.isDecelerating && caught > 0)
    finger.wait(0.4)
    #expect(view.contentOffset.x == caught)
    finger.up()
    #expect(finger.settle(within: 3))
    #expect(view.contentOffset.x == (isPaging ? (caught / 300).rounded() * 300 : caught))
  }

  @Test("a stopped animated scroll continues to the nearest page")
  func animated() {
    let controller = UIViewController()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentSize = CGSize(width: 3000, height: 400)
    view.isPagingEnabled = true
    controller.view.addSubview(view)
    let finger = show(controller)
    view.setContentOffset(CGPoint(x: 600, y: 0), animated: true)
    finger.wait(0.15)
    finger.tap(CGPoint(x: 150, y: 200))
    #expect(finger.settle(within: 3))
    #expect(view.contentOffset.x.truncatingRemainder(dividingBy: 300) == 0)
  }

  @Test("a tap on content that rests between two pages does not move it")
  func resting() {
    let controller = UIViewController()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentSize = CGSize(width: 3000, height: 400)
    view.isPagingEnabled = true
    controller.view.addSubview(view)
    let finger = show(controller)
    view.contentOffset.x = 100
    finger.tap(CGPoint(x: 150, y: 200))
    #expect(finger.settle(within: 3))
    #expect(view.contentOffset.x == 100)
  }

  @Test(
    "orthogonally paging sections continue to the nearest group",
    arguments: [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.paging, .groupPaging, .groupPagingCentered,
      .continuousGroupLeadingBoundary,
    ])
  func sections(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(400))
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    let controller = Cells(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let finger = show(controller)
    let view = try #require(controller.collectionView)
    finger.flick(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 150, y: 200), over: 0.1)
    finger.wait(0.05)
    let host = try #require(view.subviews.compactMap { $0 as? UIScrollView }.first)
    // The distance of the section from a page or group boundary.
    func rest() -> CGFloat {
      let offset = host.contentOffset.x + (behavior == .groupPagingCentered ? 50 : 0)
      return offset.truncatingRemainder(dividingBy: behavior == .paging ? 300 : 200)
    }
    #expect(host.isDecelerating && rest() != 0)
    finger.tap(CGPoint(x: 150, y: 200))
    #expect(finger.settle(within: 3))
    #expect(rest() == 0, "\(host.contentOffset)")
  }

  private final class Cells: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }
}
