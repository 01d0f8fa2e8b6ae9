// SPDX-License-Identifier: MIT

/// What one client, and all of them together, may take of the server.
///
/// A page of the gallery sends about fifteen fields of at most 200 bytes, in six connections, at once.
struct ServerLimits: Sendable {
  /// Bytes of a request line or of one field (8,192). Less, and long queries are rejected.
  var lineBytes = 8192
  /// Fields of a request (64). Less, and requests through a proxy are rejected.
  var fields = 64
  /// Bytes of a whole head (65,536): what an endless one may keep in memory.
  var headBytes = 65_536
  /// Connections at once (64). The one that has been waiting for the longest makes room for one more.
  var connections = 64
  /// Time from the opening of a connection, or the answer before, to the end of the request (10 s).
  var requestTime: Duration = .seconds(10)
  /// Time in which an answer must be taken (60 s).
  var answerTime: Duration = .seconds(60)
  /// Time for which what still comes is thrown away after the last answer (1 s), since closing at once could take that
  /// answer from the client.
  var drainTime: Duration = .seconds(1)
}
