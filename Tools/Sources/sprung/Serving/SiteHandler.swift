// SPDX-License-Identifier: MIT

import Foundation

/// Responds to GET and HEAD requests with the files of the site.
///
/// The files change with each build, so browsers can cache them but must revalidate them each time.
struct SiteHandler: Sendable {
  let files: SiteFiles
  let compressed: CompressedFiles
  /// Called first for each request, with the request and the connection's descriptor. Returns true if the closure takes
  /// over the connection.
  var takeOver: (@Sendable (RequestHead, Int32) -> Bool)?
  /// Called with the path of a request before files are searched. Returns a response that is generated on demand, or
  /// nil.
  var made: (@Sendable (String) -> Answer?)?

  /// Returns the response to a request.
  func answer(_ request: RequestHead) -> Answer {
    guard request.method == "GET" || request.method == "HEAD" else {
      return .sentence(.methodNotAllowed, "Only GET and HEAD are supported.", [("Allow", "GET, HEAD")])
    }
    if let answer = made?(request.path) { return answer }
    guard let url = files.file(for: request.path), let file = SiteFile(url) else {
      return .sentence(.notFound, "This address does not exist.")
    }
    var fields = [
      (name: "Content-Type", value: MediaType.of(url.lastPathComponent)), ("Cache-Control", "no-cache"),
      ("Vary", "Accept-Encoding"), ("Accept-Ranges", "bytes"),
    ]
    // Ranges always refer to the uncompressed file.
    if request["range"] == nil, let packed = compressed[file.tag], Self.takesGzip(request["accept-encoding"]) {
      fields += [("Content-Encoding", "gzip"), ("ETag", "\"\(file.tag)-gzip\"")]
      return Self.answer(request, tag: "\"\(file.tag)-gzip\"", fields, .bytes(packed))
    }
    fields.append(("ETag", "\"\(file.tag)\""))
    return Self.answer(request, tag: "\"\(file.tag)\"", fields, .part(of: file, 0..<file.count))
  }

  private static func answer(
    _ request: RequestHead, tag: String, _ fields: [(name: String, value: String)], _ content: Answer.Content
  ) -> Answer {
    if let known = request["if-none-match"], matches(known, tag) {
      return Answer(status: .notModified, fields: fields, content: .bytes(Data()))
    }
    // If the file has changed, the entire file is sent, because a range would not match the parts that the client
    // already has.
    let isSame = request["if-range"].map { $0 == tag } ?? true
    let asked = request.method == "GET" && isSame ? request["range"] : nil
    guard case .part(let file, _) = content else { return Answer(status: .ok, fields: fields, content: content) }
    switch ByteRange(asked, count: content.count) {
    case .whole: return Answer(status: .ok, fields: fields, content: content)
    case .part(let range):
      let value = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(content.count)"
      return Answer(
        status: .partialContent, fields: fields + [("Content-Range", value)], content: .part(of: file, range))
    case .unsatisfiable:
      return .sentence(
        .rangeNotSatisfiable, "The file has \(content.count) bytes.", [("Content-Range", "bytes */\(content.count)")])
    }
  }

  /// Returns whether an `If-None-Match` field contains `tag`. Weak tags match strong tags.
  private static func matches(_ field: String, _ tag: String) -> Bool {
    RequestHead.list(field).contains { $0 == "*" || $0 == tag || $0 == "W/" + tag }
  }

  /// Returns whether an `Accept-Encoding` field allows gzip. The field must list `gzip` or, if it does not list it,
  /// `*`, with a quality other than 0.
  static func takesGzip(_ field: String?) -> Bool {
    var star = false
    for item in RequestHead.list(field ?? "") {
      let parts = item.lowercased().split(separator: ";").map { RequestHead.trimmed($0) }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      if parts.first == "gzip" || parts.first == "x-gzip" { return quality > 0 }
      if parts.first == "*" { star = quality > 0 }
    }
    return star
  }
}
