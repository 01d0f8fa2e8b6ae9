// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Shows a controller on a thousand devices, one after another, and calls `check` for each.
///
/// ```swift
/// onDevices { ShelfViewController() } check: { stage in
///   stage.expectSettled(within: 5)
///   stage.expectNoOverlap(stage.elements(.button))
/// }
/// ```
///
/// `range` contains the properties in which devices differ; a sample of `count` of it is taken, all corners first and
/// the same in every run, see `DeviceRange.sample(_:seed:)`. Each device has a fresh stage, which ends with `check`. An
/// error that `check` throws is a failure of its device, and so are faults of UIKit, which stop no run here.
///
/// Failures are collected: the first three devices that fail are reported in full, each with the environment variable
/// that runs it alone (`SPRUNG_DEVICE`), then how many failed, and their common properties. That holds for expectations
/// of this library, for those of Swift Testing in suites with the trait `.uiKit`, and for errors; XCTest's assertions
/// are reported one by one.
///
/// Differs from a custom loop: the state of one device never affects the next.
@preconcurrency @MainActor
public func onDevices(
  _ range: DeviceRange = .all, count: Int = 1000, seed: UInt64 = 1,
  showing makeController: @MainActor () -> UIViewController, file: StaticString = #filePath, line: UInt = #line,
  check: @MainActor (TestStage) throws -> Void
) {
  run(
    on: range.sample(count, seed: seed), only: ProcessInfo.processInfo.environment["SPRUNG_DEVICE"],
    showing: makeController, file, line, check: check)
}

/// Runs on devices, or on the one that a person has asked for.
@MainActor
package func run(
  on devices: [TestDevice], only key: String?, showing makeController: @MainActor () -> UIViewController,
  _ file: StaticString, _ line: UInt, check: @MainActor (TestStage) throws -> Void
) {
  var devices = devices
  if let key {
    guard let device = TestDevice(key: key) else {
      return TestFailure(
        "SPRUNG_DEVICE='\(key)' is not a device; use a key such as \(TestDevice.phone.key)", file: file, line: line
      ).report()
    }
    devices = [device]
  }
  guard !devices.isEmpty else {
    return TestFailure("onDevices: the range contains no devices, or count is 0", file: file, line: line).report()
  }
  var report = DeviceReport()
  for device in devices {
    report.add(device, failures(on: device, showing: makeController, file, line, check))
  }
  for sentence in report.sentences { TestFailure(sentence, file: file, line: line).report() }
}

/// The findings of one device.
@MainActor
private func failures(
  on device: TestDevice, showing makeController: @MainActor () -> UIViewController, _ file: StaticString, _ line: UInt,
  _ check: @MainActor (TestStage) throws -> Void
) -> [TestFailure] {
  var faults: [Fault] = []
  var failures = TestFailure.collecting {
    faults = Diagnostics.recording {
      do {
        let stage = try TestStage(device, file: file, line: line, showing: makeController)
        defer { stage.stop() }
        try check(stage)
      } catch  where TestFramework.isReported(error) {
      } catch {
        TestFailure("\(error)", file: file, line: line).report()
      }
    }
  }
  for fault in faults where !fault.isWarning {
    failures.append(TestFailure("fault \(fault.kind): \(fault.message)", file: file, line: line))
  }
  return failures
}
