// SPDX-License-Identifier: MIT

import Testing

@testable import SprungPort

/// Tests members that are moved from extensions into their class.
@Suite struct ExtensionMemberTests {
  private func ported(_ sources: (path: String, text: String)...) -> PortedSources {
    PortedSources(sources, root: "/app")
  }

  @Test func overrideMovesIntoClassWithItsLines() {
    let text = Ported.text(
      "class A: UIView {\n  var b = 0\n}\nextension A {\n  override var c: Int {\n    1\n  }\n  func d() {}\n}\n")
    #expect(
      text == """
        class A: UIView {
          var b = 0

        #sourceLocation(file: "/app/A.swift", line: 5)
        override var c: Int {
            1
          }
        #sourceLocation(file: "/app/A.swift", line: 3)
        }
        extension A {
          


          func d() {}
        }

        """)
  }

  @Test func overriddenMembersMoveToo() {
    let texts = Ported.texts([
      ("A.swift", "class A {\n}\nextension A {\n  @objc func b(_ x: Int) {}\n  @objc func c() {}\n}"),
      ("B.swift", "class B: A {\n  override func b(_ x: Int) {}\n}"),
    ])
    #expect(texts[0].contains("#sourceLocation(file: \"/app/A.swift\", line: 4)\nfunc b(_ x: Int) {}\n"))
    #expect(texts[0].hasSuffix("}\nextension A {\n  \n  func c() {}\n}"))
  }

  @Test func memberMovedToAnotherFileBringsItsDependencies() {
    let texts = ported(
      ("A.swift", "class A: UIView {\n}"),
      (
        "B.swift",
        "import Cards\nprivate let n = 1\npublic extension A {\n  override func b() { c(n) }\n}\nprivate extension A {\n  func c(_ x: Int) {}\n}"
      )
    ).outputs.map(\.text)
    #expect(texts[0].hasPrefix("#if canImport(Cards)\nimport Cards\n#endif\n"))
    #expect(texts[0].contains("#sourceLocation(file: \"/app/B.swift\", line: 4)\npublic override func b() { c(n) }\n"))
    #expect(texts[0].contains("#sourceLocation(file: \"/app/A.swift\", line: 2)\n}"))
    #expect(texts[1].contains("\nlet n = 1\n") && texts[1].contains("\nextension A {\n  func c"))
  }

  @Test func movedMembersAreRewrittenToo() {
    let source = """
      extension A {
        @objc
        // Why.
        override func b() {
          c(#selector(d))
          e { [weak self] in self?.f() }
        }
        @objc private func d() {}
      }
      """
    let texts = Ported.texts([("A.swift", "class A: UIView {\n}"), ("B.swift", source)])
    #expect(
      texts[0] == """
        class A: UIView {

        #sourceLocation(file: "/app/B.swift", line: 4)
        override func b() {
            c(Selector("d", calling: { (me: A) in me.d() }))
            e { [weakSelf = WeakReference(self)] in weakSelf.wrappedValue?.f() }
          }
        #sourceLocation(file: "/app/A.swift", line: 2)
        }
        """)
    #expect(texts[1] == "extension A {\n  \n  // Why.\n  \n\n\n\n  func d() {}\n}")
  }

  @Test func immovableMembersAreReported() {
    let problems = ported(
      (
        "A.swift",
        "extension UIView {\n  override func b() {}\n}\nclass C<T> {}\nextension C where T == Int {\n  override func d() {}\n}"
      )
    ).problems
    #expect(problems.map(\.line) == [2, 6])
    #expect(
      problems[0].description
        == "A.swift:2: an extension of UIView cannot override: its class is not in the folder; override in a subclass")
  }
}
