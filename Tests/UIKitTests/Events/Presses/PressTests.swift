// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Records the presses that it receives, and forwards those that it does not handle.
private final class KeyController: UIViewController {
  var log: [String] = []
  /// The keys that are not forwarded.
  var used: Set<UIKeyboardHIDUsage> = []
  var commands: [UIKeyCommand] = []
  override var keyCommands: [UIKeyCommand]? { commands }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("began", presses)
    if presses.allSatisfy({ !used.contains($0.key?.keyCode ?? .keyboard_Reserved) }) {
      super.pressesBegan(presses, with: event)
    }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("ended", presses)
    super.pressesEnded(presses, with: event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("cancelled", presses)
    super.pressesCancelled(presses, with: event)
  }
  private func note(_ word: String, _ presses: Set<UIPress>) {
    for press in presses { log.append("\(word) \(press.key?.characters ?? "-")") }
  }
}

private final class ReturnTextView: UITextView {
  var returns = 0
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardReturnOrEnter }) else {
      return super.pressesBegan(presses, with: event)
    }
    returns += 1
  }
}

@Suite(.oneApplication) @MainActor struct PressTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let root = KeyController()

  init() {
    stage.window.rootViewController = root
    stage.tick()
  }

  private func registerRun() { root.registerAction("run:") { [root] _ in root.log.append("command") } }

  private func send(_ kind: InputKind, _ key: KeyCode, _ flags: InputFlags = []) {
    UIApplication.shared.handle(
      InputEvent(kind, flags: flags, identifier: key.rawValue, milliseconds: stage.time * 1000))
    stage.tick()
  }

  @Test func keyIsPressedAndReleasedOnce() {
    send(.keyDown, KeyCode("w"))
    send(.keyDown, KeyCode("w"), .isRepeat)
    send(.keyDown, KeyCode("d"))
    send(.keyUp, KeyCode("w"))
    send(.keyUp, KeyCode("d"))
    send(.keyUp, KeyCode("d"))
    #expect(root.log == ["began w", "began d", "ended w", "ended d"])
  }

  @Test func heldKeysAreCancelledInBackground() {
    send(.keyDown, KeyCode("w"))
    stage.hide()
    send(.keyUp, KeyCode("w"))
    #expect(root.log == ["began w", "cancelled w"])
  }

  @Test func releaseIsFoundByPositionIfShiftWasReleasedFirst() {
    send(.keyDown, .shift, .shift)
    send(.keyDown, KeyCode("!"), .shift)
    send(.keyUp, .shift)
    send(.keyUp, KeyCode("1"))
    #expect(root.log == ["began ", "began !", "ended ", "ended !"])
  }

  @Test(
    arguments: [
      (KeyCode("a"), InputFlags(), "a", "a", 0x04), (KeyCode("z"), .shift, "Z", "z", 0x1D),
      (KeyCode("1"), [], "1", "1", 0x1E), (KeyCode("0"), [], "0", "0", 0x27), (KeyCode(")"), .shift, ")", "0", 0x27),
      (.enter, [], "\r", "\r", 0x28), (.escape, [], UIKeyCommand.inputEscape, UIKeyCommand.inputEscape, 0x29),
      (.backspace, [], "\u{8}", "\u{8}", 0x2A), (.tab, [], "\t", "\t", 0x2B), (.space, [], " ", " ", 0x2C),
      (KeyCode("_"), .shift, "_", "-", 0x2D), (KeyCode("]"), [], "]", "]", 0x30),
      (KeyCode("|"), .shift, "|", "\\", 0x31),
      (KeyCode(":"), .shift, ":", ";", 0x33), (KeyCode("~"), .shift, "~", "`", 0x35),
      (KeyCode("?"), .shift, "?", "/", 0x38),
      (.function(1), [], UIKeyCommand.f1, "UIKeyInputF1", 0x3A),
      (.function(12), [], UIKeyCommand.f12, "UIKeyInputF12", 0x45),
      (.home, [], UIKeyCommand.inputHome, "UIKeyInputHome", 0x4A),
      (.pageDown, [], "UIKeyInputPageDown", "UIKeyInputPageDown", 0x4E),
      (.arrowRight, [], UIKeyCommand.inputRightArrow, "UIKeyInputRightArrow", 0x4F),
      (.arrowUp, [], UIKeyCommand.inputUpArrow, "UIKeyInputUpArrow", 0x52),
      (.function(13), [], "UIKeyInputF13", "UIKeyInputF13", 0x68),
      (.shift, .shift, "", "", 0xE1), (.command, .command, "", "", 0xE3), (KeyCode("é"), [], "é", "é", 0xFFFF),
    ] as [(KeyCode, InputFlags, String, String, Int)])
  func keyHasCharactersAndPosition(
    _ code: KeyCode, _ flags: InputFlags, _ text: String, _ plain: String, _ usage: Int
  ) {
    final class Reader: UIViewController {
      var key: UIKey?
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { key = presses.first?.key }
    }
    let reader = Reader()
    stage.window.rootViewController = reader
    send(.keyDown, code, flags)
    #expect(reader.key?.characters == text && reader.key?.charactersIgnoringModifiers == plain)
    #expect(reader.key?.keyCode.rawValue == usage)
    #expect(reader.key?.modifierFlags.contains(.shift) == flags.contains(.shift))
  }

  @Test func eventContainsAllPressesAndPassesThroughWindow() {
    final class Window: UIWindow {
      var events: [(count: Int, flags: UIKeyModifierFlags, type: UIEvent.EventType)] = []
      override func sendEvent(_ event: UIEvent) {
        if let event = event as? UIPressesEvent {
          events.append((event.allPresses.count, event.modifierFlags, event.type))
        }
        super.sendEvent(event)
      }
    }
    let window = Window(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    send(.keyDown, KeyCode("a"))
    send(.keyDown, KeyCode("b"), .option)
    send(.keyUp, KeyCode("a"))
    #expect(window.events.map { $0.count } == [1, 2, 2])
    #expect(window.events.map { $0.flags } == [[], .alternate, []])
    #expect(window.events.allSatisfy { $0.type == .presses })
    #expect(root.log == ["began a", "began b", "ended a"])
  }

  @Test func keyUsedByResponderDoesNotScroll() {
    let scroll = UIScrollView(frame: root.view.bounds)
    scroll.contentSize = CGSize(width: 320, height: 3000)
    root.view.addSubview(scroll)
    stage.tick()
    root.used = [.keyboardPageDown]
    send(.keyDown, .pageDown)
    stage.wait(1)
    #expect(scroll.contentOffset.y == 0)
    send(.keyUp, .pageDown)
    root.used = []
    send(.keyDown, .pageDown)
    stage.wait(1)
    #expect(scroll.contentOffset.y > 300 && root.log.count == 3)
  }

  @Test func textViewThatUsesReturnDoesNotInsertIt() {
    let text = ReturnTextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.view.addSubview(text)
    text.text = "ab"
    text.becomeFirstResponder()
    stage.tick()
    send(.keyDown, .enter)
    send(.keyDown, .backspace)
    #expect(text.text == "a" && text.returns == 1)
    #expect(root.log == ["began \u{8}"])
  }

  @Test func keyCommandsPrecedePresses() {
    registerRun()
    root.commands = [UIKeyCommand(action: "run:", input: "r")]
    send(.keyDown, KeyCode("r"))
    send(.keyUp, KeyCode("r"))
    send(.keyDown, KeyCode("s"))
    #expect(root.log == ["command", "began s"])
  }

  @Test func textPrecedesCommandWithoutPriority() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    root.view.addSubview(field)
    field.text = "ab"
    field.becomeFirstResponder()
    stage.tick()
    registerRun()
    let command = UIKeyCommand(action: "run:", input: "\u{8}")
    root.commands = [command]
    send(.keyDown, .backspace)
    #expect(field.text == "a" && root.log == ["began \u{8}"])
    send(.keyUp, .backspace)
    command.wantsPriorityOverSystemBehavior = true
    send(.keyDown, .backspace)
    #expect(field.text == "a" && root.log == ["began \u{8}", "ended \u{8}", "command"])
    command.attributes = .disabled
    send(.keyDown, .backspace)
    #expect(field.text == "")
  }

  @Test func alternatesAndMirroring() {
    final class Sender: UIViewController {
      var log: [String] = []
      var commands: [UIKeyCommand] = []
      override var keyCommands: [UIKeyCommand]? { commands }
    }
    let sender = Sender()
    sender.registerAction("one:") { [unowned sender] _ in sender.log.append("one") }
    sender.registerAction("all:") { [unowned sender] in sender.log.append("all \(($0 as? UIKeyCommand)?.title ?? "")") }
    stage.window.rootViewController = sender
    sender.commands = [
      UIKeyCommand(
        title: "Close", action: "one:", input: "[", modifierFlags: .command,
        alternates: [UICommandAlternate(title: "Close All", action: "all:", modifierFlags: .alternate)])
    ]
    send(.keyDown, KeyCode("["), .command)
    send(.keyDown, KeyCode("["), [.command, .option])
    send(.keyDown, KeyCode("["), [.command, .shift])
    #expect(sender.log == ["one", "all Close"])
    UIApplication.shared.userInterfaceLayoutDirection = .rightToLeft
    send(.keyDown, KeyCode("["), .command)
    send(.keyDown, KeyCode("]"), .command)
    #expect(sender.log == ["one", "all Close", "one"])
    sender.commands[0].allowsAutomaticMirroring = false
    send(.keyDown, KeyCode("["), .command)
    #expect(sender.log.count == 4)
  }
}
