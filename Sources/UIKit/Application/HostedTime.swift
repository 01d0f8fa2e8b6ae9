// SPDX-License-Identifier: MIT

/// The time in which a host calls the application: natively, tasks that such a call starts run in the next frames and sleep in the
/// time of frames, see `HostExecutor`. An Embedded program has no other time.
package enum HostedTime {
  /// Calls `body` as an event of the application.
  package static func run(_ body: () -> Void) {
    #if hasFeature(Embedded)
      body()
    #else
      HostExecutor.shared.inside(body)
    #endif
  }
}
