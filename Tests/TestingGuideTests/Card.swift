// SPDX-License-Identifier: MIT

import UIKit

final class Card: UIView {
  #if canImport(ObjectiveC)
    private static let tap = #selector(tapped(_:))
  #else
    private static let tap = Selector(
      "tapped:", calling: { (me: Card, sender: UITapGestureRecognizer) in me.tapped(sender) })
  #endif

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Card.tap))
  }

  required init?(coder: NSCoder) { nil }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func tapped(_ recognizer: UITapGestureRecognizer) {
    backgroundColor = .systemBlue
  }
}
