// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Shows a controller on a thousand devices, one after the other, and lets `check` look at each.
///
/// ```swift
/// onDevices { ShelfViewController() } check: { stage in
///   stage.expectSettled(within: 5)
///   stage.expectNoOverlap(stage.elements(.button))
/// }
/// ```
///
/// `range` says what devices differ in; of it a sample of `count` is taken, all corners first and the same in every run, see
/// `DeviceRange.sample(_:seed:)`. Each device has a fresh stage, which ends with `check`. What `check` throws is a failure of its device,
/// and so are faults of UIKit, which stop no run here.
///
/// Failures are collected: the first three devices that fail are told in full, each with what to put into the environment to run it alone
/// (`SPRUNG_DEVICE`), then how many failed, and what they have in common. That holds for expectations of this library, for those of
/// Swift Testing in suites with the trait `.uiKit`, and for errors; XCTest's assertions are told one by one.
///
/// Differs from a loop of one's own: nothing that one device leaves behind reaches the next.
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
        "SPRUNG_DEVICE='\(key)' is no device; one reads like \(TestDevice.phone.key)", file: file, line: line
      ).report()
    }
    devices = [device]
  }
  guard !devices.isEmpty else {
    return TestFailure("onDevices: the range has no device, or count is 0", file: file, line: line).report()
  }
  var report = DeviceReport()
  for device in devices {
    report.add(device, failures(on: device, showing: makeController, file, line, check))
  }
  for sentence in report.sentences { TestFailure(sentence, file: file, line: line).report() }
}

/// What one device finds.
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
