// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: a 64-bit hash of everything on screen. The hash includes the text, the order of the layers, and
  /// all bits of each layer's frame, transform and drawing attributes.
  ///
  /// The same input at the same times results in the same hash on every machine, natively and in a browser. A golden
  /// file of a test is a list of such hashes. Complexity: linear in the number of layers.
  public final var stateHash: UInt64 {
    var hash = LayerHash()
    for window in windows { hash.combine(window.layer) }
    return hash.value
  }
}
