// SPDX-License-Identifier: MIT

import UIKit

/// A view with a mutable intrinsic content size.
final class SizedBlock: UIView {
  var natural: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ natural: CGSize) {
    self.natural = natural
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
}
