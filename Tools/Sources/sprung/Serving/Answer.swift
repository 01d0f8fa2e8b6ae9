// SPDX-License-Identifier: MIT

import Foundation

/// An HTTP response, which consists of a status, header fields and content.
struct Answer {
  let status: HTTPStatus
  var fields: [(name: String, value: String)]
  /// The content. A HEAD request receives only its length.
  let content: Content

  /// The source of the response's content.
  enum Content {
    case bytes(Data)
    case part(of: SiteFile, Range<Int>)

    /// The length in bytes.
    var count: Int {
      switch self {
      case .bytes(let data): data.count
      case .part(_, let range): range.count
      }
    }
  }

  /// The policy that prevents other pages from displaying this page in a frame, where they could cover parts of it.
  static let framePolicy = "frame-ancestors 'none'"

  /// Returns a response that consists of a single sentence for the user.
  static func sentence(_ status: HTTPStatus, _ text: String, _ fields: [(name: String, value: String)] = []) -> Answer {
    Answer(
      status: status, fields: [("Content-Type", MediaType.of("message.txt"))] + fields,
      content: .bytes(Data((text + "\n").utf8)))
  }

  /// Returns the header bytes that precede the content.
  func head(closes: Bool) -> Data {
    var head = "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\nDate: \(Self.date)\r\n"
    for field in fields { head += "\(field.name): \(field.value)\r\n" }
    // These headers prevent browsers from guessing content types, and other sites from embedding files.
    head += "X-Content-Type-Options: nosniff\r\nCross-Origin-Resource-Policy: same-origin\r\n"
    // Browsers ignore this directive in the policy that pages contain in a meta element, so it is sent in a header.
    head += "Content-Security-Policy: \(Self.framePolicy)\r\nX-Frame-Options: DENY\r\n"
    if status != .notModified { head += "Content-Length: \(content.count)\r\n" }
    if closes { head += "Connection: close\r\n" }
    return Data((head + "\r\n").utf8)
  }

  /// The current date in the format of RFC 9110, section 5.6.7, independent of the system's locale.
  private static var date: String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = "\(days[Int(parts.tm_wday)]), \(two(parts.tm_mday)) \(months[Int(parts.tm_mon)]) \(parts.tm_year + 1900)"
    return "\(day) \(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) GMT"
  }
}
