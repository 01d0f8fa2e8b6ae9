// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// The files of a program in the browser. The files exist until the page is closed.
  struct MemoryFiles {
    private var files: [(path: String, data: Data)] = []

    nonisolated(unsafe) static var all = MemoryFiles()

    subscript(path: String) -> Data? {
      get { files.first { $0.path.utf8.elementsEqual(path.utf8) }?.data }
      set {
        files.removeAll { $0.path.utf8.elementsEqual(path.utf8) }
        if let newValue { files.append((path, newValue)) }
      }
    }
  }

  /// An error that is thrown when a file access or a request to the host fails.
  public struct CocoaError: Error, Equatable, Sendable {
    /// The error codes.
    public enum Code: Int, Sendable {
      /// The file does not exist.
      case fileReadNoSuchFile = 260
      /// The URL does not refer to a file.
      case fileReadUnsupportedScheme = 262
      /// The content of the file is not valid in the specified encoding.
      case fileReadInapplicableStringEncoding = 261
      /// The URL does not refer to a file.
      case fileWriteUnsupportedScheme = 518
      /// The user cancelled the operation.
      case userCancelled = 3072
      /// The host does not support the operation.
      case featureUnsupported = 3328
    }

    /// The error code.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
  }

  extension Data {
    /// Options for writing files, which are ignored in the browser.
    public struct WritingOptions: OptionSet, Sendable {
      /// The bit mask.
      public let rawValue: UInt
      /// Creates options from a bit mask.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The file is replaced atomically.
      public static let atomic = WritingOptions(rawValue: 1)
    }

    /// Reads a file that the user has selected or the program has written.
    public init(contentsOf url: URL) throws(CocoaError) {
      guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
      guard let data = MemoryFiles.all[url.path] else { throw CocoaError(.fileReadNoSuchFile) }
      self = data
    }

    /// Writes a file to memory, where it exists until the page is closed.
    public func write(to url: URL, options: WritingOptions = []) throws(CocoaError) {
      guard url.isFileURL else { throw CocoaError(.fileWriteUnsupportedScheme) }
      MemoryFiles.all[url.path] = self
    }
  }
#endif
