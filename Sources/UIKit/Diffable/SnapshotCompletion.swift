// SPDX-License-Identifier: MIT

/// The completion of `apply`, which is called once: at the end of the animation or, if there is none, before `apply`
/// returns.
final class SnapshotCompletion {
  private var body: (() -> Void)?

  init(_ body: (() -> Void)?) { self.body = body }

  func call() {
    let body = body
    self.body = nil
    body?()
  }
}
