// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungScript
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests stages that represent a device, and stages with system bars at some edges.
@Suite(.oneApplication) @MainActor struct DeviceStageTests {
  private final class Content: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
    }
  }

  private func device(_ host: HeadlessHost, at milliseconds: Double = 0) {
    host.send(InputEvent(.safeArea, identifier: 1, milliseconds: milliseconds))
    host.frame(milliseconds: milliseconds)
  }

  /// Returns the line of the SVG text that draws the time.
  private func time(in picture: String) -> Substring? { picture.split(separator: "\n").first { $0.contains("9:41") } }

  @Test("Every device that scripts can name has a safe area in both orientations", arguments: ScriptDevice.all)
  func everyDevice(_ device: ScriptDevice) {
    for device in [device, device.rotated] {
      let host = HeadlessHost(size: CGSize(width: device.width, height: device.height), scale: device.scale) {
        Content()
      }
      defer { host.stop() }
      self.device(host)
      let insets = host.window.safeAreaInsets
      #expect(insets == UIScreen.deviceInsets(of: CGSize(width: device.width, height: device.height)))
      #expect(device.isLandscape || insets.top >= 20)
      #expect(host.picture.contains("9:41") == (insets.top > 0))
    }
  }

  @Test("A script with a device is played on it, and its recording reproduces the same hash")
  func script() throws {
    let script = try Script(text: "sprung-script 2\ndevice iphone-15\nwait 0.1\n", file: "device")
    #expect((script.width, script.height, script.scale) == (393, 852, 3))
    let host = HeadlessHost(size: CGSize(width: script.width, height: script.height), scale: script.scale) { Content() }
    host.recorder = ScriptRecorder(demo: "content", width: script.width, height: script.height, scale: script.scale)
    try ScriptPlayer(script, on: host).play()
    #expect(host.window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let (hash, text) = (host.stateHash, try #require(host.recorder).text)
    host.stop()
    let recording = try Script(text: text, file: "recording")
    let again = HeadlessHost(size: CGSize(width: recording.width, height: recording.height), scale: recording.scale) {
      Content()
    }
    defer { again.stop() }
    try ScriptPlayer(recording, on: again).play()
    #expect(again.stateHash == hash && again.picture.contains("9:41"))
    #expect(again.window.safeAreaInsets.top == 59)
  }

  @Test("The insets follow a rotation, and a phone in landscape has no status bar")
  func rotation() {
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 3) { Content() }
    defer { host.stop() }
    device(host)
    host.send(InputEvent(.resize, x: 844, y: 390, a: 3, milliseconds: 100))
    host.frame(milliseconds: 100)
    #expect(host.window.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(!host.picture.contains("9:41") && UIApplication.shared.isStatusBarHidden)
  }

  @Test("Navigation bar and toolbar use the insets, and a stage without insets positions the bar as usual")
  func bars() throws {
    let navigation = UINavigationController(rootViewController: Content())
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 3) { navigation }
    defer { host.stop() }
    navigation.isToolbarHidden = false
    host.frame(milliseconds: 0)
    #expect(navigation.navigationBar.frame.minY == 20)
    device(host, at: 16)
    #expect(navigation.navigationBar.frame.minY == 47)
    #expect(navigation.toolbar.frame.height == 44 + 34 && navigation.toolbar.frame.maxY == 844)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 91)
    host.send(InputEvent(.safeArea, x: 30, y: 1, a: 12, b: 2, milliseconds: 32))
    host.frame(milliseconds: 32)
    #expect(host.window.safeAreaInsets == UIEdgeInsets(top: 30, left: 1, bottom: 12, right: 2))
    #expect(navigation.navigationBar.frame.minY == 30)
    #expect(!host.picture.contains("9:41"))
    host.send(InputEvent(.safeArea, milliseconds: 48))
    host.frame(milliseconds: 48)
    #expect(host.window.safeAreaInsets == .zero && navigation.navigationBar.frame.minY == 20)
  }

  @Test("The visible controller determines the style and visibility of the status bar")
  func style() throws {
    let content = Content()
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 3) { content }
    defer { host.stop() }
    device(host)
    let black = host.picture
    content.style = .lightContent
    content.setNeedsStatusBarAppearanceUpdate()
    host.frame(milliseconds: 16)
    let white = host.picture
    #expect(black != white && white.contains("9:41"))
    #expect(UIApplication.shared.windows == [host.window])
    let full = Content()
    full.modalPresentationStyle = .fullScreen
    content.present(full, animated: false)
    host.frame(milliseconds: 32)
    #expect(time(in: host.picture) == time(in: black) && time(in: black) != time(in: white))
    full.hides = true
    full.setNeedsStatusBarAppearanceUpdate()
    host.frame(milliseconds: 48)
    #expect(!host.picture.contains("9:41") && UIApplication.shared.isStatusBarHidden)
  }

  @Test("By default, the status bar is white in dark mode, and an alert window covers it")
  func darkAndCovered() throws {
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 3) { Content() }
    defer { host.stop() }
    device(host)
    let light = host.picture
    host.send(InputEvent(.appearance, identifier: 1, milliseconds: 16))
    host.frame(milliseconds: 16)
    #expect(host.picture != light)
    let alert = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    alert.windowLevel = .alert
    alert.backgroundColor = .green
    alert.isHidden = false
    host.frame(milliseconds: 32)
    let picture = host.picture
    let time = try #require(picture.range(of: "9:41"))
    let cover = try #require(picture.range(of: "#00ff00") ?? picture.range(of: "rgb(0"))
    #expect(time.lowerBound < cover.lowerBound)
  }

  @Test("The status bar is not part of the state, takes no touches and is not accessible")
  func decoration() {
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 3, hasDeviceInsets: true) { Content() }
    defer { host.stop() }
    host.frame(milliseconds: 0)
    let (hash, picture) = (host.stateHash, host.picture)
    #expect(!picture.contains("9:41"))
    device(host, at: 16)
    #expect(host.stateHash == hash && host.picture != picture)
    #expect(UIApplication.shared.validate().isEmpty)
    #expect(!host.picture.contains("aria-label=\"9:41\""))
  }
}
