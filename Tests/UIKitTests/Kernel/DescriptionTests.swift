// SPDX-License-Identifier: MIT

import Foundation
import SprungTestSupport
import Testing
import UIKit

/// Tests that descriptions match those of UIKit. Memory addresses in descriptions are replaced by `#`.
@Suite(.uiKit) struct DescriptionTests {
  final class Card: UIView {}
  final class Feed: UITableView {}

  private func text(_ object: Any) -> String {
    "\(object)".replacingOccurrences(of: "0x[0-9a-f]+", with: "#", options: .regularExpression)
  }

  @Test func plainView() {
    let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 3, height: 1.0 / 3))
    #expect(text(view) == "<UIView: #; frame = (1 2.5; 3 0.333333); layer = <CALayer: #>>")
    #expect(view.debugDescription == view.description)
  }

  @Test func unusualProperties() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    view.clipsToBounds = true
    view.alpha = 0.5
    view.isHidden = true
    view.isOpaque = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUserInteractionEnabled = false
    view.tag = 4
    view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    view.addGestureRecognizer(UITapGestureRecognizer())
    #expect(
      text(view)
        == "<UIView: #; frame = (0 0; 375 667); clipsToBounds = YES; alpha = 0.5; hidden = YES; opaque = NO; autoresize = W+H; "
        + "userInteractionEnabled = NO; tag = 4; gestureRecognizers = <NSArray: #>; "
        + "backgroundColor = UIExtendedSRGBColorSpace 1 0.5 0 1; layer = <CALayer: #>>")
  }

  @Test func subclassesAndTransforms() {
    let label = UILabel(frame: CGRect(x: 16, y: 8, width: 343, height: 28))
    label.text = "Name"
    #expect(text(label).hasPrefix("<UILabel: #; frame = (16 8; 343 28); text = 'Name'; "))
    #expect(text(label).contains("userInteractionEnabled = NO; "))
    let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    card.transform = CGAffineTransform(translationX: 5, y: 0)
    #expect(
      text(card)
        == "<UIKitViewTests.DescriptionTests.Card: #; frame = (5 0; 10 10); transform = [1, 0, 0, 1, 5, 0]; layer = <CALayer: #>>"
    )
    let feed = Feed(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(
      text(feed).hasPrefix(
        "<UIKitViewTests.DescriptionTests.Feed: #; baseClass = UITableView; frame = (0 0; 100 200); "))
    #expect(text(feed).hasSuffix("dataSource: (null)>"))
  }

  @Test func scrollViews() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 250.5)
    scrollView.contentOffset = CGPoint(x: 0, y: 20)
    scrollView.contentInset.top = 8
    #expect(
      text(scrollView).hasSuffix(
        "contentOffset: {0, 20}; contentSize: {100, 250.5}; adjustedContentInset: {8, 0, 0, 0}>"))
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(text(collection).hasSuffix("layout: <UICollectionViewFlowLayout: #>; dataSource: (null)>"))
    #expect(text(collection).hasPrefix("<UICollectionView: #; frame = (0 0; 0 0); clipsToBounds = YES; "))
  }

  @Test func viewHierarchy() {
    let root = UIView()
    let inner = UIView()
    root.addSubview(inner)
    inner.addSubview(UIView())
    root.addSubview(UIView())
    let line = "<UIView: #; frame = (0 0; 0 0); layer = <CALayer: #>>"
    #expect(
      text(root.recursiveDescription())
        == [line, "   | " + line, "   |    | " + line, "   | " + line].joined(separator: "\n"))
  }

  @Test func attributes() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
    cell.frame = CGRect(x: 0, y: 10, width: 50, height: 50)
    #expect(
      text(cell)
        == "<UICollectionViewLayoutAttributes: #> index path: (<NSIndexPath: #> {length = 2, path = 2 - 1}); "
        + "frame = (0 10; 50 50); ")
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: IndexPath(item: 0, section: 0))
    header.zIndex = 10
    #expect(
      text(header).hasSuffix("element kind: (UICollectionElementKindSectionHeader); frame = (0 0; 0 0); zIndex = 10; "))
  }

  @Test func constraints() {
    let root = UIView()
    let label = UILabel()
    label.text = "Name"
    root.addSubview(label)
    let gap = NSLayoutConstraint(
      item: label, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading, multiplier: 1,
      constant: 16)
    gap.identifier = "gap"
    #expect(text(gap) == "<NSLayoutConstraint:# 'gap' H:|-(16)-[UILabel:#'Name']   (inactive, names: '|':UIView:# )>")
    let width = root.widthAnchor.constraint(equalToConstant: 100)
    width.priority = .defaultHigh
    width.isActive = true
    #expect(text(width) == "<NSLayoutConstraint:# UIView:#.width == 100 @750   (active)>")
  }

  @Test func controllersGesturesAndPaths() {
    #expect(text(UIViewController()) == "<UIViewController: #>")
    #expect(text(UINavigationController()) == "<UINavigationController: #>")
    #expect(text(CALayer()) == "<CALayer: #>")
    #expect(text(UICollectionViewFlowLayout()) == "<UICollectionViewFlowLayout: #>")
    let view = UIView()
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    tap.cancelsTouchesInView = false
    #expect(text(tap) == "<UITapGestureRecognizer: #; state = Possible; cancelsTouchesInView = NO; view = <UIView: #>>")
    #expect("\(IndexPath(item: 1, section: 0))" == "[0, 1]")
    #expect(text(UIColor(red: 0.25, green: 0, blue: 1, alpha: 0.5)) == "UIExtendedSRGBColorSpace 0.25 0 1 0.5")
    #expect(
      text(UIFont.systemFont(ofSize: 17))
        == "<UIFont: #> font-family: \".AppleSystemUIFont\"; font-weight: normal; font-style: normal; font-size: 17.00pt"
    )
  }

  @Test func offTheMainThread() {
    nonisolated(unsafe) let view = UIView()
    nonisolated(unsafe) var result = ""
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { result = view.description }
    group.wait()
    #expect(text(result) == "<UIView: #>")
  }
}
