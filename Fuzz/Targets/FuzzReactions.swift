// SPDX-License-Identifier: MIT

/// Decides how an app reacts in its callbacks. Most callbacks have no reaction, and the number of reactions is limited.
///
/// The choices use the bytes in reverse order, so that they do not change the effect of the bytes elsewhere. Half of
/// all programs have no reactions.
@MainActor final class FuzzReactions {
  var reader: FuzzReader
  private let isActive: Bool
  private var depth = 0
  private var left = 24

  init(_ bytes: [UInt8]) {
    reader = FuzzReader(bytes.reversed())
    isActive = reader.bool()
  }

  /// Disables further reactions.
  func end() { left = 0 }

  /// Called in a callback, which can trigger a reaction. Reactions can be nested at most three levels deep.
  func callback(_ react: () -> Void) {
    guard isActive, left > 0, depth < 3, !reader.isAtEnd, reader.isOneIn(4) else { return }
    left -= 1
    depth += 1
    react()
    depth -= 1
  }
}
