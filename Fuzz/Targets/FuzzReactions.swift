// SPDX-License-Identifier: MIT

/// Decides what an application does in its callbacks: nothing in most of them, and never without end.
///
/// The choices come from the bytes in reverse order, so that they do not change what the bytes do elsewhere. Every second
/// program has no reactions.
@MainActor final class FuzzReactions {
  var reader: FuzzReader
  private let isActive: Bool
  private var depth = 0
  private var left = 24

  init(_ bytes: [UInt8]) {
    reader = FuzzReader(bytes.reversed())
    isActive = reader.bool()
  }

  /// No reactions from now on.
  func end() { left = 0 }

  /// A callback was called: perhaps something is done in it. Reactions to reactions are at most three deep.
  func callback(_ react: () -> Void) {
    guard isActive, left > 0, depth < 3, !reader.isAtEnd, reader.isOneIn(4) else { return }
    left -= 1
    depth += 1
    react()
    depth -= 1
  }
}
