// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

/// Tests the file names, page and compressed copies in the export of an app that has already been built.
@Suite(.serialized) struct AppExportTests {
  /// A checkout that contains the page of an app, and a module to export.
  private final class Sample {
    let checkout: SampleCheckout
    var root: URL { checkout.root }
    var folder: URL { root.appendingPathComponent("out") }
    var module: URL { root.appendingPathComponent("App.wasm") }

    init() throws {
      checkout = try SampleCheckout()
      let page = root.appendingPathComponent("Web/AppSite")
      try FileManager.default.createDirectory(at: page, withIntermediateDirectories: true)
      try Data("<title>{{title}}</title><a href=\"{{module}}\"><a href=\"{{script}}\">{{head}}\n".utf8)
        .write(to: page.appendingPathComponent("index.html"))
      try Data("const NAME = \"{{cache}}\";\nconst FILES = {{files}};\n".utf8)
        .write(to: page.appendingPathComponent("offline.js"))
      let site = root.appendingPathComponent("Web/Site")
      let script = "import \"./player.js\";\n" + String(repeating: "// much of the same\n", count: 40)
      try Data(script.utf8).write(to: site.appendingPathComponent("sprung-app.js"))
      try Data("export {};\n".utf8).write(to: site.appendingPathComponent("player.js"))
      try Data(SampleCheckout.module).write(to: module)
    }

    func export(isOffline: Bool = false, packings: [Packing] = Packing.allCases) throws -> [String] {
      try AppExport(
        app: "My <App>", checkout: Checkout(root: root), module: module, isOffline: isOffline, packings: packings
      ).write(to: folder).entries.map(\.name)
    }

    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
  }

  @Test func fileNamesContainHashAndPageRefersToThem() throws {
    let sample = try Sample()
    let names = try sample.export()
    let module = try #require(names.first { $0.hasSuffix(".wasm") })
    let script = try #require(names.first { $0.hasSuffix("/sprung-app.js") })
    #expect(module.wholeMatch(of: /My--App--[0-9a-f]{16}\.wasm/) != nil)
    #expect(script.wholeMatch(of: /sprung-[0-9a-f]{16}\/sprung-app\.js/) != nil)
    #expect(names.contains("sprung-app.js") && names.contains("app.webmanifest") && !names.contains("offline.js"))
    #expect(!names.contains { $0.hasSuffix("host.js") })
    let page = try sample.text("index.html")
    #expect(page.contains("<title>My &lt;App&gt;</title>"))
    #expect(page.contains("href=\"\(module)\"") && page.contains("href=\"\(script)\""))
    #expect(try sample.text("sprung-app.js") == "export * from \"./\(script)\";\n")
    // The file names must depend only on the content of the files.
    #expect(try sample.export() == names)
    try Data(SampleCheckout.module.dropLast(7)).write(to: sample.module)
    #expect(try sample.export() == names)
    try Data(SampleCheckout.module + [0x04, 0x01, 0x00]).write(to: sample.module)
    let changed = try sample.export()
    #expect(!changed.contains(module) && changed.contains(script))
  }

  @Test func smallerCompressedCopiesAreStoredBesideFiles() throws {
    let sample = try Sample()
    let script = try #require(try sample.export().first { $0.hasSuffix("/sprung-app.js") })
    let manager = FileManager.default
    #expect(manager.fileExists(atPath: sample.folder.appendingPathComponent(script + ".gz").path))
    #expect(!manager.fileExists(atPath: sample.folder.appendingPathComponent("sprung-app.js.gz").path))
  }

  @Test func copiesAreWrittenOnlyInRequestedFormats() throws {
    let sample = try Sample()
    let script = try #require(try sample.export(packings: [.gzip]).first { $0.hasSuffix("/sprung-app.js") })
    let names = try FileManager.default.subpathsOfDirectory(atPath: sample.folder.path)
    #expect(names.contains(script + ".gz") && !names.contains { $0.hasSuffix(".br") })
  }

  @Test func serviceWorkerCachesAllFilesUnderUniqueNames() throws {
    let sample = try Sample()
    let names = try sample.export(isOffline: true)
    let worker = try sample.text("offline.js")
    for name in names where !["offline.js", "_headers"].contains(name) {
      #expect(worker.contains("\"\(name)\""), "\(name)")
    }
    #expect(worker.contains("\"./\""))
    #expect(worker.contains(/const NAME = "My--App- [0-9a-f]{16}";/))
    // The page's content security policy does not allow inline scripts, so a separate file registers the service
    // worker.
    #expect(try sample.text("index.html").contains("<script src=\"offline-start.js\" defer></script>"))
    #expect(try sample.text("offline-start.js") == "navigator.serviceWorker?.register(\"offline.js\");\n")
  }

  @Test func exportedFilesCannotBeFramed() throws {
    let sample = try Sample()
    #expect(try sample.export().contains("_headers"))
    let headers = try sample.text("_headers").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(headers.first == "/*" && headers.contains("Content-Security-Policy: frame-ancestors 'none'"))
  }

  @Test(
    "A page of the checkout allows only its own scripts and modules",
    arguments: ["Site/index.html", "Site/live.html", "AppSite/index.html"])
  func policies(page: String) throws {
    let text = try String(contentsOf: Checkout.find().web.appendingPathComponent(page), encoding: .utf8)
    let match = try #require(text.firstMatch(of: /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/))
    let rules = match.1.split(separator: "; ")
    #expect(rules.contains("default-src 'none'") && rules.contains("script-src 'self' 'wasm-unsafe-eval'"))
    #expect(
      rules.contains("base-uri 'none'") && rules.contains("form-action 'none'") && rules.contains("connect-src 'self'"))
    // The policy applies only to content that follows it in the page, so it must precede all scripts and styles.
    let policy = text[..<match.range.upperBound]
    #expect(!policy.contains("<script") && !policy.contains("<link") && !policy.contains("<style"))
    #expect(!text.contains("<script>"))
  }

  @Test func templatePlaceholdersAreFilledInOnePass() {
    #expect(AppPage.filled("a {{x}} {{y}} {{", ["x": "{{y}}", "y": "1"]) == "a {{y}} 1 {{")
  }
}
