// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: 64 bits that stand for everything on screen: every layer's place, size, transform and paint with
  /// all bits of every number, the texts, and the order of layers.
  ///
  /// The same input and the same times give the same value on every machine, natively and in a browser; a golden file
  /// is a list of them. Cost: linear in the number of layers.
  public final var stateHash: UInt64 {
    var hash = LayerHash()
    for window in windows { hash.combine(window.layer) }
    return hash.value
  }
}
