// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct SmartTypingTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))

  private func typed(_ text: String, into field: UITextField) -> String? {
    stage.window.rootViewController = UIViewController()
    stage.window.rootViewController?.view.addSubview(field)
    field.frame = CGRect(x: 0, y: 100, width: 300, height: 40)
    field.becomeFirstResponder()
    for scalar in text.unicodeScalars {
      UIApplication.shared.handle(
        InputEvent(.character, identifier: Int32(scalar.value), milliseconds: stage.time * 1000))
      stage.tick()
    }
    return field.text
  }

  @Test func quotesAndDashesAreSubstituted() {
    let field = UITextField()
    field.smartQuotesType = .yes
    field.smartDashesType = .yes
    #expect(
      typed("\"It's\" (\"so\")--a-b", into: field) == "\u{201C}It\u{2019}s\u{201D} (\u{201C}so\u{201D})\u{2014}a-b")
  }

  @Test func quotesAndDashesAreKeptByDefault() {
    let field = UITextField()
    #expect(typed("\"a\"--'", into: field) == "\"a\"--'")
    #expect(field.smartQuotesType == .default && field.smartDashesType == .default)
    let bar = UISearchBar()
    bar.smartQuotesType = .no
    #expect(bar.searchTextField.smartQuotesType == .no && bar.smartInsertDeleteType == .default)
  }
}
