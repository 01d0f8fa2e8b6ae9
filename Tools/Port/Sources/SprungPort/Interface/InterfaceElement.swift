// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an Interface Builder file.
final class InterfaceElement {
  let name: String
  let attributes: [String: String]
  /// The line at which the element starts.
  let line: Int
  fileprivate(set) var children: [InterfaceElement] = []
  fileprivate(set) var text = ""
  private(set) weak var parent: InterfaceElement?

  fileprivate init(_ name: String, _ attributes: [String: String], line: Int, in parent: InterfaceElement?) {
    self.name = name
    self.attributes = attributes
    self.line = line
    self.parent = parent
  }

  /// Parses a file. Returns nil if the data is not XML.
  static func read(_ data: Data) -> InterfaceElement? {
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    return parser.parse() ? reader.root : nil
  }

  subscript(_ attribute: String) -> String? { attributes[attribute] }

  var id: String { attributes["id"] ?? "" }

  /// Returns the first child with the given name, the given key, or both.
  func child(_ name: String? = nil, key: String? = nil) -> InterfaceElement? {
    children.first { (name == nil || $0.name == name) && (key == nil || $0["key"] == key) }
  }

  /// Returns the children of the child with the given name.
  func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  /// The element and its descendants, in document order.
  var all: [InterfaceElement] { [self] + children.flatMap(\.all) }

  /// Returns the string for a key. The string is an attribute or, if it has several lines, a child element.
  func string(_ key: String) -> String? {
    if let value = attributes[key] { return value }
    guard let child = children.first(where: { ["string", "mutableString"].contains($0.name) && $0["key"] == key })
    else {
      return nil
    }
    guard child["base64-UTF8"] == "YES" else { return child.text }
    var encoded = child.text.filter { !$0.isWhitespace }
    while encoded.count % 4 != 0 { encoded += "=" }
    return Data(base64Encoded: encoded).map { String(decoding: $0, as: UTF8.self) }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: InterfaceElement?
    private var open: [InterfaceElement] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      let element = InterfaceElement(name, attributes, line: max(1, parser.lineNumber), in: open.last)
      open.last?.children.append(element)
      if root == nil { root = element }
      open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
  }
}
