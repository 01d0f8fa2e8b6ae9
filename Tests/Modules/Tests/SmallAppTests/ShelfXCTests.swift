// SPDX-License-Identifier: MIT

import SprungTesting
import UIKit
import XCTest

@testable import SmallApp

/// As people wrote tests for years: no word about actors.
final class ShelfXCTests: XCTestCase {
  func testTheApplicationStarts() throws {
    let stage = try TestStage(application: AppDelegate.self)
    stage.expectSettled(within: 1)
    XCTAssertEqual(try stage.controller(ShelfViewController.self).view.bounds.width, 390)
  }

  func testAFailureIsHeard() throws {
    let stage = try TestStage { ShelfViewController() }
    let failures = TestFailure.collecting { stage.expectInsideBounds([]) }
    XCTAssertEqual(failures.map { $0.sentence }, ["expectInsideBounds received no elements"])
  }
}

/// As Swift 6 wants it.
final class ShelfAsyncXCTests: XCTestCase {
  @MainActor func testTheApplicationStarts() async throws {
    let stage = try TestStage(application: AppDelegate.self)
    await Task.yield()
    stage.expectSettled(within: 1)
    XCTAssertNoThrow(try stage.controller(ShelfViewController.self))
  }
}
