// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  import SprungGeometry

  extension String {
    /// The encoding of a string as bytes.
    public enum Encoding: Sendable {
      /// UTF-8.
      case utf8
      /// ASCII: one byte for each character; all character codes are below 128.
      case ascii
    }

    /// Reads a text file that the user has selected or the program has written.
    public init(contentsOf url: URL, encoding: Encoding = .utf8) throws(CocoaError) {
      let data = try Data(contentsOf: url)
      guard let text = String(data: data, encoding: encoding) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      self = text
    }

    /// Decodes a string; nil if the data is not valid in the encoding.
    public init?(data: Data, encoding: Encoding) {
      guard encoding == .utf8 || data.allSatisfy({ $0 < 128 }) else { return nil }
      self.init(validating: data, as: UTF8.self)
    }

    /// Returns the encoded string; nil if the encoding lacks a character.
    public func data(using encoding: Encoding) -> Data? {
      guard encoding == .utf8 || utf8.allSatisfy({ $0 < 128 }) else { return nil }
      return Data(utf8)
    }
  }
#endif
