// SPDX-License-Identifier: MIT

import Foundation
import SprungExpectations
import Testing

// Declarations that Sprung's own tests share with tests of library users.

/// A repeatable source of random numbers. The same seed gives the same sequence on every machine.
public typealias SeededRandom = SprungExpectations.SeededRandom

/// A text file of expected lines. The tests of the WebAssembly build also read the files below `Tests/Goldens`.
public typealias Golden = GoldenFile

extension GoldenFile {
  /// The folder `Tests/Goldens` of this package.
  public static let standardFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Goldens")

  /// Names a golden of this package without reading it.
  public init(_ name: String) { self.init(name, folder: Self.standardFolder) }
}

/// Runs the tests of all suites that use UIKit one after another. `HouseTests` finds suites without this trait.
public typealias OneApplication = UIKitTrait

extension Trait where Self == UIKitTrait {
  /// The test uses the single application of the process, so no other such test may run at the same time.
  public static var oneApplication: Self { .uiKit }
}
