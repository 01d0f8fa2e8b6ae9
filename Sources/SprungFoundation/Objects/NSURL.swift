// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// An object that contains a URL, so that an array of objects can contain URLs.
  public final class NSURL: NSObject {
    /// Sprung addition: the URL.
    public let url: URL

    /// Creates an object from a URL.
    public init(_ url: URL) { self.url = url }

    /// Creates an object from a URL string; nil for an empty string.
    public convenience init?(string: String) {
      guard let url = URL(string: string) else { return nil }
      self.init(url)
    }

    /// The URL string.
    public var absoluteString: String? { url.absoluteString }
  }
#endif
