// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

/// Tests bundles of programs that have already been built.
@Suite struct LinuxBundleTests {
  private func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sprung bundle \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func programsNameTheirLibrariesAndGetAnotherSearchPath() throws {
    var program = try #require(ELFFile(Data(contentsOf: SprungBinary.url)))
    #expect(program.needed.contains("libswiftCore.so") && program.needed.contains("libc.so.6"))
    let fits = program.setSearchPath("$ORIGIN")
    #expect(fits)
    let changed = try #require(ELFFile(program.data))
    #expect(changed.needed == program.needed)
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("program")
    try program.data.write(to: file)
    let said = try Captured.tool(["readelf", "-d", file.path])
    #expect(said.lines.contains { $0.contains("runpath: [$ORIGIN]") })
    let isTooLong = !program.setSearchPath(String(repeating: "x", count: 4096))
    #expect(isTooLong)
  }

  @Test func damagedFilesAreRejected() throws {
    #expect(ELFFile(Data()) == nil)
    #expect(ELFFile(Data("#!/bin/sh\n".utf8)) == nil)
    let data = try Data(contentsOf: SprungBinary.url).prefix(100)
    #expect(ELFFile(Data(data)) == nil)
  }

  @Test func librariesOfTheSystemStayWhereTheyAre() throws {
    let libraries = try BundledLibraries(built: [])
    let files = try libraries.files(neededBy: [BundledLibraries.read(SprungBinary.url)])
    #expect(files["libswiftCore.so"] != nil && files["lib_FoundationICU.so"] != nil)
    #expect(files["libc.so.6"] == nil && files["libm.so.6"] == nil)
  }

  @Test func filesOfABundle() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let assets = folder.appendingPathComponent("assets")
    try FileManager.default.createDirectory(at: assets, withIntermediateDirectories: true)
    try Data("<svg/>".utf8).write(to: assets.appendingPathComponent("7.svg"))
    let bundle = LinuxBundle(
      name: "Hello", title: "Hello & more", application: SprungBinary.url, window: SprungBinary.url,
      options: ["--assets", "@/assets"], icon: BundleIcon(initialOf: "hello"), resources: ["assets": assets],
      libraries: try BundledLibraries(built: []), checkout: try Checkout.find(), keepsSymbols: false)
    let target = folder.appendingPathComponent("out")
    let (sizes, kept) = try bundle.write(to: target)
    #expect(kept.isEmpty)
    let names = Set(sizes.map(\.name))
    for name in [
      "bin/Hello", "lib/Hello/Hello", "lib/Hello/libswiftCore.so", "lib/Hello/assets/7.svg",
      "lib/Hello/window.arguments", "share/applications/Hello.desktop", "share/doc/Hello/LICENSE-Sprung",
      "share/icons/hicolor/scalable/apps/Hello.svg",
    ] { #expect(names.contains(name), "\(name)") }
    func text(_ path: String) throws -> String {
      try String(contentsOf: target.appendingPathComponent(path), encoding: .utf8)
    }
    #expect(try text("lib/Hello/window.arguments") == "--title\nHello & more\n--assets\n@/assets\n@/Hello\n")
    #expect(try text("share/applications/Hello.desktop").contains("Name=Hello & more\nExec=Hello %U\n"))
    #expect(try text("share/icons/hicolor/scalable/apps/Hello.svg").contains(">H</text>"))
    #expect(FileManager.default.isExecutableFile(atPath: target.appendingPathComponent("bin/Hello").path))
    // The stripped program must be smaller, and it must run with the bundled libraries.
    #expect(
      try Data(contentsOf: target.appendingPathComponent("bin/Hello")).count < Data(contentsOf: SprungBinary.url).count)
    let said = try Captured.run(target.appendingPathComponent("lib/Hello/Hello"), ["--version"])
    #expect(said.code == 0)
  }

  @Test func iconsAreSquarePicturesOfKnownFormats() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    func png(_ width: UInt8, _ height: UInt8) -> Data {
      Data(
        [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, width, 0, 0, 0, height])
    }
    let set = folder.appendingPathComponent("Assets.xcassets/AppIcon.appiconset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    #expect(BundleIcon(inCatalogBelow: folder) == nil)
    try png(64, 64).write(to: set.appendingPathComponent("a.png"))
    try png(128, 128).write(to: set.appendingPathComponent("b.png"))
    #expect(BundleIcon(inCatalogBelow: folder)?.folder == "128x128/apps")
    let wide = folder.appendingPathComponent("wide.png")
    try png(64, 32).write(to: wide)
    #expect(throws: CommandFailure.self) { try BundleIcon(wide) }
    #expect(throws: CommandFailure.self) { try BundleIcon(folder.appendingPathComponent("absent.png")) }
  }
}
