// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// Makes an object comparable as the value of an attribute of Foundation's `NSMutableAttributedString`.
  ///
  /// Foundation on Linux compares the values of neighbors with as many attributes to unite them, and takes what follows the header
  /// of an object for the type information of Core Foundation. An object with other bits there stops the program in `CFEqual`. The
  /// bits here say "an object without a comparison of its own", and then `isEqual(_:)` is called. So this is the first stored property
  /// of each class of UIKit whose objects are values of attributes.
  nonisolated struct FoundationInfo {
    /// The identifier 1 of `CFType` in bits 8 and above, and the bit that Foundation sets in its own objects.
    private let bits: UInt64 = 1 << 8 | 0x80
  }
#endif
