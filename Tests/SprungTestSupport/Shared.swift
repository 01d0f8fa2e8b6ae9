// SPDX-License-Identifier: MIT

import Foundation
import SprungExpectations
import Testing

// What our own tests share with those of people who use the library.

/// A repeatable source of random numbers: the same seed gives the same sequence on every machine.
public typealias SeededRandom = SprungExpectations.SeededRandom

/// A text file of expected lines. The files below `Tests/Goldens` are also read by the tests that run the WebAssembly build.
public typealias Golden = GoldenFile

extension GoldenFile {
  /// The folder `Tests/Goldens` of this package.
  public static let standardFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Goldens")

  /// Names a golden of this package; nothing is read yet.
  public init(_ name: String) { self.init(name, folder: Self.standardFolder) }
}

/// Lets the tests of all suites that use UIKit run one after the other; `HouseTests` finds suites that do not say it.
public typealias OneApplication = UIKitTrait

extension Trait where Self == UIKitTrait {
  /// The test uses the one application of the process, so no other such test may run meanwhile.
  public static var oneApplication: Self { .uiKit }
}
