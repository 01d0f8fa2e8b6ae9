// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

@Suite("Links and detected data in text views", .oneApplication)
@MainActor struct TextLinksTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var addresses: [String] = []
    var opens = true
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      addresses.append("\(URL.absoluteString) \(characterRange.location)")
      return opens
    }
  }

  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
  private let delegate = Delegate()

  init() {
    stage.encoder = FrameEncoder()
    view.font = .systemFont(ofSize: 16)
    view.isEditable = false
    view.delegate = delegate
    stage.window.addSubview(view)
  }

  private func runs() -> [StageTextRun] {
    var found: [StageTextRun] = []
    stage.tick()
    for case .richText(_, let lines) in stage.records { found = lines.flatMap(\.runs) }
    return found
  }

  @Test(
    "Web and email addresses are detected",
    arguments: [
      ("See https://swift.org/a?b=1, please", "https://swift.org/a?b=1"), ("(www.swift.org)", "http://www.swift.org"),
      ("Go to swift.org/blog!", "http://swift.org/blog"), ("mail@example.com.", "mailto:mail@example.com"),
      ("\u{201C}HTTP://A.DE\u{201D}", "HTTP://A.DE"), ("https://a.org/x_(y)", "https://a.org/x_(y)"),
    ])
  func links(_ text: String, _ address: String) {
    #expect(DataDetector.matches(in: text, .link).map(\.address) == [address])
  }

  @Test(
    "Words, versions and file names are not links",
    arguments: ["e.g. this", "version 1.2.3", "main.swift", "a@b", "http://", "end.So"])
  func noLinks(_ text: String) { #expect(DataDetector.matches(in: text, .link).isEmpty) }

  @Test(
    "Phone numbers are detected",
    arguments: [
      ("Call (555) 123-4567 now", "tel:5551234567"), ("+49 30 901820.", "tel:+4930901820"), ("555-1234", "tel:5551234"),
      ("1.800.555.0199", "tel:18005550199"),
    ])
  func numbers(_ text: String, _ address: String) {
    #expect(DataDetector.matches(in: text, .phoneNumber).map(\.address) == [address])
  }

  @Test(
    "Dates, decimals and other numbers are not phone numbers",
    arguments: ["2024-01-15", "01/15/2024", "3.14159265", "12345", "12345678901234567", "A1234567", "1234567th"])
  func noNumbers(_ text: String) { #expect(DataDetector.matches(in: text, .phoneNumber).isEmpty) }

  @Test("While the text is not editable, detected data is displayed as links that a tap opens")
  func detection() throws {
    view.text = "Call 555-1234 or see swift.org"
    view.dataDetectorTypes = [.link, .phoneNumber]
    let link = PackedColor(rawValue: UIColor.link.resolvedColor(with: view.traitCollection).cgColor.rgba)
    #expect(
      runs().map { "\($0.text)|\($0.color == link)" } == [
        "Call |false", "555-1234|true", " or see |false", "swift.org|true",
      ])
    var opened: [String] = []
    UIApplication.opensURL = { url in
      opened.append(url.absoluteString)
      return true
    }
    defer { UIApplication.opensURL = nil }
    let place = try #require(view.textLayout?.rectangles(of: NSRange(location: 7, length: 1)).first)
    let top = 100 + 8 + place.midY
    stage.tap(Double(5 + place.midX), Double(top))
    #expect(delegate.addresses == ["tel:5551234 5"] && opened == ["tel:5551234"])
    delegate.opens = false
    stage.wait(1)
    stage.tap(Double(5 + place.midX), Double(top))
    #expect(delegate.addresses.count == 2 && opened.count == 1)
    #expect(view.attributedText.attribute(.link, at: 7, effectiveRange: nil) == nil, "the text has no link")
    view.isEditable = true
    #expect(runs().isEmpty, "a text with one style is sent as plain text")
  }

  @Test("Link attributes override text attributes")
  func attributes() {
    let text = NSMutableAttributedString(string: "See this page")
    text.addAttribute(.link, value: URL(string: "https://a.org")!, range: NSRange(location: 4, length: 4))
    text.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 4, length: 4))
    view.attributedText = text
    view.linkTextAttributes = [.foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue]
    let red = PackedColor(rawValue: UIColor.red.cgColor.rgba)
    #expect(
      runs().map { "\($0.text)|\($0.color == red)|\($0.decorations.contains(.underline))" } == [
        "See |false|false", "this|true|true", " page|false|false",
      ])
    view.linkTextAttributes = [:]
    view.textColor = .blue
    #expect(runs().filter { $0.text == "this" }.allSatisfy { $0.decorations.isEmpty })
    #expect((view.linkTextAttributes as [NSAttributedString.Key: Any]).isEmpty)
  }

  @Test("With clearsOnInsertion, only the next inserted text replaces the entire text")
  func clearing() {
    view.isEditable = true
    view.text = "Old"
    view.clearsOnInsertion = true
    view.insertText("New")
    #expect(view.text == "New" && !view.clearsOnInsertion)
    view.insertText("er")
    #expect(view.text == "Newer")
  }
}
