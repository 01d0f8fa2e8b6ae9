// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// An application that stores the settings that it reads at its launch.
private final class StageReader: UIResponder, UIApplicationDelegate {
  static var launches: [[String]] = []
  static var opened: [String] = []
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let traits = UITraitCollection.current
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    Self.launches.append([
      traits.userInterfaceStyle == .dark ? "dark" : "light", traits.preferredContentSizeCategory.rawValue,
      traits.layoutDirection == .rightToLeft ? "right to left" : "left to right",
      UIAccessibility.isReduceMotionEnabled ? "reduced motion" : "motion", "\(window.safeAreaInsets.top)",
      HostRequests.canAnswer(.open) ? "opens files" : "no files", "\(UIScreen.main.bounds.width)",
    ])
    self.window = window
    return true
  }

  func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    Self.opened.append(url.absoluteString)
    return true
  }
}

/// An application that shows no window.
private final class StageWithoutWindow: UIResponder, UIApplicationDelegate {}

/// Tests the host of `sprung live`, windows and pictures, whose application runs in a separate process.
@Suite("The stage of a process", .oneApplication) @MainActor
struct ProcessStageTests {
  private let stage: ProcessStage
  private let other: Int32

  init() {
    UIApplication.shared.reset()
    StageReader.launches = []
    StageReader.opened = []
    var ends: [Int32] = [0, 0]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    stage = ProcessStage(descriptor: ends[0])
    other = ends[1]
    stage.start = ApplicationStart(delegateClass: StageReader.self)
  }

  private func send(_ events: InputEvent...) {
    var records = [UInt8](repeating: 0, count: events.count * StageProtocol.inputRecordSize)
    records.withUnsafeMutableBytes { bytes in
      for (index, event) in events.enumerated() {
        event.encode(to: bytes.baseAddress! + index * StageProtocol.inputRecordSize)
      }
    }
    stage.take(.input(records))
  }

  /// Returns the kinds of the messages that the stage has sent.
  private func answers() throws -> [String] {
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = recv(other, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    var reader = ProcessMessageReader()
    reader.append(bytes.prefix(max(0, count)))
    var found: [String] = []
    while let message = try reader.next() {
      switch message {
      case .shown: found.append("shown")
      case .titled: found.append("titled")
      default: found.append("other")
      }
    }
    return found
  }

  @Test("launches the application in the first frame, after the settings of the host")
  func settings() throws {
    stage.take(.begin(width: 390, height: 844, scale: 3))
    #expect(StageReader.launches.isEmpty && UIApplication.shared.windows.isEmpty)
    send(
      InputEvent(.reducedMotion, identifier: 1, milliseconds: 5),
      InputEvent(.direction, identifier: 1, milliseconds: 5), InputEvent(.appearance, identifier: 1, milliseconds: 5))
    send(
      InputEvent(.contentSize, identifier: 5, milliseconds: 5), InputEvent(.safeArea, identifier: 1, milliseconds: 5),
      InputEvent(.abilities, identifier: Int32(bitPattern: StageAbilities.all.rawValue), milliseconds: 5))
    #expect(StageReader.launches.isEmpty)
    stage.take(.frame(milliseconds: 10))
    #expect(
      StageReader.launches == [
        [
          "dark", UIContentSizeCategory.extraExtraLarge.rawValue, "right to left", "reduced motion", "47.0",
          "opens files", "390.0",
        ]
      ])
    #expect(try answers() == ["shown"])
    stage.take(.frame(milliseconds: 26))
    #expect(StageReader.launches.count == 1)
    #expect(try answers() == ["shown"])
  }

  @Test("launches with the defaults if the host sends no settings, and at most once")
  func defaults() {
    stage.take(.begin(width: 320, height: 480, scale: 2))
    stage.take(.begin(width: 500, height: 500, scale: 2))
    stage.take(.frame(milliseconds: 0))
    #expect(
      StageReader.launches == [
        ["light", UIContentSizeCategory.large.rawValue, "left to right", "motion", "0.0", "no files", "320.0"]
      ])
  }

  @Test("is sent a size before the launch, which wins over the initial size")
  func size() {
    stage.take(.begin(width: 320, height: 480, scale: 2))
    send(InputEvent(.resize, x: 640, y: 480, a: 1, milliseconds: 0))
    stage.take(.frame(milliseconds: 0))
    #expect(StageReader.launches.first?.last == "640.0")
    #expect(UIApplication.shared.windows.first?.frame == CGRect(x: 0, y: 0, width: 640, height: 480))
  }

  @Test("does not launch before it has a size")
  func withoutSize() {
    stage.take(.frame(milliseconds: 0))
    #expect(StageReader.launches.isEmpty)
  }

  @Test("delivers files and links after the launch, in order")
  func opening() {
    stage.take(.open("https://example.org/early"))
    stage.take(.begin(width: 320, height: 480, scale: 2))
    stage.take(.open("file:///first.txt"))
    stage.take(.open("file:///second.txt"))
    #expect(StageReader.opened.isEmpty)
    stage.take(.frame(milliseconds: 0))
    #expect(StageReader.opened == ["file:///first.txt", "file:///second.txt"])
    stage.take(.open("file:///third.txt"))
    #expect(StageReader.opened.last == "file:///third.txt")
  }

  @Test("reports an application without a window in the first frame")
  func noWindow() throws {
    stage.start = ApplicationStart(delegateClass: StageWithoutWindow.self)
    let faults = Diagnostics.recording {
      stage.take(.begin(width: 320, height: 480, scale: 2))
      stage.take(.frame(milliseconds: 0))
    }
    #expect(faults.map(\.kind) == ["noWindow"])
    #expect(try answers() == ["shown"])
  }
}
