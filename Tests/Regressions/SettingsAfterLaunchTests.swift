// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Hosts sent the user's settings with the first frame, after the launch. Application code therefore saw the defaults in
/// `viewDidLoad()`, and colors that it converted to `cgColor` stayed light. Settings now precede the launch, and a setting
/// that changes later is still a trait change.
@Suite("Settings that change after the launch", .oneApplication) @MainActor
struct SettingsAfterLaunchTests {
  private final class Follower: UIViewController {
    var loaded: [String] = []
    var changes: [String] = []
    let marker = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      loaded = described(traitCollection)
      view.backgroundColor = .systemBackground
      marker.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(marker)
      NSLayoutConstraint.activate([
        marker.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 10),
        marker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        marker.widthAnchor.constraint(equalToConstant: 40), marker.heightAnchor.constraint(equalToConstant: 40),
      ])
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      guard let previousTraitCollection else { return }
      let (old, new) = (described(previousTraitCollection), described(traitCollection))
      changes += zip(old, new).filter { $0.0 != $0.1 }.map { "\($0.0) to \($0.1)" }
    }

    private func described(_ traits: UITraitCollection) -> [String] {
      [
        traits.userInterfaceStyle == .dark ? "dark" : "light", traits.preferredContentSizeCategory.rawValue,
        traits.layoutDirection == .rightToLeft ? "right to left" : "left to right",
        traits.accessibilityContrast == .high ? "high contrast" : "normal contrast",
      ]
    }
  }

  private static let defaults = ["light", UIContentSizeCategory.large.rawValue, "left to right", "normal contrast"]

  /// A setting, the trait with it, the value of its kind by default, and the frame of the marker with it.
  private struct Setting {
    let event: InputEvent
    let trait: String
    var usual: Int32 = 0
    var frame = SettingsAfterLaunchTests.at(10, 0)
  }

  private static let settings = [
    Setting(event: InputEvent(.appearance, identifier: 1, milliseconds: 16), trait: "dark"),
    Setting(
      event: InputEvent(.contentSize, identifier: 4, milliseconds: 16),
      trait: UIContentSizeCategory.extraLarge.rawValue, usual: 3),
    Setting(
      event: InputEvent(.direction, identifier: 1, milliseconds: 16), trait: "right to left", frame: at(270, 0)),
    Setting(event: InputEvent(.contrast, identifier: 1, milliseconds: 16), trait: "high contrast"),
  ]

  private static func at(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(x: x, y: y, width: 40, height: 40) }

  private func makeHost(_ settings: [InputEvent]) throws -> (HeadlessHost, Follower) {
    let host = HeadlessHost(size: CGSize(width: 320, height: 480), scale: 2, settings: settings) { Follower() }
    return (host, try #require(host.window.rootViewController as? Follower))
  }

  @Test("arrive as one trait change", arguments: 0..<4)
  func change(index: Int) throws {
    let setting = Self.settings[index]
    let (host, controller) = try makeHost([])
    defer { host.stop() }
    host.frame(milliseconds: 0)
    #expect(controller.loaded == Self.defaults && controller.changes.isEmpty)
    #expect(controller.marker.frame == Self.at(10, 0))
    host.send(setting.event)
    host.frame(milliseconds: 16)
    #expect(controller.changes == ["\(Self.defaults[index]) to \(setting.trait)"])
    #expect(controller.marker.frame == setting.frame)
  }

  @Test("cause no trait change if the application launched with them", arguments: 0..<4)
  func launch(index: Int) throws {
    let setting = Self.settings[index]
    let (host, controller) = try makeHost([setting.event])
    defer { host.stop() }
    var expected = Self.defaults
    expected[index] = setting.trait
    #expect(controller.loaded == expected)
    host.frame(milliseconds: 0)
    host.send(setting.event)
    host.frame(milliseconds: 16)
    #expect(controller.changes.isEmpty)
    #expect(controller.marker.frame == setting.frame)
    var back = setting.event
    back.identifier = setting.usual
    host.send(back)
    host.frame(milliseconds: 32)
    #expect(controller.changes == ["\(setting.trait) to \(Self.defaults[index])"])
    #expect(controller.marker.frame == Self.at(10, 0))
  }

  @Test("include the safe area, the size and reduced motion")
  func others() throws {
    let (host, controller) = try makeHost([
      InputEvent(.safeArea, x: 30, y: 8, a: 12, b: 2, milliseconds: 0),
      InputEvent(.resize, x: 500, y: 400, a: 3, milliseconds: 0),
      InputEvent(.reducedMotion, identifier: 1, milliseconds: 0),
    ])
    defer { host.stop() }
    #expect(host.window.safeAreaInsets == UIEdgeInsets(top: 30, left: 8, bottom: 12, right: 2))
    #expect(host.window.frame == CGRect(x: 0, y: 0, width: 500, height: 400) && UIScreen.main.scale == 3)
    #expect(UIAccessibility.isReduceMotionEnabled)
    host.frame(milliseconds: 0)
    #expect(controller.marker.frame == Self.at(18, 30))
    host.send(InputEvent(.safeArea, x: 0, y: 20, a: 0, b: 0, milliseconds: 16))
    host.send(InputEvent(.resize, x: 300, y: 200, a: 2, milliseconds: 16))
    host.send(InputEvent(.reducedMotion, identifier: 0, milliseconds: 16))
    host.frame(milliseconds: 16)
    #expect(controller.marker.frame == Self.at(30, 0))
    #expect(host.window.frame == CGRect(x: 0, y: 0, width: 300, height: 200) && UIScreen.main.scale == 2)
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }
}
