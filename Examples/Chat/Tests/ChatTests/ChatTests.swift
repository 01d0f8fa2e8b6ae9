// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@testable import Chat

@MainActor @Suite(.uiKit)
struct ChatTests {
  @Test func whatIsWrittenDropsInAndIsAnswered() throws {
    let stage = try TestStage(application: AppDelegate.self)
    try stage.tap(.textField, "Message")
    stage.type("Hello there")
    try stage.tap(.button, "Send")
    stage.expectSettled(within: 10)
    #expect(stage.shows(.listItem, "You: Hello there"))
    #expect(stage.shows(.listItem, "They: What does the layout say?"))
    #expect(try stage.element(.textField, "Message").value == "")
  }

  @Test func theLastMessageStaysAboveTheKeyboard() throws {
    let stage = try TestStage(application: AppDelegate.self)
    try stage.tap(.textField, "Message")
    stage.setKeyboardHeight(300)
    stage.expectSettled(within: 5)
    let field = try stage.element(.textField, "Message")
    #expect(field.frame.maxY <= 544)
    #expect(try stage.element(.listItem, "You: Like this?").frame.maxY <= field.frame.minY)
  }

  @Test func bubblesLieApartOnEveryScreen() {
    onDevices(count: 200) {
      ChatViewController()
    } check: { stage in
      stage.expectNoOverlap(stage.elements(.listItem))
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 2.5, 3, 4])
  func noTextIsTruncated(scale: Double) throws {
    let stage = try TestStage(application: AppDelegate.self, on: TestDevice(width: 390, height: 844, scale: scale))
    stage.expectNoTruncation()
  }
}
