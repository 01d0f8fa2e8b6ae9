// SPDX-License-Identifier: MIT

import UIKit

struct Track: Hashable {
  let title: String
  let artist: String
  let duration: TimeInterval
  let hue: CGFloat
}

enum RepeatMode: String, CaseIterable {
  case off = "Off"
  case one = "One"
  case all = "All"

  var next: RepeatMode {
    let all = RepeatMode.allCases
    return all[(all.firstIndex(of: self)! + 1) % all.count]
  }
}

@MainActor
@objc protocol PlayerObserver: AnyObject {
  func playerDidChangeTrack(_ player: Player)
  @objc optional func playerDidTick(_ player: Player)
  @objc optional func playerDidChangeState(_ player: Player)
}

@MainActor
final class Player: NSObject {
  static let shared = Player()

  private(set) var queue: [Track] = []
  private(set) var index = 0
  private(set) var isPlaying = false
  var repeatMode: RepeatMode = .off
  var volume: Float = 0.5
  private(set) var position: TimeInterval = 0
  private var timer: Timer?
  private var observers: [() -> PlayerObserver?] = []

  var current: Track? { queue.indices.contains(index) ? queue[index] : nil }

  func addObserver(_ observer: PlayerObserver) {
    observers.append { [weak observer] in observer }
  }

  private func notify(_ body: (PlayerObserver) -> Void) {
    observers.removeAll { $0() == nil }
    observers.compactMap { $0() }.forEach(body)
  }

  func play(_ tracks: [Track], startingAt index: Int = 0) {
    queue = tracks
    self.index = index
    position = 0
    notify { $0.playerDidChangeTrack(self) }
    resume()
  }

  func resume() {
    guard current != nil else { return }
    isPlaying = true
    timer?.invalidate()
    timer = Timer.scheduledTimer(timeInterval: 0.5, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    notify { $0.playerDidChangeState?(self) }
  }

  func pause() {
    isPlaying = false
    timer?.invalidate()
    timer = nil
    notify { $0.playerDidChangeState?(self) }
  }

  func seek(to position: TimeInterval) {
    guard let current = current else { return }
    self.position = max(0, min(current.duration, position))
    notify { $0.playerDidTick?(self) }
  }

  func skip(by offset: Int) {
    guard !queue.isEmpty else { return }
    if offset < 0, position > 3 {
      seek(to: 0)
      return
    }
    index = (index + offset + queue.count) % queue.count
    position = 0
    notify { $0.playerDidChangeTrack(self) }
  }

  @objc private func tick() {
    guard let current = current else { return }
    position += 0.5
    notify { $0.playerDidTick?(self) }
    guard position >= current.duration else { return }
    switch repeatMode {
    case .one: seek(to: 0)
    case .all: skip(by: 1)
    case .off where index + 1 < queue.count: skip(by: 1)
    case .off:
      pause()
      seek(to: 0)
    }
  }
}

extension TimeInterval {
  var clock: String {
    let seconds = Int(self)
    let rest = seconds % 60
    return "\(seconds / 60):" + (rest < 10 ? "0" : "") + String(rest)
  }
}
