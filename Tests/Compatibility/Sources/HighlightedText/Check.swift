// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Checks a label with an image and tappable links, a text view with syntax highlighting, and attributed text values.
@MainActor public func check(_ check: Check) {
  let icon = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
    UIColor.systemRed.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
  }
  let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let label = TermsLabel(frame: CGRect(x: 10, y: 10, width: 300, height: 60))
  label.show("Accept the terms and the rules", links: ["terms", "rules"], icon: icon)
  let storage = CodeStorage()
  let code = CodeView.make(storage, frame: CGRect(x: 10, y: 80, width: 300, height: 120))
  let notes = UITextView(frame: CGRect(x: 10, y: 210, width: 300, height: 60))
  for view in [label, code, notes] as [UIView] { page.addSubview(view) }
  check.show(page)

  let text = label.attributedText!
  check.expect(text.string.hasPrefix("\u{FFFC} Accept") && text.length == 32, "the picture is a character")
  check.expect(label.layer.sublayers?.first?.frame.size == CGSize(width: 24, height: 24), "the picture is shown")
  let font = UIFont.systemFont(ofSize: 17)
  let before = 24 + (" Accept the " as NSString).size(withAttributes: [.font: font]).width
  check.expect(label.character(at: CGPoint(x: before + 3, y: 30)) == 13, "the character at a point")
  check.finger.tap(label.convert(CGPoint(x: before + 10, y: 30), to: nil))
  check.finger.tap(label.convert(CGPoint(x: 5, y: 30), to: nil))
  check.expect(label.openedLinks == ["terms"], "the tapped link: \(label.openedLinks.count)")

  storage.append(NSAttributedString(string: "let a = 1\n", attributes: [.font: font]))
  check.expect(code.text == "let a = 1\n", "what is in the storage is shown")
  code.selectedRange = NSRange(location: 10, length: 0)
  for letter in ["f", "u", "n", "c"] { code.insertText(letter) }
  check.expect(storage.string == "let a = 1\nfunc", "what is typed is in the storage")
  var colored: [Int] = []
  for index in 0..<storage.length where storage.attribute(.foregroundColor, at: index, effectiveRange: nil) != nil {
    colored.append(index)
  }
  check.expect(colored == [0, 1, 2, 10, 11, 12, 13], "keywords: \(colored.count)")
  check.expect(CodeView.lineHeights(code).count == 2, "two lines")

  let counter = EditCounter()
  notes.text = "some notes"
  notes.textStorage.delegate = counter
  notes.insertText("!")
  notes.textStorage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "my")
  check.expect(notes.text == "my notes!" && counter.edits == 2, "edits: \(counter.edits)")
  notes.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 30))]
  let line = notes.layoutManager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
  check.expect(line.minX >= 90, "the text is beside the path")

  var value = AttributedString("Read the terms")
  if let range = value.range(of: "terms") {
    value[range].foregroundColor = .systemBlue
    value[range].underlineStyle = .single
  }
  check.expect(NSAttributedString(value).attribute(.foregroundColor, at: 10, effectiveRange: nil) != nil, "a range")
  let markdown = (try? AttributedString(markdown: "Read **this** or [that](https://example.com)")) ?? AttributedString()
  var parts: [String] = []
  for run in markdown.runs {
    let isBold = run.inlinePresentationIntent?.contains(.stronglyEmphasized) ?? false
    parts.append((isBold ? "b:" : "") + (run.link != nil ? "l:" : "") + String(markdown[run.range].characters))
  }
  check.expect(parts == ["Read ", "b:this", " or ", "l:that"], "markdown: \(parts.count)")
}
