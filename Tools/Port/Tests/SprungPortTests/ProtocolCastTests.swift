// SPDX-License-Identifier: MIT

import Testing

@testable import SprungPort

/// Tests casts to protocols, and protocols whose values can be stored in the browser.
@Suite struct ProtocolCastTests {
  private static let declarations =
    "protocol Themed: AnyObject { func theme() }\nclass A: UIView, Themed { func theme() {} }\nextension B: Themed {}\nclass B: UIView {}\n"
  private static let function = """
    #if hasFeature(Embedded)
    func castToThemed(_ object: AnyObject?) -> (any Themed)? {
      if let object = object as? A { return object }
      if let object = object as? B { return object }
      return nil
    }
    #else
    func castToThemed(_ value: Any?) -> (any Themed)? { value as? any Themed }
    #endif

    """

  static let rows: [(String, String)] = [
    ("(view as? Themed)?.theme()", "(castToThemed(view))?.theme()"),
    ("let a = b.c as? (any Themed) ?? d", "let a = castToThemed(b.c) ?? d"),
    ("let a = b as! Themed", "let a = castToThemed(b)!"),
    ("if b is Themed, c { d() }", "if (castToThemed(b) != nil), c { d() }"),
    (
      "for case let a as Themed in b.subviews { a.theme() }",
      "for case let a? in (b.subviews).map { castToThemed($0) } { a.theme() }"
    ),
    (
      "switch a { case let b as Themed: b.theme(); default: break }",
      "switch a { case let cast_b where castToThemed(cast_b) != nil: let b = castToThemed(cast_b)!; b.theme(); default: break }"
    ),
    (
      "switch a { case let b as Themed where b.c: b.theme(); default: break }",
      "switch a { case let cast_b where castToThemed(cast_b).map({ (b) -> Bool in b.c }) == true: let b = castToThemed(cast_b)!; b.theme(); default: break }"
    ),
    (
      "switch a { case is Themed, is UIView: b(); default: break }",
      "switch a { case let cast_0 where castToThemed(cast_0) != nil, is UIView: b(); default: break }"
    ),
    ("if case let b as Themed = a.c, d { b.theme() }", "if let b = castToThemed(a.c), d { b.theme() }"),
    ("guard case is Themed = a else { return }", "guard castToThemed(a) != nil else { return }"),
  ]

  @Test(arguments: rows) func castIsRewritten(_ source: String, _ expected: String) {
    let before = Self.declarations + source + "\n"
    let after = Self.declarations + expected + "\n" + Self.function
    #expect(Ported.text(before) == after)
    #expect(Ported.text(after) == after)
  }

  @Test func casts() {
    // Casts to classes and value types, and to protocols that value types adopt, are not rewritten.
    for source in [
      "class A {}\nlet a = b as? A", "protocol P {}\nstruct S: P {}\nlet a = b as? P", "let a = b as? UIView",
    ] { #expect(Ported.text(source) == source) }
  }

  @Test func castsToLibraryProtocolsAreRewritten() {
    #expect(
      Ported.text("class A: UIView, UITableViewDelegate {}\nlet b = c as? UITableViewDelegate\n") == """
        class A: UIView, UITableViewDelegate {}
        let b = castToUITableViewDelegate(c)
        #if hasFeature(Embedded)
        fileprivate func castToUITableViewDelegate(_ object: AnyObject?) -> (any UITableViewDelegate)? {
          if let object = object as? A { return object }
          if let object = object as? UITableViewController { return object }
          return nil
        }
        #else
        fileprivate func castToUITableViewDelegate(_ value: Any?) -> (any UITableViewDelegate)? { value as? any UITableViewDelegate }
        #endif

        """)
  }

  @Test func castedProtocolsAreRestrictedToClasses() {
    for (source, expected) in [
      ("protocol P { func a() }\nclass A: P {}", "protocol P: AnyObject { func a() }\nclass A: P {}"),
      (
        "protocol P: Q {}\nprotocol Q {}\nclass A: P {}",
        "protocol P: AnyObject, Q {}\nprotocol Q: AnyObject {}\nclass A: P {}"
      ),
      (
        "protocol P {}\nextension UILabel: P {}\nclass A: P {}",
        "protocol P: AnyObject {}\nextension UILabel: P {}\nclass A: P {}"
      ),
      // The protocol is not changed if value types adopt or may adopt it, or if it is already constrained to classes.
      ("protocol P {}\nstruct S: P {}\nclass A: P {}", "protocol P {}\nstruct S: P {}\nclass A: P {}"),
      ("protocol P {}\nextension Int: P {}\nclass A: P {}", "protocol P {}\nextension Int: P {}\nclass A: P {}"),
      ("protocol P { mutating func a() }\nclass A: P {}", "protocol P { mutating func a() }\nclass A: P {}"),
      ("protocol P: UITextFieldDelegate {}\nclass A: P {}", "protocol P: UITextFieldDelegate {}\nclass A: P {}"),
      ("protocol P {}", "protocol P {}"),
    ] {
      #expect(Ported.text(source) == expected)
      #expect(Ported.text(expected) == expected)
    }
  }

  @Test func classesOfOtherFilesAreConsidered() {
    let texts = Ported.texts([
      ("P.swift", "protocol P: AnyObject {}"), ("A.swift", "final class A: P {}\nlet a = b as? P"),
    ])
    #expect(texts[0].contains("if let object = object as? A") && texts[1].contains("let a = castToP(b)"))
    let ported = PortedSources(
      [("P.swift", "protocol P: AnyObject {}"), ("A.swift", "private class A: P {}\nlet a = b as? P")], root: "/app")
    #expect(
      ported.problems.map(\.message) == ["A is private to its file; make it internal, so that casts to P can use it"])
  }
}
