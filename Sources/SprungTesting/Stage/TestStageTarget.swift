// SPDX-License-Identifier: MIT

import SprungScript
import SprungStage

/// Forwards a player's calls to the host, so that an observer can check every frame.
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
