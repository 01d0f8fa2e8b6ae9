// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests trait observers, trait overrides and custom traits.
@Suite(.oneApplication) @MainActor struct TraitChangeTests {
  private final class WidthTrait: UITraitDefinition {
    static let defaultValue = 320.0
  }

  private struct Unequal {
    var number = 0
  }

  private final class UnequalTrait: UITraitDefinition {
    static let defaultValue = Unequal()
  }

  private final class Log {
    var lines: [String] = []
  }

  private final class Recorder: UIView {
    let log: Log
    let label: String
    init(_ label: String, _ log: Log) {
      self.label = label
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Recorder, previous: UITraitCollection) in
        self.log.lines.append("\(self.label) handler \(previous.userInterfaceStyle.rawValue)")
      }
    }
    required init?(coder: NSCoder) { nil }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.lines.append("\(label) did change")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.lines.append("\(label) layout")
    }
  }

  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let root = UIViewController()

  init() {
    stage.window.rootViewController = root
    stage.tick()
  }

  @Test func parentsAreNotifiedFirstAndBeforeLayout() {
    let log = Log()
    let (outer, inner) = (Recorder("outer", log), Recorder("inner", log))
    root.view.addSubview(outer)
    outer.addSubview(inner)
    root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in
      log.lines.append("controller")
    }
    stage.window.windowScene?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindowScene, _) in
      log.lines.append("scene")
    }
    stage.tick()
    log.lines = []
    UIApplication.shared.userInterfaceStyle = .dark
    stage.tick()
    #expect(
      log.lines == [
        "scene", "controller", "outer did change", "outer handler 1", "inner did change", "inner handler 1",
        "outer layout",
        "inner layout",
      ])
  }

  @Test func onlyListedTraitsAreObserved() {
    var changes: [CGFloat] = []
    let registration = root.registerForTraitChanges([
      UITraitPreferredContentSizeCategory.self, UITraitDisplayScale.self,
    ]) { (_: UIViewController, previous) in changes.append(previous.displayScale) }
    UIApplication.shared.userInterfaceStyle = .dark
    #expect(changes.isEmpty)
    UIApplication.shared.preferredContentSizeCategory = .extraLarge
    #expect(changes.count == 1)
    root.unregisterForTraitChanges(registration)
    UIApplication.shared.preferredContentSizeCategory = .large
    #expect(changes.count == 1)
  }

  @Test func selectorsReceiveObjectAndPreviousTraits() {
    var seen: [UIView] = []
    let view = UIView()
    root.view.addSubview(view)
    let action = Selector("update") { (_: UIViewController, sender: UIView) in seen.append(sender) }
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: root, action: action)
    UIApplication.shared.userInterfaceStyle = .dark
    #expect(seen == [view])
  }

  @Test func overridesApplyToDescendants() {
    let (outer, inner) = (UIView(), UIView())
    root.view.addSubview(outer)
    outer.addSubview(inner)
    var previous: [UIUserInterfaceSizeClass] = []
    inner.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, old) in
      previous.append(old.horizontalSizeClass)
    }
    #expect(!outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    outer.traitOverrides.horizontalSizeClass = .regular
    outer.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(inner.traitCollection.horizontalSizeClass == .regular && previous == [.compact])
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraSmall)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    // An inner override takes precedence.
    inner.traitOverrides.horizontalSizeClass = .compact
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    inner.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(previous == [.compact, .regular, .compact, .regular])
  }

  @Test func overridesOfControllersScenesAndPresentations() throws {
    root.traitOverrides.userInterfaceStyle = .dark
    #expect(root.view.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection[UITraitUserInterfaceStyle.self] == .dark)
    let child = UIViewController()
    root.addChild(child)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    let scene = try #require(stage.window.windowScene)
    scene.traitOverrides.layoutDirection = .rightToLeft
    #expect(
      root.traitCollection.layoutDirection == .rightToLeft && scene.traitCollection.layoutDirection == .rightToLeft)
    let sheet = UIViewController()
    sheet.presentationController?.traitOverrides.userInterfaceStyle = .light
    sheet.presentationController?.traitOverrides[WidthTrait.self] = 5
    root.present(sheet, animated: false)
    stage.tick()
    #expect(sheet.traitCollection.userInterfaceStyle == .light && sheet.traitCollection[WidthTrait.self] == 5)
  }

  @Test func customTraits() {
    let view = UIView()
    root.view.addSubview(view)
    var widths: [Double] = []
    view.registerForTraitChanges([WidthTrait.self]) { (view: UIView, previous) in
      widths += [previous[WidthTrait.self], view.traitCollection[WidthTrait.self]]
    }
    #expect(view.traitCollection[WidthTrait.self] == 320)
    root.traitOverrides[WidthTrait.self] = 480
    root.traitOverrides[WidthTrait.self] = 480
    UIApplication.shared.userInterfaceStyle = .dark
    #expect(widths == [320, 480])
    root.traitOverrides.remove(WidthTrait.self)
    #expect(widths == [320, 480, 480, 320])
    // Values that are not equatable count as changed whenever they are set.
    var count = 0
    view.registerForTraitChanges([UnequalTrait.self]) { (_: UIView, _) in count += 1 }
    root.traitOverrides[UnequalTrait.self] = Unequal(number: 1)
    root.traitOverrides[UnequalTrait.self] = Unequal(number: 1)
    #expect(count == 2 && view.traitCollection[UnequalTrait.self].number == 1)
  }

  @Test func movedViewsAreNotified() {
    let (dark, view) = (UIView(), UIView())
    root.view.addSubview(dark)
    dark.traitOverrides.userInterfaceStyle = .dark
    var count = 0
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in count += 1 }
    root.view.addSubview(view)
    #expect(count == 0)
    dark.addSubview(view)
    #expect(count == 1)
  }

  @Test func collectionsCreatedByClosures() {
    let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(traits == UITraitCollection(userInterfaceStyle: .dark))
    let wide = traits.modifyingTraits {
      $0.horizontalSizeClass = .regular
      $0[WidthTrait.self] = 7
    }
    #expect(wide.userInterfaceStyle == .dark && wide.horizontalSizeClass == .regular && wide[WidthTrait.self] == 7)
    #expect(wide != traits && wide.modifyingTraits { $0[WidthTrait.self] = 7 } == wide)
  }
}
