// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the common ways in which apps set attributes of an `AttributedString`.
@Suite(.oneApplication) @MainActor struct AttributedStringTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func attributes(_ string: NSAttributedString, _ place: Int) -> [NSAttributedString.Key: Any] {
    string.attributes(at: place, effectiveRange: nil)
  }

  @Test func containerSetsAttributes() {
    var container = AttributeContainer()
    container.font = .boldSystemFont(ofSize: 20)
    container.foregroundColor = red
    container.kern = 2
    container.underlineStyle = .single
    let string = NSAttributedString(AttributedString("Hello", attributes: container))
    #expect(string.string == "Hello")
    #expect(attributes(string, 4)[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(attributes(string, 4)[.foregroundColor] as? UIColor == red)
    #expect(attributes(string, 0)[.kern] as? CGFloat == 2)
    #expect(attributes(string, 0)[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(attributes(string, 0)[.strikethroughStyle] == nil)
  }

  @Test func propertiesOfWholeTextAndParts() {
    var text = AttributedString("One ")
    text.font = .systemFont(ofSize: 12)
    var other = AttributedString("two")
    other.font = .systemFont(ofSize: 30)
    other.backgroundColor = red
    text += other
    let label = UILabel()
    label.attributedText = NSAttributedString(text)
    let string = label.attributedText!
    #expect(string.string == "One two")
    #expect((attributes(string, 0)[.font] as? UIFont)?.pointSize == 12)
    #expect((attributes(string, 5)[.font] as? UIFont)?.pointSize == 30)
    #expect(attributes(string, 5)[.backgroundColor] as? UIColor == red)
    label.sizeToFit()
    let small = UILabel()
    small.font = .systemFont(ofSize: 12)
    small.text = "One two"
    small.sizeToFit()
    #expect(label.bounds.height > small.bounds.height + 15 && label.bounds.width > small.bounds.width + 20)
  }

  @Test func attributesAreMergedAndSet() {
    var container = AttributeContainer()
    container.font = .systemFont(ofSize: 9)
    var more = AttributeContainer()
    more.foregroundColor = red
    let text = AttributedString("a", attributes: container).mergingAttributes(more)
    #expect(text.font == .systemFont(ofSize: 9) && text.foregroundColor == red)
    let set = text.settingAttributes(more)
    #expect(set.font == nil && set.foregroundColor == red)
    #expect(container.merging(more).font == .systemFont(ofSize: 9))
  }
}

/// Tests ranges, Markdown and rarely used attributes.
@Suite(.oneApplication) @MainActor struct AttributedStringRangeTests {
  private func pieces(_ text: AttributedString) -> [String] {
    text.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      let marks =
        (intent.contains(.stronglyEmphasized) ? "b" : "") + (intent.contains(.emphasized) ? "i" : "")
        + (intent.contains(.code) ? "c" : "") + (intent.contains(.strikethrough) ? "s" : "")
      return marks + ":" + String(text[run.range].characters) + (run.link.map { "(\($0.absoluteString))" } ?? "")
    }
  }

  @Test func attributesOfRange() throws {
    var text = AttributedString("Read the terms")
    let range = try #require(text.range(of: "terms"))
    text[range].foregroundColor = .systemBlue
    text[range].link = URL(string: "https://example.com/terms")
    text[range].underlineStyle = .single
    let string = NSAttributedString(text)
    #expect(string.attribute(.foregroundColor, at: 9, effectiveRange: nil) as? UIColor == .systemBlue)
    #expect(string.attribute(.foregroundColor, at: 8, effectiveRange: nil) == nil)
    #expect(text.runs.map { $0.underlineStyle } == [nil, .single])
    #expect(AttributedString(string).runs.count == 2)
  }

  @Test func shadowsImagesAndOutlines() {
    var text = AttributedString("a")
    let attachment = NSTextAttachment()
    let shadow = NSShadow()
    text.shadow = shadow
    text.attachment = attachment
    text.strokeWidth = 3
    text.strokeColor = .red
    text.expansion = 0.25
    let string = NSAttributedString(text)
    #expect(string.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    #expect(string.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow == shadow)
    #expect(string.attribute(.strokeWidth, at: 0, effectiveRange: nil) as? CGFloat == 3)
    let back = AttributedString(string)
    #expect(back.strokeColor == .red && back.expansion == 0.25 && back.attachment === attachment)
  }

  @Test(arguments: [
    ("plain", [":plain"]), ("a **b** c", [":a ", "b:b", ": c"]), ("*i* and _j_", ["i:i", ": and ", "i:j"]),
    ("***both***", ["bi:both"]), ("**b *bi* b**", ["b:b ", "bi:bi", "b: b"]), ("`x * y`", ["c:x * y"]),
    ("[text](https://a.b/c)!", [":text(https://a.b/c)", ":!"]), ("[**b**](x)", ["b:b(x)"]),
    ("2 * 3 * 4", [":2 * 3 * 4"]), ("snake_case_name", [":snake_case_name"]), ("\\*not\\*", [":*not*"]),
    ("~~gone~~", ["s:gone"]), ("**open", [":**open"]), ("one\ntwo", [":one two"]), ("# Head", [":Head"]),
    ("[no link] here", [":[no link] here"]),
  ])
  func markdown(_ source: String, _ expected: [String]) throws {
    #expect(pieces(try AttributedString(markdown: source)) == expected)
  }

  @Test func markdownKeepsWhitespaceIfRequested() throws {
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(pieces(try AttributedString(markdown: "a  \n\n**b**", options: options)) == [":a  \n\n", "b:b"])
  }

  @Test func markdownIsDrawnInFontOfLabel() throws {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.attributedText = NSAttributedString(try AttributedString(markdown: "**bold**"))
    let bold = "bold".size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    #expect(abs(label.intrinsicContentSize.width - bold.width) < 1)
  }
}
