// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Table and collection view controllers must declare the optional methods of their delegate protocols, so that
/// subclasses can override them. These declarations were copied manually, and some were missing: `override func
/// scrollViewDidZoom` did not compile. Collection view controllers also responded to optional calls that they did not
/// implement. `Scripts/optional-methods` now generates all copies from the protocols.
@Suite(.uiKit) @MainActor struct ForgottenCopiesTests {
  private final class Table: UITableViewController {
    let picture = UIView()
    var calls: [String] = []

    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    override func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("top") }
  }

  private final class Grid: UICollectionViewController {
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    override func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { IndexPath(item: 7, section: 0) }
  }

  @Test func tableControllersOverrideScrollViewMethods() {
    let table = Table()
    let delegate: any UITableViewDelegate = table
    #expect(delegate.viewForZooming(in: table.tableView) === table.picture)
    #expect(!delegate.scrollViewShouldScrollToTop(table.tableView))
    delegate.scrollViewDidZoom(table.tableView)
    delegate.scrollViewDidScrollToTop(table.tableView)
    #expect(table.calls == ["zoom", "top"])
  }

  @Test func collectionControllersOverrideMoveTargetByItsOldName() {
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    let delegate: any UICollectionViewDelegate = grid
    let first = IndexPath(item: 0, section: 0)
    #expect(!delegate.scrollViewShouldScrollToTop(grid.collectionView))
    let target = delegate.collectionView(
      grid.collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: first, atCurrentIndexPath: first,
      toProposedIndexPath: first)
    #expect(target == IndexPath(item: 7, section: 0))
  }

  @Test func unimplementedOptionalMethodsReturnNil() {
    let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let delegate: any UICollectionViewDelegate = grid
    let source: any UICollectionViewDataSource = grid
    let first = IndexPath(item: 0, section: 0)
    #expect(delegate.collectionView?(grid.collectionView, shouldSelectItemAt: first) == nil)
    #expect(delegate.collectionView?(grid.collectionView, canEditItemAt: first) == nil)
    #expect(source.numberOfSections?(in: grid.collectionView) == nil)
    #expect(delegate.collectionView(grid.collectionView, shouldSelectItemAt: first))
    #expect(source.numberOfSections(in: grid.collectionView) == 1)
  }

  private final class Plain: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {}

  private final class Animating: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  @Test func animationControllersAreRequestedByOptionalCall() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let (from, to) = (UIViewController(), UIViewController())
    let plain: any UINavigationControllerDelegate = Plain()
    let animating = Animating()
    let delegate: any UINavigationControllerDelegate = animating
    #expect(plain.navigationController?(stack, animationControllerFor: .push, from: from, to: to) == nil)
    #expect(delegate.navigationController?(stack, animationControllerFor: .push, from: from, to: to) === animating)
    let tabs: any UITabBarControllerDelegate = Plain()
    #expect(tabs.tabBarController?(UITabBarController(), animationControllerForTransitionFrom: from, to: to) == nil)
  }
}
