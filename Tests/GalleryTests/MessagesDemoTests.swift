// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungGallery
import SprungHeadless
import SprungScript
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests the messages demo with simulated touches and the text field above the keyboard.
@Suite(.oneApplication)
@MainActor
struct MessagesDemoTests {
  private func open() throws -> (host: HeadlessHost, finger: TestFinger, messages: MessagesViewController) {
    var shown: UIViewController?
    let host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) {
      let made = Gallery.demo(named: "messages")?.makeController() ?? UIViewController()
      shown = made
      return made
    }
    let finger = TestFinger(on: host)
    let top = (shown as? UINavigationController)?.topViewController
    return (host, finger, try #require(top as? MessagesViewController))
  }

  @Test("Return sends typed text, and the field stays above the keyboard")
  func sending() throws {
    let (host, finger, messages) = try open()
    finger.setKeyboardHeight(216)
    finger.tap(CGPoint(x: 120, y: 542))
    finger.wait(0.5)
    #expect(messages.field.isEditing)
    #expect(abs(messages.field.convert(messages.field.bounds, to: nil).maxY - (568 - 216 - 9)) < 0.01)
    finger.type("Hi there\n")
    finger.wait(1)
    #expect(messages.field.text == "" && messages.field.isEditing)
    #expect(host.announcements.last == "Sent: Hi there" && host.picture.contains("Hi there"))
    finger.type(String(repeating: "x", count: 205))
    #expect(messages.field.text?.count == 200)
    // Dragging the messages dismisses the keyboard.
    finger.drag(from: CGPoint(x: 160, y: 120), to: CGPoint(x: 160, y: 200), over: 0.3)
    #expect(!messages.field.isEditing && finger.settle(within: 5))
    #expect(abs(messages.field.convert(messages.field.bounds, to: nil).maxY - (568 - 9)) < 0.01)
    host.stop()
  }

  @Test("A recording of typed text produces the same picture when played")
  func recording() throws {
    func run(_ body: (HeadlessHost) throws -> Void) throws -> (hash: UInt64, picture: String) {
      let host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) {
        Gallery.demo(named: "messages")?.makeController() ?? UIViewController()
      }
      try body(host)
      defer { host.stop() }
      return (host.stateHash, host.picture)
    }
    let text = """
      sprung-script 2
      keyboard 216
      tap 120 542
      type "Hello \\"you\\" 👋🏽\\n"
      type "gone"
      key Shift+ArrowLeft
      key Backspace
      key Control+a
      type "done"
      wait 0.5
      """
    var recorded = ""
    let first = try run { host in
      host.recorder = ScriptRecorder(demo: "messages", width: 320, height: 568, scale: 2)
      try ScriptPlayer(Script(text: text, file: "typed"), on: host).play()
      recorded = host.recorder?.text ?? ""
      #expect(host.tree.textInput?.state.text != nil && host.picture.contains("done"))
    }
    let second = try run { host in
      try ScriptPlayer(Script(text: recorded, file: "recorded"), on: host).play()
    }
    #expect(first == second && recorded.contains("event character"))
  }

  @Test("Scripts with incomplete texts are rejected with the line number")
  func scripts() {
    for (line, words) in [
      ("type hello", "quotation marks"), ("type \"hello", "no closing quotation mark"),
      ("type \"a\" b", "words after"), ("type \"\\q\"", "unknown escape"), ("key Shift+Nothing", "unknown key"),
      ("keyboard -1", "between"),
    ] {
      #expect {
        try Script(text: "sprung-script 2\n" + line, file: "bad")
      } throws: { error in
        let told = (error as? ScriptError)?.description ?? ""
        return told.hasPrefix("bad:2:") && told.contains(words)
      }
    }
  }
}
