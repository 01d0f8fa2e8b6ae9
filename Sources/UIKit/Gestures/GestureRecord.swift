// SPDX-License-Identifier: MIT

/// The decisions about the current gesture of a recognizer. A new record is created for each gesture.
struct GestureRecord {
  /// Whether `began` was requested before `ended`, in which case targets are notified of both.
  var requestedBegan = false
  /// Whether the views and the delegate have allowed the request.
  var mayBegin = false
  /// Whether the recognizer was waiting for another one at the last decision.
  var isWaiting = false
  /// The cached failure requirements.
  var answers: [(other: UIGestureRecognizer, waits: Bool)] = []
}
