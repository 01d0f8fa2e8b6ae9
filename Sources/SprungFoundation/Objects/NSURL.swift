// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// An address as an object, for arrays of objects.
  public final class NSURL: NSObject {
    /// Sprung addition: the address as a value.
    public let url: URL

    /// Makes an object of an address.
    public init(_ url: URL) { self.url = url }

    /// The address in a text; nil for an empty one.
    public convenience init?(string: String) {
      guard let url = URL(string: string) else { return nil }
      self.init(url)
    }

    /// The address.
    public var absoluteString: String? { url.absoluteString }
  }
#endif
