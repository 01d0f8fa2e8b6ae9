// SPDX-License-Identifier: MIT

import SprungGallery
import SprungGeometry
import SprungHost
import SprungScript
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Plays each demo's own script and compares the state hash of each frame with `Goldens/demos/NAME.txt`.
///
/// The results of the WebAssembly module in wasmkit and Chromium are compared with the same files.
@Suite(.oneApplication) @MainActor struct DemoGoldenTests {
  private func digits(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  @Test func everyFrameOfEveryDemoMatchesGoldenHash() throws {
    try #require(!Gallery.demos.isEmpty)
    for demo in Gallery.demos {
      let session = Session(demo)
      defer { session.end() }
      let player = ScriptPlayer(demo.script, on: session)
      var lines: [String] = []
      var chain = StateHash()
      player.afterFrame = { milliseconds in
        lines.append("\(milliseconds) \(self.digits(session.stateHash))")
        chain.combine(session.stateHash)
      }
      try player.play()
      expectGolden(
        "demos/\(demo.name)", lines, remarks: ["Milliseconds and state hash of each frame of the demo's own script."])
      #expect(Session.goldenHash(of: demo) == chain.value, "\(demo.name) differs from its first run")
      Figures.count(1, "demos", of: "another machine")
      Figures.count(lines.count, "frames", of: "another machine")
    }
  }

  /// The demos that move without touches.
  private static let moving = ["newtons-cradle", "magnetic-marbles"]

  @Test func stateDoesNotDependOnFrameRate() throws {
    var lines: [String] = []
    for name in Self.moving {
      let demo = try #require(Gallery.demo(named: name))
      let reference = Session.hash(of: demo, rate: 60, jitter: false)
      #expect(Session.hash(of: demo, rate: 60, jitter: false, seconds: 1.5) != reference, "\(name) rests")
      for rate in Session.comparedRates {
        for jitter in [false, true] {
          #expect(
            Session.hash(of: demo, rate: rate, jitter: jitter) == reference,
            "\(name) moves differently at \(rate) Hz\(jitter ? " with jitter" : "")")
          Figures.count(1, "runs", of: "another refresh rate")
        }
      }
      lines.append("\(name) \(digits(reference))")
    }
    expectGolden("rates", lines, remarks: ["State hash after two untouched seconds, the same at every frame rate."])
  }
}
