// SPDX-License-Identifier: MIT

/// Limits for a single client and for all clients together.
///
/// A page of the gallery sends about fifteen fields of at most 200 bytes, over six parallel connections.
struct ServerLimits: Sendable {
  /// The maximum number of bytes in a request line or field (8,192). A smaller limit would reject long queries.
  var lineBytes = 8192
  /// The maximum number of fields (64). A smaller limit would reject requests through a proxy.
  var fields = 64
  /// The maximum number of bytes in an entire header (65,536), which limits the memory for endless headers.
  var headBytes = 65_536
  /// The maximum number of connections (64). When it is exceeded, the connection that has waited longest is closed.
  var connections = 64
  /// The time from opening a connection or from the previous response to the end of the request (10 s).
  var requestTime: Duration = .seconds(10)
  /// The time that a client has to accept a response (60 s).
  var answerTime: Duration = .seconds(60)
  /// The time during which input is discarded after the last response (1 s). Closing immediately could prevent the
  /// client from receiving the response.
  var drainTime: Duration = .seconds(1)
}
