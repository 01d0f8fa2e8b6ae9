// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@testable import SmallApp

@Suite(.uiKit) @MainActor struct ShelfTests {
  // The complete application is tested with XCTest, because its controller observes notifications with `queue: .main`.
  // In Swift Testing on Linux, no thread is the main thread, so Foundation blocks forever if such a notification is
  // posted on the main queue.
  @Test func layoutFollowsDeviceRotation() throws {
    let stage = try TestStage(.smallPhone) { ShelfViewController() }
    stage.expectSettled(within: 1)
    let shelf = try stage.controller(ShelfViewController.self)
    #expect(shelf.view.bounds.size == stage.size)
    stage.rotate()
    #expect(shelf.view.bounds.width == 568)
  }

  @Test func fitsOnAHundredDevices() {
    onDevices(count: 100) {
      ShelfViewController()
    } check: { stage in
      let shelf = try stage.controller(ShelfViewController.self)
      stage.expectInsideBounds(stage.elements(of: [shelf.view]))
    }
  }
}

/// Without a UIKit trait, these tests run in parallel. The tests do not interfere with each other unless they suspend.
@MainActor struct ForgetfulTests {
  @Test(arguments: 1...8) func testsWithoutSuspensionDoNotInterfere(number: Int) throws {
    let stage = try TestStage(TestDevice(width: Double(100 * number), height: 500)) { ShelfViewController() }
    stage.advance(by: 0.1)
    #expect(try stage.controller(ShelfViewController.self).view.bounds.width == CGFloat(100 * number))
  }
}
