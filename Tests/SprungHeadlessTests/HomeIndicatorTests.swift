// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungHeadless
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests the home indicator, the line at the bottom edge of devices without a home button.
@Suite("Home indicator", .oneApplication)
@MainActor
struct HomeIndicatorTests {
  private final class Player: UIViewController {
    var hides = false { didSet { setNeedsUpdateOfHomeIndicatorAutoHidden() } }
    override var prefersHomeIndicatorAutoHidden: Bool { hides }
  }

  private final class Container: UINavigationController {
    override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  }

  private func host(_ size: CGSize, isDevice: Bool = true, _ make: () -> UIViewController) -> HeadlessHost {
    let host = HeadlessHost(size: size, scale: 2, hasDeviceInsets: isDevice, makeController: make)
    host.frame(milliseconds: 0)
    return host
  }

  /// Returns the frame of the line on the stage, its opacity and whether it is light, or nil if no line is drawn.
  private func line(_ host: HeadlessHost) -> (frame: CGRect, opacity: Float, isLight: Bool)? {
    let layers = host.tree.inDrawingOrder
    guard let pill = layers.last, pill.height == 5, pill.cornerRadius == 2.5, let window = host.tree[pill.parent],
      let center = host.tree.center(of: pill.id)
    else { return nil }
    let frame = CGRect(
      x: center.x - Double(pill.width) / 2, y: center.y - 2.5, width: Double(pill.width), height: 5)
    return (frame, window.opacity, pill.fill == PackedColor(red: 1, green: 1, blue: 1))
  }

  @Test(
    "The home indicator is 8 points above the bottom edge in both orientations",
    arguments: [
      (375.0, 812.0, CGRect(x: 121, y: 799, width: 134, height: 5)),
      (414, 896, CGRect(x: 133, y: 883, width: 148, height: 5)),
      (812, 375, CGRect(x: 302, y: 362, width: 209, height: 5)),
      (390, 844, CGRect(x: 126, y: 831, width: 139, height: 5)),
      (820, 1180, CGRect(x: 264, y: 1167, width: 293, height: 5)),
    ])
  func frame(width: Double, height: Double, expected: CGRect) {
    let controller = UIViewController()
    let host = host(CGSize(width: width, height: height)) { controller }
    #expect(line(host)?.frame == expected && line(host)?.opacity == 1)
    // The line does not belong to the application.
    #expect(UIApplication.shared.windows.count == 1)
    #expect(
      controller.view.safeAreaInsets.bottom == UIScreen.deviceInsets(of: CGSize(width: width, height: height)).bottom)
    host.stop()
  }

  @Test("Devices with a home button, and stages that are not devices, have no home indicator")
  func none() {
    for (size, isDevice) in [
      (CGSize(width: 375, height: 667), true), (CGSize(width: 768, height: 1024), true),
      (CGSize(width: 390, height: 844), false),
    ] {
      let host = host(size, isDevice: isDevice) { UIViewController() }
      #expect(line(host) == nil)
      host.stop()
    }
  }

  @Test("The home indicator is white in dark mode, is not part of the state hash and takes no touches")
  func passive() {
    let hashes = [true, false].map { isDevice -> UInt64 in
      let host = host(CGSize(width: 375, height: 812), isDevice: isDevice) {
        let controller = UIViewController()
        controller.loadViewIfNeeded()
        return controller
      }
      defer { host.stop() }
      guard isDevice else { return host.stateHash }
      #expect(UIApplication.shared.windows[0].hitTest(CGPoint(x: 187, y: 801), with: nil) != nil)
      let hash = host.stateHash
      host.send(InputEvent(.appearance, identifier: 1, milliseconds: 16))
      host.frame(milliseconds: 16)
      #expect(line(host)?.isLight == true)
      host.send(InputEvent(.appearance, identifier: 0, milliseconds: 32))
      host.frame(milliseconds: 32)
      #expect(line(host)?.isLight == false)
      return hash
    }
    #expect(hashes.count == 2)
  }

  @Test("The home indicator fades two seconds after the last touch if the controller allows it, and returns on a touch")
  func hiding() {
    let player = Player()
    let host = host(CGSize(width: 375, height: 812)) { Container(rootViewController: player) }
    let finger = TestFinger(on: host)
    finger.wait(3)
    #expect(line(host)?.opacity == 1)
    player.hides = true
    finger.wait(1.9)
    #expect(line(host)?.opacity == 1)
    finger.wait(0.25)
    #expect((0.01..<0.99).contains(line(host)?.opacity ?? 0))
    finger.wait(0.3)
    #expect(line(host)?.opacity == 0)
    finger.down(CGPoint(x: 100, y: 400))
    finger.wait(0.5)
    #expect(line(host)?.opacity == 1)
    finger.wait(3)
    #expect(line(host)?.opacity == 1)
    finger.up()
    finger.wait(2.5)
    #expect(line(host)?.opacity == 0)
    player.hides = false
    finger.wait(0.5)
    #expect(line(host)?.opacity == 1)
    #expect(host.stateHash != 0 && UIApplication.shared.validate().isEmpty)
    host.stop()
  }
}
