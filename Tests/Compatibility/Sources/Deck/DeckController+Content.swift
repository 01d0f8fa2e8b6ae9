// SPDX-License-Identifier: MIT

import UIKit

private let suffix = "deck"

extension DeckController: CardViewDelegate {
  func cardViewDidMove(_ card: CardView) {
    log.append("moved")
  }

  func cardView(_ card: CardView, didTurnTo side: Int) {
    log.append("turned \(side)")
  }
}

extension DeckController {
  // Logs the content after calling the superclass's implementation.
  override func prepareContent() {
    super.prepareContent()
    log.append(contentName)
  }

  override var accent: String { return "deck" }

  private var contentName: String { return suffix + " content" }

  @objc override func reload(_ sender: Any?) {
    super.reload(sender)
    log.append("deck reload")
  }
}
