// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// The address of a page or of a file.
  ///
  /// Differs from Foundation: it has the most used members; relative addresses have no base. Files are those of the program, in memory:
  /// what a person has chosen, and what `Data.write(to:)` has written.
  public struct URL: Hashable, Sendable, CustomStringConvertible {
    /// The address, in which other characters than those of an address are percent-encoded.
    public let absoluteString: String

    /// The address in a text; nil for an empty one.
    public init?(string: String) {
      guard !string.isEmpty else { return nil }
      absoluteString = URLText.encoded(string, besides: URLText.reserved + "%")
    }

    /// The address of a file.
    public init(fileURLWithPath path: String) {
      absoluteString =
        "file://" + (path.utf8.first == 0x2F ? "" : "/") + URLText.encoded(path, besides: "/!$&'()*+,;=:@")
    }

    /// The address of a file.
    public init(filePath path: String) { self.init(fileURLWithPath: path) }

    private init(_ text: String) { absoluteString = text }

    /// The address.
    public var description: String { absoluteString }

    /// The parts of the address, in UTF-8.
    private var parts: URLText { URLText(absoluteString) }

    /// The part before the colon, such as `https`; nil without a colon.
    public var scheme: String? { parts.scheme }
    /// The name of the server; nil without one.
    public var host: String? { parts.host }
    /// The path, decoded.
    public var path: String {
      let path = URLText.decoded(parts.path)
      // As Foundation: the slash at the end of a folder is not in the path.
      return path.utf8.count > 1 && path.utf8.last == 0x2F ? String(path.dropLast()) : path
    }
    /// The part behind the question mark; nil without one.
    public var query: String? { parts.query }
    /// The part behind the number sign; nil without one.
    public var fragment: String? { parts.fragment }
    /// Whether it is the address of a file.
    public var isFileURL: Bool { scheme == "file" }

    /// The last part of the path, decoded; `/` for the root, and empty without a path.
    public var lastPathComponent: String {
      let path = path
      if let last = path.split(separator: "/").last { return String(last) }
      return path.isEmpty ? "" : "/"
    }

    /// The extension of the last part without its dot; empty without one.
    public var pathExtension: String {
      let name = lastPathComponent
      guard let dot = name.utf8.lastIndex(of: 0x2E), dot != name.startIndex else { return "" }
      return String(name[name.utf8.index(after: dot)...])
    }

    /// The address with another part at the end of its path.
    public func appendingPathComponent(_ pathComponent: String) -> URL {
      var parts = parts
      let hasSlash = parts.path.utf8.last == 0x2F || pathComponent.utf8.first == 0x2F
      parts.path += (hasSlash ? "" : "/") + URLText.encoded(pathComponent, besides: "/!$&'()*+,;=:@")
      return URL(parts.text)
    }

    /// The address with an extension at the end of its path.
    public func appendingPathExtension(_ pathExtension: String) -> URL {
      var parts = parts
      parts.path += "." + URLText.encoded(pathExtension, besides: "!$&'()*+,;=:@")
      return URL(parts.text)
    }

    /// The address without the last part of its path, with a slash at its end.
    public func deletingLastPathComponent() -> URL {
      var parts = parts
      var path = parts.path
      if path.utf8.last == 0x2F { path = String(path.dropLast()) }
      guard let slash = path.utf8.lastIndex(of: 0x2F) else { return self }
      parts.path = String(path[...slash])
      return URL(parts.text)
    }

    /// The address without the extension of its path.
    public func deletingPathExtension() -> URL {
      let fileExtension = pathExtension
      var parts = parts
      guard !fileExtension.isEmpty, let dot = parts.path.utf8.lastIndex(of: 0x2E) else { return self }
      parts.path = String(parts.path[..<dot])
      return URL(parts.text)
    }

    /// The folder for files that the program writes.
    public static var temporaryDirectory: URL { URL("file:///tmp/") }

    /// Whether the program may read the file: always.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Nothing.
    public func stopAccessingSecurityScopedResource() {}
  }

  /// The folder for files that the program writes.
  public func NSTemporaryDirectory() -> String { "/tmp/" }
#endif
