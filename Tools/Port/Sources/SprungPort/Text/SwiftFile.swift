// SPDX-License-Identifier: MIT

import Foundation
import SwiftParser
import SwiftSyntax

/// A Swift source: its text and what the parser makes of it.
final class SwiftFile {
  /// Where it is inside the folder.
  let path: String
  /// Its content.
  let text: String
  /// The parsed content.
  let tree: SourceFileSyntax
  /// Whether it belongs to another module, which is rewritten on its own: it is read and not written.
  let isForeign: Bool
  /// Whether the rewriter wrote it, so that there is no file of the folder that its lines could name.
  var isWritten: Bool
  /// The edits of the file.
  var edits: [Edit] = []
  /// Imports that are moved above it, where they may depend on the build.
  var hoistedImports: [String] = []
  /// Whether UIKit is imported above it where there is no Foundation.
  var importsUIKitWithoutFoundation = false
  /// The number of edits inside of members that moved elsewhere.
  var movedEdits = 0
  /// The bodies at whose end something was inserted.
  var insertedInto: Set<SyntaxIdentifier> = []

  private lazy var bytes = Array(text.utf8)
  private let converter: SourceLocationConverter

  init(path: String, text: String, isForeign: Bool = false, isWritten: Bool = false) {
    self.isForeign = isForeign
    self.isWritten = isWritten
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// Parses sources, several at a time, in their order.
  static func all(of sources: [(path: String, text: String)], areForeign: Bool = false) -> [SwiftFile] {
    let texts = sources
    let made = [SwiftFile](unsafeUninitializedCapacity: sources.count) { buffer, count in
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: texts.count) { index in
        let file = SwiftFile(path: texts[index].path, text: texts[index].text, isForeign: areForeign)
        (places.baseAddress! + index).initialize(to: file)
      }
      count = texts.count
    }
    return made
  }

  /// Whether the source has a word anywhere, be it in a comment.
  func mentions(_ word: String) -> Bool {
    let letters = Array(word.utf8)
    return bytes.withUnsafeBytes { bytes in
      letters.withUnsafeBytes { letters in
        guard let start = bytes.baseAddress, let first = letters.first else { return false }
        let end = bytes.count - letters.count
        var place = 0
        while place <= end, let found = memchr(start + place, Int32(first), end - place + 1) {
          if memcmp(found, letters.baseAddress!, letters.count) == 0 { return true }
          place = UnsafeRawPointer(found) - start + 1
        }
        return false
      }
    }
  }

  /// The line, from 1, on which a piece of the source begins.
  func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// The line, from 1, of an offset in bytes.
  func line(at offset: Int) -> Int {
    converter.location(for: AbsolutePosition(utf8Offset: offset)).line
  }

  /// The content after all edits.
  var edited: String { Edit.apply(edits, to: text) }

  /// Whether edits write a word between two places.
  func writes(_ word: String, in range: Range<Int>) -> Bool {
    edits.contains {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
        && $0.replacement.contains(word)
    }
  }

  /// Takes the edits between two places away; returns them.
  func takeEdits(in range: Range<Int>) -> [Edit] {
    let isInside = { (edit: Edit) in
      range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= range.upperBound
    }
    let taken = edits.filter(isInside)
    edits.removeAll(where: isInside)
    movedEdits += taken.count
    return taken
  }

  /// A piece of the source after edits inside of it.
  func piece(_ range: Range<Int>, after edits: [Edit]) -> String {
    let shifted = edits.map {
      Edit(
        range: $0.range.lowerBound - range.lowerBound..<$0.range.upperBound - range.lowerBound,
        replacement: $0.replacement)
    }
    return Edit.apply(shifted, to: String(decoding: bytes[range], as: UTF8.self))
  }
}

extension SwiftFile {
  /// Replaces a piece of the source and keeps the comments and line breaks around it.
  func replace(_ node: some SyntaxProtocol, with replacement: String) {
    edits.append(Edit(range: node.core, replacement: replacement + lineBreaks(in: node, beyond: replacement)))
  }

  /// Puts a text before a piece of the source.
  func insert(_ text: String, before node: some SyntaxProtocol) {
    let place = node.core.lowerBound
    edits.append(Edit(range: place..<place, replacement: text))
  }

  /// Puts a text behind a piece of the source.
  func insert(_ text: String, after node: some SyntaxProtocol) {
    let place = node.core.upperBound
    edits.append(Edit(range: place..<place, replacement: text))
  }

  /// Puts a text at the end of the file.
  func append(_ text: String) {
    let end = bytes.count..<bytes.count
    // The first text begins a line.
    let isFirst = !edits.contains { $0.range == end && $0.replacement.hasPrefix("\n") }
    edits.append(Edit(range: end, replacement: (isFirst && bytes.last != UInt8(ascii: "\n") ? "\n" : "") + text))
  }

  /// Takes a piece of the source away with the blanks behind it; line breaks stay, so that lines keep their numbers.
  func remove(_ node: some SyntaxProtocol) {
    var end = node.core.upperBound
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    edits.append(Edit(range: node.core.lowerBound..<end, replacement: lineBreaks(in: node, beyond: "")))
  }

  private func lineBreaks(in node: some SyntaxProtocol, beyond replacement: String) -> String {
    let before = node.trimmedDescription.utf8.count { $0 == UInt8(ascii: "\n") }
    let after = replacement.utf8.count { $0 == UInt8(ascii: "\n") }
    return String(repeating: "\n", count: max(0, before - after))
  }
}

extension SyntaxProtocol {
  /// The range of a piece of source in bytes, without the comments and blanks around it.
  var core: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The source on one line, with single blanks and without comments.
  var oneLine: String {
    var result = ""
    for token in tokens(viewMode: .sourceAccurate) {
      result += token.text
      let isSpaced =
        !token.trailingTrivia.isEmpty || !(token.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.isEmpty ?? true)
      if isSpaced { result += " " }
    }
    while result.last == " " { result.removeLast() }
    return result
  }
}
