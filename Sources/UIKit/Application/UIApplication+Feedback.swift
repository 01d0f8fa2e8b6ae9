// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: the most recent feedback events (at most 256), oldest first.
  public final var feedback: [UIFeedbackGenerator.Feedback] { UIFeedbackGenerator.felt.value }
}
