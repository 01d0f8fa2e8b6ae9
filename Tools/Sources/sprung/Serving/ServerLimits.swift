// SPDX-License-Identifier: MIT

/// Limits for a single client and for all clients together.
///
/// For comparison, the gallery's page sends about fifteen fields of at most 200 bytes in each request, and uses six
/// parallel connections.
struct ServerLimits: Sendable {
  /// The maximum number of bytes in a request line or field (8,192). A smaller limit would reject long queries.
  var lineBytes = 8192
  /// The maximum number of fields (64). A smaller limit would reject requests that pass through a proxy.
  var fields = 64
  /// The maximum number of bytes in an entire header (65,536). It limits the memory that an endless header can use.
  var headBytes = 65_536
  /// The maximum number of connections (64). When it is exceeded, the connection that has waited longest is closed.
  var connections = 64
  /// The maximum time from the start of a connection, or from the previous response, to the end of the next request (10
  /// s).
  var requestTime: Duration = .seconds(10)
  /// The maximum time in which a client must receive a response (60 s).
  var answerTime: Duration = .seconds(60)
  /// The time during which input is discarded after the last response (1 s). Closing immediately could prevent the
  /// client from receiving the response.
  var drainTime: Duration = .seconds(1)
}
