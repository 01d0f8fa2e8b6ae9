// SPDX-License-Identifier: MIT

import UIKit

extension Notification.Name {
  static let sessionFinished = Notification.Name("sessionFinished")
}

struct TimerSettings: Codable {
  enum Sound: String, Codable, CaseIterable {
    case none
    case bell
    case chime
  }

  var workMinutes = 25
  var breakMinutes = 5
  var sound: Sound = .bell

  private static let key = "timer.settings"

  static func load() -> TimerSettings {
    guard let data = UserDefaults.standard.data(forKey: key),
      let settings = try? JSONDecoder().decode(TimerSettings.self, from: data)
    else { return TimerSettings() }
    return settings
  }

  func save() {
    let data = try? JSONEncoder().encode(self)
    UserDefaults.standard.set(data, forKey: TimerSettings.key)
  }
}

@MainActor
protocol FocusTimerDelegate: AnyObject {
  func timer(_ timer: FocusTimer, didChange phase: FocusTimer.Phase)
  func timer(_ timer: FocusTimer, didTick remaining: Int)
}

@MainActor
final class FocusTimer {
  enum Phase: Equatable {
    case stopped
    case working(round: Int)
    case resting(round: Int, isLong: Bool)
  }

  weak var delegate: FocusTimerDelegate?
  private(set) var phase = Phase.stopped {
    didSet { if oldValue != phase { delegate?.timer(self, didChange: phase) } }
  }
  private(set) var remaining = 0
  private(set) var total = 1
  private(set) var isPaused = false
  var settings: TimerSettings

  private var timer: Timer?

  init(settings: TimerSettings) {
    self.settings = settings
  }

  func start() {
    begin(.working(round: 1))
  }

  func togglePause() {
    isPaused.toggle()
    if isPaused {
      timer?.invalidate()
      timer = nil
    } else {
      schedule()
    }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
    isPaused = false
    remaining = 0
    phase = .stopped
  }

  func skip() {
    switch phase {
    case .stopped: break
    case .working(let round): begin(.resting(round: round, isLong: round % 4 == 0))
    case .resting(let round, _): begin(.working(round: round + 1))
    }
  }

  private func begin(_ next: Phase) {
    switch next {
    case .stopped: remaining = 0
    case .working: remaining = settings.workMinutes * 60
    case let .resting(_, isLong): remaining = settings.breakMinutes * 60 * (isLong ? 3 : 1)
    }
    total = max(1, remaining)
    isPaused = false
    phase = next
    delegate?.timer(self, didTick: remaining)
    schedule()
  }

  private func schedule() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  private func tick() {
    remaining -= 1
    delegate?.timer(self, didTick: remaining)
    if remaining <= 0 {
      NotificationCenter.default.post(name: .sessionFinished, object: self)
      skip()
    }
  }
}
