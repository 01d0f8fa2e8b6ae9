// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if hasFeature(Embedded)
  import SprungGeometry

  /// Information about the process: in the browser nothing that differs between visitors.
  public final class ProcessInfo: NSObject {
    /// The program.
    nonisolated(unsafe) public static let processInfo = ProcessInfo()

    /// No arguments.
    public var arguments: [String] { [] }
    /// No environment.
    public var environment: [String: String] { [:] }
    /// One.
    public var processorCount: Int { 1 }
    /// One.
    public var activeProcessorCount: Int { 1 }
    /// The time of the current frame, in seconds.
    public var systemUptime: Double { Date.hostSeconds }
    /// False.
    public var isLowPowerModeEnabled: Bool { false }
    /// The browser.
    public var operatingSystemVersionString: String { "browser" }
    /// The name of the program is not known.
    public var processName: String { "app" }
  }

  /// A random number of 32 bits, from a sequence that is the same for each start of the program.
  public func arc4random() -> UInt32 { UInt32.random(in: .min ... .max) }

  /// A random number below a bound, from a sequence that is the same for each start of the program; 0 for a bound of 0.
  public func arc4random_uniform(_ bound: UInt32) -> UInt32 { bound == 0 ? 0 : UInt32.random(in: 0..<bound) }

  /// A random number from 0 up to, but not including, 1, from a sequence that is the same for each start of the program.
  public func drand48() -> Double { Double.random(in: 0..<1) }

  /// Nothing: the sequence of random numbers is the same for each start of the program.
  public func srand48(_ seed: Int) {}
#endif
