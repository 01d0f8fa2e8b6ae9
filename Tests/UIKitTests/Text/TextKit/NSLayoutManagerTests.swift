// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests a text storage, a layout manager and a text container that are used without a text view.
@Suite(.oneApplication) @MainActor struct NSLayoutManagerTests {
  /// Retains a text storage, a layout manager and a text container.
  private struct Kit {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ string: String, size: CGSize = .zero, padding: CGFloat = 0) {
      storage = NSTextStorage(string: string, attributes: [.font: UIFont.systemFont(ofSize: 17)])
      container = NSTextContainer(size: size)
      container.lineFragmentPadding = padding
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
    }
  }

  private let font = UIFont.systemFont(ofSize: 17)

  private func width(_ string: String) -> CGFloat { string.size(withAttributes: [.font: font]).width }

  @Test func storageManagerAndContainerReferenceEachOther() {
    let kit = Kit("text")
    #expect(kit.storage.layoutManagers.first === kit.manager && kit.manager.textStorage === kit.storage)
    #expect(kit.container.layoutManager === kit.manager && kit.manager.textContainers.count == 1)
    #expect(kit.manager.numberOfGlyphs == 4 && kit.manager.glyphIndexForCharacter(at: 3) == 3)
    let other = NSTextStorage(string: "other text")
    other.addLayoutManager(kit.manager)
    #expect(kit.storage.layoutManagers.isEmpty && kit.manager.textStorage === other)
    #expect(kit.manager.numberOfGlyphs == 10)
    kit.manager.removeTextContainer(at: 0)
    #expect(kit.container.layoutManager == nil && kit.manager.usedRect(for: kit.container) == .zero)
  }

  /// Tests the common technique for finding the tapped link in a label.
  @Test func characterAtPoint() {
    let kit = Kit("Read the terms of use", size: CGSize(width: 300, height: 100))
    var fraction: CGFloat = 0
    let start = width("Read the ")
    let index = kit.manager.characterIndex(
      for: CGPoint(x: start + 2, y: 5), in: kit.container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(index == 9 && fraction > 0.1 && fraction < 1)
    let last = kit.manager.characterIndex(
      for: CGPoint(x: 290, y: 5), in: kit.container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(last == 20 && fraction == 1)
    #expect(kit.manager.glyphIndex(for: CGPoint(x: -5, y: -5), in: kit.container) == 0)
    #expect(
      NSLayoutManager().characterIndex(
        for: .zero, in: kit.container, fractionOfDistanceBetweenInsertionPoints: nil) == 0)
  }

  @Test(arguments: [0, 5]) func rectanglesOfLinesAndRanges(_ padding: CGFloat) {
    let kit = Kit("one two three", size: CGSize(width: 70 + 2 * padding, height: 0), padding: padding)
    let height = font.lineHeight
    var range = NSRange()
    let fragment = kit.manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: &range)
    #expect(range == NSRange(location: 8, length: 5))
    #expect(abs(fragment.minY - height) < 0.01 && fragment.minX == 0 && abs(fragment.width - 70 - 2 * padding) < 0.01)
    let used = kit.manager.lineFragmentUsedRect(forGlyphAt: 9, effectiveRange: nil)
    #expect(abs(used.width - width("three") - 2 * padding) < 0.01)
    let all = kit.manager.usedRect(for: kit.container)
    #expect(abs(all.height - 2 * height) < 0.01 && abs(all.width - width("one two") - 2 * padding) < 0.01)
    let two = kit.manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: kit.container)
    #expect(abs(two.minX - padding - width("one ")) < 0.01 && abs(two.width - width("two")) < 0.1)
    let both = kit.manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 6), in: kit.container)
    #expect(abs(both.minX - padding) < 0.01 && abs(both.height - 2 * height) < 0.01)
    var lines: [NSRange] = []
    kit.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 13)) {
      rect, used, container, range, _ in
      #expect(container === kit.container && rect.contains(used.insetBy(dx: 0.1, dy: 0.1)))
      lines.append(range)
    }
    #expect(lines == [NSRange(location: 0, length: 8), NSRange(location: 8, length: 5)])
    let location = kit.manager.location(forGlyphAt: 8)
    #expect(abs(location.x - padding) < 0.01 && abs(location.y - font.ascender) < 0.01)
  }

  @Test func textFlowsThroughContainers() {
    let kit = Kit("one two three four", size: CGSize(width: 70, height: 25))
    let second = NSTextContainer(size: CGSize(width: 200, height: 25))
    second.lineFragmentPadding = 0
    kit.manager.addTextContainer(second)
    #expect(kit.manager.glyphRange(for: kit.container) == NSRange(location: 0, length: 8))
    #expect(kit.manager.glyphRange(for: second) == NSRange(location: 8, length: 10))
    var range = NSRange()
    #expect(kit.manager.textContainer(forGlyphAt: 10, effectiveRange: &range) === second && range.location == 8)
    #expect(kit.manager.lineFragmentRect(forGlyphAt: 10, effectiveRange: nil).minY == 0)
    #expect(kit.manager.textContainer(forGlyphAt: 40, effectiveRange: nil) == nil)
    #expect(kit.manager.firstUnlaidCharacterIndex() == 18)
  }

  @Test func lineLimitsAndModesOfContainer() {
    let kit = Kit("one two three four five six", size: CGSize(width: 100, height: 0))
    kit.container.maximumNumberOfLines = 1
    kit.container.lineBreakMode = .byTruncatingTail
    #expect(abs(kit.manager.usedRect(for: kit.container).height - font.lineHeight) < 0.01)
    let cut = kit.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(cut.location > 4 && cut.upperBound == 27)
    kit.container.maximumNumberOfLines = 0
    #expect(kit.manager.usedRect(for: kit.container).height > 2 * font.lineHeight)
    #expect(kit.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
  }

  @Test func editsUpdateLayout() {
    let kit = Kit("short", size: CGSize(width: 100, height: 0))
    let before = kit.manager.usedRect(for: kit.container).width
    kit.storage.append(NSAttributedString(string: "er", attributes: [.font: font]))
    #expect(kit.manager.usedRect(for: kit.container).width > before)
    kit.storage.setAttributedString(NSAttributedString(string: "a\n", attributes: [.font: font]))
    #expect(abs(kit.manager.extraLineFragmentRect.minY - font.lineHeight) < 0.01)
    #expect(kit.manager.extraLineFragmentTextContainer === kit.container)
    kit.container.size = CGSize(width: 50, height: 0)
    #expect(kit.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width == 50)
  }

  @Test func linesAvoidExclusionPaths() {
    let kit = Kit("one two three four five six seven", size: CGSize(width: 120, height: 0))
    kit.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 30))]
    var rects: [CGRect] = []
    kit.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 33)) { rect, _, _, _, _ in
      rects.append(rect)
    }
    #expect(rects[0].minX == 60 && rects[0].width == 60 && rects[1].minX == 60)
    #expect(rects[2].minX == 0 && rects[2].width == 120)
    kit.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 30))]
    #expect(kit.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).minY == 30)
  }

  @Test func glyphsAreDrawn() {
    let kit = Kit("drawn text", size: CGSize(width: 120, height: 0))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 30)).image { _ in
      kit.manager.drawBackground(forGlyphRange: NSRange(location: 0, length: 10), at: .zero)
      kit.manager.drawGlyphs(forGlyphRange: NSRange(location: 2, length: 5), at: .zero)
    }
    #expect(image.size == CGSize(width: 120, height: 30))
  }
}
