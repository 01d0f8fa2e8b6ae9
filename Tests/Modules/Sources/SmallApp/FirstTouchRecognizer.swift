// SPDX-License-Identifier: MIT

import CoreText
import Foundation
import MobileCoreServices
import UIKit.UIGestureRecognizerSubclass

import class UIKit.UIGestureRecognizer

class FirstTouchRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .recognized
  }
}
