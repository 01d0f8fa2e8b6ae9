// SPDX-License-Identifier: MIT

import Foundation

/// The upgrade of an HTTP connection to WebSocket (RFC 6455, section 4.2).
enum WebSocketHandshake {
  /// Returns the response to an upgrade request, or nil if the request is not an upgrade request that is supported.
  static func answer(_ request: RequestHead) -> Data? {
    guard request.method == "GET", request["upgrade"]?.lowercased() == "websocket",
      RequestHead.list(request["connection"] ?? "").contains(where: { $0.lowercased() == "upgrade" }),
      request["sec-websocket-version"] == "13", let key = request["sec-websocket-key"],
      Data(base64Encoded: key)?.count == 16
    else { return nil }
    let accept = Data(SHA1.hash((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)).base64EncodedString()
    return Data(
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: \(accept)\r\n\r\n"
        .utf8)
  }

  /// Returns whether a request was sent by a page of this server, so that its origin equals the server's address.
  /// Without this check, a page of another site or local server could control the app. Requests without an origin are
  /// not sent by browsers and are accepted.
  static func isFromHere(_ request: RequestHead, port: UInt16) -> Bool {
    guard let origin = request["origin"] else { return true }
    guard let host = request["host"]?.lowercased(), LoopbackName.isLoopback(host) else { return false }
    return origin.lowercased() == "http://\(host)" && host.hasSuffix(port == 80 ? "" : ":\(port)")
  }
}
