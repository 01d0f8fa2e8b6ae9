// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication) @MainActor struct UITraitCollectionTests {
  private final class Listener: UIView {
    var heard: [UIUserInterfaceStyle?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      heard.append(previousTraitCollection?.userInterfaceStyle)
    }
  }

  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let root = UIViewController()
  private let view = Listener()

  init() {
    stage.window.rootViewController = root
    root.view.addSubview(view)
    stage.tick()
  }

  @Test func theDarkTellsViewsAndResolvesColorsAnew() {
    view.backgroundColor = .systemBackground
    #expect(view.layer.backgroundColor == CGColor(gray: 1, alpha: 1))
    UIApplication.shared.userInterfaceStyle = .dark
    #expect(view.heard == [.light])
    #expect(view.layer.backgroundColor == CGColor(gray: 0, alpha: 1))
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
    UIApplication.shared.userInterfaceStyle = .dark
    #expect(view.heard.count == 1)
    view.backgroundColor = .label
    #expect(view.layer.backgroundColor == CGColor(gray: 1, alpha: 1))
  }

  @Test func anOverrideHoldsForWhatIsBelow() {
    let child = Listener()
    child.backgroundColor = .systemBackground
    view.addSubview(child)
    view.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark && root.traitCollection.userInterfaceStyle == .light)
    #expect(child.layer.backgroundColor == CGColor(gray: 0, alpha: 1))
    child.heard = []
    // It does not hear of light and dark around it, but of text sizes.
    UIApplication.shared.userInterfaceStyle = .dark
    UIApplication.shared.userInterfaceStyle = .light
    #expect(child.heard.isEmpty)
    UIApplication.shared.preferredContentSizeCategory = .extraLarge
    #expect(child.heard == [.light] && child.traitCollection.preferredContentSizeCategory == .extraLarge)
    child.removeFromSuperview()
    root.view.addSubview(child)
    #expect(child.layer.backgroundColor == CGColor(gray: 1, alpha: 1))
  }

  @Test func aControllersOverrideHoldsForItsView() {
    view.backgroundColor = .systemBackground
    root.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == CGColor(gray: 0, alpha: 1))
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    #expect(sheet.traitCollection.userInterfaceStyle == .light)
  }

  @Test func labelsDrawInTheColorOfTheirSurroundings() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "words"
    view.addSubview(label)
    stage.tick()
    #expect(label.layer.text?.color.rawValue == CGColor(gray: 0, alpha: 1).rgba)
    view.overrideUserInterfaceStyle = .dark
    stage.tick()
    #expect(label.layer.text?.color.rawValue == CGColor(gray: 1, alpha: 1).rgba)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func dynamicColors() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(own.cgColor == UIColor.red.cgColor)
    #expect(own.resolvedColor(with: dark) == .white)
    #expect(own.withAlphaComponent(0.5).resolvedColor(with: dark).cgColor == CGColor(gray: 1, alpha: 0.5))
    #expect(UIColor.systemBlue.resolvedColor(with: dark) == UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1))
    #expect(UIColor.systemBlue == UIColor.systemBlue && UIColor.label != UIColor.black)
    #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
  }

  @Test func categoriesAreOrdered() {
    #expect(UIContentSizeCategory.extraSmall < .large && UIContentSizeCategory.accessibilityMedium > .extraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory(rawValue: "odd").bodySize == 17)
  }

  @Test func theRoomDecidesTheSizeClasses() {
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    stage.resize(1024, 768)
    #expect(root.traitCollection.horizontalSizeClass == .regular && view.heard == [.light])
  }

  @Test(
    arguments: [
      (0, UIContentSizeCategory.extraSmall), (3, .large), (9, .accessibilityExtraLarge),
      (11, .accessibilityExtraExtraExtraLarge), (99, .accessibilityExtraExtraExtraLarge), (-5, .extraSmall),
    ] as [(Int32, UIContentSizeCategory)])
  func theHostTellsTheSizeOfText(number: Int32, category: UIContentSizeCategory) {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    view.addSubview(label)
    UIApplication.shared.handle(InputEvent(.contentSize, identifier: number, milliseconds: 0))
    stage.tick()
    #expect(view.traitCollection.preferredContentSizeCategory == category)
    #expect(label.font.pointSize == category.bodySize)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == category.bodySize)
  }

  @Test func lessMotionIsNotifiedOnce() {
    defer { UIAccessibility.isReduceMotionEnabled = false }
    nonisolated final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in counter.count += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    for wish: Int32 in [1, 1, 0] {
      UIApplication.shared.handle(InputEvent(.reducedMotion, identifier: wish, milliseconds: 0))
      stage.tick()
    }
    #expect(counter.count == 2)
  }
}
