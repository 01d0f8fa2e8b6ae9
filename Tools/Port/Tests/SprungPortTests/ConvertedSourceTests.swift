// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SprungPort

/// Tests that collection conversions that the compiler finds are made explicit.
@Suite struct ConvertedSourceTests {
  private static let types = """
    public class View { var name = "" }
    public class Label: View {}
    public class Button: View {}
    public protocol Item: AnyObject {}
    extension View: Item {}
    func show(_ views: [View]) {}
    func add(_ items: [any Item]) {}
    public struct Outer { public class Base {}; public class Own: Base {} }

    """

  /// Returns a function's body after its conversions have been made explicit. The types in the body must not change.
  private func converted(_ body: String, _ arguments: String = "_ labels: [Label], _ buttons: [Button]") throws
    -> String
  {
    // The compiler emits code only for public declarations.
    let head = "public func run(\(arguments)) {\n"
    var text = Self.types + head + body + "\n}\n"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("conversions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Sample.swift")
    let program = Program.built("sprung-port")
    let options = ["swiftc", "-parse-as-library", "-wmo", "-module-name", "Sample", "-suppress-warnings"]
    // Nested collections require one iteration for each nesting level.
    for _ in 0..<3 {
      try text.write(to: file, atomically: true, encoding: .utf8)
      let shown = folder.appendingPathComponent("shown")
      #expect(try Program.run(program, ["--show", file.path, "--into", shown.path], in: folder).code == 0)
      let copy = shown.appendingPathComponent("Sample.swift")
      let answer = folder.appendingPathComponent("dump")
      // The dump is redirected to a file, because reading both output streams together could mix them within lines.
      let command = (options + ["-typecheck", "-Xfrontend", "-dump-ast", copy.path]).joined(separator: " ")
      let dump = try Program.run(
        URL(fileURLWithPath: "/bin/sh"), ["-c", "\(command) > \(answer.path)"], in: folder)
      #expect(dump.code == 0, "\(dump.lines)")
      let said = try Program.run(
        program, ["--convert", answer.path, copy.path, "--into", folder.path], in: folder)
      #expect(said.code == 0, "\(said.lines)")
      text = try String(contentsOf: file, encoding: .utf8)
      if said.lines == ["0 conversions"] { break }
    }
    // The `#sourceLocation` directive makes compiler messages refer to the original source.
    #expect(text.hasPrefix("#sourceLocation(file: \"\(file.path)\", line: 1)\n"))
    text.removeSubrange(..<text.index(after: text.firstIndex(of: "\n")!))
    let embedded = try Program.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      options + [
        "-target", "wasm32-unknown-none-wasm", "-enable-experimental-feature", "Embedded", "-c", file.path, "-o",
        folder.appendingPathComponent("Sample.o").path,
      ], in: folder)
    #expect(embedded.code == 0, "\(embedded.lines.filter { $0.contains("error:") })")
    #expect(text.hasPrefix(Self.types + head))
    return String(text.dropFirst((Self.types + head).count).dropLast(3))
  }

  @Test func arrayArgumentIsConverted() throws {
    #expect(try converted("show(labels)") == "show((labels).map({ $0 as View }))")
    #expect(try converted("add(labels)") == "add((labels).map({ $0 as any Item }))")
  }

  @Test func sumOfArraysOfTwoClassesIsConverted() throws {
    #expect(
      try converted("for view in labels + buttons { view.name = \"a\" }")
        == "for view in (labels).map({ $0 as View }) + (buttons).map({ $0 as View }) { view.name = \"a\" }")
    #expect(
      try converted("(labels + buttons).forEach { $0.name = \"a\" }")
        == "((labels).map({ $0 as View }) + (buttons).map({ $0 as View })).forEach { $0.name = \"a\" }")
  }

  @Test func callsClosuresAndLiteralsAreConverted() throws {
    #expect(
      try converted("let all: [View] = labels.filter { $0.name == \"b\" }; _ = all")
        == "let all: [View] = (labels.filter { $0.name == \"b\" }).map({ $0 as View }); _ = all")
    #expect(
      try converted("let all: [View] = true ? labels : []; _ = all")
        == "let all: [View] = (true ? labels : []).map({ $0 as View }); _ = all")
    #expect(try converted("show(labels.reversed())") == "show((labels.reversed()).map({ $0 as View }))")
  }

  @Test func optionalsAreConverted() throws {
    #expect(
      try converted("let all: [View]? = labels; _ = all", "_ labels: [Label]?")
        == "let all: [View]? = (labels)?.map({ $0 as View }); _ = all")
    #expect(
      try converted("let all: [View?] = labels; _ = all")
        == "let all: [View?] = (labels).map({ $0 as View? }); _ = all")
    #expect(
      try converted("show(labels!)", "_ labels: [Label]?") == "show((labels!).map({ $0 as View }))")
  }

  @Test func setsDictionariesAndNestedCollectionsAreConverted() throws {
    #expect(
      try converted("let all: Set<Int?> = numbers; show([]); _ = all.count", "_ numbers: Set<Int>")
        == "let all: Set<Int?> = Set((numbers).map({ $0 as Int? })); show([]); _ = all.count")
    #expect(
      try converted("let all: [String: View] = labels; _ = all.count", "_ labels: [String: Label]")
        == "let all: [String: View] = (labels).mapValues({ $0 as View }); _ = all.count")
    #expect(
      try converted("let all: [[View]] = labels; _ = all", "_ labels: [[Label]]")
        == "let all: [[View]] = (labels).map({ ($0).map({ $0 as View }) as [View] }); _ = all",
      "written in two rounds")
  }

  @Test func nestedTypesAreConverted() throws {
    #expect(
      try converted("let all: [Outer.Base] = own; _ = all", "_ own: [Outer.Own]")
        == "let all: [Outer.Base] = (own).map({ $0 as Outer.Base }); _ = all")
  }

  @Test func forcedCastIsConverted() throws {
    #expect(
      try converted("let labels = views as! [Label]; show(labels)", "_ views: [View]")
        == "let labels = (views as? [Label]).map({ $0 })!; show((labels).map({ $0 as View }))")
  }

  @Test func sourceWithoutConversionsIsNotChanged() throws {
    let body = "show([labels[0], buttons[0]]); let view = labels[0] as View; _ = view as! Label"
    #expect(try converted(body) == body)
  }
}
