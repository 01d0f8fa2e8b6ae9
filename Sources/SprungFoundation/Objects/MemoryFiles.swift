// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// The files of a program in the browser. They last as long as the page.
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

  /// Why a file cannot be read or written, or a request was not answered.
  public struct CocoaError: Error, Equatable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
      /// There is no file at a path.
      case fileReadNoSuchFile = 260
      /// The address is not that of a file.
      case fileReadUnsupportedScheme = 262
      /// The content is not a text in the encoding.
      case fileReadInapplicableStringEncoding = 261
      /// The address is not that of a file.
      case fileWriteUnsupportedScheme = 518
      /// The person decided against it.
      case userCancelled = 3072
      /// The host cannot do it.
      case featureUnsupported = 3328
    }

    /// The kind.
    public let code: Code
    /// Makes an error.
    public init(_ code: Code) { self.code = code }
  }

  extension Data {
    /// How a file is written. Nothing depends on it in the browser.
    public struct WritingOptions: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt
      /// Makes options from bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The file is replaced as a whole.
      public static let atomic = WritingOptions(rawValue: 1)
    }

    /// The content of a file that a person has chosen or the program has written.
    public init(contentsOf url: URL) throws(CocoaError) {
      guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
      guard let data = MemoryFiles.all[url.path] else { throw CocoaError(.fileReadNoSuchFile) }
      self = data
    }

    /// Writes a file in memory, where it lasts as long as the page.
    public func write(to url: URL, options: WritingOptions = []) throws(CocoaError) {
      guard url.isFileURL else { throw CocoaError(.fileWriteUnsupportedScheme) }
      MemoryFiles.all[url.path] = self
    }
  }
#endif
