// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

@Suite(.serialized) struct ExportTests {
  /// Runs `sprung export` with the given scripts in the first folder of the search path. `wasm-opt` is always replaced.
  private func export(
    in checkout: borrowing SampleCheckout, wasmOpt: String, with words: [String] = []
  ) throws -> SprungBinary.Outcome {
    let tools = checkout.root.appendingPathComponent("tools")
    try write("tools/wasm-opt", wasmOpt, in: checkout)
    let path = tools.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    return try SprungBinary(["export", "out", "--gallery"] + words, in: checkout.root, with: ["PATH": path]).finish()
  }

  private func write(_ name: String, _ script: String, in checkout: borrowing SampleCheckout) throws {
    let file = checkout.root.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "#!/bin/sh\n\(script)\n".write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  /// A script that behaves as if `wasm-opt` were not installed.
  private let isMissing = "exit 127"

  @Test func writesAllFilesAndStripsTheModule() throws {
    let checkout = try SampleCheckout()
    let outcome = try export(in: checkout, wasmOpt: isMissing)
    #expect(outcome.code == 0)
    #expect(outcome.error == "")
    #expect(outcome.output.contains("wasm-opt was not found"))
    let folder = checkout.root.appendingPathComponent("out")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == [SiteExport.mark, "_headers", "app.wasm", "gallery", "index.html", "sources.json"])
    let module = [UInt8](try Data(contentsOf: folder.appendingPathComponent("app.wasm")))
    #expect(module == Array(SampleCheckout.module[0..<8] + SampleCheckout.module[13..<19]))
    #expect(outcome.output.contains("app.wasm: 14 bytes, "))
    #expect(outcome.output.contains(" bytes gzip"))
    #expect(outcome.output.contains("in all: "))
  }

  @Test func exportContainsOptimizedModule() throws {
    let checkout = try SampleCheckout()
    // This script simulates an optimizer that removes the types, so the result is the module without its third section.
    let outcome = try export(
      in: checkout,
      wasmOpt: """
        if [ "$1" = --version ]; then exit; fi
        [ "$1 $2 $4" = "-Oz --detect-features -o" ] && head -c 13 "$3" > "$5"
        """)
    #expect(outcome.code == 0)
    #expect(!outcome.output.contains("wasm-opt"))
    let module = try Data(contentsOf: checkout.root.appendingPathComponent("out/app.wasm"))
    #expect([UInt8](module) == Array(SampleCheckout.module[0..<8]))
  }

  /// Tests that a missing optimizer is installed. A script simulates the installer, which creates the program.
  @Test func missingOptimizerIsInstalledFirst() throws {
    let checkout = try SampleCheckout()
    try write("tools/apt-get", "exit 0", in: checkout)
    try write("prepared/wasm-opt", #"[ "$1" = --version ] || head -c 13 "$3" > "$5""#, in: checkout)
    try write("prepared/brotli", "exit 0", in: checkout)
    try write(
      "Scripts/setup-export",
      """
      echo Installing both
      echo Reading package lists...
      cd "$(dirname "$0")/.." && cp prepared/* tools
      """, in: checkout)
    let outcome = try export(in: checkout, wasmOpt: isMissing)
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("Installing both\n"))
    #expect(!outcome.output.contains("package lists"))
    #expect(!outcome.output.contains("was not found"))
    let module = try Data(contentsOf: checkout.root.appendingPathComponent("out/app.wasm"))
    #expect([UInt8](module) == Array(SampleCheckout.module[0..<8]))
  }

  @Test func withoutPermissionsNothingIsAnnouncedOrInstalled() throws {
    let checkout = try SampleCheckout()
    try write("tools/id", "echo 1000", in: checkout)
    try write("tools/sudo", "exit 1", in: checkout)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Scripts/setup-export")
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [script.path]
    // The search path contains only these programs, regardless of those installed on this machine.
    process.environment = ["PATH": checkout.root.appendingPathComponent("tools").path]
    process.standardOutput = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(said.isEmpty)
  }

  @Test func developmentModuleIsExportedAsBuilt() throws {
    let checkout = try SampleCheckout()
    try write("Scripts/setup-export", "echo Installing both", in: checkout)
    try write("tools/apt-get", "exit 0", in: checkout)
    let outcome = try export(in: checkout, wasmOpt: isMissing, with: ["--development"])
    #expect(outcome.code == 0)
    #expect(!outcome.output.contains("Installing") && !outcome.output.contains("wasm-opt"))
    let builds = try FileManager.default.contentsOfDirectory(atPath: checkout.root.appendingPathComponent("Web").path)
    #expect(builds.sorted() == [".build-wasm-development", "Site"])
    #expect(FileManager.default.fileExists(atPath: checkout.root.appendingPathComponent("out/app.wasm").path))
  }

  @Test func disallowedInstallationIsSkipped() throws {
    let checkout = try SampleCheckout()
    try write("Scripts/setup-export", "echo Installing both; touch installed", in: checkout)
    try write("tools/apt-get", "exit 0", in: checkout)
    let outcome = try export(in: checkout, wasmOpt: isMissing, with: ["--no-install"])
    #expect(outcome.code == 0)
    #expect(!outcome.output.contains("Installing"))
    #expect(outcome.output.contains("wasm-opt was not found"))
  }

  @Test func failingOptimizerEndsExport() throws {
    let checkout = try SampleCheckout()
    let outcome = try export(
      in: checkout, wasmOpt: "if [ \"$1\" != --version ]; then echo 'Fatal: no such feature' >&2; exit 1; fi")
    #expect(outcome.code == 1)
    #expect(outcome.errorLines.first == "Fatal: no such feature")
    #expect(outcome.error.contains("wasm-opt failed (exit code 1); see the messages above"))
    #expect(!FileManager.default.fileExists(atPath: checkout.root.appendingPathComponent("out").path))
  }

  @Test func previousExportIsReplacedAndOtherFilesAreKeptAndReported() throws {
    let checkout = try SampleCheckout()
    let site = checkout.root.appendingPathComponent("Web/Site/old.js")
    try "old".write(to: site, atomically: true, encoding: .utf8)
    #expect(try export(in: checkout, wasmOpt: isMissing).code == 0)
    let out = checkout.root.appendingPathComponent("out")
    for (name, text) in ["CNAME": "example.com", ".git/HEAD": "ref: refs/heads/main"] {
      let file = out.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try FileManager.default.removeItem(at: site)
    let second = try export(in: checkout, wasmOpt: isMissing)
    #expect(second.code == 0 && second.error == "")
    #expect(
      second.output.contains(
        "\nkept .git/: sprung export did not write it\nkept CNAME: sprung export did not write it\n"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: out.path).sorted()
        == [".git", SiteExport.mark, "CNAME", "_headers", "app.wasm", "gallery", "index.html", "sources.json"])
    #expect(try String(contentsOf: out.appendingPathComponent(".git/HEAD"), encoding: .utf8) == "ref: refs/heads/main")
  }

  @Test func changedFileIsKeptAndExportIsIncomplete() throws {
    let checkout = try SampleCheckout()
    #expect(try export(in: checkout, wasmOpt: isMissing).code == 0)
    let page = checkout.root.appendingPathComponent("out/index.html")
    try "mine".write(to: page, atomically: true, encoding: .utf8)
    let second = try export(in: checkout, wasmOpt: isMissing)
    #expect(second.code == 1)
    #expect(second.output.contains("\nkept index.html: it was changed after sprung export wrote it\n"))
    #expect(
      second.errorLines.count == 1 && second.error.contains("is incomplete, because 1 file could not be replaced")
    )
    #expect(try String(contentsOf: page, encoding: .utf8) == "mine")
  }

  @Test func unrelatedFolderIsRejectedWithoutChanges() throws {
    let checkout = try SampleCheckout()
    let folder = checkout.root.appendingPathComponent("home")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "mine".write(to: folder.appendingPathComponent("letter.txt"), atomically: true, encoding: .utf8)
    let outcome = try SprungBinary.run(["export", "home", "--gallery"], in: checkout.root)
    #expect(outcome.code == 2)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.error.contains("contains files that sprung export did not write; pass a new or empty folder"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["letter.txt"])
  }

  @Test func fileIsRejected() throws {
    let checkout = try SampleCheckout()
    let outcome = try SprungBinary.run(["export", "secret.txt", "--gallery"], in: checkout.root)
    #expect(outcome.code == 2)
    #expect(outcome.error.contains("is a file; pass a folder"))
  }
}
