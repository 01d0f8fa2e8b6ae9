// SPDX-License-Identifier: MIT

/// A file that is exchanged between a program and its host, or a part of a request that is not a file.
public struct StageFile: Equatable, Sendable {
  /// The name with its extension. The name is empty for shared text, a shared URL or a selectable type.
  public var name: String
  /// The media type, such as `image/png`. In a request for files, this is a media type, `image/*`, or an extension such
  /// as `.pdf`.
  public var type: String
  /// The content.
  public var bytes: [UInt8]

  /// Creates a file.
  public init(name: String, type: String = "", bytes: [UInt8] = []) {
    self.name = name
    self.type = type
    self.bytes = bytes
  }

  /// Creates a UTF-8 string to share.
  public static func text(_ text: String) -> StageFile {
    StageFile(name: "", type: "text/plain", bytes: Array(text.utf8))
  }

  /// Creates a URL to share.
  public static func link(_ address: String) -> StageFile {
    StageFile(name: "", type: "text/uri-list", bytes: Array(address.utf8))
  }

  /// The number of bytes that the file takes in a record, including the byte counts.
  var byteCount: Int {
    func padded(_ count: Int) -> Int { 4 + (count + 3) & ~3 }
    return padded(name.utf8.count) + padded(type.utf8.count) + padded(bytes.count)
  }
}
