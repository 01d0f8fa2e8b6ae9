// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Sprung addition: what `Task.sleep` throws; for sources that `sprung port` writes.
  public typealias TaskSleepError = CancellationError
#else
  /// Sprung addition: what `Task.sleep` throws; for sources that `sprung port` writes.
  public typealias TaskSleepError = any Error
#endif
