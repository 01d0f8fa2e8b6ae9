// SPDX-License-Identifier: MIT

#if canImport(Glibc) && arch(x86_64)
  import Glibc

  /// Returns the number of bytes that the process has allocated and not freed, or nil if it is unknown.
  ///
  /// This is the sum of `hblkhd` and `uordblks` from glibc's `mallinfo2`, which Swift's Glibc module lacks. On
  /// x86-64, a large struct is returned through a pointer that is passed as the first argument, so the function can be
  /// called without its header.
  public func heapBytesInUse() -> Int? {
    typealias Function = @convention(c) (UnsafeMutablePointer<Int>) -> UnsafeMutablePointer<Int>?
    // Sanitizers use their own heap, which `mallinfo2` does not measure.
    for sanitizer in ["__asan_init", "__tsan_init"] where dlsym(nil, sanitizer) != nil { return nil }
    guard let symbol = dlsym(nil, "mallinfo2") else { return nil }
    let function = unsafeBitCast(symbol, to: Function.self)
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 16) { values in
      values.initialize(repeating: 0)
      guard let start = values.baseAddress else { return nil }
      _ = function(start)
      return start[4] + start[7]
    }
  }
#else
  /// Returns the number of bytes that the process has allocated and not freed, or nil if it is unknown.
  public func heapBytesInUse() -> Int? { nil }
#endif

/// Runs `work` repeatedly until a run leaves the heap size unchanged, and returns the smallest change in bytes. Several
/// runs are needed because other tests allocate concurrently. Returns zero if the heap cannot be measured.
public func leastHeapChange(tries: Int = 50, of work: () -> Void) -> Int {
  var least = Int.max
  for _ in 0..<tries where least != 0 {
    guard let before = heapBytesInUse() else { return 0 }
    work()
    guard let after = heapBytesInUse() else { return 0 }
    least = min(least, abs(after - before))
  }
  return least
}
