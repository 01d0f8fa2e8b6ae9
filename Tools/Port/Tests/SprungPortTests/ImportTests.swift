// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SprungPort

/// Tests the imports that the rewriter adds, and how it finds the sources of imported modules.
@Suite struct ImportTests {
  private func text(_ source: String) -> String { PortedSources([("A.swift", source)], root: "/app").outputs[0].text }

  @Test func fileWithWrittenUIKitNameImportsUIKit() {
    let ported = text("import Foundation\nfinal class A { weak var b: A? }")
    #expect(
      ported.hasPrefix(
        "#if canImport(Foundation)\nimport Foundation\n#endif\n#if canImport(UIKit)\nimport UIKit\n#endif\n"))
    #expect(text("final class A { weak var b: A? }").hasPrefix("#if canImport(UIKit)\nimport UIKit\n#endif\n"))
    for name in ["UIKit", "QuartzCore"] {
      #expect(text("import \(name)\nfinal class A { weak var b: A? }").hasPrefix("#sourceLocation"))
    }
  }

  @Test func browserBuildImportsUIKitInsteadOfFoundation() {
    let ported = text("import Foundation\nstruct A { var b: CGFloat }")
    #expect(
      ported.hasPrefix("#if canImport(Foundation)\nimport Foundation\n#else\nimport UIKit\n#endif\n#sourceLocation"))
    #expect(!text("import Foundation\nimport UIKit\nstruct A {}").contains("#else"))
  }

  @Test func libraryIsReadForItsTests() throws {
    let package = FileManager.default.temporaryDirectory.appendingPathComponent("SprungPort-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: package) }
    func write(_ path: String, _ text: String) throws {
      let file = package.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try write("App/Package.swift", "let package = Package(dependencies: [.package(path: \"../Lib\")])")
    try write("App/Sources/App/A.swift", "import UIKit\n@objc public protocol A { @objc optional func a() }")
    try write("Lib/Sources/Lib/L.swift", "import UIKit\n@objc public protocol L { @objc optional func l() }")
    try write(
      "App/Tests/AppTests/T.swift", "@testable import App\nimport Lib\nfunc f(_ a: A, _ l: L) { a.a?(); l.l?() }")
    let tests = try PortFolder(package.appendingPathComponent("App/Tests/AppTests")).port()
    #expect(tests.outputs.map(\.origin) == ["T.swift"])
    #expect(tests.outputs[0].text.contains("{ a.ifImplements_a?.a(); l.ifImplements_l?.l() }"))
  }
}
