// SPDX-License-Identifier: MIT

/// An item of a drag between programs.
public struct StageDragItem: Equatable, Sendable {
  /// The content in one format.
  public struct Representation: Equatable, Sendable {
    /// The media type, such as `text/plain`. Links and files have the type `text/uri-list`.
    public var type: String
    /// The encoded content.
    public var bytes: [UInt8]

    /// Creates a representation from encoded content.
    public init(type: String, bytes: [UInt8]) {
      self.type = type
      self.bytes = bytes
    }

    /// The content as text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// A name to display, such as that of a file. It may be empty.
  public var name: String
  /// The same content in alternative formats. The preferred format is first.
  public var representations: [Representation]

  /// Creates an item from its alternative formats.
  public init(name: String = "", _ representations: [Representation]) {
    self.name = name
    self.representations = representations
  }

  /// Creates an item with text.
  public init(text: String) { self.init([Representation(type: "text/plain", bytes: Array(text.utf8))]) }

  /// Creates an item with a URL, such as that of a file.
  public init(address: String) { self.init([Representation(type: "text/uri-list", bytes: Array(address.utf8))]) }
}
