// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if hasFeature(Embedded)
  import SprungGeometry

  /// Information about the process. In the browser, the information is the same for all visitors.
  public final class ProcessInfo: NSObject {
    /// The information about this process.
    nonisolated(unsafe) public static let processInfo = ProcessInfo()

    /// Always empty: there are no arguments.
    public var arguments: [String] { [] }
    /// Always empty: there is no environment.
    public var environment: [String: String] { [:] }
    /// Always 1.
    public var processorCount: Int { 1 }
    /// Always 1.
    public var activeProcessorCount: Int { 1 }
    /// The time of the current frame, in seconds.
    public var systemUptime: Double { Date.hostSeconds }
    /// Always false.
    public var isLowPowerModeEnabled: Bool { false }
    /// Always "browser".
    public var operatingSystemVersionString: String { "browser" }
    /// Always "app", because the name of the program is unknown.
    public var processName: String { "app" }
  }

  /// Returns a random 32-bit number. The sequence is the same each time the program starts.
  public func arc4random() -> UInt32 { UInt32.random(in: .min ... .max) }

  /// Returns a random number below the given bound; 0 for a bound of 0. The sequence is the same each time the program
  /// starts.
  public func arc4random_uniform(_ bound: UInt32) -> UInt32 { bound == 0 ? 0 : UInt32.random(in: 0..<bound) }

  /// Returns a random number in the range 0..<1. The sequence is the same each time the program starts.
  public func drand48() -> Double { Double.random(in: 0..<1) }

  /// Has no effect: the sequence of random numbers is the same each time the program starts.
  public func srand48(_ seed: Int) {}
#endif
