// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeadCode

/// Tests the removal of `public` and `open` modifiers.
struct ClosedSourcesTests {
  @Test(arguments: [
    ("public func show() {}", "       func show() {}"),
    ("  open class View: Responder {", "       class View: Responder {"),
    ("  open class func make() {}", "       class func make() {}"),
    ("  @MainActor public init<T>(of value: T,", "  @MainActor        init<T>(of value: T,"),
    ("  public required init?(coder: NSCoder) {", "         required init?(coder: NSCoder) {"),
    ("  public private(set) lazy var all = [Int]()", "         private(set) lazy var all = [Int]()"),
    ("  open package(set) var title: String?", "                    var title: String?"),
    ("  nonisolated(unsafe) public static let none = Box()", "  nonisolated(unsafe)        static let none = Box()"),
    ("  @inlinable package subscript(index: Int) -> Int {", "                     subscript(index: Int) -> Int {"),
    ("  @usableFromInline", "                   "),
    ("public import Foundation", "       import Foundation"),
    ("public extension View {", "       extension View {"),
  ]) func accessModifiersBecomeBlanks(source: String, closed: String) {
    #expect(ClosedSources.closed(source) == closed)
    #expect(source.utf8.count == closed.utf8.count)
  }

  @Test(arguments: [
    "  stack.open.append(1)", "  case open", "  func open(at point: CGPoint) {", "    open(door)",
    "    if open { return }",
    "  // public func that is described", "  let text = \"public func\"", "    package = \"a\"",
    "  private var open: Bool",
    "  @_expose(wasm, \"sp_start\")", "  @available(*, deprecated, message: \"open (or not)\")", "",
  ]) func otherLinesAreNotChanged(line: String) {
    #expect(ClosedSources.closed(line) == line)
  }

  @Test func multilineStringsAreNotChanged() {
    let source = "let text = \"\"\"\n  public func show()\n  \"\"\"\npublic let next = 1\n"
    #expect(ClosedSources.closed(source) == source.replacingOccurrences(of: "public let", with: "       let"))
  }

  @Test func filesKeepTheirRelativePaths() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("closed-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for path in ["/etc/hosts", "../outside.swift"] {
      #expect(throws: Failure.self) { try ClosedSources.close([path], into: place.path) }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).isEmpty)
    // The tests run in the package folder, which contains this file.
    try ClosedSources.close(["Package.swift"], into: place.path)
    let source = try Data(contentsOf: URL(fileURLWithPath: "Package.swift"))
    #expect(try Data(contentsOf: place.appendingPathComponent("Package.swift")) == source)
  }
}
