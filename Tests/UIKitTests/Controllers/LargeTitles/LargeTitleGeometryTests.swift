// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@testable import UIKit

/// Tests the frame of a large title, and the height of the bar that contains it.
@Suite("Large title geometry", .oneApplication) @MainActor struct LargeTitleGeometryTests {
  nonisolated static let scales = [1.0, 2, 3]
  nonisolated static let screens = [
    (320.0, 568.0, 16.0), (375, 667, 16), (393, 852, 16), (414, 896, 20), (768, 1024, 20),
  ]

  @Test("The bar is 96 points high, the title 41, and the inset depends on the screen width", arguments: scales)
  func expanded(scale: Double) throws {
    for (width, height, inset) in Self.screens {
      let stage = LargeTitleStage(size: CGSize(width: width, height: height), scale: scale)
      #expect(stage.bar.frame == CGRect(x: 0, y: 20, width: width, height: 96))
      #expect(stage.list.view.safeAreaInsets.top == 116 && stage.table.adjustedContentInset.top == 116)
      #expect(stage.table.contentOffset.y == -116 && stage.table.contentInset == .zero)
      let frame = try #require(stage.labelFrame)
      let label = try #require(stage.label)
      #expect(label.font == .systemFont(ofSize: 34, weight: .bold) && label.text == "List")
      // The line height of 40.57 points is rounded up to whole pixels, and the title's offset of 3.5 points is rounded
      // to the nearest pixel.
      let title = PixelGrid(scale: scale).up(label.font.lineHeight)
      #expect(frame.minX == inset && abs(frame.height - title) < 1e-9 && abs(title - 41) <= 0.34)
      #expect(abs(frame.minY - 64 - PixelGrid(scale: scale).nearest(3.5)) < 1e-9)
      #expect(frame.width == label.sizeThatFits(.zero).width)
      #expect(stage.bar.titleLabel.alpha == 0)
    }
  }

  @Test("In right-to-left layouts the title is on the right")
  func mirrored() throws {
    let stage = LargeTitleStage { $0.bar.semanticContentAttribute = .forceRightToLeft }
    #expect(try #require(stage.labelFrame).maxX == 393 - 16)
  }

  @Test("A long title ends at the trailing margin")
  func longTitle() throws {
    let stage = LargeTitleStage(size: CGSize(width: 320, height: 568)) {
      $0.list.title = "A title that is longer than the screen is wide"
    }
    let frame = try #require(stage.labelFrame)
    #expect(frame.minX == 16 && frame.maxX == 304 && frame.height == 41)
    stage.label?.layoutIfNeeded()
    #expect(stage.label?.shownLines.first?.hasSuffix("…") == true)
    // While the title is pulled down, its width is still limited by the margins.
    stage.scroll(by: -60)
    #expect(stage.distance < -40)
    #expect(stage.labelFrame?.width == 288)
  }

  @Test("With 48-point text, the row is 61.5 points high", arguments: [1.0, 2, 3])
  func largeText(scale: Double) throws {
    let stage = LargeTitleStage(scale: scale)
    UIApplication.shared.preferredContentSizeCategory = .accessibilityLarge
    defer { UIApplication.shared.preferredContentSizeCategory = .large }
    stage.finger.wait(0.1)
    let title = PixelGrid(scale: scale).up(48 * 1.193359375)
    #expect(stage.label?.font == .systemFont(ofSize: 48, weight: .bold))
    #expect(abs(stage.bar.frame.height - 44 - title - 4) < 1e-9 && abs(stage.bar.frame.height - 105.5) <= 0.5)
    #expect(abs(stage.table.contentOffset.y + stage.bar.frame.maxY) < 1e-9)
    let frame = try #require(stage.labelFrame)
    #expect(frame.maxY <= stage.bar.frame.maxY && abs(frame.height - title) < 1e-9)
  }

  @Test("Screens of compact height have no large titles, and rotating back restores them", arguments: [false, true])
  func rotation(isScrolled: Bool) {
    let stage = LargeTitleStage()
    if isScrolled { stage.distance = 300 }
    #expect(stage.bar.frame.height == (isScrolled ? 44 : 96))
    stage.finger.resize(852, 393)
    stage.finger.wait(0.5)
    #expect(stage.bar.frame.height == 44 && stage.bar.titleLabel.alpha == 1 && stage.label == nil)
    #expect(stage.table.adjustedContentInset.top == 64)
    stage.finger.resize(393, 852)
    stage.finger.wait(0.5)
    #expect(stage.bar.frame.height == (isScrolled ? 44 : 96))
    #expect((stage.label != nil) == !isScrolled && stage.bar.titleLabel.alpha == (isScrolled ? 1 : 0))
    if !isScrolled { #expect(stage.table.contentOffset.y == -116) }
  }

  @Test("Screens without a scroll view keep a large title")
  func withoutContent() {
    let stage = LargeTitleStage()
    let screen = stage.push("Plain", .automatic)
    #expect(stage.bar.frame.height == 96 && screen.view.safeAreaInsets.top == 116 && stage.label?.text == "Plain")
  }

  @Test(
    "Any scroll view at the upper edge moves the title: the view, its first subview, or the specified one",
    arguments: 0..<4)
  func contents(kind: Int) {
    let stage = LargeTitleStage()
    let screen = UIViewController()
    let content: UIScrollView
    switch kind {
    case 0:
      content = UIScrollView()
      screen.view = content
    case 1:
      content = UIScrollView(frame: screen.view.bounds)
      screen.view.addSubview(content)
    case 2:
      content = UICollectionView(frame: screen.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      screen.view.addSubview(content)
    default:
      content = UIScrollView(frame: screen.view.bounds)
      screen.view.addSubview(UIView())
      screen.view.addSubview(content)
      screen.setContentScrollView(content, for: .top)
    }
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.alwaysBounceVertical = true
    if kind != 2 { content.contentSize = CGSize(width: 100, height: 3000) }
    stage.navigation.pushViewController(screen, animated: false)
    stage.tick()
    #expect(content.contentOffset.y == -116 && stage.bar.frame.height == 96)
    content.contentOffset.y = -96
    stage.tick()
    #expect(stage.bar.frame.height == 76 && content.adjustedContentInset.top == 96)
    content.contentOffset.y = -64
    stage.tick()
    #expect(stage.bar.frame.height == 44 && content.adjustedContentInset.top == 64)
  }

  @Test("A scroll view further down does not move the title")
  func lowerContent() {
    let stage = LargeTitleStage()
    let screen = UIViewController()
    let content = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 400))
    content.contentSize.height = 3000
    screen.view.addSubview(content)
    stage.navigation.pushViewController(screen, animated: false)
    stage.tick()
    content.contentOffset.y = 500
    stage.tick()
    #expect(stage.bar.frame.height == 96 && stage.background.alpha == 0, "no content is below the bar")
  }

  @Test("A scroll view constrained below the bar does not move the title either")
  func contentBelowSafeArea() {
    let stage = LargeTitleStage()
    let screen = UIViewController()
    let content = UIScrollView()
    content.translatesAutoresizingMaskIntoConstraints = false
    content.contentSize.height = 3000
    screen.view.addSubview(content)
    let safe = screen.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: safe.topAnchor),
      content.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
    stage.navigation.pushViewController(screen, animated: true)
    stage.finger.wait(1)
    #expect(content.frame.minY == 116 && content.contentOffset.y == 0)
    content.contentOffset.y = 30
    stage.tick()
    content.contentOffset.y = 300
    stage.tick()
    #expect(stage.bar.frame.height == 96 && content.frame.minY == 116 && content.offsetRange.y.lowerBound == 0)
  }

  @Test("In a sheet the bar is at the upper edge")
  func sheet() throws {
    let stage = LargeTitleStage()
    let list = SearchedController(style: .plain)
    list.title = "Sheet"
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    stage.navigation.present(navigation, animated: false)
    stage.finger.wait(0.2)
    #expect(navigation.navigationBar.frame.minY == 0 && navigation.navigationBar.frame.height == 96)
    #expect(list.tableView.contentOffset.y == -96)
    list.tableView.contentOffset.y = -64
    stage.tick()
    #expect(navigation.navigationBar.frame.height == 64 && list.tableView.adjustedContentInset.top == 64)
  }

  @Test("On a device, the row is below the area covered by the screen, too")
  func device() throws {
    let stage = LargeTitleStage(size: CGSize(width: 390, height: 844), scale: 3)
    UIApplication.shared.handle(InputEvent(.safeArea, x: 47, y: 0, a: 34, b: 0, milliseconds: stage.finger.time * 1000))
    stage.finger.wait(0.1)
    #expect(stage.bar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
    #expect(stage.table.contentOffset.y == -143 && stage.table.adjustedContentInset.top == 143)
    stage.table.contentOffset.y = -123
    stage.tick()
    #expect(stage.bar.frame.height == 76 && stage.table.adjustedContentInset.top == 123)
  }

  @Test("The content extends below an opaque bar as well, because it moves the title")
  func opaque() {
    let stage = LargeTitleStage { $0.bar.isTranslucent = false }
    #expect(stage.list.view.frame.minY == 0 && stage.table.contentOffset.y == -116)
    stage.distance = 20
    #expect(stage.bar.frame.height == 76)
    let plain = stage.push("Plain", .always)
    #expect(plain.view.frame.minY == 116 && plain.view.safeAreaInsets.top == 0)
    plain.extendedLayoutIncludesOpaqueBars = true
    stage.tick()
    #expect(plain.view.frame.minY == 0 && plain.view.safeAreaInsets.top == 116)
  }

  @Test("A drag and a wheel event in the title row scroll the content")
  func touches() {
    let stage = LargeTitleStage()
    #expect(stage.finger.window.hitTest(CGPoint(x: 100, y: 90), with: nil)?.isDescendant(of: stage.table) == true)
    #expect(stage.finger.window.hitTest(CGPoint(x: 100, y: 40), with: nil) === stage.bar)
    stage.finger.wheel(0, 200, overX: 100, y: 90)
    #expect(stage.distance == 200 && stage.bar.frame.height == 44)
    #expect(stage.finger.window.hitTest(CGPoint(x: 100, y: 90), with: nil)?.isDescendant(of: stage.table) == true)
  }
}
