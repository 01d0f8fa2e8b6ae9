// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: the recorded feedback events, oldest first, at most the last 256.
  public final var feedback: [UIFeedbackGenerator.Feedback] { UIFeedbackGenerator.felt.value }
}
