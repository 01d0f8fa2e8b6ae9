// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage
import UIKit

/// A delegate of text fields, text views and search bars.
@MainActor final class LifetimeTextDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
  weak var stage: LifetimeStage?

  init(_ stage: LifetimeStage) {
    self.stage = stage
    super.init()
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { stage?.callback() }
  func textFieldDidEndEditing(_ textField: UITextField) { stage?.callback() }
  func textFieldDidChangeSelection(_ textField: UITextField) { stage?.callback() }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    stage?.callback()
    return true
  }
  func textViewDidChange(_ textView: UITextView) { stage?.callback() }
  func textViewDidEndEditing(_ textView: UITextView) { stage?.callback() }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { stage?.callback() }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { stage?.callback() }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { stage?.callback() }
}

extension LifetimeStage {
  /// Types letters, Return and Backspace during the next frames, and shows the keyboard.
  func typeLetters() {
    send(.keyboard, 0, CGPoint(x: 0, y: 216))
    for step in 1..<16 {
      let letter = Int32(97 + int(0..<26))
      let key = int(0..<8)
      later(step * 2) { [weak self] in
        switch key {
        case 0: self?.send(.keyDown, KeyCode.enter.rawValue)
        case 1: self?.send(.keyDown, KeyCode.backspace.rawValue)
        default: self?.send(.character, letter)
        }
      }
    }
  }
}

extension LifetimeScene {
  static let texts: [LifetimeScene] = [
    LifetimeScene("text field") { stage in
      let delegate = LifetimeTextDelegate(stage)
      stage.help(delegate)
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      field.delegate = delegate
      field.clearButtonMode = .always
      field.text = "words"
      stage.show(field, "the text field")
      if stage.oneIn(3) { stage.keep(field.beginningOfDocument) { _ = $0 } }
      if stage.oneIn(3) {
        stage.keep(field.tokenizer as AnyObject) {
          _ = ($0 as? any UITextInputTokenizer)?.rangeEnclosingPosition(
            UITextPosition(), with: .word, inDirection: UITextDirection(rawValue: 0))
        }
      }
      field.layoutIfNeeded()
      stage.keep(stage.oneIn(3) ? field.subviews.first { $0 is UIButton } as? UIButton : nil) {
        $0.sendActions(for: .touchUpInside)
      }
      stage.tap(CGPoint(x: 60, y: 120))
      stage.typeLetters()
      if stage.oneIn(2) { stage.tap(CGPoint(x: 205, y: 120), after: 20) }
    },
    LifetimeScene("text view") { stage in
      let delegate = LifetimeTextDelegate(stage)
      stage.help(delegate)
      let view = UITextView(frame: CGRect(x: 20, y: 60, width: 200, height: 120))
      view.text = "some words\nin lines"
      view.delegate = delegate
      stage.show(view, "the text view")
      if stage.oneIn(3) { stage.keep(view.textContainer) { $0.lineFragmentPadding += 1 } }
      if stage.oneIn(3) { stage.keep(view.gestureRecognizers?.last) { $0.isEnabled.toggle() } }
      _ = view.becomeFirstResponder()
      stage.typeLetters()
      stage.finger(at: CGPoint(x: 100, y: 100), rest: 34)
    },
    LifetimeScene("search bar") { stage in
      let delegate = LifetimeTextDelegate(stage)
      stage.help(delegate)
      let bar = UISearchBar(frame: CGRect(x: 0, y: 40, width: 320, height: 100))
      bar.delegate = delegate
      bar.scopeButtonTitles = ["One", "Two"]
      bar.showsScopeBar = true
      stage.show(bar, "the search bar")
      if stage.oneIn(3) {
        stage.keep(bar.searchTextField) {
          $0.insertText("a")
          $0.sendActions(for: .editingChanged)
        }
      } else {
        stage.track(bar.searchTextField, "the search text field")
      }
      bar.setShowsCancelButton(true, animated: true)
      _ = bar.becomeFirstResponder()
      stage.typeLetters()
      stage.tap(CGPoint(x: 295, y: 60), after: 12)
      stage.tap(CGPoint(x: 240, y: 115), after: 20)
    },
    LifetimeScene("keyboard") { stage in
      let controller = LifetimeController(stage, "form")
      stage.install(controller, "the form")
      let field = UITextField()
      field.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(field)
      field.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor).isActive = true
      field.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
      stage.track(field, "the text field")
      let accessory = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      field.inputAccessoryView = accessory
      stage.track(accessory, "the accessory view")
      if stage.oneIn(3) { stage.keep(controller.view.keyboardLayoutGuide) { _ = ($0.layoutFrame, $0.owningView) } }
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak stage] _ in MainActor.assumeIsolated { stage?.callback() } }
      stage.onRelease { NotificationCenter.default.removeObserver(token) }
      _ = field.becomeFirstResponder()
      stage.typeLetters()
      stage.later(stage.int(5..<40)) { [weak field] in _ = field?.resignFirstResponder() }
    },
  ]
}
