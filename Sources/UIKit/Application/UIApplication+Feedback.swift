// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: what people were to feel so far, oldest first; of a long time the last 256.
  public final var feedback: [UIFeedbackGenerator.Feedback] { UIFeedbackGenerator.felt.value }
}
