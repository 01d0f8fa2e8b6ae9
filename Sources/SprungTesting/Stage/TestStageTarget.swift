// SPDX-License-Identifier: MIT

import SprungScript
import SprungStage

/// Forwards the calls of a player to the host, and lets an observer check each frame.
final class TestStageTarget: ScriptTarget {
  private let host: HeadlessHost
  /// Called after each frame.
  var afterFrame: (() -> Void)?

  init(_ host: HeadlessHost) { self.host = host }

  func send(_ event: InputEvent) { host.send(event) }

  @discardableResult
  func frame(milliseconds: Double) -> Bool {
    let wantsMore = host.frame(milliseconds: milliseconds)
    afterFrame?()
    return wantsMore
  }
}
