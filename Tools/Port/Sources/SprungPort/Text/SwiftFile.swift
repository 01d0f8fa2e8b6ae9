// SPDX-License-Identifier: MIT

import Dispatch
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
  /// What changes in it.
  var edits: [Edit] = []
  /// Imports that stand above it afterwards, where they may depend on the build.
  var hoistedImports: [String] = []
  /// Whether UIKit is imported above it where there is no Foundation.
  var importsUIKitWithoutFoundation = false
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
    nonisolated(unsafe) let texts = sources
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

  /// The line, from 1, on which a piece of the source begins.
  func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// The line, from 1, of a place in bytes.
  func line(at offset: Int) -> Int {
    converter.location(for: AbsolutePosition(utf8Offset: offset)).line
  }

  /// The content after all edits.
  var edited: String { Edit.apply(edits, to: text) }
}

extension SwiftFile {
  /// Puts a text in the place of a piece of the source, whose comments and line breaks around it stay.
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
  /// The place of a piece of source in bytes, without the comments and blanks around it.
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
