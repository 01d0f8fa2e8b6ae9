// SPDX-License-Identifier: MIT

import UIKit

class ClockViewController: UIViewController {
  private var timer: Timer?
  private(set) var ticks = 0
  private(set) var isOwnTimer = false
  private(set) var order: [String] = []

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stop()
  }

  func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 0.02, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  @objc private func tick(_ timer: Timer) {
    ticks += 1
    isOwnTimer = timer === self.timer
    if ticks == 3 { stop() }
  }

  func later() {
    Timer.scheduledTimer(withTimeInterval: 0.03, repeats: false) { [weak self] _ in self?.order.append("block") }
    perform(#selector(delayed(_:)), with: "hello", afterDelay: 0.01)
    perform(#selector(never), with: nil, afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(never), object: nil)
    let other = Timer(timeInterval: 0.02, target: self, selector: #selector(once), userInfo: nil, repeats: false)
    RunLoop.main.add(other, forMode: .common)
    DispatchQueue.main.async { self.order.append("async") }
  }

  @objc func delayed(_ text: String) { order.append("delayed \(text)") }

  @objc func once() { order.append("once") }

  @objc func never() { order.append("never") }
}
