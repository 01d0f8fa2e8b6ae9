// SPDX-License-Identifier: MIT

extension UIView {
  /// The target size that requests the smallest size that constraints allow.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size that requests the largest size that constraints allow.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
