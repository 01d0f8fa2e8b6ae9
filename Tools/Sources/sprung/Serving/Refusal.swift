// SPDX-License-Identifier: MIT

/// The reason why a request is rejected. The connection is closed afterward, because the start of the next request is
/// unknown.
struct Refusal: Error, Equatable {
  let status: HTTPStatus
  /// The reason, as one sentence for the client.
  let reason: String

  init(_ status: HTTPStatus, _ reason: String) {
    self.status = status
    self.reason = reason
  }
}
