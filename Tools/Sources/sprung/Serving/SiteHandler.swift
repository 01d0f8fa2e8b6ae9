// SPDX-License-Identifier: MIT

import FlyingFox
import Foundation

/// Answers GET and HEAD from the files of the site, and forbids every cache, since the files change with each build.
struct SiteHandler: HTTPHandler {
  let files: SiteFiles

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard request.method == .GET || request.method == .HEAD else {
      return text(.methodNotAllowed, "Only GET and HEAD are answered.", headers: [HTTPHeader("Allow"): "GET, HEAD"])
    }
    guard let file = files.file(for: request.target.path()), let body = try? Data(contentsOf: file) else {
      return text(.notFound, "Nothing is served here.")
    }
    var headers = Self.headers(type: MediaType.of(file.lastPathComponent))
    guard request.method == .HEAD else { return HTTPResponse(statusCode: .ok, headers: headers, body: body) }
    headers[.contentLength] = String(body.count)
    return HTTPResponse(statusCode: .ok, headers: headers)
  }

  private static func headers(type: String) -> HTTPHeaders {
    [
      .contentType: type, .cacheControl: "no-store",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
    ]
  }

  private func text(
    _ status: HTTPStatusCode, _ message: String, headers extra: [HTTPHeader: String] = [:]
  ) -> HTTPResponse {
    var headers = Self.headers(type: MediaType.of("message.txt"))
    for (name, value) in extra { headers[name] = value }
    return HTTPResponse(statusCode: status, headers: headers, body: Data((message + "\n").utf8))
  }
}
