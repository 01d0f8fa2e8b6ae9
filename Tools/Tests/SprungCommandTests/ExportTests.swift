// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

@Suite(.serialized) struct ExportTests {
  @Test func writesAllFilesAndStripsTheModule() throws {
    let checkout = try SampleCheckout()
    let outcome = try SprungBinary.run(["export", "out"], in: checkout.root)
    #expect(outcome.code == 0)
    #expect(outcome.error == "")
    let folder = checkout.root.appendingPathComponent("out")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == [SiteExport.mark, "app.wasm", "gallery", "index.html", "sources.json"])
    let module = [UInt8](try Data(contentsOf: folder.appendingPathComponent("app.wasm")))
    #expect(module == Array(SampleCheckout.module[0..<8] + SampleCheckout.module[13..<19]))
    #expect(outcome.output.contains("app.wasm: 14 bytes, "))
    #expect(outcome.output.contains(" bytes gzip"))
    #expect(outcome.output.contains("in all: "))
  }

  @Test func anEarlierExportIsReplaced() throws {
    let checkout = try SampleCheckout()
    #expect(try SprungBinary.run(["export", "out"], in: checkout.root).code == 0)
    let stale = checkout.root.appendingPathComponent("out/stale.js")
    try "old".write(to: stale, atomically: true, encoding: .utf8)
    #expect(try SprungBinary.run(["export", "out"], in: checkout.root).code == 0)
    #expect(!FileManager.default.fileExists(atPath: stale.path))
  }

  @Test func aForeignFolderIsRefusedUntouched() throws {
    let checkout = try SampleCheckout()
    let folder = checkout.root.appendingPathComponent("home")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "mine".write(to: folder.appendingPathComponent("letter.txt"), atomically: true, encoding: .utf8)
    let outcome = try SprungBinary.run(["export", "home"], in: checkout.root)
    #expect(outcome.code == 2)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.error.contains("is not empty and no earlier export"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["letter.txt"])
  }

  @Test func aFileIsRefused() throws {
    let checkout = try SampleCheckout()
    let outcome = try SprungBinary.run(["export", "secret.txt"], in: checkout.root)
    #expect(outcome.code == 2)
    #expect(outcome.error.contains("is a file; name a folder"))
  }
}
