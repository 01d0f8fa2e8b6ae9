// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct TextEditMenuTests {
  private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var log: [String] = []
    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.append("field \(range.location) \(range.length)")
      return UIMenu(children: [UIAction(title: "Mark") { _ in }] + suggestedActions)
    }
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      log.append("present")
    }
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      log.append("dismiss")
    }
    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.append("view \(range.location) \(range.length)")
      return nil
    }
  }

  private let listener = Listener()

  private func titles(in stage: TextStage) -> [String] {
    func find(_ view: UIView) -> [String] {
      view.subviews.flatMap { ($0 as? UIButton).map { [$0.currentTitle ?? ""] } ?? find($0) }
    }
    return stage.window.subviews.dropFirst().flatMap { find($0) }
  }

  @Test func tapAtCaretOpensMenuOfField() {
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    field.delegate = listener
    field.text = "hello"
    let stage = TextStage(field)
    stage.tap(CGPoint(x: 200, y: 77))
    #expect(field.isEditing && listener.log.isEmpty)
    stage.tap(CGPoint(x: 200, y: 77))
    #expect(listener.log == ["field 5 0", "present"])
    #expect(titles(in: stage) == ["Mark", "Select", "Select All"])
    stage.tap(CGPoint(x: 200, y: 77))
    stage.wait(0.5)
    #expect(listener.log.last == "dismiss" && titles(in: stage).isEmpty)
  }

  @Test func tapOnSelectionOpensMenuOfView() {
    let view = UITextView(frame: CGRect(x: 20, y: 60, width: 200, height: 100))
    view.delegate = listener
    view.text = "hello"
    let stage = TextStage(view)
    view.becomeFirstResponder()
    view.selectAll(nil)
    stage.frame()
    stage.tap(CGPoint(x: 35, y: 75))
    #expect(listener.log == ["view 0 5"])
    #expect(titles(in: stage).contains("Cut") && view.selectedRange.length == 5)
  }
}
