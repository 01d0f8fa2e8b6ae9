// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests that names used before Swift 4.2 refer to the current declarations.
@Suite(.oneApplication) @MainActor struct OldTextNamesTests {
  @available(*, deprecated)
  @Test("Former names of keys, notifications and types are available")
  func names() {
    let keys: [NSAttributedStringKey] = [NSFontAttributeName, NSForegroundColorAttributeName, NSKernAttributeName]
    #expect(keys == [.font, .foregroundColor, .kern])
    #expect(NSNotification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
    #expect(NSNotification.Name.UIApplicationDidBecomeActive == UIApplication.didBecomeActiveNotification)
    #expect(UIKeyboardFrameEndUserInfoKey == UIResponder.keyboardFrameEndUserInfoKey)
    let style: UITextBorderStyle = .roundedRect
    #expect(style == UITextField.BorderStyle.roundedRect && UIBarButtonItem.Style.bordered == .plain)
  }
}
