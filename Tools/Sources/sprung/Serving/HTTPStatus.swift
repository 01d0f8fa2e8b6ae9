// SPDX-License-Identifier: MIT

/// HTTP status codes (RFC 9110, section 15).
enum HTTPStatus: Int {
  case ok = 200
  case partialContent = 206
  case notModified = 304
  case badRequest = 400
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case contentTooLarge = 413
  case targetTooLong = 414
  case rangeNotSatisfiable = 416
  case misdirectedRequest = 421
  case fieldsTooLarge = 431
  case notImplemented = 501
  case versionNotSupported = 505

  /// The reason phrase.
  var phrase: String {
    switch self {
    case .ok: "OK"
    case .partialContent: "Partial Content"
    case .notModified: "Not Modified"
    case .badRequest: "Bad Request"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .contentTooLarge: "Content Too Large"
    case .targetTooLong: "URI Too Long"
    case .rangeNotSatisfiable: "Range Not Satisfiable"
    case .misdirectedRequest: "Misdirected Request"
    case .fieldsTooLarge: "Request Header Fields Too Large"
    case .notImplemented: "Not Implemented"
    case .versionNotSupported: "HTTP Version Not Supported"
    }
  }
}
