// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTesting
import Testing
import UIKit

@Suite(.uiKit) @MainActor struct BackgroundTests {
  @Test func theApplicationGoesToTheBackgroundAndComesBack() {
    let host = HeadlessHost(application: AppDelegate.self, size: CGSize(width: 390, height: 844))
    host.hide()  // resigns, background
    #expect(UIApplication.shared.applicationState == .background)
    host.show()  // foreground, active
    #expect(UIApplication.shared.applicationState == .active)
    host.stop()
  }
}
