// SPDX-License-Identifier: MIT

import CompatibilitySupport
import SprungStage
import UIKit

// Returns the root view controller that browser tests display.
@MainActor public func page() -> UIViewController { NoteViewController() }

@MainActor public func check(_ check: Check) {
  let screen = NoteViewController()
  check.show { screen }
  UIApplication.shared.handle(
    InputEvent(.abilities, identifier: Int32(bitPattern: StageAbilities.all.rawValue), milliseconds: 0))
  check.frames(2)
  func press(_ number: Int) {
    guard let stack = screen.textLabel.superview else { return check.expect(false, "there is no stack") }
    let button = stack.subviews[number]
    check.finger.tap(stack.convert(button.center, to: nil))
    check.settle()
  }
  func answer(_ request: UInt32, _ outcome: StageAnswer.Outcome, _ files: [StageFile] = []) {
    for event in StageAnswer(request: request, outcome: outcome, files: files).events(milliseconds: 0) {
      UIApplication.shared.handle(event)
    }
    check.frames(1)
    check.settle()
  }

  // The sheet has a 76-point header, a card with one row for the host's own sheet, and a card with two rows.
  press(3)
  let list = screen.presentedViewController?.view
  check.expect(list?.frame.minY ?? 0, is: 568 - 264, "the top of the list")
  check.finger.tap(CGPoint(x: 160, y: 568 - 264 + 76 + 68 + 26))
  check.settle()
  check.expect(screen.stateLabel.text == "Shared by com.example.favorite", "\(screen.stateLabel.text ?? "nil")")
  check.expect(screen.presentedViewController == nil, "the list is dismissed")

  press(3)
  check.finger.tap(CGPoint(x: 160, y: 568 - 264 + 76 + 68 + 78))
  check.settle()
  check.expect(UIPasteboard.general.string == "Buy milk", "\(UIPasteboard.general.string ?? "nil")")

  press(3)
  check.finger.tap(CGPoint(x: 160, y: 568 - 264 + 76 + 26))
  check.settle()
  answer(1, .cancelled)
  check.expect(screen.stateLabel.text == "Not shared", "\(screen.stateLabel.text ?? "nil")")

  press(4)
  answer(2, .done, [StageFile(name: "list.txt", type: "text/plain", bytes: Array("Buy bread".utf8))])
  check.expect(screen.textLabel.text == "Buy bread", "the text of the file: \(screen.textLabel.text ?? "nil")")
  check.expect(screen.stateLabel.text == "Opened list.txt", "\(screen.stateLabel.text ?? "nil")")
  press(4)
  answer(3, .cancelled)
  check.expect(screen.stateLabel.text == "Nothing opened", "\(screen.stateLabel.text ?? "nil")")

  press(5)
  answer(4, .done, [StageFile(name: "a.gif", type: "image/gif", bytes: gif)])
  check.expect(screen.stateLabel.text == "A photo of 7 points", "\(screen.stateLabel.text ?? "nil")")
  check.expect(screen.photoView.image != nil && screen.presentedViewController == nil, "the photo is shown")
}

// A GIF file of 7 x 5 pixels without image data, because only the header is read.
private let gif: [UInt8] = Array("GIF89a".utf8) + [7, 0, 5, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x3B]
