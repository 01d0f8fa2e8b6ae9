// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// Displays the stored number of visits, the time of the last visit, and the current time.
class VisitDiaryController: UIViewController {
  static let visitsKey = "diary.visits"
  static let lastKey = "diary.last"

  let visitsLabel = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 24))
  let lastLabel = UILabel(frame: CGRect(x: 20, y: 70, width: 280, height: 24))
  let clockLabel = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 24))
  let greetingLabel = UILabel(frame: CGRect(x: 20, y: 130, width: 280, height: 24))
  let noteButton = UIButton(type: .system)
  private var timer: Timer?
  private(set) var ticks = 0
  private let formatter = DateFormatter()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    [visitsLabel, lastLabel, clockLabel, greetingLabel].forEach { view.addSubview($0) }
    noteButton.frame = CGRect(x: 20, y: 170, width: 120, height: 44)
    noteButton.setTitle("Forget", for: .normal)
    noteButton.addTarget(self, action: #selector(forget), for: .touchUpInside)
    view.addSubview(noteButton)
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    writeVisit()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    clockLabel.text = "Tick 0"
    timer = Timer.scheduledTimer(
      timeInterval: 0.25, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      self?.greetingLabel.text = "Hello again"
    }
    Task { @MainActor in self.lastLabel.isHidden = false }
    lastLabel.isHidden = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func writeVisit() {
    let defaults = UserDefaults.standard
    let visits = defaults.integer(forKey: Self.visitsKey) + 1
    defaults.set(visits, forKey: Self.visitsKey)
    visitsLabel.text = visits == 1 ? "First visit" : "Visit \(visits)"
    lastLabel.text = defaults.string(forKey: Self.lastKey) ?? "Never before"
    defaults.set(formatter.string(from: Date()), forKey: Self.lastKey)
  }

  @objc private func tick(_ timer: Timer) {
    ticks += 1
    clockLabel.text = "Tick \(ticks)"
    if ticks == 4 { timer.invalidate() }
  }

  @objc private func forget() {
    UserDefaults.standard.removeObject(forKey: Self.visitsKey)
    UserDefaults.standard.removeObject(forKey: Self.lastKey)
    visitsLabel.text = "Forgotten"
  }
}
