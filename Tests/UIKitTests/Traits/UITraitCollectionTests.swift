// SPDX-License-Identifier: MIT

import Foundation
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

  @Test func darkModeNotifiesViewsAndResolvesColorsAgain() {
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

  @Test func overrideAppliesToDescendants() {
    let child = Listener()
    child.backgroundColor = .systemBackground
    view.addSubview(child)
    view.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark && root.traitCollection.userInterfaceStyle == .light)
    #expect(child.layer.backgroundColor == CGColor(gray: 0, alpha: 1))
    child.heard = []
    // The child overrides the style, so it is notified when the text size changes, but not when the app's style
    // changes.
    UIApplication.shared.userInterfaceStyle = .dark
    UIApplication.shared.userInterfaceStyle = .light
    #expect(child.heard.isEmpty)
    UIApplication.shared.preferredContentSizeCategory = .extraLarge
    #expect(child.heard == [.light] && child.traitCollection.preferredContentSizeCategory == .extraLarge)
    child.removeFromSuperview()
    root.view.addSubview(child)
    #expect(child.layer.backgroundColor == CGColor(gray: 1, alpha: 1))
  }

  @Test func controllerOverrideAppliesToItsView() {
    view.backgroundColor = .systemBackground
    root.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == CGColor(gray: 0, alpha: 1))
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    #expect(sheet.traitCollection.userInterfaceStyle == .light)
  }

  @Test func labelsUseColorsOfTheirTraits() {
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

  @Test func increasedContrastNotifiesViewsAndResolvesColorsAgain() {
    defer { UIAccessibility.isDarkerSystemColorsEnabled = false }
    nonisolated final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in counter.count += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CGColor {
      CGColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }
    view.backgroundColor = .systemBlue
    let usual = view.traitCollection
    #expect(usual.accessibilityContrast == .normal && view.layer.backgroundColor == color(0, 122, 255))
    for wish: Int32 in [1, 1] {
      UIApplication.shared.handle(InputEvent(.contrast, identifier: wish, milliseconds: 0))
      stage.tick()
    }
    #expect(view.heard.count == 1 && counter.count == 1 && UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(view.traitCollection.accessibilityContrast == .high && !view.traitCollection.isEqual(usual))
    #expect(view.traitCollection.hasDifferentColorAppearance(comparedTo: usual))
    #expect(view.layer.backgroundColor == color(0, 64, 221))
    // In dark mode, the color has another high-contrast variant, even if the view overrides the style.
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == color(64, 156, 255))
    view.overrideUserInterfaceStyle = .unspecified
    // A color without a high-contrast variant is unchanged.
    view.backgroundColor = .systemBackground
    #expect(view.layer.backgroundColor == CGColor(gray: 1, alpha: 1))
    UIApplication.shared.handle(InputEvent(.contrast, identifier: 0, milliseconds: 0))
    stage.tick()
    #expect(counter.count == 2 && view.traitCollection.isEqual(usual))
  }

  /// Returns the contrast of a color with a background according to WCAG 2.1.
  private func contrast(_ color: CGColor, to ground: CGColor) -> Double {
    func light(_ parts: [CGFloat]) -> Double {
      let linear = parts.map { $0 <= 0.04045 ? Double($0) / 12.92 : pow((Double($0) + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    let below = [ground.red, ground.green, ground.blue]
    let mixed = zip([color.red, color.green, color.blue], below).map { $0 * color.alpha + $1 * (1 - color.alpha) }
    let (one, other) = (light(mixed), light(below))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test(
    "Text and symbol colors have more contrast with the background when contrast is increased",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func strongColors(style: UIUserInterfaceStyle) {
    let usual = UITraitCollection(userInterfaceStyle: style)
    let strong = UITraitCollection(userInterfaceStyle: style, accessibilityContrast: .high)
    let ground = UIColor.systemBackground.resolvedColor(with: usual).cgColor
    let colors: [UIColor] = [
      .systemRed, .systemGreen, .systemBlue, .systemOrange, .systemYellow, .systemPink, .systemPurple, .systemTeal,
      .systemIndigo, .systemBrown, .systemMint, .systemCyan, .systemGray, .systemGray2, .systemGray3, .systemGray4,
      .systemGray5, .systemGray6, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
      .separator,
      .opaqueSeparator, .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    for (number, color) in colors.enumerated() {
      let before = contrast(color.resolvedColor(with: usual).cgColor, to: ground)
      let after = contrast(color.resolvedColor(with: strong).cgColor, to: ground)
      // In dark mode, Apple's high-contrast yellow and mint are slightly darker than the default colors, but still have
      // enough contrast.
      #expect(after > before || (style == .dark && after > 11), "\(number): \(before) \(after)")
    }
    for color in [UIColor.secondaryLabel, .tertiaryLabel, .placeholderText] {
      #expect(contrast(color.resolvedColor(with: strong).cgColor, to: ground) >= 4.5)
    }
  }

  @Test func categoriesAreOrdered() {
    #expect(UIContentSizeCategory.extraSmall < .large && UIContentSizeCategory.accessibilityMedium > .extraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory(rawValue: "odd").bodySize == 17)
  }

  /// Apps store and compare these names, so they equal Apple's.
  @Test func categoriesHaveApplesNames() {
    let names = UIContentSizeCategory.ascending.map { $0.rawValue.replacing("UICTContentSizeCategory", with: "") }
    #expect(
      names == [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
        "AccessibilityXXL", "AccessibilityXXXL",
      ])
    #expect(UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM") == .accessibilityMedium)
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(UIContentSizeCategory.unspecified.rawValue == "_UICTContentSizeCategoryUnspecified")
  }

  @Test func windowSizeDeterminesSizeClasses() {
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    stage.resize(1024, 768)
    #expect(root.traitCollection.horizontalSizeClass == .regular && view.heard == [.light])
  }

  @Test(
    arguments: [
      (0, UIContentSizeCategory.extraSmall), (3, .large), (9, .accessibilityExtraLarge),
      (11, .accessibilityExtraExtraExtraLarge), (99, .accessibilityExtraExtraExtraLarge), (-5, .extraSmall),
    ] as [(Int32, UIContentSizeCategory)])
  func hostReportsTextSize(number: Int32, category: UIContentSizeCategory) {
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

  @Test func reducedMotionIsReportedOnce() {
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

  @Test("In merged collections, the last one that specifies a trait has precedence")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
      UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(preferredContentSizeCategory: .small), UITraitCollection(accessibilityContrast: .high),
      UITraitCollection(verticalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .unspecified),
    ])
    #expect(merged.userInterfaceStyle == .light && merged.horizontalSizeClass == .regular && merged.displayScale == 3)
    #expect(merged.layoutDirection == .rightToLeft && merged.userInterfaceIdiom == .pad)
    #expect(merged.preferredContentSizeCategory == .small && merged.accessibilityContrast == .high)
    #expect(merged.verticalSizeClass == .compact)
    #expect(merged.containsTraits(in: UITraitCollection(displayScale: 3)) && merged.containsTraits(in: nil))
    #expect(!merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!UITraitCollection(displayScale: 3).containsTraits(in: merged))
    #expect(UITraitCollection(traitsFrom: [merged]) == merged && UITraitCollection(traitsFrom: []) != merged)
    #expect(UITraitCollection(displayScale: -1) == UITraitCollection(traitsFrom: []))
  }

  @Test("A program can set the current traits, which resolve colors and metrics")
  func settingTheCurrentTraits() {
    let outer = UITraitCollection.current
    defer { UITraitCollection.current = outer }
    UITraitCollection.current = UITraitCollection(traitsFrom: [
      outer, UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
    ])
    #expect(UIColor.systemBackground.cgColor == CGColor(gray: 0, alpha: 1))
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let font = UIFont.systemFont(ofSize: 10)
    #expect(UIFontMetrics.default.scaledFont(for: font).pointSize > 10)
    #expect(UIFontMetrics.default.scaledFont(for: font, compatibleWith: large).pointSize == 10)
    let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 12, compatibleWith: huge).pointSize == 12)
    #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: large) == 10)
  }
}
