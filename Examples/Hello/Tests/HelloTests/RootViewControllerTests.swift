// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@testable import Hello

@MainActor @Suite(.uiKit)
struct RootViewControllerTests {
  @Test func greetingIsCentered() throws {
    let stage = try TestStage(application: AppDelegate.self)
    let greeting = try stage.element(.text, "Hello")
    #expect(abs(greeting.frame.midX - 195) < 1)
    #expect(abs(greeting.frame.midY - 422) < 1)
  }

  @Test func greetingFitsOnEveryScreen() {
    onDevices {
      RootViewController()
    } check: { stage in
      stage.expectInsideBounds([try stage.element(.text, "Hello")])
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 2.5, 3, 4])
  func noTextIsTruncated(scale: Double) throws {
    let stage = try TestStage(application: AppDelegate.self, on: TestDevice(width: 390, height: 844, scale: scale))
    stage.expectNoTruncation()
  }
}
