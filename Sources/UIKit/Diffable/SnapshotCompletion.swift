// SPDX-License-Identifier: MIT

/// The completion of `apply`, which is called once: before `apply` returns if there is no animation, otherwise when the
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
