// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage
import UIKit

/// A window of random size and scale with its clock.
@MainActor class FuzzedScreen {
  private static let widths: [Float] = [390, 320.5, 333.25, 201.75, 700]
  private static let scales: [Float] = [1, 1.5, 2, 3]
  let check: FuzzCheck
  let root = FuzzedLayoutController()
  let window: UIWindow
  var reader: FuzzReader
  private var time = 0.0
  /// Receives the frames.
  private let encoder = FrameEncoder()

  init(_ bytes: [UInt8], _ check: FuzzCheck) {
    reader = FuzzReader(bytes)
    self.check = check
    UIApplication.shared.reset()
    let width = CGFloat(reader.element(of: Self.widths) ?? 390)
    UIScreen.main.configure(
      size: CGSize(width: width, height: 500), scale: CGFloat(reader.element(of: Self.scales) ?? 2))
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  func tick(_ count: Int) {
    for _ in 0..<count {
      time += 1.0 / 60
      UIApplication.shared.tick(timestamp: time, into: encoder)
    }
  }

  /// Waits until everything is at rest. It is a finding if that takes longer than `seconds`.
  func rest(after seconds: Int) {
    var frames = 0
    repeat {
      tick(10)
      frames += 10
    } while UIApplication.shared.wantsFrame && frames < seconds * 60
    check.expect(!UIApplication.shared.wantsFrame, "the app is not at rest after \(seconds) s")
  }

  /// Changes the size of the window or the text size.
  func changeSurroundings() {
    if reader.bool() {
      let width = reader.element(of: Self.widths) ?? 390
      let scale = reader.isOneIn(4) ? reader.element(of: Self.scales) ?? 2 : Float(UIScreen.main.scale)
      UIApplication.shared.handle(InputEvent(.resize, x: width, y: 500, a: scale, milliseconds: time * 1000))
    } else {
      UIApplication.shared.handle(
        InputEvent(.contentSize, identifier: Int32(reader.int(in: 0..<10)), milliseconds: time * 1000))
    }
  }
}
