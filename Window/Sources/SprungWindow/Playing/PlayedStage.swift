// SPDX-License-Identifier: MIT

import CGtk
import SprungScript
import SprungStage

/// A session that plays a script in virtual time and waits for each frame.
final class PlayedStage: ScriptTarget {
  /// The maximum time in seconds to start the application or to receive a frame.
  private static let patience = 60.0

  private let session: StageSession
  /// The reason why the script stopped early.
  private(set) var failure: WindowFailure?

  init(_ session: StageSession) {
    self.session = session
    wait { session.isRunning }
  }

  func send(_ event: InputEvent) { session.receive(event) }

  func frame(milliseconds: Double) -> Bool {
    guard failure == nil else { return false }
    let count = session.frameCount
    session.ask(milliseconds: milliseconds)
    wait { session.frameCount > count }
    return failure == nil && session.isBusy
  }

  private func wait(_ isDone: () -> Bool) {
    let end = HostClock.now + Self.patience * 1000
    while !isDone(), failure == nil {
      if let ending = session.ending {
        failure = WindowFailure(ending)
      } else if HostClock.now > end {
        failure = WindowFailure("The application shows no frame since \(Int(Self.patience)) s.")
      } else {
        // The main loop reads the answer and draws when the screen refreshes.
        let timer = Signals.after(milliseconds: 1000) {}
        g_main_context_iteration(nil, 1)
        if g_main_context_find_source_by_id(nil, timer) != nil { g_source_remove(timer) }
      }
    }
  }
}
