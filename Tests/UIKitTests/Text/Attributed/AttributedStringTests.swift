// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// The idioms by which apps give attributes to texts as values.
@Suite(.oneApplication) @MainActor struct AttributedStringTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func attributes(_ string: NSAttributedString, _ place: Int) -> [NSAttributedString.Key: Any] {
    string.attributes(at: place, effectiveRange: nil)
  }

  @Test func aContainerGivesAttributesToAText() {
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

  @Test func propertiesOfTheWholeTextAndOfParts() {
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
