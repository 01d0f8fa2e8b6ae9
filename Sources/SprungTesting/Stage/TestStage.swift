// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungScript
import SprungStage
import UIKit

/// A controller or an application on a simulated device, with touches, keys and a virtual clock.
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
/// Time only passes in calls that advance it, one frame at a time and as fast as possible. The same calls produce the
/// same frames on every machine. A process has one application and therefore one stage: a new stage ends the previous
/// one. Swift Testing runs tests in parallel, so mark suites with `@Suite(.uiKit)`. Without this trait, a stage that
/// would replace the stage of another test throws `TestStageError.applicationInUse`. Code that does not use `await`
/// during the lifetime of its stage is never interrupted, because it runs on the main actor.
@preconcurrency @MainActor
public final class TestStage {
  /// The initial device. `resize(to:)` and similar methods do not change this property.
  public let device: TestDevice
  /// The host that runs the application, with its frames, its input and its displayed content.
  public let host: HeadlessHost

  let player: ScriptPlayer
  let target: TestStageTarget
  /// The current size of the stage, in points.
  public internal(set) var size: CGSize
  /// The source location of the stage's creation, for messages.
  private let place: String
  /// The Swift Testing test that created the stage.
  private let test: String?
  /// The reason why the stage can no longer be used; nil while it can be used.
  private var end: String?

  /// The stage that currently owns the application.
  private static weak var present: TestStage?

  /// Restarts the application on `device` with a controller, and renders the first frame at time 0.
  ///
  /// Throws if another Swift Testing test is using the application.
  public convenience init(
    _ device: TestDevice = .phone, file: StaticString = #filePath, line: UInt = #line,
    showing makeController: @MainActor () -> UIViewController
  ) throws {
    try self.init(device, file, line) {
      HeadlessHost(
        size: device.size, scale: device.scale, contentSizeCategory: device.textSize, layoutDirection: device.direction,
        hasDeviceInsets: true, settings: device.settings, makeController: makeController)
    }
  }

  /// Restarts the application on `device` with an instance of the delegate class, as `@main` on that class does, and
  /// renders the first frame.
  ///
  /// Throws if another Swift Testing test is using the application.
  public convenience init(
    application delegateClass: any UIApplicationDelegate.Type, on device: TestDevice = .phone,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try self.init(device, file, line) {
      HeadlessHost(
        application: delegateClass, size: device.size, scale: device.scale, contentSizeCategory: device.textSize,
        layoutDirection: device.direction, hasDeviceInsets: true, settings: device.settings)
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
    target.frame(milliseconds: 0)
  }

  /// Removes everything from the screen and releases the application for other tests. Later calls report failures.
  /// Calling this method is optional.
  public func stop() {
    guard end == nil else { return }
    end = "it was stopped"
    host.stop()
    if Self.present === self { Self.present = nil }
  }

  /// Returns whether the stage still owns the application. Reports a failure if it does not.
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
