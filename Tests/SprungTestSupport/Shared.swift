// SPDX-License-Identifier: MIT

import Foundation
import SprungExpectations
import Testing

// Declarations that Sprung's own tests share with the tests of applications.

/// A reproducible source of random numbers. The same seed gives the same sequence on every machine.
public typealias SeededRandom = SprungExpectations.SeededRandom

/// A text file of expected lines. The tests of the WebAssembly build also read the files below `Tests/Goldens`.
public typealias Golden = GoldenFile

extension GoldenFile {
  /// The folder `Tests/Goldens` of this package.
  public static let standardFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Goldens")

  /// Creates a reference to a golden of this package without reading the file.
  public init(_ name: String) { self.init(name, folder: Self.standardFolder) }
}

/// Runs the tests of all suites that use UIKit one after another. `HouseTests` finds suites without this trait.
public typealias OneApplication = UIKitTrait

extension Trait where Self == UIKitTrait {
  /// A trait for tests that use the single application of the process, so that no two of them run at the same time.
  public static var oneApplication: Self { .uiKit }
}
