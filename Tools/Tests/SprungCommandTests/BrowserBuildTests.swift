// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

/// Tests the cache keys, names and messages of browser builds, without compiling anything.
struct BrowserBuildTests {
  @Test func hashesDependOnOrderLengthAndEveryByte() {
    let texts = [
      "", "a", "b", "ab", "ba", "aaaaaaaa", "aaaaaaaab", "baaaaaaaa", "aaaaaaa", String(repeating: "\0", count: 8),
    ]
    let digits = texts.map { ContentHash.digits(of: Data($0.utf8)) }
    #expect(Set(digits).count == texts.count)
    #expect(digits.allSatisfy { $0.count == 16 })
    #expect(ContentHash.digits(of: Data("ab".utf8)) == ContentHash.digits(of: Data("ab".utf8)))
    var two = ContentHash()
    two.combine("a")
    two.combine("b")
    var one = ContentHash()
    one.combine("ab")
    #expect(one.digits != two.digits)
  }

  @Test func libraryKeyDependsOnSourcesModeAndCompiler() throws {
    let sample = try SampleCheckout()
    let checkout = Checkout(root: sample.root)
    let folder = sample.root.appendingPathComponent("Sources/UIKit/Views")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("A.swift")
    func key(_ version: String = "1", _ mode: BrowserMode = .development) -> String {
      BrowserLibrary(checkout: checkout, toolchain: BrowserToolchain(version: version, tables: ""), mode: mode).key
    }
    try Data("class A {}".utf8).write(to: file)
    let first = key()
    #expect(first == key())
    #expect(first != key("2"))
    #expect(first != key("1", .optimized))
    try Data("class B {}".utf8).write(to: file)
    #expect(first != key())
    try FileManager.default.moveItem(at: file, to: folder.appendingPathComponent("B.swift"))
    try Data("class A {}".utf8).write(to: folder.appendingPathComponent("B.swift"))
    #expect(first != key())
  }

  @Test func onlySourcesThatNeedRewritingAreRewritten() {
    #expect(!RewrittenSources.needsRewriting("import UIKit\n\n@main struct App { static func main() {} }\n"))
    for text in [
      "[weak self] in", "@objc func a()", "names.map(\\.count)", "import Combine", "  @testable import Model",
      "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))",
    ] {
      #expect(RewrittenSources.needsRewriting(text), "\(text)")
    }
    #expect(RewrittenSources.ported("Views/Card.swift") == "Views/Card.ported.swift")
    #expect(RewrittenSources.ported("main.swift") == "main.swift")
  }

  @Test func castsToCustomProtocolsAreFoundAtTheirLines() {
    let text = """
      protocol Colored: AnyObject {}
      // if a as? Colored
      let one = view as? Colored
      let two = (view as! any Colored)
      let three = view is Colored, four = view as? UILabel
      let five = view as Colored
      """
    #expect(CastSearch.declared(in: text) == ["Colored"])
    #expect(CastSearch.casts(to: ["Colored"], in: text).map(\.line) == [3, 4, 5])
    let rewritten = """
      #sourceLocation(file: "/app/View.swift", line: 1)
      protocol Colored: AnyObject {}
      switch view { case let colored as Colored: break; default: break }
      func castToColored(_ value: Any?) -> (any Colored)? { value as? any Colored }
      """
    #expect(CastSearch.casts(to: ["Colored"], in: rewritten).map(\.line) == [3])
    #expect(CastSearch.origin(ofLine: 3, in: rewritten)?.file == "/app/View.swift")
    #expect(CastSearch.origin(ofLine: 3, in: rewritten)?.line == 2)
  }

  @Test func missingSymbolsAreNamed() {
    #expect(LinkerMessages.protocolName("wasm-ld: error: a.o: undefined symbol: $e5Hello7ColoredMp") == "Colored")
    #expect(LinkerMessages.protocolName("wasm-ld: error: a.o: undefined symbol: $e5Hello3BoxV7ColoredMp") == "Colored")
    #expect(LinkerMessages.protocolName("wasm-ld: error: a.o: undefined symbol: malloc") == nil)
  }

  @Test func messagesAreReportedOnceWithWorkaround() {
    let line = "/p/A.swift:3:5: error: cannot use a value of protocol type 'any P' in embedded Swift"
    let shown = DialectMessages(["A.swift:1:1: note: x", line, line, "1 | let a"]).lines
    #expect(shown.count == 2)
    #expect(shown.first == line)
    #expect(shown.last?.contains("For the browser: ") == true)
    #expect(DialectMessages(["Illegal instruction"]).lines == ["Illegal instruction"])
    let start = "/p/main.swift:4:1: error: cannot find 'UIApplicationMain' in scope"
    let argument = "/p/main.swift:5:3: error: cannot find 'CommandLine' in scope"
    let told = DialectMessages([start, argument, "/p/A.swift:5:3: error: cannot find 'b' in scope"]).lines
    #expect(told.first == start && told.count == 3 && !told.contains(argument))
    #expect(told[1].contains("AppDelegate.main()"))
    #expect(DialectMessages([argument]).lines == [argument])
    let withoutPlace = "<unknown>:0: error: fatal error encountered"
    #expect(DialectMessages(["A.swift:1:1: note: x", withoutPlace]).lines == [withoutPlace])
  }

  @Test func errorsAreCountedByRemedy() {
    let any = "error: cannot use a value of protocol type 'Any' in embedded Swift"
    let output = [
      "/p/A.swift:1:1: error: expected '}'", "/p/A.swift:3:5: \(any)", "    For the browser: x.",
      "/p/B.swift:4:1: \(any)",
      "/p/B.swift:4:1: \(any)", "/p/B.swift:5:1: note: here",
    ]
    let lines = EffortSummary(output).lines
    #expect(lines.count == 3 && lines[0].hasPrefix("3 errors in 2 files"))
    #expect(
      lines[1].hasPrefix("    2 x replace Any with the type") && lines[2] == "    1 x see the message")
    #expect(EffortSummary(["Illegal instruction"]).lines == [])
    #expect(
      EffortSummary(["/p/A.swift:1:1: error: a"]).lines == [
        "1 error in 1 file; the compiler may find more after this fix"
      ])
  }
}
