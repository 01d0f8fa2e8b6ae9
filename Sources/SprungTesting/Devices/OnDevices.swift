// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Displays a controller on a thousand devices, one after another, and calls `check` for each device.
///
/// ```swift
/// onDevices { ShelfViewController() } check: { stage in
///   stage.expectSettled(within: 5)
///   stage.expectNoOverlap(stage.elements(.button))
/// }
/// ```
///
/// `range` contains the properties in which devices differ. `count` of its devices are tested, with all corners first
/// and the same devices in every run; see `DeviceRange.sample(_:seed:)`. Each device has a new stage, which ends after
/// `check`. Errors thrown by `check` and faults reported by UIKit count as failures of the device. Faults do not stop
/// the run.
///
/// Failures are collected. The first three failed devices are reported in full, each with the environment variable that
/// runs it alone (`SPRUNG_DEVICE`). The number of failed devices and their common properties follow. Failures include
/// expectations of this library, those of Swift Testing in suites with the trait `.uiKit`, and errors. XCTest's
/// assertions are reported individually.
///
/// Differs from a custom loop: the state of one device never affects the next device.
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

/// Runs the check on all devices, or only on the device selected by `SPRUNG_DEVICE`.
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

/// Returns the failures on the given device.
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
