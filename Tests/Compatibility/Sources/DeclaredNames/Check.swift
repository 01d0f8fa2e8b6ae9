// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let guided = GuideController()
  let navigation = UINavigationController(rootViewController: guided)
  check.show { navigation }
  check.expect(guided.marker.frame, is: CGRect(x: 0, y: navigation.navigationBar.frame.maxY + 7, width: 30, height: 20), "the guide")
  check.expect(guided.modalPresentationCapturesStatusBarAppearance, "the status bar's controller")
  let next = UIViewController()
  navigation.pushViewController(next, animated: false)
  check.frames(2)
  let buttons = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }
  check.expect(buttons.contains { $0.title(for: .normal) == "\u{2039}" }, "an arrow alone: \(buttons.count)")

  let presentation = GrowingPresentation(presentedViewController: next, presenting: nil)
  check.expect(presentation.sizes.isEmpty && !presentation.presentedViewController.isBeingPresented, "nothing yet")

  checkLists(check)
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  check.show(box)
  let snapshot = box.resizableSnapshotView(
    from: box.bounds, afterScreenUpdates: true, withCapInsets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
  check.expect(snapshot?.bounds.size == CGSize(width: 40, height: 20), "the size of a snapshot")
  let animator = fade(box)
  check.expect(animator.duration, is: 0, "an animator without a duration")
  animator.startAnimation()
  check.frames(2)
  check.expect(box.alpha, is: 0, "its block took effect")

  check.expect(!UIAccessibility.isVoiceOverRunning, "no screen reader")
  check.expect(kinds([.button, .header, .button, [.button, .selected]]) == 3, "traits in a set")
  check.expect((elements([box]).accessibilityElements?.first as? UIView) === box, "elements")
  let notification = Notification(
    name: UIContentSizeCategory.didChangeNotification, object: nil,
    userInfo: [UIContentSizeCategory.newValueUserInfoKey: UIContentSizeCategory.large])
  check.expect(category(of: notification) == .large, "the category of a notification")
  check.expect(turned(CALayer()).sublayers?.count == 1, "a layer that only turns others")
  check.expect(isSame(UIView(), UIView()) && !isSame(UIView(), UILabel()), "classes for coders")
}

@MainActor private func checkLists(_ check: Check) {
  let nib = UINib(name: "Row") { _ in [UITableViewCell()] }
  let table = CountingTable()
  table.register(nib, forCellReuseIdentifier: "row")
  check.expect(table.registered == ["row"], "an override of register in a table")
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 50, height: 50)
  let grid = CountingGrid(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
  grid.register(nil as UINib?, forCellWithReuseIdentifier: "none")
  check.expect(grid.registered == ["none"], "an override of register in a grid")
  grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  let source = Source()
  grid.dataSource = source
  check.show(grid)
  check.expect(sections(of: source, in: grid) == 2, "an optional method, forced")
  updates(of: grid) {
    source.count = 4
    grid.insertItems(at: [IndexPath(item: 3, section: 0), IndexPath(item: 3, section: 1)])
  }
  check.expect(check.settle(), "it comes to rest")
  check.expect(grid.numberOfItems(inSection: 1) == 4, "a block that does not escape")
  let attributes = layout.layoutAttributesForElements(in: grid.bounds) ?? []
  check.expect(paths(of: attributes).filter { $0.section == 1 }.count == 4, "the index paths of attributes by key")
  check.expect(row(IndexPath(row: 6, section: 2)) == 6, "the row of an index path")
  check.expect(UpdateProbe().indexPathAfterUpdate == IndexPath(item: 4, section: 1), "an update item of a test")
}

private final class Source: NSObject, UICollectionViewDataSource {
  var count = 3

  func numberOfSections(in collectionView: UICollectionView) -> Int { return 2 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
