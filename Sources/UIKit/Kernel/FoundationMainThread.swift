// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  // On Linux, Foundation assumes that the first thread of the process is the main thread. An asynchronous `main`, as in
  // all Swift Testing programs built by the package manager, ends that thread, and the main queue continues on other
  // threads. `Thread.isMainThread` is then false on every thread. When the main actor posts a notification that has an
  // observer with `queue: .main`, it waits forever for its own queue.

  /// Foundation's original implementation, which compares with the first thread of the process.
  nonisolated private let originalCheck: (@convention(c) () -> Bool)? = {
    // RTLD_NEXT (-1) finds Foundation's definition, which follows the definition below in the search order.
    guard let found = dlsym(UnsafeMutableRawPointer(bitPattern: -1), "_CFIsMainThread") else { return nil }
    return unsafeBitCast(found, to: (@convention(c) () -> Bool).self)
  }()

  /// Returns whether the main actor runs on this thread, as on Apple's platforms. Foundation calls this function
  /// instead of its own, because the program's symbols take precedence over those of shared libraries.
  @_cdecl("_CFIsMainThread")
  @_documentation(visibility: internal)
  nonisolated public func _isMainThreadForFoundation() -> Bool { HostClock.isFirstThread || HostClock.isOnMainQueue }

  extension HostClock {
    /// Whether this is the first thread of the process.
    nonisolated static var isFirstThread: Bool { originalCheck?() ?? false }
  }
#endif
