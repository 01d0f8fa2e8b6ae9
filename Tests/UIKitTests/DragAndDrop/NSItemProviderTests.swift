// SPDX-License-Identifier: MIT

import Foundation
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct NSItemProviderTests {
  private struct Failure: Error {}

  @Test("Strings, URLs, images and files have formats and are loaded as objects")
  func objects() throws {
    let text = NSItemProvider(object: "Milk")
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(text.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!text.hasItemConformingToTypeIdentifier("public.url"))
    #expect(text.canLoadObject(ofClass: String.self) && !text.canLoadObject(ofClass: URL.self))
    var loaded: String?
    text.loadObject(ofClass: String.self) { value, _ in loaded = value }
    #expect(loaded == "Milk")

    let link = NSItemProvider(object: try #require(NSURL(string: "https://example.com/a")))
    #expect(link.registeredTypeIdentifiers == ["public.url"])
    var url: URL?
    link.loadObject(ofClass: URL.self) { value, _ in url = value }
    #expect(url?.absoluteString == "https://example.com/a")

    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    }
    let picture = NSItemProvider(object: image)
    var data: Data?
    picture.loadDataRepresentation(for: .image) { value, _ in data = value }
    #expect(data.flatMap { UIImage(data: $0) }?.size.width ?? 0 > 0)
  }

  @Test("Data is loaded from handlers, and files are read or written")
  func formats() throws {
    let provider = NSItemProvider()
    provider.suggestedName = "numbers"
    provider.registerDataRepresentation(for: .json) { completion in
      completion(Data("[1]".utf8), nil)
      return nil
    }
    provider.registerDataRepresentation(forTypeIdentifier: "com.example.own", visibility: .all) { completion in
      completion(nil, Failure())
      return nil
    }
    #expect(provider.registeredContentTypes == [.json])
    var content = ""
    var name = ""
    provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
      name = url?.lastPathComponent ?? ""
      content = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
    }
    #expect(name == "numbers.json" && content == "[1]")
    var errors = 0
    provider.loadDataRepresentation(forTypeIdentifier: "com.example.own") { data, error in
      if data == nil, error is Failure { errors += 1 }
    }
    provider.loadDataRepresentation(for: .png) { data, error in
      if data == nil, (error as? NSError)?.code == -1000 { errors += 1 }
    }
    #expect(errors == 2)

    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("Note".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let note = try #require(NSItemProvider(contentsOf: file))
    #expect(note.suggestedName == file.lastPathComponent)
    var found: [String] = []
    note.loadDataRepresentation(for: .plainText) { data, _ in
      found.append(String(decoding: data ?? Data(), as: UTF8.self))
    }
    note.loadObject(ofClass: URL.self) { url, _ in found.append(url?.lastPathComponent ?? "") }
    note.loadItem(forTypeIdentifier: "public.file-url") { item, _ in
      found.append((item as? URL)?.pathExtension ?? "")
    }
    #expect(found == ["Note", file.lastPathComponent, "txt"])
    #expect(NSItemProvider(contentsOf: URL(string: "https://example.com")) == nil)
  }

  /// An object with a format of its own.
  private final class Point: NSObject, NSItemProviderWriting, NSItemProviderReading {
    let x: Int
    static let writableTypeIdentifiersForItemProvider = ["com.example.point"]
    static let readableTypeIdentifiersForItemProvider = ["com.example.point"]

    init(_ x: Int) { self.x = x }

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data("\(x)".utf8), nil)
      return nil
    }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Point {
      guard let x = Int(String(decoding: data, as: UTF8.self)) else { throw Failure() }
      return Point(x)
    }
  }

  @Test("Classes of the application are converted to data and back")
  func custom() {
    let provider = NSItemProvider(object: Point(7))
    var data: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "com.example.point") { value, _ in data = value }
    #expect(data == Data("7".utf8))
    for text in ["8", "x"] {
      let other = NSItemProvider()
      other.registerDataRepresentation(forTypeIdentifier: "com.example.point", visibility: .all) { completion in
        completion(Data(text.utf8), nil)
        return nil
      }
      var result: [String] = []
      other.loadObject(ofClass: Point.self) { point, error in
        result = [(point as? Point).map { "\($0.x)" } ?? "none", error is Failure ? "failure" : "success"]
      }
      #expect(result == (text == "8" ? ["8", "success"] : ["none", "failure"]))
    }
  }
}
