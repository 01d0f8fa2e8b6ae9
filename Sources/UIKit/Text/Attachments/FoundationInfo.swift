// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// Makes objects of a class comparable as attribute values of Foundation's `NSMutableAttributedString`.
  ///
  /// Foundation on Linux compares adjacent attribute values to merge runs. Foundation interprets the memory after an
  /// object's header as Core Foundation type information, and arbitrary bits there crash in `CFEqual`. These bits mark
  /// an object without a custom comparison, so Foundation calls `isEqual(_:)`. A value of this type must be the first
  /// stored property of every UIKit class whose objects are attribute values.
  nonisolated struct FoundationInfo {
    /// The bits of the `CFType` type ID 1, starting at bit 8, and the bit that Foundation sets in its own objects.
    private let bits: UInt64 = 1 << 8 | 0x80
  }
#endif
