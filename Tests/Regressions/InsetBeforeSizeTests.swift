// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// Setting `contentInset` before a scroll view had a size left the offset at zero, so the content started below the
/// inset.
@Suite(.oneApplication) @MainActor struct InsetBeforeSizeTests {
  nonisolated enum Kind: CaseIterable { case scrollView, collectionView, tableView, textView }

  private func make(_ kind: Kind) -> UIScrollView {
    switch kind {
    case .scrollView: UIScrollView()
    case .collectionView: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case .tableView: UITableView()
    case .textView: UITextView()
    }
  }

  @Test("The offset follows the insets and does not change when the view gets its size", arguments: Kind.allCases)
  func follows(kind: Kind) {
    let view = make(kind)
    view.frame = .zero
    view.contentInset = UIEdgeInsets(top: 600, left: 7, bottom: 600, right: 7)
    #expect(view.contentOffset == CGPoint(x: -7, y: -600))
    view.contentInset.top = 50
    #expect(view.contentOffset == CGPoint(x: -7, y: -50))
    view.frame.size = CGSize(width: 100, height: 100)
    #expect(view.contentOffset == CGPoint(x: -7, y: -50))
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2) {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
    defer { host.stop() }
    let finger = TestFinger(on: host)
    finger.wait(0.2)
    #expect(view.contentOffset.y == -view.adjustedContentInset.top)
  }

  @Test("An explicit offset is not changed")
  func chosen() {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 10, height: 1000)
    view.contentOffset.y = 300
    view.contentInset.top = 50
    #expect(view.contentOffset.y == 300)
  }
}
