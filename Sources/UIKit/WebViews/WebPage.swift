// SPDX-License-Identifier: MIT

/// A page in the history of a web view.
struct WebPage {
  let url: URL?
  let title: String
  let text: String
  /// The application's HTML and the base URL for its relative URLs. Both are nil for a page that is loaded from a URL.
  let html: String?
  let base: URL?
  /// Whether the URL can be opened in a browser.
  let isOpenable: Bool

  init(url: URL) {
    self.url = url
    title = url.host ?? url.lastPathComponent
    text = url.absoluteString
    html = nil
    base = nil
    let scheme = url.scheme ?? ""
    isOpenable = scheme.isLiterallyEqual(to: "https") || scheme.isLiterallyEqual(to: "http")
  }

  init(html: String, baseURL: URL?) {
    url = baseURL ?? URL(string: "about:blank")
    self.html = html
    base = baseURL
    let page = HTMLText(html)
    title = page.title
    text = page.text
    isOpenable = false
  }
}

/// The history of a web view.
struct WebHistory {
  private var pages: [WebPage] = []
  private var index = -1

  var item: WebPage? { pages.indices.contains(index) ? pages[index] : nil }
  var canGoBack: Bool { index > 0 }
  var canGoForward: Bool { index + 1 < pages.count }

  mutating func add(_ page: WebPage) {
    pages.removeLast(max(0, pages.count - index - 1))
    pages.append(page)
    index = pages.count - 1
  }

  /// Returns the page at an offset from the current page, or nil if there is none.
  func item(_ count: Int) -> WebPage? { pages.indices.contains(index + count) ? pages[index + count] : nil }

  mutating func step(_ count: Int) { if item(count) != nil { index += count } }
}

/// The title and the text of HTML, without tags.
struct HTMLText {
  private(set) var title = ""
  private(set) var text = ""

  init(_ html: String) {
    var name: [UInt8] = []
    var isTag = false
    var hidden: [UInt8]?
    var content: [UInt8] = []
    for byte in html.utf8 {
      if isTag {
        if byte == UInt8(ascii: ">") {
          isTag = false
          Self.tagEnded(name, &content, &hidden, &title)
        } else {
          name.append(byte >= 65 && byte <= 90 ? byte + 32 : byte)
        }
      } else if byte == UInt8(ascii: "<") {
        isTag = true
        name = []
      } else {
        let isSpace = byte == 32 || byte == 10 || byte == 13 || byte == 9
        if !isSpace {
          content.append(byte)
        } else if let last = content.last, last != 32, last != 10 {
          content.append(32)
        }
      }
    }
    text = Self.decoded(content)
  }

  /// Handles the end of a tag: ends a line after blocks, and removes titles, styles and scripts from the text.
  private static func tagEnded(
    _ tag: [UInt8], _ content: inout [UInt8], _ hidden: inout [UInt8]?, _ title: inout String
  ) {
    let name = tag.prefix { $0 != 32 && $0 != 10 && $0 != 9 }
    func isNamed(_ text: String) -> Bool { name.elementsEqual(text.utf8) }
    if isNamed("title") || isNamed("style") || isNamed("script") {
      hidden = content
      content = []
    } else if let shown = hidden, isNamed("/title") || isNamed("/style") || isNamed("/script") {
      if isNamed("/title") { title = decoded(content) }
      content = shown
      hidden = nil
    } else if isNamed("br") || isNamed("br/") || isNamed("/p") || isNamed("/div") || isNamed("/li") || isNamed("/h1")
      || isNamed("/h2") || isNamed("/h3") || isNamed("/tr")
    {
      if let last = content.last, last != 10 { content.append(10) }
    }
  }

  /// Returns the text without surrounding white space, with the most common character references decoded.
  private static func decoded(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&"),
        let end = bytes[index...].prefix(8).firstIndex(of: UInt8(ascii: ";")),
        let character = character(bytes[(index + 1)..<end])
      {
        result.append(character)
        index = end + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    while let last = result.last, last == 32 || last == 10 { result.removeLast() }
    let start = result.firstIndex { $0 != 32 && $0 != 10 } ?? result.count
    return String(decoding: result[start...], as: UTF8.self)
  }

  private static func character(_ name: ArraySlice<UInt8>) -> UInt8? {
    for (known, character) in [("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("nbsp", " "), ("#39", "'")]
    where name.elementsEqual(known.utf8) {
      return character.utf8.first
    }
    return nil
  }
}
