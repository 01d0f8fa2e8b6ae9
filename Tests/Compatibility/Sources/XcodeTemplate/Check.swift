// SPDX-License-Identifier: MIT

import CompatibilitySupport
import SprungHeadless
import UIKit

@MainActor public func check(_ check: Check) {
  for size in [CGSize(width: 390, height: 844), CGSize(width: 1280, height: 800)] {
    let host = HeadlessHost(application: AppDelegate.self, size: size)
    host.frame(milliseconds: 0)
    let scene = UIApplication.shared.connectedScenes.first
    check.expect((scene?.delegate as? SceneDelegate)?.window === host.window, "the delegate of the scene made the window")
    check.expect(scene?.session.configuration.name == "Default Configuration", "the configuration has its name")
    check.expect(host.window.frame, is: CGRect(origin: .zero, size: size), "the window")
    let controller = host.window.rootViewController as? ViewController
    check.expect(controller?.label.center.x ?? 0, is: size.width / 2, within: 0.5, "the center of the label")
    check.expect(controller?.label.center.y ?? 0, is: size.height / 2, within: 0.5, "the middle of the label")
    host.stop()
  }
}
