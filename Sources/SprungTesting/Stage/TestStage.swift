// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungScript
import SprungStage
import UIKit

/// A controller or a whole application on a device that exists in a test only, with fingers, keys and a clock that stands still.
///
/// ```swift
/// @Suite(.uiKit) @MainActor struct ShelfTests {
///   @Test func savesABook() throws {
///     let stage = try TestStage { ShelfViewController() }
///     try stage.tap(.button, "Save")
///     stage.expectSettled(within: 2)
///     #expect(try stage.element(.text, "1 book").isVisible)
///   }
/// }
/// ```
///
/// Time passes only in calls that say so, a frame at a time, and as fast as the machine can; the same calls give the same frames
/// everywhere. There is one application in a process, so there is one stage: a new one ends the one before. In Swift Testing,
/// which runs tests in parallel, suites say `@Suite(.uiKit)`; without it, a stage that would take the application away from another test's
/// stage throws `TestStageError.applicationInUse` instead. Code without `await` between the beginning and the end of its stage is never
/// interrupted, since all of it is the main actor's.
@preconcurrency @MainActor
public final class TestStage {
  /// The device as it was made; `resize(to:)` and the others do not change it.
  public let device: TestDevice
  /// The host that runs the application: frames, input records, the tree of a display's content.
  public let host: HeadlessHost

  let player: ScriptPlayer
  let target: TestStageTarget
  /// The current size of the stage, in points.
  public internal(set) var size: CGSize
  /// Where the stage was made, for sentences.
  private let place: String
  /// The test of Swift Testing that made it.
  private let test: String?
  /// Why it can no longer be used, nil while it can.
  private var end: String?

  /// The stage that currently owns the application.
  private static weak var present: TestStage?

  /// Restarts the application on `device` with a controller, and shows the first frame, at time 0.
  ///
  /// Throws if another test of Swift Testing uses the application at present.
  public convenience init(
    _ device: TestDevice = .phone, file: StaticString = #filePath, line: UInt = #line,
    showing makeController: @MainActor () -> UIViewController
  ) throws {
    try self.init(device, file, line) {
      HeadlessHost(
        size: device.size, scale: device.scale, contentSizeCategory: device.textSize, layoutDirection: device.direction,
        hasDeviceInsets: true, makeController: makeController)
    }
  }

  /// Restarts the application on `device` with a delegate of a class, as `@main` on that class does, and shows the
  /// first frame.
  ///
  /// Throws if another test of Swift Testing uses the application at present.
  public convenience init(
    application delegateClass: any UIApplicationDelegate.Type, on device: TestDevice = .phone,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try self.init(device, file, line) {
      HeadlessHost(
        application: delegateClass, size: device.size, scale: device.scale, contentSizeCategory: device.textSize,
        layoutDirection: device.direction, hasDeviceInsets: true)
    }
  }

  private init(_ device: TestDevice, _ file: StaticString, _ line: UInt, _ makeHost: () -> HeadlessHost) throws {
    let test = TestFramework.currentTest
    let place = "\("\(file)".split(separator: "/").last ?? "a test"):\(line)"
    if let other = Self.present, other.end == nil, let owner = other.test, let test, owner != test {
      throw TestStageError.applicationInUse(by: other.place)
    }
    Self.present?.end = "the stage created at \(place) took over the application; a process has only one application"
    self.device = device
    self.test = test
    self.place = place
    size = device.size
    host = makeHost()
    target = TestStageTarget(host)
    var script = Script(file: "test")
    script.rate = device.frameRate
    player = ScriptPlayer(script, on: target)
    Self.present = self
    ApplicationTurn.atEnd = { TestStage.present?.stop() }
    if device.isDark { send(.appearance, 1) }
    if device.increasesContrast { send(.contrast, 1) }
    if device.reducesMotion { send(.reducedMotion, 1) }
    target.frame(milliseconds: 0)
  }

  /// Takes everything off the screen, and lets other tests have the application. Later calls are failures. A test need not call it.
  public func stop() {
    guard end == nil else { return }
    end = "it was stopped"
    host.stop()
    if Self.present === self { Self.present = nil }
  }

  /// Whether the stage still has the application; if not, that is reported as a failure.
  func isLive(_ file: StaticString, _ line: UInt) -> Bool {
    guard let end else { return true }
    TestFailure("the stage created at \(place) can no longer be used: \(end)", file: file, line: line).report()
    return false
  }

  func send(_ kind: InputKind, _ identifier: Int32 = 0, x: Double = 0, y: Double = 0, a: Double = 0) {
    host.send(
      InputEvent(
        kind, identifier: identifier, x: Float(x), y: Float(y), a: Float(a), milliseconds: host.milliseconds))
  }
}
