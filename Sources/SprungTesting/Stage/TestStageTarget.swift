// SPDX-License-Identifier: MIT

import SprungScript
import SprungStage

/// Stands between what plays and the host, so that somebody can look at every frame.
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
