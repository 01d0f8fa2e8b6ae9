// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Sprung addition: the error type of `Task.sleep`, for sources that `sprung port` generates.
  public typealias TaskSleepError = CancellationError
#else
  /// Sprung addition: the error type of `Task.sleep`, for sources that `sprung port` generates.
  public typealias TaskSleepError = any Error
#endif
