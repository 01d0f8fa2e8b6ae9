// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@testable import SmallApp

@Suite(.uiKit) @MainActor struct ShelfTests {
  // The application as a whole is tried with XCTest: the controller listens with `queue: .main`, and Foundation waits for good when such a
  // notification is posted on Linux's main queue beside Swift Testing, where no thread is the main one.
  @Test func turnsWithTheDevice() throws {
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

/// Nobody said that these use UIKit: they run in parallel, and as long as they do not wait nothing comes between.
@MainActor struct ForgetfulTests {
  @Test(arguments: 1...8) func oneAfterTheOther(number: Int) throws {
    let stage = try TestStage(TestDevice(width: Double(100 * number), height: 500)) { ShelfViewController() }
    stage.advance(by: 0.1)
    #expect(try stage.controller(ShelfViewController.self).view.bounds.width == CGFloat(100 * number))
  }
}
