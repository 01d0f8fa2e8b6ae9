// SPDX-License-Identifier: MIT

import CGtk
import Foundation
import SprungStage
import Testing

@testable import SprungWindow

@Suite(.serialized) struct DragContentTests {
  /// Returns the media types that a provider offers.
  private func types(_ items: [StageDragItem]) -> String? {
    guard let provider = Drags.content(of: items) else { return nil }
    let formats = gdk_content_provider_ref_storable_formats(provider)
    defer {
      gdk_content_formats_unref(formats)
      g_object_unref(UnsafeMutableRawPointer(provider))
    }
    guard let text = gdk_content_formats_to_string(formats) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  @Test("texts, links, files and data have the formats that other programs expect") func formats() throws {
    let text = try #require(types([StageDragItem(text: "a"), StageDragItem(text: "b")]))
    #expect(text.contains("gchararray") && !text.contains("uri-list"))
    let link = try #require(types([StageDragItem(address: "https://example.com")]))
    #expect(link.contains("text/uri-list") && link.contains("gchararray"))
    let file = try #require(types([StageDragItem(address: "file:///a.txt")]))
    #expect(file.contains("GdkFileList") && !file.contains("gchararray"))
    let picture = StageDragItem([StageDragItem.Representation(type: "image/png", bytes: [1])])
    #expect(try #require(types([picture])).contains("image/png"))
    #expect(types([]) == nil)
  }

  @Test("received content becomes items: one for each file or link, or a text") func items() {
    #expect(Drops.Content.text("a b").items == [StageDragItem(text: "a b")])
    #expect(Drops.Content.files(["file:///a", "file:///b"]).items.count == 2)
    let link = Drops.Content.text("https://example.com").items
    #expect(link.first?.representations.map(\.type) == ["text/uri-list", "text/plain"])
  }
}
