// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct UIPasteboardTests {
  private let board: UIPasteboard

  init() {
    UIApplication.shared.reset()
    board = .general
  }

  @Test func everyWriteReplacesContentAndCounts() {
    #expect(board.string == nil && !board.hasStrings && board.changeCount == 0)
    board.string = "one"
    #expect(board.string == "one" && board.numberOfItems == 1 && board.changeCount == 1)
    board.strings = ["two", "three"]
    #expect(board.string == "two" && board.strings == ["two", "three"] && board.changeCount == 2)
    board.color = .red
    #expect(board.color == .red && board.strings == nil && board.hasColors && board.changeCount == 3)
    board.image = UIImage(color: .blue)
    #expect(board.hasImages && !board.hasColors)
    board.url = URL(string: "https://example.org/a")
    #expect(board.hasURLs && board.string == "https://example.org/a" && board.url?.path == "/a")
    board.string = nil
    #expect(board.numberOfItems == 0 && board.changeCount == 6)
  }

  @Test func namedPasteboardsAreFoundAgain() {
    #expect(UIPasteboard.named(UIPasteboard.Name("drafts"), create: false) == nil)
    let drafts = UIPasteboard.named(UIPasteboard.Name("drafts"), create: true)
    drafts?.string = "draft"
    #expect(UIPasteboard.named(UIPasteboard.Name("drafts"), create: false)?.string == "draft")
    #expect(UIPasteboard.named(.general, create: false) === board && board.string == nil)
    #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
    UIPasteboard.remove(withName: UIPasteboard.Name("drafts"))
    #expect(UIPasteboard.named(UIPasteboard.Name("drafts"), create: false) == nil)
  }

  @Test func copiedTextIsExchangedWithHost() throws {
    let encoder = FrameEncoder()
    UIApplication.shared.tick(timestamp: 0, into: encoder)
    board.string = "for the host, \u{e9}"
    #expect(UIApplication.shared.wantsFrame)
    UIApplication.shared.tick(timestamp: 0.1, into: encoder)
    var sent: [String] = []
    let frame = try Frame.decode(at: encoder.address)
    for case .clipboard(let text) in frame.records { sent.append(text) }
    #expect(sent == ["for the host, \u{e9}"] && !UIApplication.shared.wantsFrame)
    // If the host reports content that is already current, the change count does not increase.
    UIApplication.shared.clipboardChanged(to: "for the host, \u{e9}")
    #expect(board.changeCount == 1)
    UIApplication.shared.clipboardChanged(to: "from outside")
    #expect(board.string == "from outside" && board.changeCount == 2)
    #expect(!UIApplication.shared.wantsFrame)
  }

  @Test func pasteboardsWithOneNameShareContents() throws {
    UIApplication.shared.reset()
    #expect(UIPasteboard(name: UIPasteboard.Name("shelf"), create: false) == nil)
    let first = try #require(UIPasteboard(name: UIPasteboard.Name("shelf"), create: true))
    let second = try #require(UIPasteboard(name: UIPasteboard.Name("shelf"), create: false))
    first.string = "cup"
    #expect(second.string == "cup" && second.changeCount == 1 && UIPasteboard.general.string == nil)
    let general = try #require(UIPasteboard(name: .general, create: false))
    general.string = "plate"
    #expect(UIPasteboard.general.string == "plate")
    let encoder = FrameEncoder()
    UIApplication.shared.tick(timestamp: 0, into: encoder)
    #expect(try Frame.decode(at: encoder.address).records.contains(.clipboard("plate")))
  }

  @Test func itemsAreDictionaries() throws {
    let image = UIImage(color: .blue)
    board.items = [
      ["public.utf8-plain-text": "one"], ["public.url": URL(string: "https://example.org")!, "public.text": "two"],
      ["public.png": image, "com.apple.uikit.color": UIColor.red], ["com.apple.uikit.color": UIColor.green],
      ["public.utf8-plain-text": Data("three".utf8)], ["com.example.unknown": 5], [:],
    ]
    #expect(board.numberOfItems == 5 && board.changeCount == 1)
    #expect(board.strings == ["one", "https://example.org", "three"])
    #expect(board.image === image && board.color == .green && board.url?.host == "example.org")
    let items = board.items
    #expect(items.count == 5 && items[0]["public.utf8-plain-text"] as? String == "one")
    #expect((items[1]["public.url"] as? URL)?.absoluteString == "https://example.org")
    #expect(items[2]["public.png"] as? UIImage === image && items[3]["com.apple.uikit.color"] as? UIColor == .green)
    let drafts = UIPasteboard.withUniqueName()
    drafts.items = items
    #expect(drafts.strings == board.strings && drafts.numberOfItems == 5)
    board.items = []
    #expect(board.numberOfItems == 0 && board.items.isEmpty)
  }
}
