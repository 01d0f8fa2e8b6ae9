// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite(.serialized) struct CommandLineTests {
  private let folder = FileManager.default.temporaryDirectory

  @Test(arguments: [
    "new", "live", "run", "serve", "export", "check", "list", "trace", "record", "replay", "diff", "render", "port",
    "bundle",
  ])
  func helpOfEachCommandContainsExample(name: String) throws {
    let outcome = try SprungBinary.run([name, "--help"], in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("Example: sprung \(name)"))
  }

  @Test(arguments: [
    ["nonsense"], ["serve", "--port", "many"], ["serve", "--port", "70000"], ["export"], ["trace", "a", "b"],
    ["new"], ["live", "--port", "x"], ["record"], ["replay"], ["replay", "a", "--expect", "zz"], ["diff", "a"],
    ["diff", "a", "b", "--against", "c"], ["render"], ["render", "a", "--svg", "b", "--at", "-1"],
    ["render", "a", "--png", "b", "--scale", "0"], ["render", "a", "--gif", "b", "--frames-per-second", "70"],
    ["run", "--device", "phone"], ["run", "wheel", "--release"], ["run", "--landscape"], ["bundle"],
    ["bundle", "a"], ["bundle", "--linux", "a", "--size", "0x5"],
    ["run", "--device", "ipad", "--size", "300x300"], ["port"], ["port", "a"], ["port", "a", "--into", "b", "--check"],
  ])
  func invalidArgumentsExitWithCode2(arguments: [String]) throws {
    let outcome = try SprungBinary.run(arguments, in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errorLines.first?.hasPrefix("Error: ") == true)
  }

  @Test func picturesReportMissingRequirements() throws {
    let picture = folder.appendingPathComponent("nowhere.png").path
    let outcome = try SprungBinary(
      ["render", "springy-carousel", "--png", picture], in: folder, with: ["PKG_CONFIG_LIBDIR": "/nonexistent"]
    ).finish()
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.error.contains("apt-get install libcairo2-dev libpango1.0-dev libgif-dev"))
    #expect(!FileManager.default.fileExists(atPath: picture))
  }

  @Test(arguments: [["run"], ["run", "wheel"], ["run", "--gallery"], ["bundle", "--linux", "--gallery", "absent"]])
  func windowsSayWhatTheyNeed(arguments: [String]) throws {
    let outcome = try SprungBinary(arguments, in: folder, with: ["PKG_CONFIG_LIBDIR": "/nonexistent"]).finish()
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.error.contains("apt-get install libgtk-4-dev"))
  }
}
