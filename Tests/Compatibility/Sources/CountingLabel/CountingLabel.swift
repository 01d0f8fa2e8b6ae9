// SPDX-License-Identifier: MIT

import UIKit

// A label that counts up to a number, more slowly toward the end.
class CountingLabel: UILabel {
  @IBInspectable var duration: Double = 1
  var format: (Int) -> String = { "\($0)" }
  var onEnd: (() -> Void)?
  private var link: CADisplayLink?
  private var start: CFTimeInterval = 0
  private var from = 0
  private var to = 0
  private(set) var shown: [Int] = []

  func count(to value: Int) {
    link?.invalidate()
    from = shown.last ?? 0
    to = value
    start = CACurrentMediaTime()
    let link = CADisplayLink(target: self, selector: #selector(update(_:)))
    link.add(to: .current, forMode: .common)
    self.link = link
  }

  @objc private func update(_ link: CADisplayLink) {
    let part = min(1, (link.timestamp - start) / duration)
    let eased = 1 - pow(1 - part, 2)
    let value = from + Int((Double(to - from) * eased).rounded())
    shown.append(value)
    text = format(value)
    if part >= 1 {
      link.invalidate()
      self.link = nil
      onEnd?()
    }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil {
      link?.invalidate()
      link = nil
    }
  }
}
