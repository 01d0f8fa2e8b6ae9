// SPDX-License-Identifier: MIT

import Foundation

extension BrowserLibrary {
  /// Builds the library unless it has already been built. The first build takes minutes, so a message is printed.
  func build() throws {
    if isBuilt { return }
    let manager = FileManager.default
    let shelf = Self.shelf(of: checkout)
    try manager.createDirectory(at: shelf, withIntermediateDirectories: true)
    // If another command is building the library, wait here and then use its result.
    let lock = try FolderLock(shelf)
    defer { lock.release() }
    if isBuilt { return }
    let times = BuildTimes(shelf.appendingPathComponent("times.json"))
    let what = "library-\(mode.rawValue)"
    let usual =
      times[what].map { "\(Int($0.rounded())) s last time" }
      ?? "about \(mode == .optimized ? 3 : 2) minutes on two cores"
    Console.print(
      "Compiling the library for the browser, \(mode == .optimized ? "optimized" : "once for all apps"): \(usual)")
    let start = ContinuousClock.now
    let work = shelf.appendingPathComponent("unfinished")
    try? manager.removeItem(at: work)
    let inner = BrowserLibrary(self, in: work)
    try inner.make()
    // The folder gets its final name only when the build is complete. Builds of other versions of the sources are
    // removed.
    for name in try manager.contentsOfDirectory(atPath: shelf.path) where name.hasPrefix(mode.rawValue + "-") {
      try? manager.removeItem(at: shelf.appendingPathComponent(name))
    }
    try manager.moveItem(at: work, to: folder)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    times.set(what, to: seconds)
    Console.print("The library is compiled (\(Int(seconds.rounded())) s) and cached in \(shelf.path)")
  }

  private init(_ other: BrowserLibrary, in folder: URL) {
    checkout = other.checkout
    toolchain = other.toolchain
    mode = other.mode
    key = other.key
    self.folder = folder
  }

  private func make() throws {
    let manager = FileManager.default
    let c = folder.appendingPathComponent("C")
    for place in [modules, c] { try manager.createDirectory(at: place, withIntermediateDirectories: true) }
    let include = checkout.web.appendingPathComponent("Sources/CEmbedded/include").path
    try Data("module CEmbedded { umbrella \"\(include)\" export * }\n".utf8)
      .write(to: modules.appendingPathComponent("CEmbedded.modulemap"))
    for file in Self.runtime(of: checkout) where file.pathExtension == "c" {
      try call(
        BrowserToolchain.clang(checkout) + [
          file.path, "-o", c.appendingPathComponent(file.lastPathComponent + ".o").path,
        ])
    }
    let swift = BrowserToolchain.swift(checkout, modules: modules)
    let empty = folder.appendingPathComponent("Empty.swift")
    try Data().write(to: empty)
    let concurrency = Self.runtime(of: checkout).filter { $0.pathExtension == "swift" }.map(\.path)
    try call(
      swift + mode.swift + ["-parse-as-library", "-enable-experimental-feature", "BuiltinModule"]
        + module("_Concurrency") + concurrency)
    for name in Self.names { try call(swift + mode.swift + ["-parse-as-library"] + module(name) + [empty.path]) }
    // All sources are compiled in a single run, because the compiler driver would otherwise compile them twice: once
    // for the module file and once for the object file. The compiler allocates gigabytes of small objects, and large
    // pages save an eighth of the time.
    try call(
      ["GLIBC_TUNABLES=glibc.malloc.hugetlb=1"] + swift + mode.swift + [
        "-parse-as-library", "-no-emit-module-separately-wmo",
      ] + module("UIKit")
        + [mode == .optimized ? mode.form.flag : "-c", "-o", object.path] + Self.sources(of: checkout).map(\.path))
  }

  private func module(_ name: String) -> [String] {
    [
      "-module-name", name, "-emit-module", "-emit-module-path",
      modules.appendingPathComponent(name + ".swiftmodule").path,
    ]
  }

  private func call(_ arguments: [String]) throws {
    let said = try Captured.tool(arguments)
    guard said.code == 0 else {
      for line in said.lines.filter({ $0.contains("error:") }).prefix(20) { Console.error(line) }
      throw CommandFailure.work(
        "the library could not be compiled for the browser (exit code \(said.code)); see the messages above")
    }
  }
}
