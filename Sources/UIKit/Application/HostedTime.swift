// SPDX-License-Identifier: MIT

/// Marks calls from a host to the application. In native builds, tasks started during such a call run in later frames
/// and sleep in frame time (see `HostExecutor`). In embedded builds, all tasks use frame time.
package enum HostedTime {
  /// Runs a closure as a call from the host to the application.
  package static func run(_ body: () -> Void) {
    #if hasFeature(Embedded)
      body()
    #else
      HostExecutor.shared.inside(body)
    #endif
  }
}
