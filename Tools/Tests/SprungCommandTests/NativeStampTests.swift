// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

@Suite struct NativeStampTests {
  /// A folder that resembles a checkout with a built library.
  private final class Sample {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("sprung stamp \(UUID().uuidString)")
    var modules: URL { root.appendingPathComponent("build/Modules") }

    init() throws {
      try write("Package.swift", "// package")
      try write("Sources/UIKit/UIView.swift", "class UIView {}")
      try write("build/Modules/UIKit.swiftmodule", "module")
      try write("build/lib.so", "library")
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func write(_ name: String, _ text: String) throws {
      let file = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(at: root.appendingPathComponent(name)) }

    func stamp(_ arguments: [String] = ["build"], _ environment: [String: String] = [:]) -> NativeStamp {
      NativeStamp(
        checkout: Checkout(root: root), modules: modules, made: root.appendingPathComponent("build/lib.so"),
        arguments: arguments, environment: environment)
    }
  }

  @Test func buildIsCurrentUntilSomethingChanges() throws {
    let changes: [(Sample) throws -> Void] = [
      { try $0.write("Sources/UIKit/UIView.swift", "class UIView { }") },
      { try $0.write("Sources/UIKit/UILabel.swift", "class UILabel {}") },
      { try $0.remove("Sources/UIKit/UIView.swift") },
      { try $0.write("Package.swift", "// other package") },
      { try $0.write("build/Modules/UIKit.swiftmodule", "module with other settings") },
      { try $0.remove("build/lib.so") },
    ]
    for (index, change) in changes.enumerated() {
      let sample = try Sample()
      let stamp = sample.stamp()
      #expect(!stamp.isCurrent)
      try stamp.write(inputs: stamp.inputs)
      #expect(stamp.isCurrent && sample.stamp().isCurrent)
      try change(sample)
      #expect(!stamp.isCurrent, "change \(index)")
    }
  }

  @Test func argumentsAndSettingsBelongToTheBuild() throws {
    let sample = try Sample()
    let stamp = sample.stamp()
    try stamp.write(inputs: stamp.inputs)
    #expect(!sample.stamp(["build", "-c", "release"]).isCurrent)
    #expect(!sample.stamp(["build"], ["SPRUNG_UNOPTIMIZED": "1"]).isCurrent)
    #expect(sample.stamp(["build"], ["OTHER": "1"]).isCurrent)
  }

  @Test func sourceSavedDuringTheBuildCountsAsChanged() throws {
    let sample = try Sample()
    let stamp = sample.stamp()
    let inputs = stamp.inputs
    try sample.write("Sources/UIKit/UIView.swift", "class UIView { var tag = 0 }")
    try stamp.write(inputs: inputs)
    #expect(!stamp.isCurrent)
  }

  @Test func savingAFileAgainWithTheSameSizeIsAChange() throws {
    let sample = try Sample()
    let stamp = sample.stamp()
    try stamp.write(inputs: stamp.inputs)
    try sample.write("Sources/UIKit/UIView.swift", "class UIViev {}")
    #expect(!stamp.isCurrent)
  }
}
