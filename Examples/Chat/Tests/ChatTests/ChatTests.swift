// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@testable import Chat

@MainActor @Suite(.uiKit)
struct ChatTests {
  private func makeStage() throws -> TestStage {
    let stage = try TestStage(application: AppDelegate.self)
    stage.expectSettled(within: 5)
    return stage
  }

  @Test func conversationOpensAtEnd() throws {
    for height in [568.0, 667, 844] {
      let stage = try TestStage(application: AppDelegate.self, on: TestDevice(width: 375, height: height))
      stage.expectSettled(within: 5)
      let last = try stage.element(.listItem, "Robin: Like that.").frame
      let field = try stage.element(.textField, "Message").frame
      #expect(last.maxY <= field.minY - 19 && last.maxY > field.minY - 200)
    }
  }

  @Test func sentMessageDropsInAndIsAnswered() throws {
    let stage = try makeStage()
    #expect(try !stage.element(.button, "Send").isEnabled)
    try stage.tap(.textField, "Message")
    stage.type("Hello there")
    try stage.tap(.button, "Send")
    #expect(try stage.element(.textField, "Message").value == "")
    stage.expectSettled(within: 10)
    let question = try stage.element(.listItem, "You: Hello there").frame
    let answer = try stage.element(.listItem, "Robin: How does the layout do that?").frame
    #expect(abs(answer.minY - question.maxY - 8) < 0.01)
    #expect(try answer.maxY <= stage.element(.textField, "Message").frame.minY - 19)
  }

  @Test func returnKeySendsMessage() throws {
    let stage = try makeStage()
    try stage.tap(.textField, "Message")
    stage.type("Hi\n")
    stage.expectSettled(within: 10)
    #expect(stage.shows(.listItem, "You: Hi"))
  }

  @Test func lastMessageStaysAboveKeyboard() throws {
    let stage = try makeStage()
    try stage.tap(.textField, "Message")
    stage.setKeyboardHeight(300)
    stage.expectSettled(within: 5)
    let field = try stage.element(.textField, "Message").frame
    #expect(abs(field.maxY - (844 - 300 - 8)) < 0.01)
    #expect(try stage.element(.listItem, "Robin: Like that.").frame.maxY <= field.minY - 19)
    stage.setKeyboardHeight(0)
    stage.expectSettled(within: 5)
    // The home indicator is 34 points high.
    #expect(abs(try stage.element(.textField, "Message").frame.maxY - (844 - 34 - 8)) < 0.01)
  }

  @Test func rowsFarFromTouchLagBehind() throws {
    let stage = try TestStage(application: AppDelegate.self, on: TestDevice(width: 375, height: 667))
    stage.expectSettled(within: 5)
    let list = try stage.controller(ChatViewController.self).list
    let offset = list.contentOffset.y
    func rows() throws -> [CGFloat] {
      try ["Robin: Like that.", "You: Ha. Let me try."].map { try stage.element(.listItem, $0).frame.minY }
    }
    let before = try rows()
    stage.down(CGPoint(x: 187, y: 560))
    stage.move(to: CGPoint(x: 187, y: 600), over: 0.1)
    let after = try rows()
    let scrolled = offset - list.contentOffset.y
    #expect(scrolled > 10)
    let moved = [after[0] - before[0], after[1] - before[1]]
    #expect(moved[1] < moved[0])
    stage.up()
    stage.expectSettled(within: 10)
  }

  @Test func bubblesGrowWithTextSizeAndKeepTheirSides() throws {
    let stage = try makeStage()
    let before = try stage.element(.listItem, "You: Like this?").frame
    stage.setTextSize(.accessibilityLarge)
    stage.expectSettled(within: 5)
    let list = try stage.controller(ChatViewController.self).list
    stage.perform { list.scrollToItem(at: IndexPath(item: 10, section: 0), at: .centeredVertically, animated: false) }
    stage.expectSettled(within: 5)
    #expect(try stage.element(.listItem, "You: Like this?").frame.height > before.height + 10)
    stage.expectNoOverlap(stage.elements(.listItem))
  }

  @Test func bubblesDoNotOverlapOnAnyScreen() {
    onDevices(count: 200) {
      UINavigationController(rootViewController: ChatViewController())
    } check: { stage in
      stage.expectSettled(within: 5)
      stage.expectNoOverlap(stage.elements(.listItem))
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 2.5, 3, 4])
  func noTextIsTruncated(scale: Double) throws {
    let stage = try TestStage(application: AppDelegate.self, on: TestDevice(width: 390, height: 844, scale: scale))
    stage.expectNoTruncation()
  }
}
