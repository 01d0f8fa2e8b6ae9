// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// The template image of a disabled system button, including a button in a bar, was drawn in the tint color of enabled
/// buttons.
@Suite(.uiKit) @MainActor struct DisabledImageLooksEnabledTests {
  @Test func theImageOfADisabledSystemButtonIsGray() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "heart"), for: .normal)
    button.frame.size = CGSize(width: 44, height: 44)
    button.layoutIfNeeded()
    #expect(button.imageView?.tintColor == button.tintColor)
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.imageView?.tintColor == .tertiaryLabel)
    button.isEnabled = true
    button.layoutIfNeeded()
    #expect(button.imageView?.tintColor == button.tintColor)
  }

  @Test func anImageForTheDisabledStateKeepsItsTint() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "heart"), for: .normal)
    button.setImage(UIImage(systemName: "heart.fill"), for: .disabled)
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.imageView?.tintColor == button.tintColor)
  }
}
