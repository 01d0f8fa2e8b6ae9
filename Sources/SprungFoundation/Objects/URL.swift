// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// The URL of a page or a file.
  ///
  /// Differs from Foundation: only commonly used members exist, and relative URLs have no base. Files exist only in
  /// memory: the user selected them, or `Data.write(to:)` wrote them.
  public struct URL: Hashable, Sendable, CustomStringConvertible {
    /// The URL string. Characters that are not allowed in URLs are percent-encoded.
    public let absoluteString: String

    /// Creates a URL from a string; nil for an empty string.
    public init?(string: String) {
      guard !string.isEmpty else { return nil }
      absoluteString = URLText.encoded(string, besides: URLText.reserved + "%")
    }

    /// Creates a file URL.
    public init(fileURLWithPath path: String) {
      absoluteString =
        "file://" + (path.utf8.first == 0x2F ? "" : "/") + URLText.encoded(path, besides: "/!$&'()*+,;=:@")
    }

    /// Creates a file URL.
    public init(filePath path: String) { self.init(fileURLWithPath: path) }

    private init(_ text: String) { absoluteString = text }

    /// The URL string.
    public var description: String { absoluteString }

    /// The components of the URL.
    private var parts: URLText { URLText(absoluteString) }

    /// The scheme, such as `https`; nil if there is none.
    public var scheme: String? { parts.scheme }
    /// The host; nil if there is none.
    public var host: String? { parts.host }
    /// The path, percent-decoded.
    public var path: String {
      let path = URLText.decoded(parts.path)
      // As in Foundation, a trailing slash is not part of the path.
      return path.utf8.count > 1 && path.utf8.last == 0x2F ? String(path.dropLast()) : path
    }
    /// The query after the question mark; nil if there is none.
    public var query: String? { parts.query }
    /// The fragment after the number sign; nil if there is none.
    public var fragment: String? { parts.fragment }
    /// Whether the URL is a file URL.
    public var isFileURL: Bool { scheme == "file" }

    /// The last component of the path, percent-decoded; `/` for the root, and empty if there is no path.
    public var lastPathComponent: String {
      let path = path
      if let last = path.split(separator: "/").last { return String(last) }
      return path.isEmpty ? "" : "/"
    }

    /// The file extension of the last path component, without the dot; empty if there is none.
    public var pathExtension: String {
      let name = lastPathComponent
      guard let dot = name.utf8.lastIndex(of: 0x2E), dot != name.startIndex else { return "" }
      return String(name[name.utf8.index(after: dot)...])
    }

    /// Returns the URL with the given component appended to its path.
    public func appendingPathComponent(_ pathComponent: String) -> URL {
      var parts = parts
      let hasSlash = parts.path.utf8.last == 0x2F || pathComponent.utf8.first == 0x2F
      parts.path += (hasSlash ? "" : "/") + URLText.encoded(pathComponent, besides: "/!$&'()*+,;=:@")
      return URL(parts.text)
    }

    /// Returns the URL with the given file extension appended to its path.
    public func appendingPathExtension(_ pathExtension: String) -> URL {
      var parts = parts
      parts.path += "." + URLText.encoded(pathExtension, besides: "!$&'()*+,;=:@")
      return URL(parts.text)
    }

    /// Returns the URL without the last component of its path, with a trailing slash.
    public func deletingLastPathComponent() -> URL {
      var parts = parts
      var path = parts.path
      if path.utf8.last == 0x2F { path = String(path.dropLast()) }
      guard let slash = path.utf8.lastIndex(of: 0x2F) else { return self }
      parts.path = String(path[...slash])
      return URL(parts.text)
    }

    /// Returns the URL without the file extension of its path.
    public func deletingPathExtension() -> URL {
      let fileExtension = pathExtension
      var parts = parts
      guard !fileExtension.isEmpty, let dot = parts.path.utf8.lastIndex(of: 0x2E) else { return self }
      parts.path = String(parts.path[..<dot])
      return URL(parts.text)
    }

    /// The directory for temporary files.
    public static var temporaryDirectory: URL { URL("file:///tmp/") }

    /// Always returns true: the app can read all of its files.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Has no effect.
    public func stopAccessingSecurityScopedResource() {}
  }

  /// Returns the path of the directory for temporary files.
  public func NSTemporaryDirectory() -> String { "/tmp/" }
#endif
