// SPDX-License-Identifier: MIT

import SprungTesting
import UIKit
import XCTest

@testable import SmallApp

/// Tests in the traditional form, without actor annotations.
final class ShelfXCTests: XCTestCase {
  func testApplicationStarts() throws {
    let stage = try TestStage(application: AppDelegate.self)
    stage.expectSettled(within: 1)
    XCTAssertEqual(try stage.controller(ShelfViewController.self).view.bounds.width, 390)
  }

  func testFailureIsReported() throws {
    let stage = try TestStage { ShelfViewController() }
    let failures = TestFailure.collecting { stage.expectInsideBounds([]) }
    XCTAssertEqual(failures.map { $0.sentence }, ["expectInsideBounds received no elements"])
  }
}

/// Tests in the form that Swift 6 requires.
final class ShelfAsyncXCTests: XCTestCase {
  @MainActor func testApplicationStarts() async throws {
    let stage = try TestStage(application: AppDelegate.self)
    await Task.yield()
    stage.expectSettled(within: 1)
    XCTAssertNoThrow(try stage.controller(ShelfViewController.self))
  }
}
