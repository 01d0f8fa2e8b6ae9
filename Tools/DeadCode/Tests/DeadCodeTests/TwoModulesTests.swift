// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeadCode

/// Tests two modules that are compiled with the actual compiler, processed by the pass, linked, and run in an
/// interpreter.
struct TwoModulesTests {
  private static let library = """
    open class Shape {
      public init() {}
      open func sides() -> Int { 0 }
      open func neverAsked() -> Int { 77 }
    }
    public final class Circle: Shape {
      override public func sides() -> Int { 1 }
      public func neverMade() -> Int { 78 }
    }
    public final class Screen {
      public static let main = Screen()
      public var width = 320
      public init() {}
    }
    public final class Board {
      public func resize(_ width: Int) { Screen.main.width = width }
      private var shapes: [Shape] = []
      public init() {}
      public func add(_ shape: Shape) { shapes.append(shape) }
      public func sum() -> Int { shapes.reduce(0) { $0 + $1.sides() + (($1 as? Circle)?.neverMade() ?? 0) } }
    }
    """
  private static let app = """
    import Lib
    final class Square: Shape {
      override func sides() -> Int { 4 }
      override func neverAsked() -> Int { 79 }
    }
    @_expose(wasm, "answer") @_cdecl("answer") public func answer() -> Int {
      let board = Board()
      for count in 0..<3 { board.add(count == 1 ? Shape() : Square()) }
      board.resize(1000)
      return board.sum() + Screen.main.width
    }
    """
  private static let triple = "wasm32-unknown-none-wasm"

  /// Runs a tool. Returns the tool's output if it fails.
  private func tool(_ words: [String], in folder: URL) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(words.first!) failed: \(said)")
    return said
  }

  @Test func reachableCodeStaysAndUnreachableCodeIsRemoved() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dead-code-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("out"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let swift = [
      "swiftc", "-target", Self.triple, "-swift-version", "5", "-wmo", "-parse-as-library", "-suppress-warnings",
      "-Osize",
      "-lto=llvm-full", "-enable-experimental-feature", "Embedded", "-enable-experimental-feature", "Extern", "-I", ".",
      "-Xfrontend", "-enable-llvm-vfe", "-Xfrontend", "-disable-llvm-merge-functions-pass", "-emit-ir",
    ]
    for (name, text) in [("Lib", Self.library), ("App", Self.app)] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name + ".swift"))
      var words = swift + ["-module-name", name, "-o", name + ".ll", name + ".swift"]
      if name == "Lib" {
        words += ["-no-emit-module-separately-wmo", "-emit-module", "-emit-module-path", "Lib.swiftmodule"]
      }
      _ = try tool(words, in: folder)
    }
    let paths = ["Lib", "App"].map { folder.appendingPathComponent($0 + ".ll").path }
    try DeadCode.remove(from: paths, into: folder.appendingPathComponent("out").path)
    for name in ["Lib", "App"] {
      let clang = ["clang", "-target", Self.triple, "-Wno-override-module", "-flto", "-c", "-x", "ir"]
      _ = try tool(clang + ["out/\(name).ll", "-o", "\(name).bc"], in: folder)
    }
    let runtime = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../../Web/Sources/CEmbedded"
    ).standardizedFileURL
    var objects = ["Lib.bc", "App.bc"]
    for file in try FileManager.default.contentsOfDirectory(atPath: runtime.path).sorted() where file.hasSuffix(".c") {
      let clang = [
        "clang", "-target", Self.triple, "-Os", "-fno-builtin", "-mbulk-memory", "-I", runtime.path + "/include",
      ]
      _ = try tool(clang + ["-c", "\(runtime.path)/\(file)", "-o", file + ".o"], in: folder)
      objects.append(file + ".o")
    }
    _ = try tool(
      ["wasm-ld", "--no-entry", "--lto-O2", "--allow-multiple-definition", "--allow-undefined", "--export=answer"]
        + objects
        + ["-o", "App.wasm"], in: folder)
    let said = try tool(["wasmkit", "run", "App.wasm", "answer"], in: folder)
    #expect(said.contains("i32(1008)"))
    let module = try Data(contentsOf: folder.appendingPathComponent("App.wasm"))
    for gone in ["neverAsked", "neverMade"] { #expect(module.range(of: Data(gone.utf8)) == nil, "\(gone)") }
    // This name of a reachable method is found, so the search for unreachable ones above is valid.
    #expect(module.range(of: Data("answer".utf8)) != nil)
  }
}
