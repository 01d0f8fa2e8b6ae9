// SPDX-License-Identifier: MIT

/// Why a request is not answered with a file. The connection is closed after it, since where the next request begins is
/// not certain.
struct Refusal: Error, Equatable {
  let status: HTTPStatus
  /// One sentence for the person who sent it.
  let reason: String

  init(_ status: HTTPStatus, _ reason: String) {
    self.status = status
    self.reason = reason
  }
}
