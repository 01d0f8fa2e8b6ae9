// SPDX-License-Identifier: MIT

import Foundation

/// An HTTP response, parsed without a library.
struct RawAnswer {
  /// The status code.
  let status: Int
  /// The fields, with lowercase names.
  let headers: [String: String]
  /// The content.
  let body: Data

  /// Removes one complete response from the front of `data`. Returns nil and removes nothing if the response is
  /// incomplete.
  init?(_ data: inout Data, to method: String) {
    guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count >= 3, words[0] == "HTTP/1.1", let status = Int(words[1]) else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    let length = method == "HEAD" || status == 304 ? 0 : Int(headers["content-length"] ?? "") ?? 0
    guard data.endIndex - end.upperBound >= length else { return nil }
    self.status = status
    self.headers = headers
    body = Data(data[end.upperBound..<(end.upperBound + length)])
    data = Data(data[(end.upperBound + length)...])
  }

  /// The content as text.
  var text: String { String(decoding: body, as: UTF8.self) }
}
