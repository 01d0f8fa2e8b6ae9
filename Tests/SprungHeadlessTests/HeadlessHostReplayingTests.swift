// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungScript
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// A screen that draws the settings that it reads in `viewDidLoad()`.
private final class SettingsController: UIViewController {
  private(set) var style = UIUserInterfaceStyle.unspecified
  private(set) var textSize = UIContentSizeCategory.unspecified
  private(set) var direction = UITraitEnvironmentLayoutDirection.unspecified
  private(set) var reducesMotion = false
  private let swatch = UIView(frame: CGRect(x: 10, y: 60, width: 40, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    style = traitCollection.userInterfaceStyle
    textSize = traitCollection.preferredContentSizeCategory
    direction = traitCollection.layoutDirection
    reducesMotion = UIAccessibility.isReduceMotionEnabled
    view.backgroundColor = .systemBackground
    swatch.layer.backgroundColor = UIColor.label.cgColor
    view.addSubview(swatch)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 0.3) { self.swatch.center.x = 200 }
  }
}

/// A screen without colors that are converted at the launch.
private final class PlainController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 10, y: 60, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "Title"
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    view.addSubview(label)
  }
}

private final class SettingsDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = SettingsController()
    window?.makeKeyAndVisible()
    return true
  }
}

@Suite("A headless host with settings", .oneApplication) @MainActor
struct HeadlessHostReplayingTests {
  private static let settings = [
    InputEvent(.reducedMotion, identifier: 1, milliseconds: 0), InputEvent(.direction, identifier: 1, milliseconds: 0),
    InputEvent(.appearance, identifier: 1, milliseconds: 0), InputEvent(.contentSize, identifier: 9, milliseconds: 0),
    InputEvent(.safeArea, identifier: 1, milliseconds: 0),
  ]
  private let size = CGSize(width: 390, height: 844)

  private func expectSettings(_ host: HeadlessHost) throws {
    let controller = try #require(host.window.rootViewController as? SettingsController)
    #expect(controller.style == .dark && controller.textSize == .accessibilityExtraLarge)
    #expect(controller.direction == .rightToLeft && controller.reducesMotion)
    #expect(host.window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  /// A recording with settings before its first frame, as a page writes it, and the hashes of its frames.
  private func record(
    _ settings: [InputEvent], afterLaunch: Bool, makeController: () -> UIViewController
  ) throws -> (recording: Script, hashes: [UInt64]) {
    let host = HeadlessHost(
      size: size, scale: 3, settings: afterLaunch ? [] : settings, makeController: makeController)
    defer { host.stop() }
    host.recorder = ScriptRecorder(demo: "settings", width: 390, height: 844, scale: 3)
    if afterLaunch { for event in settings { host.send(event) } }
    var hashes: [UInt64] = []
    for frame in 0...30 {
      host.frame(milliseconds: Double(frame) * 1000 / 60)
      hashes.append(host.stateHash)
    }
    return (try Script(text: try #require(host.recorder).text, file: "recording"), hashes)
  }

  private func replay(_ recording: Script, on host: HeadlessHost) throws -> [UInt64] {
    var hashes: [UInt64] = []
    let player = ScriptPlayer(recording, on: host)
    player.afterFrame = { _ in hashes.append(host.stateHash) }
    try player.play()
    return hashes
  }

  @Test("applies them before the controller is loaded")
  func controller() throws {
    let host = HeadlessHost(size: size, scale: 3, settings: Self.settings) { SettingsController() }
    defer { host.stop() }
    try expectSettings(host)
    host.frame(milliseconds: 0)
    try expectSettings(host)
  }

  @Test("applies them before the delegate is launched")
  func delegate() throws {
    let host = HeadlessHost(application: SettingsDelegate.self, size: size, scale: 3, settings: Self.settings)
    defer { host.stop() }
    try expectSettings(host)
  }

  @Test("sends input that is not a setting with the first frame")
  func otherInput() {
    let host = HeadlessHost(size: size, scale: 3, settings: [InputEvent(.visibility, identifier: 0, milliseconds: 0)]) {
      SettingsController()
    }
    defer { host.stop() }
    #expect(UIApplication.shared.applicationState == .active)
    host.frame(milliseconds: 0)
    #expect(UIApplication.shared.applicationState == .background)
  }

  @Test("records them, and a host that replays the recording launches with them")
  func recording() throws {
    let (recording, hashes) = try record(Self.settings, afterLaunch: false) { SettingsController() }
    #expect(recording.settings == Self.settings)
    let host = HeadlessHost(replaying: recording) { SettingsController() }
    defer { host.stop() }
    try expectSettings(host)
    #expect(host.window.frame.size == size && UIScreen.main.scale == 3)
    #expect(try replay(recording, on: host) == hashes)
    #expect(host.milliseconds == 500)
  }

  @Test("does not record the settings of a replay twice")
  func replayedRecording() throws {
    let (recording, _) = try record(Self.settings, afterLaunch: false) { SettingsController() }
    let host = HeadlessHost(replaying: recording, application: SettingsDelegate.self)
    defer { host.stop() }
    try expectSettings(host)
    host.recorder = ScriptRecorder(demo: "settings", width: 390, height: 844, scale: 3)
    _ = try replay(recording, on: host)
    #expect(try Script(text: try #require(host.recorder).text, file: "recording") == recording)
  }

  @Test("replays older recordings, whose application launched without the settings, with the same hashes")
  func olderRecording() throws {
    let (recording, hashes) = try record(Self.settings, afterLaunch: true) { PlainController() }
    let host = HeadlessHost(replaying: recording) { PlainController() }
    defer { host.stop() }
    #expect(try replay(recording, on: host) == hashes)
    // If the application draws settings that it read when it launched, the recording is replayed on a plain host.
    let (other, expected) = try record(Self.settings, afterLaunch: true) { SettingsController() }
    let plain = HeadlessHost(size: size, scale: 3) { SettingsController() }
    defer { plain.stop() }
    #expect(try replay(other, on: plain) == expected)
  }

  @Test("has the safe area of a script's device at the launch")
  func device() throws {
    let script = try Script(text: "sprung-script 2\ndevice iphone-14\nwait 0.1\n", file: "device")
    #expect(script.settings == [InputEvent(.safeArea, identifier: 1, milliseconds: 0)])
    let host = HeadlessHost(replaying: script) { SettingsController() }
    defer { host.stop() }
    #expect(host.frameCount == 0)
    #expect(host.window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  @Test("finds only the settings before the first frame of a recording")
  func onlyFirst() throws {
    let text = """
      sprung-script 2
      event appearance 0 1 0 0 0 0 0
      event down 0 1 5 5 0 0 0
      event contrast 0 1 0 0 0 0 0
      frame 0
      event direction 0 1 0 0 0 0 16
      frame 16
      """
    let script = try Script(text: text, file: "first")
    #expect(script.settings.map(\.kind) == [.appearance, .contrast])
  }
}
