// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Records the keyboard notifications and the user info of the latest one.
@MainActor
private final class KeyboardLog {
  var names: [String] = []
  var last: [AnyHashable: Any] = [:]
  nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

  init() {
    let all: [(String, NSNotification.Name)] = [
      ("willShow", UIResponder.keyboardWillShowNotification), ("didShow", UIResponder.keyboardDidShowNotification),
      ("willHide", UIResponder.keyboardWillHideNotification), ("didHide", UIResponder.keyboardDidHideNotification),
      ("willChange", UIResponder.keyboardWillChangeFrameNotification),
      ("didChange", UIResponder.keyboardDidChangeFrameNotification),
    ]
    for (name, notification) in all {
      tokens.append(
        NotificationCenter.default.addObserver(forName: notification, object: nil, queue: nil) { [weak self] note in
          nonisolated(unsafe) let info = note.userInfo ?? [:]
          MainActor.assumeIsolated {
            self?.names.append(name)
            self?.last = info
          }
        })
    }
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

  var end: CGRect? { last[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
}

@Suite(.oneApplication)
@MainActor
struct KeyboardTests {
  private let first = UITextField(frame: CGRect(x: 0, y: 20, width: 200, height: 30))
  private let second = UITextField(frame: CGRect(x: 0, y: 60, width: 200, height: 30))

  @Test("The keyboard posts notifications with its frames when it appears and disappears, in order")
  func notifications() {
    let stage = TextStage(first, second)
    let log = KeyboardLog()
    stage.send(.keyboard, y: 200)
    stage.frame()
    #expect(log.names.isEmpty)
    first.becomeFirstResponder()
    #expect(log.names == ["willChange", "willShow"])
    #expect(log.end == CGRect(x: 0, y: 280, width: 320, height: 200))
    let value = log.last[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
    #expect(value?.cgRectValue == CGRect(x: 0, y: 480, width: 320, height: 200))
    #expect(log.last[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect((log.last[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue == 0)
    stage.wait(0.4)
    #expect(log.names == ["willChange", "willShow", "didChange", "didShow"])
    log.names = []
    // The keyboard stays visible when editing moves to another field.
    second.becomeFirstResponder()
    stage.wait(0.4)
    #expect(log.names == ["willShow", "didShow"] && !first.isEditing)
    log.names = []
    second.resignFirstResponder()
    #expect(log.names == ["willChange", "willHide"] && log.end?.minY == 480)
    stage.wait(0.4)
    #expect(log.names == ["willChange", "willHide", "didChange", "didHide"])
  }

  @Test("A growing keyboard of the host is reported while text is edited")
  func grows() {
    let stage = TextStage(first)
    let log = KeyboardLog()
    first.becomeFirstResponder()
    #expect(log.end == CGRect(x: 0, y: 480, width: 320, height: 0))
    stage.send(.keyboard, y: 150)
    stage.frame()
    #expect(log.end == CGRect(x: 0, y: 330, width: 320, height: 150))
    stage.send(.keyboard, y: 0)
    stage.wait(0.5)
    #expect(log.end?.height == 0 && log.names.last == "didShow")
  }

  @Test("Accessory and input views are in the window, and are removed with the keyboard")
  func accessories() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    let keys = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    let stage = TextStage(first, second)
    stage.send(.keyboard, y: 200)
    stage.frame()
    first.inputAccessoryView = bar
    second.inputView = keys
    first.becomeFirstResponder()
    stage.wait(0.4)
    #expect(bar.superview === stage.window && bar.frame == CGRect(x: 0, y: 236, width: 320, height: 44))
    second.becomeFirstResponder()
    stage.wait(0.4)
    #expect(bar.superview == nil && keys.frame == CGRect(x: 0, y: 380, width: 320, height: 100))
    second.resignFirstResponder()
    stage.wait(0.4)
    #expect(keys.superview == nil && stage.window.subviews.count == 1)
  }

  @Test("A collection view controller adds an inset, and scrolls the edited cell into view")
  func room() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    let list = UICollectionViewController(collectionViewLayout: layout)
    let stage = TextStage()
    stage.window.rootViewController = list
    stage.send(.keyboard, y: 200)
    stage.frame()
    let view = try #require(list.collectionView)
    let field = UITextField(frame: CGRect(x: 0, y: 400, width: 200, height: 30))
    view.contentSize = CGSize(width: 320, height: 1000)
    view.addSubview(field)
    stage.frame()
    view.contentSize = CGSize(width: 320, height: 1000)
    field.becomeFirstResponder()
    #expect(view.adjustedContentInset.bottom == 200 && view.contentInset.bottom == 0)
    field.resignFirstResponder()
    stage.wait(0.5)
    #expect(view.adjustedContentInset.bottom == 0)
  }

  @Test("A scroll view around a field below the keyboard scrolls it into view")
  func scrolls() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 280))
    scrollView.contentSize = CGSize(width: 320, height: 900)
    first.frame.origin.y = 600
    scrollView.addSubview(first)
    let stage = TextStage(scrollView)
    first.becomeFirstResponder()
    stage.wait(0.6)
    #expect(scrollView.contentOffset.y == 350)
    scrollView.keyboardDismissMode = .onDrag
    // In the `onDrag` mode, a drag anywhere in the scroll view ends editing, even if it starts outside the text view.
    stage.send(.pointerDown, 1, x: 300, y: 200, a: 1)
    stage.frame()
    for step in 1...6 {
      stage.send(.pointerMove, 1, x: 300, y: Float(200 - step * 10), a: 1)
      stage.frame()
    }
    #expect(!first.isEditing)
    stage.send(.pointerUp, 1, x: 300, y: 140)
    stage.wait(0.1)
  }

  @Test("The keyboard guide begins at the keyboard")
  func guide() {
    let stage = TextStage(first)
    let guide = stage.controller.view.keyboardLayoutGuide
    stage.send(.keyboard, y: 200)
    stage.frame()
    #expect(guide.layoutFrame.minY == 480)
    first.becomeFirstResponder()
    stage.wait(0.5)
    #expect(guide.layoutFrame.minY == 280)
    first.resignFirstResponder()
    stage.wait(0.5)
    #expect(guide.layoutFrame.minY == 480)
  }

  @Test("Rectangles and NSValue objects convert to each other, and other types do not")
  func bridging() {
    let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
    let values: [Any] = [rectangle, NSValue(cgRect: rectangle), NSValue(cgPoint: .zero)]
    #expect(values[0] as? NSValue != nil && values[1] as? CGRect == rectangle && values[2] as? CGRect == nil)
  }
}
