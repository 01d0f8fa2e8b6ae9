// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// Makes an object comparable as an attribute value of Foundation's `NSMutableAttributedString`.
  ///
  /// Foundation on Linux compares adjacent attribute values to merge runs. It interprets the memory after an object's
  /// header as Core Foundation type information, and other bits there crash in `CFEqual`. These bits identify an object
  /// without a custom comparison, for which `isEqual(_:)` is called. So this is the first stored property of each UIKit
  /// class whose objects are attribute values.
  nonisolated struct FoundationInfo {
    /// Type ID 1 of `CFType` in the bits from 8, and the bit that Foundation sets in its own objects.
    private let bits: UInt64 = 1 << 8 | 0x80
  }
#endif
