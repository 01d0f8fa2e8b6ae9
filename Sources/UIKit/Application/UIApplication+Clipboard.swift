// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: provides the content of the host's clipboard before the user pastes it.
  public final func clipboardChanged(to text: String) { UIPasteboard.hostChanged(text) }
}
