// SPDX-License-Identifier: MIT

import SprungHost
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// The values that application code reads while it launches.
private struct LaunchValues: Equatable {
  var style = UIUserInterfaceStyle.light
  var textSize = UIContentSizeCategory.large
  var direction = UITraitEnvironmentLayoutDirection.leftToRight
  var contrast = UIAccessibilityContrast.normal
  var reducesMotion = false
  var size = CGSize(width: 320, height: 480)
  var scale: CGFloat = 2
  var background = UIColor.white.cgColor.rgba
}

/// A controller that stores the values in `viewDidLoad()`.
private final class ReadingController: UIViewController {
  private(set) var values = LaunchValues()

  override func viewDidLoad() {
    super.viewDidLoad()
    let traits = traitCollection
    values = LaunchValues(
      style: traits.userInterfaceStyle, textSize: traits.preferredContentSizeCategory,
      direction: traits.layoutDirection, contrast: traits.accessibilityContrast,
      reducesMotion: UIAccessibility.isReduceMotionEnabled, size: UIScreen.main.bounds.size, scale: traits.displayScale,
      background: UIColor.systemBackground.cgColor.rgba)
    view.layer.backgroundColor = UIColor.systemBackground.cgColor
  }
}

private final class ReadingDelegate: UIResponder, UIApplicationDelegate {
  static var atCreation = UIUserInterfaceStyle.unspecified
  static var insets = UIEdgeInsets.zero
  var window: UIWindow?

  override init() {
    Self.atCreation = UITraitCollection.current.userInterfaceStyle
    super.init()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = ReadingController()
    window.makeKeyAndVisible()
    Self.insets = window.safeAreaInsets
    self.window = window
    return true
  }
}

@Suite("The launch of a session", .oneApplication) @MainActor
struct SessionLaunchTests {
  private let size = CGSize(width: 320, height: 480)

  /// The settings as a page sends them before the first frame, and the values that result from them.
  private let settings = [
    InputEvent(.reducedMotion, identifier: 1, milliseconds: 0), InputEvent(.direction, identifier: 1, milliseconds: 0),
    InputEvent(.appearance, identifier: 1, milliseconds: 0), InputEvent(.contrast, identifier: 1, milliseconds: 0),
    InputEvent(.contentSize, identifier: 6, milliseconds: 0),
    InputEvent(.safeArea, x: 30, y: 1, a: 12, b: 2, milliseconds: 0),
    InputEvent(.resize, x: 500, y: 400, a: 3, milliseconds: 0),
    InputEvent(.abilities, identifier: Int32(bitPattern: StageAbilities.all.rawValue), milliseconds: 0),
  ]
  private let chosen = LaunchValues(
    style: .dark, textSize: .extraExtraExtraLarge, direction: .rightToLeft, contrast: .high, reducesMotion: true,
    size: CGSize(width: 500, height: 400), scale: 3, background: UIColor.black.cgColor.rgba)

  private func values(_ session: Session) -> LaunchValues? { (session.controller as? ReadingController)?.values }

  @Test("occurs in the first frame, after all settings, in whatever order they arrive", arguments: [false, true])
  func firstFrame(isReversed: Bool) {
    let session = Session(size: size, scale: 2, makeController: { ReadingController() })
    defer { session.end() }
    #expect(session.window == nil && UIApplication.shared.windows.isEmpty)
    for event in isReversed ? settings.reversed() : settings { session.send(event) }
    #expect(session.window == nil)
    session.frame(milliseconds: 0)
    #expect(values(session) == chosen)
    #expect(session.window?.safeAreaInsets == UIEdgeInsets(top: 30, left: 1, bottom: 12, right: 2))
    #expect(session.window?.frame == CGRect(x: 0, y: 0, width: 500, height: 400))
  }

  @Test("without settings sees the defaults")
  func defaults() {
    let session = Session(size: size, scale: 2, makeController: { ReadingController() })
    defer { session.end() }
    session.frame(milliseconds: 0)
    #expect(values(session) == LaunchValues())
  }

  @Test("creates the delegate after the settings are applied")
  func delegate() {
    let session = Session(application: ReadingDelegate.self, size: size, scale: 2)
    defer { session.end() }
    for event in settings { session.send(event) }
    session.frame(milliseconds: 0)
    #expect(values(session) == chosen && ReadingDelegate.atCreation == .dark)
    #expect(ReadingDelegate.insets == UIEdgeInsets(top: 30, left: 1, bottom: 12, right: 2))
  }

  @Test("happens only once, also if it is called before the first frame")
  func once() {
    var launches = 0
    let session = Session(size: size, scale: 2) {
      launches += 1
      return nil
    }
    defer { session.end() }
    #expect(launches == 0)
    session.launch()
    session.launch()
    session.frame(milliseconds: 0)
    session.frame(milliseconds: 16)
    #expect(launches == 1)
  }

  @Test("does not happen after the end")
  func ended() {
    var launches = 0
    let session = Session(size: size, scale: 2) {
      launches += 1
      return nil
    }
    session.end()
    session.frame(milliseconds: 0)
    #expect(launches == 0 && session.window == nil)
    session.end()
  }

  @Test("leaves other input for the first frame, which delivers it to the launched application")
  func otherInput() throws {
    var received: [CGFloat] = []
    let demo = Demo(
      name: "tuned", title: "Tuned",
      parameters: [
        DemoParameter("number", "Number", 0...1, by: 0.25, value: 0) { (_: ReadingController, value) in
          received.append(value)
        }
      ], makeController: { ReadingController() })
    let session = Session(demo)
    defer { session.end() }
    session.send(InputEvent(.parameter, identifier: 0, x: 0.5, milliseconds: 0))
    session.send(InputEvent(.visibility, identifier: 0, milliseconds: 0))
    session.send(InputEvent(.appearance, identifier: 1, milliseconds: 0))
    session.launch()
    #expect(received.isEmpty && UIApplication.shared.applicationState == .active)
    #expect(values(session)?.style == .dark)
    session.frame(milliseconds: 0)
    #expect(received == [0.5] && UIApplication.shared.applicationState == .background)
  }

  @Test("displays the same as settings that arrive after it, except for colors that were converted too early")
  func sameAsLater() {
    func hash(launchesFirst: Bool, makeController: @escaping () -> UIViewController) -> UInt64 {
      let session = Session(size: size, scale: 2, makeController: makeController)
      defer { session.end() }
      if launchesFirst { session.launch() }
      for event in settings { session.send(event) }
      session.frame(milliseconds: 0)
      session.frame(milliseconds: 16)
      return session.stateHash
    }
    func plain() -> UIViewController {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      return UINavigationController(rootViewController: controller)
    }
    #expect(hash(launchesFirst: true, makeController: plain) == hash(launchesFirst: false, makeController: plain))
    #expect(
      hash(launchesFirst: true) { ReadingController() } != hash(launchesFirst: false) { ReadingController() })
  }
}
