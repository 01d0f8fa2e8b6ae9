// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: sets the content of the host's clipboard when a person is about to paste it.
  public final func clipboardChanged(to text: String) { UIPasteboard.hostChanged(text) }
}
