// SPDX-License-Identifier: MIT

import Foundation

/// The status, the fields and the content that answer a request.
struct Answer {
  let status: HTTPStatus
  var fields: [(name: String, value: String)]
  /// The content. A HEAD request receives its length only.
  let content: Content

  /// Where the content is.
  enum Content {
    case bytes(Data)
    case part(of: SiteFile, Range<Int>)

    /// Its length in bytes.
    var count: Int {
      switch self {
      case .bytes(let data): data.count
      case .part(_, let range): range.count
      }
    }
  }

  /// No other page may display this one in a frame, where it could cover parts of it.
  static let framePolicy = "frame-ancestors 'none'"

  /// An answer that is one sentence for people.
  static func sentence(_ status: HTTPStatus, _ text: String, _ fields: [(name: String, value: String)] = []) -> Answer {
    Answer(
      status: status, fields: [("Content-Type", MediaType.of("message.txt"))] + fields,
      content: .bytes(Data((text + "\n").utf8)))
  }

  /// The bytes before the content.
  func head(closes: Bool) -> Data {
    var head = "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\nDate: \(Self.date)\r\n"
    for field in fields { head += "\(field.name): \(field.value)\r\n" }
    // Browsers would guess at the type of what has none, and other sites could show it as theirs.
    head += "X-Content-Type-Options: nosniff\r\nCross-Origin-Resource-Policy: same-origin\r\n"
    // The pages have a policy of their own in a meta element, where this directive is ignored.
    head += "Content-Security-Policy: \(Self.framePolicy)\r\nX-Frame-Options: DENY\r\n"
    if status != .notModified { head += "Content-Length: \(content.count)\r\n" }
    if closes { head += "Connection: close\r\n" }
    return Data((head + "\r\n").utf8)
  }

  /// The current time as RFC 9110, section 5.6.7, wants it, in English wherever the machine is.
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
