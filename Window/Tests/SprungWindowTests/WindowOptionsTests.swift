// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import Testing

@testable import SprungWindow

@Suite struct WindowOptionsTests {
  @Test("a program is launched with its arguments") func program() throws {
    let options = try WindowOptions(
      ["--size", "320x568", "--dark", "--frame-times", "a.txt", "/a/gallery", "wheel", "--more"])
    #expect(options.frameTimes == "a.txt")
    #expect(options.content == .program("/a/gallery", ["wheel", "--more"]))
    #expect((options.width, options.height) == (320, 568))
    #expect(options.preferences == [.appearance: 1])
  }

  @Test("a device sets the size, also in landscape", arguments: ["iphone-15", "iPhone 15"]) func device(name: String)
    throws
  {
    let options = try WindowOptions(["--landscape", "--device", name, "--gallery", "/a/gallery"])
    #expect((options.width, options.height) == (852, 393))
    #expect(options.content == .gallery("/a/gallery", first: nil))
  }

  @Test(
    "invalid options are rejected with a message",
    arguments: [
      ([], "usage"), (["--size", "0x5", "a"], "not a size"), (["--device", "phone", "a"], "no device"),
      (["--live", "x"], "needs a descriptor"), (["--shape", "1", "a"], "not an option"), (["--size"], "needs a value"),
    ])
  func refusals(arguments: [String], words: String) {
    let failure = #expect(throws: WindowFailure.self) { try WindowOptions(arguments) }
    #expect(failure?.description.contains(words) == true)
  }

  @Test("a bundle supplies its application and opens files") func bundle() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("bundle \(UUID().uuidString)")
    let folder = root.appendingPathComponent("lib/Hello")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try Data("--title\nHello you\n--size\n300x200\n@/Hello\n".utf8)
      .write(to: folder.appendingPathComponent("window.arguments"))
    let bundle = try #require(WindowBundle(program: root.appendingPathComponent("bin/Hello")))
    #expect(WindowBundle(program: root.appendingPathComponent("bin/Other")) == nil)
    let options = try WindowOptions(["--dark", "a.txt", "b.txt"], in: bundle)
    #expect(options.content == .program(folder.appendingPathComponent("Hello").path, []))
    #expect(options.title == "Hello you" && options.opened == ["a.txt", "b.txt"])
    #expect((options.width, options.height) == (300, 200) && options.preferences == [.appearance: 1])
  }
}
