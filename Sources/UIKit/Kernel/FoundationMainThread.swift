// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  // Foundation on Linux takes the first thread of the process for the main thread. An asynchronous `main`, as in every program of
  // Swift Testing that the package manager builds, ends that thread, and the main queue continues on others. `Thread.isMainThread` is
  // then false everywhere, and a notification that is posted on the main actor for an observer with `queue: .main` waits forever for
  // the queue that it runs on.

  /// Foundation's own answer, which compares with the first thread of the process.
  nonisolated private let originalCheck: (@convention(c) () -> Bool)? = {
    // The next definition after the one below (RTLD_NEXT).
    guard let found = dlsym(UnsafeMutableRawPointer(bitPattern: -1), "_CFIsMainThread") else { return nil }
    return unsafeBitCast(found, to: (@convention(c) () -> Bool).self)
  }()

  /// Whether the main actor runs on this thread, as on Apple's platforms. Foundation calls this function instead of its own one of the
  /// same name, because a program's symbols precede those of shared libraries.
  @_cdecl("_CFIsMainThread")
  @_documentation(visibility: internal)
  nonisolated public func _isMainThreadForFoundation() -> Bool { HostClock.isFirstThread || HostClock.isOnMainQueue }

  extension HostClock {
    /// Whether this is the first thread of the process.
    nonisolated static var isFirstThread: Bool { originalCheck?() ?? false }
  }
#endif
