// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// Seconds that an update or a change of layout of a collection view is animated (0.3 s, the long-standing convention).
  /// Tests of completions and half-way positions depend on it.
  static let updateDuration = 0.3
}
