// SPDX-License-Identifier: MIT

/// A file that travels between a program and its host, or a part of a request that is not a file.
public struct StageFile: Equatable, Sendable {
  /// The name with its extension. Empty for a text or an address that is shared, and for a type that may be chosen.
  public var name: String
  /// The media type, such as `image/png`. In a request for files: a media type, `image/*` or an extension such as `.pdf`.
  public var type: String
  /// The content.
  public var bytes: [UInt8]

  /// Makes a file.
  public init(name: String, type: String = "", bytes: [UInt8] = []) {
    self.name = name
    self.type = type
    self.bytes = bytes
  }

  /// A text in UTF-8, to be shared.
  public static func text(_ text: String) -> StageFile {
    StageFile(name: "", type: "text/plain", bytes: Array(text.utf8))
  }

  /// An address, to be shared.
  public static func link(_ address: String) -> StageFile {
    StageFile(name: "", type: "text/uri-list", bytes: Array(address.utf8))
  }

  /// Bytes of the file in a record, with the counts of its parts.
  var byteCount: Int {
    func padded(_ count: Int) -> Int { 4 + (count + 3) & ~3 }
    return padded(name.utf8.count) + padded(type.utf8.count) + padded(bytes.count)
  }
}
