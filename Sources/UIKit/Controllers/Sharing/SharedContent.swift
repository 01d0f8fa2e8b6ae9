// SPDX-License-Identifier: MIT

/// A shared item that the system's activities support.
enum SharedContent {
  case text(String)
  case url(URL)
  case image(UIImage)

  /// Creates the content for an object. Returns nil for objects of other kinds.
  init?(_ item: ActionSender) {
    #if hasFeature(Embedded)
      if let text = item as? NSString {
        self = .text(text.string)
      } else if let text = item as? NSAttributedString {
        self = .text(text.string)
      } else if let url = item as? NSURL {
        self = .url(url.url)
      } else if let image = item as? UIImage {
        self = .image(image)
      } else {
        return nil
      }
    #else
      switch item {
      case let text as String: self = .text(text)
      case let text as Substring: self = .text(String(text))
      case let text as NSAttributedString: self = .text(text.string)
      case let text as AttributedString: self = .text(String(text.characters))
      case let url as URL: self = .url(url)
      case let url as NSURL: self = .url(url as URL)
      case let image as UIImage: self = .image(image)
      default: return nil
      }
    #endif
  }
}

#if hasFeature(Embedded)
  /// Wraps an item source, because Embedded Swift cannot cast array elements to protocols.
  final class SharedSource: NSObject {
    let source: any UIActivityItemSource

    init(_ source: any UIActivityItemSource) {
      self.source = source
      super.init()
    }
  }
#endif
