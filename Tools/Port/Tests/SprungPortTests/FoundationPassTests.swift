// SPDX-License-Identifier: MIT

import Testing

@testable import SprungPort

/// Tests that common uses of Foundation are rewritten to code that both builds accept.
@Suite struct FoundationPassTests {
  static let rows: [(String, String)] = [
    (
      "let a = NSArray(array: super.items(in: r)!, copyItems: true) as! [Item]",
      "let a = (super.items(in: r)!).map { $0.copy() as! Item } "
    ),
    (
      "guard let a = NSArray(array: b, copyItems: true) as? [Item] else { return }",
      "guard let a = (b).map { $0.copy() as! Item } as [Item]? else { return }"
    ),
    (
      "let a = NSArray(array: b, copyItems: false) as! [Item]", "let a = NSArray(array: b, copyItems: false) as! [Item]"
    ),
    (
      "guard let a = n.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect, b else { return }",
      "guard let a = (n.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue, b else { return }"
    ),
    (
      "let a = info[UIResponder.keyboardAnimationDurationUserInfoKey] as! Double",
      "let a = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as! NSNumber).doubleValue"
    ),
    ("let a = info[key] as? Double", "let a = info[key] as? Double"),
    (
      "let a = d.object(forKey: \"k\") as? String ?? \"none\"",
      "let a = d.object(forKey: \"k\", as: String.self) ?? \"none\""
    ),
    ("let a = d.array(forKey: k) as? [Int]", "let a = d.object(forKey: k, as: [Int].self) "),
    (
      "if let a = d.dictionary(forKey: k) as? [String: [Double]] { b(a) }",
      "if let a = d.object(forKey: k, as: [String: [Double]].self) { b(a) }"
    ),
    ("let a = cache.object(forKey: k) as? UIImage", "let a = cache.object(forKey: k) as? UIImage"),
    ("print(a, b.c(1), \"d\")", "print(\"\\(a) \\(b.c(1)) \\(\"d\")\")"),
    ("print(a, b, separator: \", \", terminator: \"\")", "print(\"\\(a), \\(b)\", terminator: \"\")"),
    ("print(a, b, separator: \"-\")", "print(\"\\(a)-\\(b)\")"),
    ("print(a)\nprint(a, terminator: \"\")\nprint()", "print(a)\nprint(a, terminator: \"\")\nprint()"),
    ("print(\n  a,\n  b)", "print(\n  a,\n  b)"),
  ]

  @Test(arguments: rows) func idiomIsRewritten(_ source: String, _ expected: String) {
    #expect(Ported.text(source) == expected)
    #expect(Ported.text(expected) == expected)
  }
}
