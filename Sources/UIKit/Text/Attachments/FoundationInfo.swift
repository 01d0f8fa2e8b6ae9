// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// The type of a property that makes objects comparable as attribute values in Foundation's
  /// `NSMutableAttributedString`.
  ///
  /// Foundation on Linux compares adjacent attribute values to merge runs. Foundation interprets the memory after an
  /// object's header as Core Foundation type information, so arbitrary bits there cause a crash in `CFEqual`. The bits
  /// of this property mark an object that has no Core Foundation comparison function, so Foundation calls
  /// `isEqual(_:)`. A value of this type must be the first stored property of every UIKit class whose objects are
  /// attribute values.
  nonisolated struct FoundationInfo {
    /// The bits of the `CFType` type ID 1, starting at bit 8, and the bit that Foundation sets in its own objects.
    private let bits: UInt64 = 1 << 8 | 0x80
  }
#endif
