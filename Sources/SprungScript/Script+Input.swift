// SPDX-License-Identifier: MIT

import SprungStage

extension Script {
  /// The maximum duration of a `settle` step in seconds for hosts that do not detect rest.
  public static let longestSettle = 1.5

  /// The input from touches, the wheel and keys, with times in milliseconds from the start. This property is for hosts
  /// that play a script in real time without detecting rest. A `settle` step takes at most `longestSettle`.
  public var input: [InputEvent] {
    let collector = InputCollector(patience: Self.longestSettle * 1000)
    let player = ScriptPlayer(self, on: collector)
    for line in lines {
      do throws(ScriptError) {
        try player.play(line.step, line: line.number)
      } catch {
        // A `settle` step whose limit is shorter than `longestSettle` fails, which is not an error here.
      }
    }
    return collector.events
  }
}

/// Collects the input that a player sends, without running an application.
private final class InputCollector: ScriptTarget {
  private(set) var events: [InputEvent] = []
  private let patience: Double

  init(patience: Double) { self.patience = patience }

  func send(_ event: InputEvent) { events.append(event) }

  func frame(milliseconds: Double) -> Bool { milliseconds < (events.last?.milliseconds ?? 0) + patience }
}
