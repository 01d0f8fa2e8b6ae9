// SPDX-License-Identifier: MIT

import SprungStage

extension Script {
  /// The longest duration of a `settle` in seconds where rest is not detected.
  public static let longestSettle = 1.5

  /// The input of fingers, wheel and keys, each at its time in milliseconds from the beginning: for a host that plays a
  /// script in real time, and does not wait for rest. A `settle` takes `longestSettle` at most.
  public var input: [InputEvent] {
    let collector = InputCollector(patience: Self.longestSettle * 1000)
    let player = ScriptPlayer(self, on: collector)
    for line in lines {
      do throws(ScriptError) {
        try player.play(line.step, line: line.number)
      } catch {
        // A settle whose limit is shorter than the patience: its time is over.
      }
    }
    return collector.events
  }
}

/// Keeps what a player sends, and shows nothing.
private final class InputCollector: ScriptTarget {
  private(set) var events: [InputEvent] = []
  private let patience: Double

  init(patience: Double) { self.patience = patience }

  func send(_ event: InputEvent) { events.append(event) }

  func frame(milliseconds: Double) -> Bool { milliseconds < (events.last?.milliseconds ?? 0) + patience }
}
