// SPDX-License-Identifier: MIT

import Foundation
import SwiftParser
import SwiftSyntax

/// A Swift source file with its text and syntax tree.
final class SwiftFile {
  /// The path relative to the folder.
  let path: String
  /// The content.
  let text: String
  /// The syntax tree of the content.
  let tree: SourceFileSyntax
  /// Whether the file belongs to another module that is rewritten separately. Such a file is read but not written.
  let isForeign: Bool
  /// Whether the rewriter generated the file, so that its lines do not correspond to a file of the folder.
  var isWritten: Bool
  /// The edits of the file.
  var edits: [Edit] = []
  /// The modules whose imports are moved to the top of the file and made conditional.
  var hoistedImports: [String] = []
  /// Whether UIKit is imported at the top if Foundation is not available.
  var importsUIKitWithoutFoundation = false
  /// The number of edits in members that were moved to other files.
  var movedEdits = 0
  /// The bodies of types to which members were added.
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

  /// Parses sources concurrently and returns them in their original order.
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

  /// Returns whether the source contains a word anywhere, including comments.
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

  /// Returns the line number at which a node starts. The first line is 1.
  func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// Returns the line number of a byte offset. The first line is 1.
  func line(at offset: Int) -> Int {
    converter.location(for: AbsolutePosition(utf8Offset: offset)).line
  }

  /// The content after all edits.
  var edited: String { Edit.apply(edits, to: text) }

  /// Returns whether the replacement text of an edit in a range contains the given word.
  func writes(_ word: String, in range: Range<Int>) -> Bool {
    edits.contains {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
        && $0.replacement.contains(word)
    }
  }

  /// Removes and returns the edits in the given range.
  func takeEdits(in range: Range<Int>) -> [Edit] {
    let isInside = { (edit: Edit) in
      range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= range.upperBound
    }
    let taken = edits.filter(isInside)
    edits.removeAll(where: isInside)
    movedEdits += taken.count
    return taken
  }

  /// Returns the text of a range of the source, with the given edits applied.
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
  /// Replaces a node and preserves the surrounding comments and line breaks.
  func replace(_ node: some SyntaxProtocol, with replacement: String) {
    edits.append(Edit(range: node.core, replacement: replacement + lineBreaks(in: node, beyond: replacement)))
  }

  /// Inserts text before a node.
  func insert(_ text: String, before node: some SyntaxProtocol) {
    let place = node.core.lowerBound
    edits.append(Edit(range: place..<place, replacement: text))
  }

  /// Inserts text after a node.
  func insert(_ text: String, after node: some SyntaxProtocol) {
    let place = node.core.upperBound
    edits.append(Edit(range: place..<place, replacement: text))
  }

  /// Appends text to the file.
  func append(_ text: String) {
    let end = bytes.count..<bytes.count
    // The first text that is appended starts on a new line.
    let isFirst = !edits.contains { $0.range == end && $0.replacement.hasPrefix("\n") }
    edits.append(Edit(range: end, replacement: (isFirst && bytes.last != UInt8(ascii: "\n") ? "\n" : "") + text))
  }

  /// Removes a node and the spaces after it. Line breaks remain, so that line numbers do not change.
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
  /// The byte range of the node, excluding comments and spaces around it.
  var core: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The source on one line, with single spaces and without comments.
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
