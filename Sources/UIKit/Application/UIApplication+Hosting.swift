// SPDX-License-Identifier: MIT

import SprungStage

/// What a session and the stage of a process have in common: how a host calls the application.
extension UIApplication {
  /// Calls `body` as an event of the application. Natively, tasks that it starts run in the next frames and sleep in the
  /// time of frames, see `HostExecutor`; an Embedded program has no other time.
  package final func inHostedTime(_ body: () -> Void) {
    #if hasFeature(Embedded)
      body()
    #else
      HostExecutor.shared.inside(body)
    #endif
  }

  /// Shows the frame of a time in milliseconds of the host's clock; returns whether another one is wanted.
  package final func frame(milliseconds: Double, into encoder: FrameEncoder) -> Bool {
    var wantsAnother = false
    inHostedTime {
      wantsAnother = tick(timestamp: StageTime.seconds(fromMilliseconds: milliseconds), into: encoder)
    }
    return wantsAnother
  }
}
