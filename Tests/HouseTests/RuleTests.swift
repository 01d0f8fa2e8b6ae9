// SPDX-License-Identifier: MIT

import Testing

/// Tests the rules with short samples, some valid and some invalid.
@Suite struct RuleTests {
  private func file(_ text: String, path: String = "Sources/UIKit/Views/Sample.swift") -> SourceFile {
    SourceFile(path: path, text: text)
  }

  @Test func commentsAndStringsAreNotCode() {
    let code = file(
      #"""
      let a = "weak // \(b("x")) \" still text" // weak
      /* weak
      weak /* deep */ weak */ let c = 1
      let long = """
        weak
        """
      """#
    ).code
    #expect(code[0] == #"let a = "" "#)
    #expect(code[1] == "" && code[2] == " let c = 1")
    #expect(!code.joined().contains("weak"))
  }

  @Test func conditionsDetermineBrowserCode() {
    let text = """
      #if hasFeature(Embedded)
      a
      #else
      b
      #if DEBUG
      c
      #endif
      #endif
      #if !hasFeature(Embedded)
      d
      #else
      e
      #endif
      #if canImport(Foundation)
      f
      #endif
      #if DEBUG
      g
      #else
      h
      #endif
      """
    let sample = file(text)
    var native = ""
    for (line, isNative) in zip(sample.lines, sample.isNativeOnly) where isNative && !line.hasPrefix("#") {
      native += line
    }
    #expect(native == "bcdf")
  }

  @Test(arguments: [
    ("import SprungLayouts", "Sources/UIKit/A.swift", 1),
    ("@_exported import UIKit", "Sources/SprungPhysics/A.swift", 1),
    ("@testable public import UIKit", "Sources/SprungStage/A.swift", 1),
    ("import struct UIKit.CGRect", "Sources/SprungGeometry/A.swift", 1),
    ("import Foundation", "Sources/UIKit/Views/A.swift", 1),
    ("import Glibc", "Sources/SprungPhysics/A.swift", 1),
    ("import Foundation", "Sources/Unknown/A.swift", 1),
    ("import SprungGeometry", "Sources/Unknown/A.swift", 1),
    ("@_exported import Foundation", "Sources/SprungGeometry/Exports.swift", 0),
    ("import Foundation", "Sources/UIKit/Compatibility/A.swift", 0),
    ("import SprungGeometry", "Sources/UIKit/A.swift", 0),
    ("// import SprungGallery", "Sources/UIKit/A.swift", 0),
    ("let important = 1", "Sources/UIKit/A.swift", 0),
  ])
  func imports(line: String, path: String, count: Int) {
    #expect(ImportRules.breaches(in: file(line, path: path)).count == count)
  }

  @Test(arguments: [
    ("import A", [String]()),
    ("import A\nimport B", ["Package.swift: C imports B but does not depend on it"]),
    ("import Swift", ["Package.swift: C depends on A but does not import it"]),
    (
      "import A\nimport Testing\nimport UIKit",
      [
        "Package.swift: C imports UIKit but does not depend on it",
        "Package.swift: C imports _Testing_UIKit but does not depend on it",
      ]
    ),
  ])
  func dependencies(text: String, breaches: [String]) {
    let manifest = """
      .target(name: "A"), .target(name: "B", path: "Fuzz/B"), .target(name: "UIKit"), .target(name: "_Testing_UIKit"),
      .testTarget(name: "C", dependencies: ["A"], exclude: ["D"], swiftSettings: [.define("E(")]),
      """
    let files = [file(text, path: "Tests/C/F.swift"), file("import B", path: "Tests/CD/G.swift")]
    #expect(
      ManifestRules.targets(of: manifest).map { $0.folder } == [
        "Sources/A/", "Fuzz/B/", "Sources/UIKit/", "Sources/_Testing_UIKit/", "Tests/C/",
      ])
    #expect(ManifestRules.breaches(manifest: manifest, files: files, exceptions: []) == breaches)
    let exception = ManifestRules.Exception(target: "C", module: "B", reason: "")
    let others = ManifestRules.breaches(manifest: manifest, files: files, exceptions: [exception])
    #expect(others.contains { $0.hasPrefix("ManifestRules: C no longer needs") } == !text.contains("import B"))
  }

  @Test("Targets may share a folder, and a setting may import a module into all files of a target")
  func sharedFolders() {
    let manifest = """
      let plain: [SwiftSetting] = []
      let implicit: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-testable-import-module", "-Xfrontend", "A"])]
      .target(name: "A"), .target(name: "B"),
      .testTarget(name: "C", dependencies: ["A"], path: "Tests/CD", sources: ["C"], swiftSettings: implicit),
      .testTarget(name: "D", dependencies: ["B"], path: "Tests/CD", sources: ["D", "E"], swiftSettings: plain),
      """
    let c = file("import Swift", path: "Tests/CD/C/F.swift")
    let d = [file("import Swift", path: "Tests/CD/D/F.swift"), file("import B", path: "Tests/CD/E/F.swift")]
    #expect(ManifestRules.breaches(manifest: manifest, files: [c] + d, exceptions: []).isEmpty)
    let other = file("import A", path: "Tests/CD/E/G.swift")
    #expect(
      ManifestRules.breaches(manifest: manifest, files: [c] + d + [other], exceptions: []) == [
        "Package.swift: D imports A but does not depend on it"
      ])
    let stray = file("", path: "Tests/CD/Stray.swift")
    #expect(
      ManifestRules.breaches(manifest: manifest, files: [c] + d + [stray], exceptions: []) == [
        "Package.swift: no target contains Tests/CD/Stray.swift"
      ])
  }

  @Test(arguments: [
    ("weak var a: B?", 1), ("{ [weak self] in }", 1), ("unowned let a: B", 1), ("unowned(unsafe) var a: B?", 0),
    ("items.map(\\.x)", 1), ("\\Item.x", 1), ("\"\\(a)\"", 0), ("String(format: \"%d\", a)", 1),
    ("let a: Any", 1), ("let a: [Key: Any]", 1), ("let a: [LaunchOptionsKey: Any]?", 0), ("let a: AnyObject", 0),
    ("func a() async {", 1), ("func a() throws {", 1),
    ("func a() throws(E) {", 0), ("a as? any B", 1), ("a as? B", 0), ("Date()", 1), ("Int.random(in: 0...1)", 1),
    ("// a weak one", 0), ("let weakBox = 1", 0), ("a.addingProduct(b, c)", 1), ("String(describing: a)", 1),
  ])
  func words(line: String, count: Int) {
    #expect(LanguageRules.breaches(in: file(line)).count == count, "\(line)")
    #expect(LanguageRules.breaches(in: file("#if !hasFeature(Embedded)\n\(line)\n#endif")).isEmpty)
    #expect(LanguageRules.breaches(in: file(line, path: "Sources/SprungHeadless/A.swift")).isEmpty)
  }

  @Test(arguments: [
    ("var step: Int", 1), ("let steps: [Int]", 1), ("var step: UInt64", 0), ("var step: Int64 = 0", 0),
    ("hash.combine(Int(x))", 1), ("mutating func combine(_ a: Int) {", 1), ("hash.combine(UInt64(x))", 0),
  ])
  func widths(line: String, count: Int) {
    #expect(
      LanguageRules.widthBreaches(in: file(line, path: "Sources/SprungPhysics/API/Recording/A.swift")).count == count)
    #expect(LanguageRules.widthBreaches(in: file(line)).isEmpty)
  }

  @Test(arguments: [
    ("open func a(b: T) {", 1), ("open func a() -> T? { nil }", 1), ("public var a: T? {", 1),
    ("open func a(\n  b: T\n) {", 1),
    ("open func a(b: [T]) {", 0), ("open func a(b: Box<T>) -> Int {", 0), ("open var a: ((T) -> Bool)? {", 0),
    ("public final func a(b: T) {", 0), ("open override func a(b: T) {", 0), ("private func a(b: T) {", 0),
    ("open func a(b: Int) { c as T }", 0), ("#if !hasFeature(Embedded)\n  open func a(b: T) {}\n  #endif", 0),
  ])
  func genericClasses(member: String, count: Int) {
    #expect(
      GenericClassRules.breaches(in: file("open class A<T: Hashable> {\n  \(member)\n}")).count == count, "\(member)")
    #expect(GenericClassRules.breaches(in: file("open class A<T: AnyObject> {\n  \(member)\n}")).isEmpty)
    #expect(GenericClassRules.breaches(in: file("open class A {\n  \(member)\n}")).isEmpty)
    #expect(GenericClassRules.breaches(in: file("public final class A<T: Hashable> {\n  \(member)\n}")).isEmpty)
  }

  @Test(arguments: [
    ("func a() {}", 1), ("var a: Int { 1 }", 1), ("final func a() {}", 0), ("private func a() {}", 0),
    ("open func a() {}", 0),
    ("static func a() {}", 0), ("override func a() {}", 0), ("let a = 1", 0), ("package func a() {}", 0),
    ("@inline(never) func a() {}", 1), ("#if hasFeature(Embedded)\n    func a() {}\n  #endif", 1),
    ("#if hasFeature(Embedded)\n    final func a() {}\n  #endif", 0), ("open func b() {\n    var a = 1\n  }", 0),
  ])
  func internalMembers(member: String, count: Int) {
    let file = SourceFile(path: "Sources/UIKit/A.swift", text: "open class A: Z {\n  \(member)\n}")
    #expect(FinalRules.breaches(in: [file]).count == count, "\(member)")
    let subclasses = """
      open class B: A {}
      final class C: B {
        override func a() {}
        override var a: Int { 2 }
      }
      """
    let other = SourceFile(path: "Sources/UIKit/B.swift", text: subclasses)
    #expect(FinalRules.breaches(in: [file, other]).isEmpty, "\(member)")
  }

  @Test(arguments: [
    ("public var a: Int", 1), ("open func a() {", 1), ("public init?(coder: NSCoder) {", 1),
    ("public static func == (a: A, b: A) -> Bool {", 1), ("public private(set) var a = 1", 1),
    ("@inlinable public func a()", 1), ("nonisolated public struct A {", 1), ("public class func a()", 1),
    ("public subscript(a: Int) -> Int {", 1), ("public unowned(unsafe) var a: B?", 1),
    ("public override func a() {", 0), ("open override var a: Int {", 0), ("override public class func a()", 0),
    ("public extension A {", 0), ("var a: Int", 0), ("private func a() {", 0), ("public import A", 0),
    ("return open", 0), ("/// What it is.\npublic var a: Int", 0),
    ("/// What it is.\n@inlinable\npublic var a: Int", 0),
    ("// What it is.\npublic var a: Int", 1), ("/// What it is.\n\npublic var a: Int", 1),
  ])
  func documentation(text: String, count: Int) {
    #expect(DocumentationRules.breaches(in: file(text)).count == count, "\(text)")
  }

  @Test(arguments: [
    ("  static var a = 1", "a"), ("  private nonisolated(unsafe) static var b: [Int] = []", "b"),
    ("  static var c: A?", "c"),
    ("  static var d: A? { didSet { e() } }", "d"), ("  static var f = false {", "f"), ("  static var g: A { h }", nil),
    ("  static var i: A {", nil), ("  static var j: A { get set }", nil), ("  static let k = 1", nil),
    ("  var l = 1", nil),
    ("  static var m: A { k.first { $0 = 1 } }", nil),
  ])
  func staticVariablesAreDetected(line: String, name: String?) {
    #expect(StateRules.storedVariable(line) == name)
  }

  @Test func staticVariablesNeedReason() {
    let loose = file("enum A {\n  static var b = 1\n}", path: "Sources/UIKit/Kernel/A.swift")
    let breaches = StateRules.breaches(in: [loose]).filter { !$0.hasPrefix("StateRules: ") }
    #expect(breaches.count == 1 && breaches[0].hasPrefix("Sources/UIKit/Kernel/A.swift:2: b outlives"))
    #expect(StateRules.breaches(in: []).count == StateRules.exceptions.count)
  }

  @Test(arguments: [
    ("  private unowned(unsafe) let a: A", "a"), ("  nonisolated(unsafe) final unowned(unsafe) var b: B?", "b"),
    ("  final var c: Unmanaged<C>?", "c"), ("    d.e = { [unowned(unsafe) self] in f() }", ""),
    ("    let g = H { [unowned self] in f() }", ""), ("  final var i: Unmanaged<I>? {", nil),
    ("    var j: Unmanaged<J>? = Unmanaged.passUnretained(self)", nil), ("  weak var k: K?", nil),
  ])
  func uncountedReferences(line: String, name: String?) {
    #expect(ReferenceRules.reference(line) == name)
  }

  @Test func uncountedReferencesNeedReason() {
    let loose = file("class A {\n  unowned(unsafe) var b: B?\n}", path: "Sources/UIKit/Kernel/A.swift")
    let breaches = ReferenceRules.breaches(in: [loose]).filter { !$0.hasPrefix("ReferenceRules: ") }
    #expect(breaches.count == 1 && breaches[0].hasPrefix("Sources/UIKit/Kernel/A.swift:2: b may refer"))
    let unasked = file("unowned(unsafe) var sourceReference: B?", path: "Sources/UIKit/Tables/UITableView.swift")
    #expect(ReferenceRules.breaches(in: [unasked]).first?.contains("without checking its WeakBox") == true)
    let listed = (ReferenceRules.exceptions + ReferenceRules.addresses).count
    #expect(ReferenceRules.breaches(in: []).count == listed + ReferenceRules.boxed.values.map(\.count).reduce(0, +))
  }

  @Test(arguments: [
    ("  let a: ObjectIdentifier", "a"), ("  private var b: [ObjectIdentifier: Int] = [:]", "b"),
    ("  func c(of d: ObjectIdentifier) {", nil), ("  var e: ObjectIdentifier { ObjectIdentifier(self) }", nil),
    ("    let f = ObjectIdentifier(g)", nil),
  ])
  func addresses(line: String, name: String?) {
    #expect(ReferenceRules.address(line) == name)
    let loose = file("class A {\n\(line)\n}", path: "Sources/UIKit/Kernel/A.swift")
    let breaches = ReferenceRules.breaches(in: [loose]).filter { !$0.hasPrefix("ReferenceRules: ") }
    #expect(breaches.count == (name == nil ? 0 : 1))
  }

  @Test(
    arguments: [
      ("// SPDX-License-Identifier: MIT\n// @ts-check\n\n// Draws `a.js` files.\n// Twice.\n\nimport b;", 2),
      ("// SPDX-License-Identifier: MIT\n\n// Of a declaration.\nlet a = 1", nil), ("import a;", nil), ("", nil),
      ("#!/bin/sh\n# Runs. It says: so.\n#\n# More.\nset -e", 2), ("#!/bin/sh\n# Runs\nset -e", 0),
      ("#!/usr/bin/env python3\n\"\"\"One. Two.\nThree. Four!\n\nUsage: a.\n\"\"\"\n", 4),
      ("/* SPDX-License-Identifier: MIT */\n\n/* A page. */\n\na {}", 1),
      ("<!doctype html>\n<!-- A page. -->\n<html>", 1),
      ("/** Of a function. */\nfunction a() {}", nil),
    ] as [(String, Int?)])
  func headers(text: String, count: Int?) {
    #expect(HeaderRules.header(of: text).map { HeaderRules.sentences(in: $0) } == count)
    #expect((HeaderRules.breach("a", text) == nil) == (count.map { (1...3).contains($0) } ?? false))
  }

  @Test func form() {
    let head = "// SPDX-License-Identifier: MIT\n\n"
    #expect(FormRules.breaches(in: file(head + "let a = 1\n")).isEmpty)
    #expect(FormRules.breaches(in: file("let a = 1\n")).count == 1)
    #expect(FormRules.breaches(in: file(head + "// TODO: later\n")).count == 1)
    #expect(FormRules.breaches(in: file(head + String(repeating: "a\n", count: 598))).isEmpty)
    #expect(FormRules.breaches(in: file(head + String(repeating: "a\n", count: 599))).count == 1)
  }

  @Test(arguments: [
    ("import UIKit\n@Suite struct A {\n  @Test func a() {}\n}", 1),
    ("@testable import UIKit\n@MainActor\nstruct A {\n  @Test func a() {}\n}", 1),
    ("import SprungHeadless\nnonisolated struct A {\n  @Test func a() {}\n}\nstruct B {\n  @Test func b() {}\n}", 2),
    ("import UIKit\n@Suite(.oneApplication)\n@MainActor\nstruct A {\n  @Test func a() {}\n}", 0),
    ("import UIKit\n@Suite(\"A\", .oneApplication) struct A {\n  @Test func a() {}\n}", 0),
    ("import SprungTesting\n@Suite(.uiKit) struct A {\n  @Test func a() {}\n}", 0),
    ("import SprungTesting\nstruct A {\n  @Test func a() {}\n}", 1),
    ("import UIKit\nstruct A {\n  func a() {}\n}", 0), ("import SprungPhysics\nstruct A {\n  @Test func a() {}\n}", 0),
  ])
  func suites(text: String, count: Int) {
    #expect(SuiteRules.breaches(in: file(text, path: "Tests/UIKitTests/Sample.swift")).count == count, "\(text)")
  }

  @Test func upwardReferencesAreDetected() {
    let table = file(
      "public final class UITableView {\n  func fill() {}\n  private var own = 1\n}",
      path: "Sources/UIKit/Tables/UITableView.swift")
    let low = file(
      "let a = 1\nlet table: UITableView? = nil // UICollectionView\nlet b = table?.fill()\nlet c = a.own",
      path: "Sources/UIKit/Kernel/Low.swift")
    let stray = file("let a = 1", path: "Sources/UIKit/Attic/Stray.swift")
    let breaches = FolderRules.breaches(in: [table, low, stray], upward: [], mutualPairs: 0)
    #expect(
      breaches == [
        "Sources/UIKit/Attic/Stray.swift:1: the folder Attic is in no layer of FolderRules",
        "Sources/UIKit/Kernel/Low.swift:2: Kernel is below Tables, which UITableView belongs to",
        "Sources/UIKit/Kernel/Low.swift:3: Kernel is below Tables, which fill belongs to",
      ])
    let listed = FolderRules.Upward(from: "Kernel", to: "Tables", names: ["UITableView", "fill"], reason: "a reason")
    #expect(FolderRules.breaches(in: [table, low], upward: [listed], mutualPairs: 0).isEmpty)
    // A list entry for a reference that no longer exists is a breach.
    #expect(
      FolderRules.breaches(in: [], upward: [listed], mutualPairs: 0) == [
        "FolderRules: Kernel no longer uses UITableView of Tables; remove it from the list",
        "FolderRules: Kernel no longer uses fill of Tables; remove it from the list",
      ])
  }

  @Test func mutualReferencesWithinLayerAreCounted() {
    let view = file("class A {}\nlet b: B? = nil", path: "Sources/UIKit/Views/A.swift")
    let event = file("class B {}\nlet a: A? = nil", path: "Sources/UIKit/Events/B.swift")
    #expect(FolderRules.breaches(in: [view, event], upward: [], mutualPairs: 1).isEmpty)
    #expect(FolderRules.breaches(in: [view, event], upward: [], mutualPairs: 0).count == 1)
    #expect(FolderRules.breaches(in: [view], upward: [], mutualPairs: 1).count == 1)
  }

  @Test func breachesNameFileAndLine() {
    let breach = FormRules.breaches(in: file("// SPDX-License-Identifier: MIT\n\n\n// FIXME"))
    #expect(breach.first?.hasPrefix("Sources/UIKit/Views/Sample.swift:4: ") == true)
  }

  @Test(arguments: [
    ("extension World {", "Sources/SprungPhysics/Stages/Joints/A.swift", 1),
    ("let world: World", "Sources/SprungPhysics/Stages/Joints/A.swift", 1),
    ("extension World {", "Sources/SprungPhysics/API/Replay/Recording+Replay.swift", 1),
    ("let world: World", "Sources/SprungPhysics/API/Replay/Recording+Replay.swift", 0),
    ("extension World {", "Sources/SprungPhysics/API/World/A.swift", 0),
    ("let a: WorldSnapshot", "Sources/SprungPhysics/Stages/Joints/A.swift", 0),
  ])
  func worldIsUsedOnlyInItsFacade(line: String, path: String, count: Int) {
    #expect(WorldRules.breaches(in: [file(line, path: path)]).filter { $0.hasPrefix(path) }.count == count)
  }

  @Test(
    "A file named after an aspect extends a public type",
    arguments: [
      ("open class Box {}", "extension Box {}", "Box+Lid.swift", nil),
      ("nonisolated public struct Box {}", "extension Box: Equatable {}", "Box+Lid.swift", nil),
      ("final class Box {}", "extension Box {}", "Box+Lid.swift", "Box is internal"),
      ("package struct Box {}", "extension Box {}", "Box+Lid.swift", "Box is internal"),
      ("public struct Box {}", "public func BoxClose(_ box: Box) {}", "Box+Lid.swift", nil),
      ("public struct Box {}", "final class Lid {}", "Box+Lid.swift", "which it does not"),
      ("public struct Box {}", "extension Lid {}", "Box+Lid.swift", "which it does not"),
      ("", "extension Array {}", "Array+Identity.swift", nil),
      ("final class Box {}", "extension Box {}", "Lid.swift", nil),
    ] as [(String, String, String, String?)])
  func aspectsOfPublicTypes(declaration: String, text: String, name: String, sentence: String?) {
    let files = [file(declaration, path: "Sources/UIKit/Box.swift"), file(text, path: "Sources/UIKit/" + name)]
    let breaches = AspectRules.breaches(in: files, exceptions: [])
    #expect(breaches.count == (sentence == nil ? 0 : 1))
    if let sentence { #expect(breaches.first?.contains(sentence) == true, "\(breaches)") }
  }

  @Test func aspectExceptionsAreNecessary() {
    let files = [
      file("final class Box {}", path: "Sources/UIKit/Box.swift"),
      file("extension Box {}", path: "Sources/UIKit/Box+A.swift"),
    ]
    let exceptions = ["Box", "Lid"].map { AspectRules.Exception(type: $0, reason: "a reason") }
    #expect(
      AspectRules.breaches(in: files, exceptions: exceptions) == [
        "AspectRules: Lid now has a single file; remove it from the list"
      ])
  }

  @Test func facadePropertiesAreCountedAndExtensionsArePublic() {
    let text = """
      open class Box: NSObject {
        public static let shared = Box()
        open var width = 0 { didSet { change() } }
        open var height: Int { width }
        private var lid: Lid?
        final let key: Key
        open var isOpen: Bool {
          get { lid == nil }
        }
        open var color = 0 {
          didSet { change() }
        }
        func change() { let local = 1 }
      }
      """
    let box = file(text, path: "Sources/UIKit/Box.swift")
    #expect(FaceRules.storedProperties(of: "Box", in: box) == ["width", "lid", "key", "color"])
    func breaches(_ most: Int, _ aspect: String, exceptions: [String: String] = [:]) -> [String] {
      FaceRules.breaches(
        in: [box, file(aspect, path: "Sources/UIKit/Box+Lid.swift")],
        faces: [FaceRules.Face(type: "Box", file: "Box.swift", mostStored: most)], exceptions: exceptions)
    }
    #expect(breaches(4, "extension Box {\n  public func shut() {}\n}") == [])
    #expect(breaches(3, "extension Box {\n  public func shut() {}\n}").count == 1)
    #expect(breaches(4, "extension Box {\n  final func shut() {}\n}").count == 1)
    #expect(breaches(4, "extension Box {\n  final func shut() {}\n}", exceptions: ["Box+Lid": "a reason"]) == [])
    #expect(breaches(4, "extension Box {\n  public func shut() {}\n}", exceptions: ["Box+Lid": "a reason"]).count == 1)
  }

  @Test func tunedNumbersAreLimitedAndDerivedNumbersUseOthers() {
    func tuning(_ count: Int, _ more: String = "") -> SourceFile {
      let numbers = (0..<count).map { "  public static let number\($0)\($0 % 2 == 0 ? "" : ": Int32") = \($0)\n" }
      return file(
        "enum PhysicsTuning {\n" + numbers.joined() + more + "}\n", path: TuningRules.home + "PhysicsTuning.swift")
    }
    let results = (0..<40).map { "### number\($0), 1\n" }.joined()
    let most = TuningRules.most
    #expect(TuningRules.breaches(in: [tuning(most)], results: results) == [])
    #expect(TuningRules.breaches(in: [tuning(most, "  static let part = number0 / 10\n")], results: results) == [])
    #expect(TuningRules.breaches(in: [tuning(most, "  static let long =\n    4 * number0\n")], results: results) == [])
    #expect(TuningRules.breaches(in: [tuning(most, "  static let part = 4.0 * 5\n")], results: results).count == 1)
    #expect(TuningRules.breaches(in: [tuning(most + 1)], results: results).count == 1)
    #expect(TuningRules.breaches(in: [tuning(most - 1)], results: results).count == 1)
    #expect(TuningRules.breaches(in: [tuning(most)], results: "").count == most)
    #expect(TuningRules.breaches(in: [], results: results).count == 1)
    let stray = file("enum A {\n  static let size = 1_000.5e-3\n}\n", path: "Sources/SprungPhysics/Stages/Step/A.swift")
    #expect(TuningRules.strays(in: [stray]).filter { $0.hasPrefix(stray.path) }.count == 1)
  }

  @Test func faultKindsHaveOneEntryEach() {
    func breaches(_ table: String, _ code: String) -> [String] {
      DiagnosticRules.breaches(in: [file(table, path: DiagnosticRules.table), file(code)])
    }
    let entry = "DiagnosticKind(\"a\", .stops, \"It throws.\"),\n"
    let call = "Diagnostics.report(\n  \"a\", message)"
    #expect(breaches(entry, call) == [])
    #expect(breaches(entry, "") == ["\(DiagnosticRules.table): nothing reports a; remove its entry"])
    #expect(breaches(entry + entry, call) == ["\(DiagnosticRules.table): a has two entries"])
    #expect(breaches(entry, call + call.replacing("\"a\"", with: "\"b\"")).count == 1)
    #expect(breaches(entry, call + "\nDiagnostics.report(kind, message)").count == 1)
    #expect(breaches("DiagnosticKind(\"a\", .stops, \"\")", call) == ["\(DiagnosticRules.table): a has no reason"])
    #expect(DiagnosticRules.breaches(in: []) == ["\(DiagnosticRules.table) is missing"])
  }

  @Test func layoutSetsFramesIndependentlyOfTransform() {
    let code = file(
      "view.frame = bounds\nviews[0].frame.size.width += 2\nif view.frame == bounds { view.layoutFrame = .zero }\n")
    #expect(LayoutFrameRules.breaches(in: [code], exceptions: [:]).count == 2)
    #expect(LayoutFrameRules.breaches(in: [code], exceptions: ["Sample": "a reason"]) == [])
    #expect(LayoutFrameRules.breaches(in: [], exceptions: ["Sample": "a reason"]).count == 1)
  }
}
