// SPDX-License-Identifier: MIT

/// The completion of an application of a snapshot, which is called once: without animation before `apply` returns, or else when the
/// animation ends.
final class SnapshotCompletion {
  private var body: (() -> Void)?

  init(_ body: (() -> Void)?) { self.body = body }

  func call() {
    let body = body
    self.body = nil
    body?()
  }
}
