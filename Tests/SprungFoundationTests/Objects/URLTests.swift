// SPDX-License-Identifier: MIT

import Foundation
import OwnFoundation
import OwnGeometry
import Testing

private typealias Address = OwnFoundation.URL
private typealias AddressObject = OwnFoundation.NSURL
private typealias FileError = OwnFoundation.CocoaError
private typealias Bytes = OwnGeometry.Data
private typealias Other = Foundation.URL

/// Compares the browser build's URLs and in-memory files with Foundation's.
@Suite(.serialized) struct URLTests {
  private static let texts = [
    "https://example.org", "https://example.org/", "https://user@example.org:8080/a/b.txt?q=1&r=%20#part",
    "mailto:a@b.org",
    "file:///box/a%20b/c.tar.gz", "/a/b/", "a/b.swift", "https://example.org/a/.hidden", "https://[::1]:80/x",
    "https://example.org/%C3%BC.png", "data:,x", "https://example.org/a.b/c",
  ]

  @Test("URL components match Foundation", arguments: texts)
  func parts(text: String) throws {
    let own = try #require(Address(string: text))
    let other = try #require(Other(string: text))
    #expect(own.absoluteString == other.absoluteString && own.scheme == other.scheme)
    #expect(own.query == other.query && own.fragment == other.fragment && own.isFileURL == other.isFileURL)
    #expect(own.path == other.path && own.pathExtension == other.pathExtension)
    #expect(own.lastPathComponent == other.lastPathComponent)
    if !text.contains("[") { #expect(own.host == other.host) }
    #expect("\(own)" == text)
  }

  @Test(
    "Modified paths match Foundation", arguments: ["file:///box/a.txt", "https://example.org/a%20b/c.tar.gz?q=1"])
  func changes(text: String) throws {
    let own = try #require(Address(string: text))
    let other = try #require(Other(string: text))
    #expect(
      own.appendingPathComponent("ü x.png").absoluteString == other.appendingPathComponent("ü x.png").absoluteString)
    #expect(own.deletingLastPathComponent().absoluteString == other.deletingLastPathComponent().absoluteString)
    #expect(own.deletingPathExtension().absoluteString == other.deletingPathExtension().absoluteString)
    #expect(own.appendingPathExtension("md").absoluteString == other.appendingPathExtension("md").absoluteString)
  }

  @Test func filePaths() {
    let url = Address(fileURLWithPath: "/box/ä b#1.txt")
    #expect(url.absoluteString == Other(fileURLWithPath: "/box/ä b#1.txt").absoluteString)
    #expect(url.path == "/box/ä b#1.txt" && url.isFileURL && url.lastPathComponent == "ä b#1.txt")
    #expect(Address(string: "") == nil && Address(string: "a b")?.absoluteString == "a%20b")
    #expect(url.startAccessingSecurityScopedResource())
    #expect(AddressObject(string: "https://a.b")?.absoluteString == "https://a.b")
  }

  @Test("Written files can be read; other URLs throw")
  func files() throws {
    let url = Address.temporaryDirectory.appendingPathComponent("note.txt")
    #expect(throws: FileError(.fileReadNoSuchFile)) { try Bytes(contentsOf: url) }
    try Bytes(Array("Grüße".utf8)).write(to: url, options: .atomic)
    #expect(try Bytes(contentsOf: url) == Bytes(Array("Grüße".utf8)))
    try Bytes([1]).write(to: url)
    #expect(try Bytes(contentsOf: url) == Bytes([1]))
    let page = try #require(Address(string: "https://example.org"))
    #expect(throws: FileError(.fileReadUnsupportedScheme)) { try Bytes(contentsOf: page) }
    #expect(throws: FileError(.fileWriteUnsupportedScheme)) { try Bytes([1]).write(to: page) }
  }
}
