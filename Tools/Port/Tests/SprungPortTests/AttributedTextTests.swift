// SPDX-License-Identifier: MIT

import Testing

@testable import SprungPort

/// Tests that attribute values of attributed strings are rewritten to code that both builds accept.
@Suite struct AttributedTextTests {
  static let rows: [(String, String)] = [
    (
      "let a = NSAttributedString(string: b, attributes: [.font: c.d(1), .kern: -1.5])",
      "let a = NSAttributedString(string: b, attributes: [.font: attributeValue(c.d(1)), .kern: attributeValue(-1.5)])"
    ),
    (
      "let attributes: [NSAttributedString.Key: Int] = [NSAttributedString.Key.kern: 2]",
      "let attributes: [NSAttributedString.Key: Int] = [NSAttributedString.Key.kern: attributeValue(2)]"
    ),
    (
      "let attributes = [NSFontAttributeName: a, NSKernAttributeName: 2]",
      "let attributes = [NSFontAttributeName: attributeValue(a), NSKernAttributeName: attributeValue(2)]"
    ),
    (
      "let attributes = [.font: a.font as Any, .own: b]",
      "let attributes = [.font: attributeValue(a.font), .own: attributeValue(b)]"
    ),
    (
      "attributes[.kern] = 2\nattributes[.font] = a as Any\nattributes[.link] = nil\nattributes?[.kern] = b ? 1 : 2",
      "attributes[.kern] = attributeValue(2)\nattributes[.font] = attributeValue(a)\nattributes[.link] = nil\nattributes?[.kern] = attributeValue(b ? 1 : 2)"
    ),
    (
      "a.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: b)",
      "a.addAttribute(.underlineStyle, value: attributeValue(NSUnderlineStyle.single.rawValue), range: b)"
    ),
    (
      "let a = attributes[.kern] as? CGFloat ?? 0", "let a = attributeValue(attributes[.kern], as: CGFloat.self) ?? 0"
    ),
    ("let a = attributes[.font] as? UIFont", "let a = attributes[.font] as? UIFont"),
    (
      "let attributes = a.attribute(.link, at: 0, effectiveRange: nil) as? String",
      "let attributes = attributeValue(a.attribute(.link, at: 0, effectiveRange: nil), as: String.self)"
    ),
    (
      "a.attributedText?.enumerateAttribute(.kern, in: b) { value, _, _ in c(value as? Int, d as? Int) }",
      "a.attributedText?.enumerateAttribute(.kern, in: b) { value, _, _ in c(attributeValue(value, as: Int.self), d as? Int) }"
    ),
    (
      "let a = (b.c as NSString).range(of: \"d\")", "let a = (NSString(string: b.c)).range(of: \"d\")"
    ),
    ("let a = \"b\" as NSString", "let a = \"b\" as NSString"),
    // Names that do not belong to attributed strings are not rewritten.
    ("let styles = [.font: 1]", "let styles = [.font: 1]"),
    ("let attributes = [\"font\": 1]", "let attributes = [\"font\": 1]"),
  ]

  @Test(arguments: rows) func valueIsRewritten(_ source: String, _ expected: String) {
    #expect(Ported.text(source) == expected)
    #expect(Ported.text(expected) == expected)
  }

  @Test func rewrittenSourceImportsUIKit() {
    let ported = PortedSources([("A.swift", "import Foundation\nlet attributes = [.font: a]")], root: "/app")
    #expect(ported.outputs[0].text.contains("import UIKit"))
  }
}
