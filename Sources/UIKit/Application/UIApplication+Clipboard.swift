// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: tells what the host's clipboard holds, as a person is about to paste it.
  public final func clipboardChanged(to text: String) { UIPasteboard.hostChanged(text) }
}
