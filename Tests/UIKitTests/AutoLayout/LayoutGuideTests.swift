// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct LayoutGuideTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let controller = UIViewController()

  init() {
    UIApplication.shared.reset()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    UIApplication.shared.tick(timestamp: 0)
  }

  private func fill(_ guide: UILayoutGuide, in parent: UIView) -> UIView {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      child.topAnchor.constraint(equalTo: guide.topAnchor), child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return child
  }

  @Test func safeAreaGuideFollowsInsets() {
    let child = fill(controller.view.safeAreaLayoutGuide, in: controller.view)
    controller.view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 5, bottom: 30, right: 7)
    UIApplication.shared.tick(timestamp: 1)
    #expect(child.frame == CGRect(x: 5, y: 40, width: 388, height: 730))
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame == child.frame)
  }

  @Test func marginsOfControllersGrowWithSafeArea() {
    let view: UIView = controller.view
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let child = fill(view.layoutMarginsGuide, in: view)
    controller.additionalSafeAreaInsets.top = 20
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 16, y: 20, width: 368, height: 780))
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutIfNeeded()
    #expect(child.frame.minY == 0)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 2, y: 1, width: 394, height: 796))
    window.frame.size.width = 500
    #expect(controller.systemMinimumLayoutMargins.leading == 20)
  }

  @Test func directionalMarginsSwapSides() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 5)
    let child = fill(view.layoutMarginsGuide, in: view)
    view.layoutIfNeeded()
    #expect(view.layoutMargins.left == 20 && child.frame == CGRect(x: 20, y: 1, width: 75, height: 97))
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.layoutMargins.left == 5 && view.directionalLayoutMargins.leading == 20)
    #expect(child.frame == CGRect(x: 5, y: 1, width: 75, height: 97))
  }

  @Test func superviewMarginsArePreserved() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 25, bottom: 0, right: 0)
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 90, height: 100))
    outer.addSubview(inner)
    #expect(inner.layoutMargins.left == 8)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 15, bottom: 8, right: 8))
    let child = fill(inner.layoutMarginsGuide, in: inner)
    outer.layoutMargins.left = 35
    outer.layoutIfNeeded()
    #expect(child.frame.minX == 25)
  }

  @Test func readableContentWidthIsLimited() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    let child = fill(view.readableContentGuide, in: view)
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 164, y: 8, width: 672, height: 84))
  }

  @Test func keyboardGuideFollowsKeyboard() {
    let view: UIView = controller.view
    controller.additionalSafeAreaInsets.bottom = 34
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -6),
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor), field.widthAnchor.constraint(equalToConstant: 50),
      field.heightAnchor.constraint(equalToConstant: 20),
    ])
    UIApplication.shared.tick(timestamp: 1)
    #expect(field.frame.maxY == 760)
    let text = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    view.addSubview(text)
    #expect(text.becomeFirstResponder())
    UIApplication.shared.handle(InputEvent(.keyboard, y: 300, milliseconds: 1500))
    UIApplication.shared.tick(timestamp: 2)
    #expect(field.frame.maxY == 494)
    #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 500, width: 400, height: 300))
    #expect(text.resignFirstResponder())
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    UIApplication.shared.tick(timestamp: 3)
    #expect(field.frame.maxY == 794)
  }

  @Test func contentScrollsAndFrameGuideStays() {
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(scrollView)
    let content = UIView()
    let badge = UIView()
    for view in [content, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
      scrollView.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -10),
      scrollView.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 50),
      scrollView.heightAnchor.constraint(equalToConstant: 300),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -5),
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
      badge.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -4),
      badge.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 4),
      badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    UIApplication.shared.tick(timestamp: 1)
    #expect(scrollView.frame == CGRect(x: 10, y: 50, width: 380, height: 300))
    #expect(scrollView.contentSize == CGSize(width: 380, height: 910))
    #expect(badge.frame == CGRect(x: 356, y: 4, width: 20, height: 20))
    scrollView.contentOffset.y = 120
    UIApplication.shared.tick(timestamp: 2)
    #expect(content.frame == CGRect(x: 0, y: 5, width: 380, height: 900))
    #expect(badge.frame.minY == 124)
    #expect(scrollView.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 120, width: 380, height: 300))
    #expect(scrollView.contentLayoutGuide.layoutFrame.height == 910)
  }

  @Test func growingContentEnlargesContentSize() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let column = UIStackView()
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: scrollView.topAnchor),
      column.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      column.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
    ])
    var heights: [CGFloat] = []
    for index in 0..<3 {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "words and words ", count: 4 * (index + 1))
      column.addArrangedSubview(label)
      heights.append(label.sizeThatFits(CGSize(width: 200, height: 0)).height)
    }
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 200, height: heights.reduce(0, +)))
    column.arrangedSubviews[1].isHidden = true
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize.height == heights[0] + heights[2])
  }

  @Test func customGuidesAreAddedAndRemoved() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let tie = child.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
    NSLayoutConstraint.activate([
      tie, guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
    ])
    view.layoutIfNeeded()
    #expect(child.frame.minX == 25 && guide.owningView === view && view.layoutGuides.count == 1)
    view.removeLayoutGuide(guide)
    #expect(!tie.isActive && guide.owningView == nil)
    #expect(Diagnostics.recording { tie.isActive = true }.map { $0.kind } == ["constraintItemGone"])
    view.layoutIfNeeded()
  }
}
